import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const laufschuhWannErsetzen: ArticleText = {
  slug: 'laufschuh-wann-ersetzen',
  category: 'laufen',
  titles: { at: 'Wann ein Laufschuh ersetzt gehört', en: 'When to replace a running shoe' },
  leads: {
    at: 'Kilometer sind ein Hinweis, kein Ablaufdatum. Fünf Zeichen, die mehr sagen.',
    en: 'Mileage is a hint, not a deadline. Five signs that say more.',
  },
  scene: 'guide-laufschuh',
  sceneText: 'Weg durch taufrische Wiesen',
  publishedOn: '2025-09-21',
  blocks: [
    paragraph(
      'Auf der Schachtel steht nichts, im Internet steht tausend. Die Wahrheit liegt dazwischen und hängt von dir ab: vom Gewicht, vom Laufstil, vom Boden und davon, ob der Schuh zwischen zwei Läufen einen Tag Pause hatte. Diese fünf Zeichen erkennst du ohne Messgerät.',
    ),
    heading('Fünf Zeichen'),
    steps(
      'Die Sohle ist unter dem Ballen glatt, am Rand aber noch nicht. Dann trägt der Schuh nicht mehr gleichmäßig.',
      'Die Zwischensohle hat Querfalten, die nach einer Nacht noch zu sehen sind. Der Schaum federt nicht mehr zurück.',
      'Der Schuh steht auf dem Tisch schief. Schau von hinten: Kippt die Ferse nach innen oder außen, hat sich eine Seite gesetzt.',
      'Innen an der Ferse ist der Stoff durch, oder die Kappe lässt sich mit dem Daumen eindrücken.',
      'Nach einer gewohnten Runde spürst du Knie, Schienbein oder Fußsohle, und das war vor einem Monat nicht so.',
    ),
    paragraph('Ein Zeichen heißt: beobachten. Zwei Zeichen heißen: bald. Drei heißen: jetzt.'),
    heading('Richtwerte in Kilometern'),
    table(
      'Wie weit ein Paar ungefähr kommt',
      ['Schuh', 'Leichte Läuferin', 'Schwerer Läufer'],
      ['Trainingsschuh, viel Dämpfung', '800 km', '600 km'],
      ['Leichter, schneller Schuh', '500 km', '350 km'],
      ['Trailschuh, Waldboden', '800 km', '600 km'],
      ['Trailschuh, Kalk und Schotter', '500 km', '400 km'],
      ['Wettkampfschuh mit Platte', '300 km', '200 km'],
    ),
    paragraph(
      'Die Werte sind Erfahrungen aus unseren Werkstätten und keine Garantie. Wer seine Läufe aufzeichnet, kann in den meisten Programmen jedem Lauf einen Schuh zuordnen.',
    ),
    heading('So hält ein Paar länger'),
    paragraph(
      'Öffne die Schnürung, bevor du hinausschlüpfst; wer von der Ferse tritt, zerstört die Kappe. Lass den Schuh zwischen zwei Läufen mindestens einen Tag stehen, denn Schaum braucht diese Zeit, um sich auszudehnen. Nimm ihn nicht zum Einkaufen: Gehen belastet andere Stellen und nutzt die Ferse einseitig ab.',
    ),
    list(
      'Von Hand waschen, mit lauwarmem Wasser und einer weichen Bürste.',
      'Einlegesohle herausnehmen und getrennt trocknen.',
      'Nie in den Trockner, nie in die pralle Sonne, nie auf den Heizkörper.',
    ),
    tip(
      'Der Vergleich hilft',
      'Stell den alten neben einen neuen Schuh desselben Modells und drück beide mit dem Daumen an der gleichen Stelle. Der Unterschied überrascht fast jeden.',
    ),
    products('Nachfolger gesucht', 'running-shoe', 'sneaker'),
    heading('Was mit den alten passiert'),
    paragraph(
      'Laufschuhe, die fürs Training zu müde sind, taugen noch monatelang für Garten und Spielplatz. Sind sie ganz hinüber, nehmen wir sie in jedem Geschäft zurück, auch wenn sie nicht von uns sind. Was noch tragbar ist, geht an soziale Einrichtungen in der Region; aus dem Rest werden Bodenbeläge. Der Umstieg auf das neue Paar gelingt am besten über zwei Wochen: einmal alt, einmal neu.',
    ),
  ],
  related: ['welcher-laufschuh-passt', 'laufen-anfangen', 'trailschuhe-waehlen'],
};
