import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const plattenFlicken: ArticleText = {
  slug: 'platten-flicken',
  category: 'rad',
  titles: { at: 'Patschen flicken in zwölf Minuten', en: 'Fixing a puncture in twelve minutes' },
  leads: {
    at: 'Schlauch tauschen am Weg, flicken daheim. Und die Frage, die alle vergessen: Warum ist er platt?',
    en: 'Swap the tube on the road, patch it at home.',
  },
  scene: 'guide-pflege',
  sceneText: 'Regenwolken über dem Tal',
  publishedOn: '2025-08-17',
  blocks: [
    paragraph(
      'Ein Patschen ist keine Panne, sondern eine Pause. Vorausgesetzt, du hast einen Schlauch, zwei Reifenheber und eine Pumpe dabei. Üb den Wechsel einmal daheim im Trockenen, dann schaffst du ihn auch im Regen.',
    ),
    heading('Was in die Satteltasche gehört'),
    list(
      'Ersatzschlauch in der richtigen Größe mit passendem Ventil',
      'Zwei Reifenheber aus Kunststoff',
      'Minipumpe oder Kartusche',
      'Flicken, am besten selbstklebend, als Reserve',
      'Ein Stück alter Reifen oder ein Geldschein für Risse in der Flanke',
      'Einweghandschuhe',
    ),
    heading('Der Wechsel'),
    steps(
      'Rad ausbauen. Hinten vorher auf das kleinste Ritzel schalten.',
      'Restluft ablassen und den Reifen rundum in die Mitte der Felge drücken.',
      'Einen Heber gegenüber dem Ventil ansetzen, den zweiten zwei Speichen weiter. Eine Seite herausheben.',
      'Schlauch herausziehen, dabei merken, wo das Ventil war.',
      'Den Reifen innen mit den Fingern abtasten und von außen absuchen. Was den Patschen verursacht hat, steckt oft noch drin.',
      'Neuen Schlauch leicht aufpumpen, einlegen, Ventil zuerst.',
      'Reifen mit den Daumen zurückdrücken, beim Ventil enden. Keine Heber verwenden, sie klemmen den Schlauch.',
      'Rundum prüfen, dass nirgends Schlauch herausschaut, aufpumpen, einbauen.',
    ),
    heading('Warum war er platt?'),
    table(
      'Was das Loch verrät',
      ['Bild', 'Ursache', 'Abhilfe'],
      ['Ein kleines Loch außen', 'Dorn, Glas', 'Reifen absuchen'],
      ['Zwei Löcher nebeneinander', 'Durchschlag auf der Felge', 'mehr Druck'],
      ['Loch innen zur Felge', 'Felgenband verrutscht', 'neues Band'],
      ['Riss am Ventil', 'Ventil verkantet', 'beim Einbau gerade setzen'],
      ['Langer Schlitz', 'Schlauch war eingeklemmt', 'sorgfältiger montieren'],
    ),
    heading('Flicken daheim'),
    paragraph(
      'Pump den Schlauch auf und halt ihn ins Wasser, bis Blasen kommen. Markier die Stelle, trockne sie, rau sie mit Schleifpapier auf und streich Vulkanisierlösung darüber. Warte, bis sie matt ist, das dauert etwa fünf Minuten, und drück den Flicken fest an. Ein gut geflickter Schlauch hält so lange wie ein neuer. Selbstklebende Flicken sind schneller, aber eher für den Heimweg gedacht.',
    ),
    tip(
      'Logo ans Ventil',
      'Dreh den Reifen vor dem Aufziehen so, dass sein Schriftzug beim Ventil steht. Findest du später ein Loch im Schlauch, weißt du sofort, wo du im Reifen suchen musst.',
    ),
    products('Damit du weiterfährst', 'bike', 'bike-light', 'backpack', 'glove'),
    heading('Bei Tubeless'),
    paragraph(
      'Kleine Löcher schließt die Dichtmilch, wenn du das Rad mit der Stelle nach unten drehst. Größere stopfst du mit einem Gummistreifen und der dafür gedachten Ahle. Hilft auch das nicht, nimm das Ventil heraus und bau einen Schlauch ein; vorher alle Dornen entfernen, sonst flickst du gleich noch einmal.',
    ),
  ],
  related: ['gravelbike-reifen', 'pendeln-mit-dem-rad', 'mountainbike-fahrwerk'],
};
