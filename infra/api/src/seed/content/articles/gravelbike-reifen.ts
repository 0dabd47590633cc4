import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const gravelbikeReifen: ArticleText = {
  slug: 'gravelbike-reifen',
  category: 'rad',
  titles: { at: 'Gravelreifen: Breite, Druck, Profil', en: 'Gravel tyres: width, pressure, tread' },
  leads: {
    at: 'Der günstigste Umbau am Rad ist Luft: Wie viel davon in welchen Reifen gehört.',
    en: 'The cheapest upgrade is air: how much of it belongs where.',
  },
  scene: 'sale',
  sceneText: 'Weites Tal im Abenddunst',
  publishedOn: '2026-04-28',
  blocks: [
    paragraph(
      'Kein Teil verändert ein Gravelbike so sehr wie der Reifen, und kein Teil wird so oft mit falschem Druck gefahren. Die meisten pumpen zu viel hinein, weil hart schnell klingt. Auf Schotter ist das Gegenteil wahr.',
    ),
    heading('Die Breite'),
    paragraph(
      'Für Asphalt mit ein paar Feldwegen genügen 35 Millimeter. 40 Millimeter sind die vernünftige Mitte. 45 bis 50 Millimeter nehmen groben Schotter und Wurzeln den Schrecken, wenn der Rahmen Platz dafür hat: Rundum sollten vier Millimeter Luft bleiben, sonst schleift der Matsch.',
    ),
    heading('Der Druck'),
    table(
      'Startwerte in bar, Tubeless, hinten',
      ['Gewicht mit Gepäck', '35 mm', '40 mm', '45 mm'],
      ['60 kg', '2,6', '2,2', '1,9'],
      ['75 kg', '3,0', '2,5', '2,2'],
      ['90 kg', '3,4', '2,9', '2,5'],
      ['105 kg', '3,8', '3,3', '2,8'],
    ),
    paragraph(
      'Vorne nimmst du 0,2 bar weniger, mit Schlauch 0,3 bar mehr. Von diesem Wert aus tastest du dich heran: Fahr eine Runde, lass 0,1 bar ab, fahr wieder. Sobald die Felge bei einem Schlag durchkommt oder der Reifen in der Kurve schwimmt, gehst du einen Schritt zurück.',
    ),
    heading('Das Profil'),
    list(
      'Fast glatt in der Mitte, Noppen am Rand: Asphalt und fester Schotter.',
      'Gleichmäßig flache Noppen: alles außer Matsch.',
      'Hohe, offene Stollen: Wald, Wiese, Winter.',
    ),
    paragraph(
      'Hinten darf der Reifen glatter sein, weil er rollen soll. Vorne zählt Grip, weil ein rutschendes Vorderrad keine zweite Meinung zulässt.',
    ),
    heading('Schlauch oder Tubeless?'),
    paragraph(
      'Tubeless heißt: kein Schlauch, dafür Dichtmilch, die kleine Löcher von selbst schließt. Du kannst mit weniger Druck fahren und hast kaum Pannen. Dafür braucht es passende Felgen, Ventile, etwas Geduld bei der Montage und zweimal im Jahr frische Milch. Für alle, die vor allem auf der Straße fahren, ist ein leichter Schlauch aus Kunststoff die einfachere Lösung.',
    ),
    tip(
      'Manometer statt Daumen',
      'Der Daumen erkennt Unterschiede von einem halben Bar nicht. Ein kleines Manometer kostet weniger als ein Reifen und zahlt sich nach der ersten Woche aus.',
    ),
    products('Zum Reifen das Rad', 'bike', 'helmet', 'backpack'),
    heading('Wann ein Reifen fertig ist'),
    steps(
      'Die Noppen in der Mitte sind weg oder haben scharfe Vorderkanten und runde Rückseiten.',
      'An der Flanke schaut das Gewebe durch.',
      'Dichtmilch tritt an mehreren Stellen aus.',
      'Der Gummi hat nach Jahren feine Risse.',
    ),
    paragraph(
      'Ein Satz hält auf gemischten Wegen 3.000 bis 5.000 Kilometer, hinten weniger als vorne. Tausch nicht von vorne nach hinten: Der bessere Reifen gehört immer ans Vorderrad. Und nach dem Wechsel fahr die ersten Kurven langsam, neue Reifen haben noch einen glatten Film vom Herstellen.',
    ),
  ],
  related: ['rahmengroesse-rad', 'platten-flicken', 'pendeln-mit-dem-rad'],
};
