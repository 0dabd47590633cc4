import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const halleAnDenFels: ArticleText = {
  slug: 'halle-an-den-fels',
  category: 'klettern',
  titles: { at: 'Von der Halle an den Fels', en: 'From the gym to rock' },
  leads: {
    at: 'Draußen fehlt die Farbe an den Griffen. Was sonst noch anders ist.',
    en: 'Outside, holds have no colours. What else is different.',
  },
  scene: 'guide-klettern',
  sceneText: 'Felsgipfel im Herbst',
  publishedOn: '2026-05-25',
  blocks: [
    paragraph(
      'Du kletterst in der Halle sicher vor, sicherst verlässlich und kennst deinen Grad. Draußen beginnst du trotzdem zwei Grade tiefer, und das ist gut so. Denn am Fels geht es weniger um Kraft als um Entscheidungen, die dir in der Halle jemand abgenommen hat.',
    ),
    heading('Was anders ist'),
    table(
      'Halle und Fels im Vergleich',
      ['Thema', 'Halle', 'Fels'],
      ['Tritte', 'gut sichtbar', 'suchen, prüfen'],
      ['Haken', 'alle anderthalb Meter', 'oft drei bis vier Meter'],
      ['Umlenkung', 'Karabiner hängt', 'oft einfädeln nötig'],
      ['Steine', 'keine', 'von oben und unter der Hand'],
      ['Wetter', 'keines', 'Hitze, Nässe, Gewitter'],
      ['Rückzug', 'ablassen', 'planen'],
    ),
    heading('Was du zusätzlich brauchst'),
    list(
      'Helm, immer, auch beim Sichern',
      '70-Meter-Seil; prüf im Führer, ob die Route länger ist',
      '12 bis 16 Expressschlingen',
      'Zwei Schlingen von 120 Zentimetern und zwei Verschlusskarabiner für den Stand',
      'Abseilgerät und Prusikschlinge',
      'Topo auf Papier oder offline am Handy',
    ),
    heading('Umlenken lernen'),
    paragraph(
      'Am Ende vieler Routen hängen zwei Haken mit einer Kette und einem Ring. Um dich ablassen zu lassen, musst du das Seil durchfädeln, und dabei bist du für einen Augenblick nur mit der Selbstsicherung am Fels. Die Reihenfolge: mit Schlinge einhängen, belasten, Seil als Schlaufe durch den Ring, Achterknoten in die Schlaufe, mit Verschlusskarabiner in den Gurt, kontrollieren, alten Knoten lösen, wieder kontrollieren. Üb das zehnmal am Boden, bevor du es oben tust, und sprich jeden Schritt laut.',
    ),
    heading('Partnercheck'),
    steps(
      'Gurt zu, Schnalle zurückgefädelt',
      'Knoten richtig, Ende mindestens zehn Zentimeter',
      'Sicherungsgerät richtig eingelegt, Karabiner zu',
      'Seilende am Boden mit Knoten',
      'Helm zu',
      'Ausgemacht, ob abgelassen oder abgeseilt wird',
    ),
    tip(
      'Das Missverständnis',
      'Die meisten schweren Unfälle im Klettergarten passieren beim Ablassen. Macht vor dem Start aus, was oben passiert, und ruft Namen dazu, wenn mehrere Seilschaften am Wandfuß stehen.',
    ),
    products('Ausrüstung für den Fels', 'climbing-shoe', 'climbing-harness', 'helmet'),
    heading('Der erste Tag'),
    paragraph(
      'Such ein Gebiet mit kurzem Zustieg, kurzen Abständen und Routen im dritten bis fünften Grad. Geh mit jemandem, der es kann, oder in einem Kurs. Klettere zuerst nach, dann vor. Klopf an Griffe, bevor du daran ziehst, und leg lose Steine zur Seite, statt sie fallen zu lassen.',
    ),
    heading('Rücksicht'),
    paragraph(
      'Felsen haben Eigentümer, Vögel brüten darin, und der Parkplatz gehört meist einer Gemeinde. Halte dich an Sperren, bürste Magnesia ab, nimm Tape und Zigarettenstummel mit und sei leise. Ein Klettergebiet ist schneller gesperrt, als es erschlossen wurde.',
    ),
  ],
  related: ['kletterschuh-groesse', 'klettergurt-anpassen', 'wetter-am-berg'],
};
