import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const packlisteHuette: ArticleText = {
  slug: 'packliste-huette',
  category: 'wandern',
  titles: { at: 'Packliste für drei Tage Hütte', en: 'Packing list for three days in the huts' },
  leads: {
    at: 'Sieben Kilo reichen. Was hineingehört, was daheim bleibt und was du auf der Hütte bekommst.',
    en: 'Seven kilos are enough: what to take, what to leave and what the hut provides.',
  },
  scene: 'guide-huette',
  sceneText: 'Bergkamm bei Nacht',
  publishedOn: '2026-05-18',
  blocks: [
    paragraph(
      'Die häufigste Ausrüstungspanne auf Hüttentouren ist nicht das Vergessene, sondern das Mitgeschleppte. Zwölf Kilo machen aus jedem Abstieg eine Knieprüfung. Mit dieser Liste kommst du auf etwa sieben Kilo ohne Wasser und hast trotzdem alles dabei.',
    ),
    heading('Was die Hütte hat'),
    paragraph(
      'Bettzeug, Decken, Essen, Wasser und meistens Hausschuhe. Was sie selten hat: Strom am Bett, warmes Wasser in Mengen, Handyempfang. Ein Hüttenschlafsack ist Pflicht, ein richtiger Schlafsack überflüssig. Reserviere rechtzeitig und sag ab, wenn du nicht kommst; jemand anderer braucht den Platz.',
    ),
    heading('Die Liste'),
    table(
      'Kleidung, am Körper und im Rucksack',
      ['Stück', 'Anzahl', 'Anmerkung'],
      ['Shirt aus Wolle oder Kunstfaser', '2', 'eines trägst du, eines ist trocken'],
      ['Wanderhose', '1', 'abzippbar spart die kurze'],
      ['Unterwäsche und Socken', 'je 2', 'abends waschen, außen am Rucksack trocknen'],
      ['Isolationsjacke', '1', 'leichte Daune oder Kunstfaser'],
      ['Regenjacke', '1', 'auch bei schönem Wetterbericht'],
      ['Haube und dünne Handschuhe', 'je 1', 'auch im August'],
      ['Leichte Hose für die Hütte', '1', 'zugleich Pyjama'],
    ),
    list(
      'Hüttenschlafsack, Ohrstöpsel, Stirnlampe',
      'Erste-Hilfe-Set mit Blasenpflaster und Rettungsdecke',
      'Sonnencreme, Sonnenbrille, Kapperl',
      'Karte auf Papier, Handy mit vollem Akku, kleine Powerbank',
      'Zahnbürste, kleines Handtuch, Seife für Haut und Wäsche',
      'Bargeld: Viele Hütten nehmen keine Karten, weil die Verbindung fehlt',
      'Ausweis und Mitgliedskarte des Alpenvereins, falls vorhanden',
      'Wasserflasche mit mindestens einem Liter, Jause für zwei Pausen',
    ),
    heading('Was daheim bleibt'),
    paragraph(
      'Jeans, Parfum, das dritte Shirt, das Buch mit 600 Seiten, das Messer mit 14 Funktionen. Auch Trekkingstöcke sind kein Muss, aber auf langen Abstiegen entlasten sie die Knie spürbar.',
    ),
    tip(
      'Zwei Haufen',
      'Leg alles auf, was du mitnehmen willst. Mach daraus zwei Haufen: brauche ich sicher, brauche ich vielleicht. Der zweite bleibt daheim, mit Ausnahme der Regenjacke.',
    ),
    products('Für die Hüttentour', 'backpack', 'shell-jacket', 'down-jacket', 'hiking-boot'),
    heading('Der Rucksack'),
    paragraph(
      '30 bis 35 Liter sind richtig. Größere Rucksäcke werden voll, weil Platz da ist. Schweres kommt in die Mitte nahe an den Rücken, Leichtes nach unten, was du unterwegs brauchst, in den Deckel. Ein Müllsack innen hält mehr Regen ab als jede Hülle außen.',
    ),
    heading('Bevor du gehst'),
    paragraph(
      'Schau dir für jeden Tag einen Ausweichweg an und schreib jemandem auf, wo du schläfst. Prüf am Vorabend den Wetterbericht für die Region und nicht nur das Symbol für den nächsten Ort. Der Alpin-Notruf in Österreich ist 140, europaweit gilt 112. Und trag die Schuhe vorher: Drei Tage sind zu lang, um Blasen zu entdecken.',
    ),
  ],
  related: ['rucksack-einstellen', 'schichten-am-berg', 'wetter-am-berg'],
};
