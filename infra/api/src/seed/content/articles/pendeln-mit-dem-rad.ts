import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const pendelnMitDemRad: ArticleText = {
  slug: 'pendeln-mit-dem-rad',
  category: 'rad',
  titles: { at: 'Mit dem Rad zur Arbeit, das ganze Jahr', en: 'Commuting by bike, all year round' },
  leads: {
    at: 'Licht, Kotflügel, Kleidung: wie aus einem guten Vorsatz eine Gewohnheit wird.',
    en: 'Lights, mudguards, clothing: how a resolution becomes a habit.',
  },
  scene: 'store-city',
  sceneText: 'Stadtrand in der Abendsonne',
  publishedOn: '2026-09-14',
  blocks: [
    paragraph(
      'Die Hälfte aller Autofahrten in Österreich ist kürzer als zehn Kilometer. Mit dem Rad sind das 30 bis 40 Minuten, in der Stadt oft weniger als mit dem Auto. Ob du es wirklich tust, entscheidet sich nicht an der Kondition, sondern an der Ausrüstung, die griffbereit an der Tür hängt.',
    ),
    heading('Was das Rad haben muss'),
    paragraph(
      'Das Gesetz verlangt in Österreich zwei voneinander unabhängige Bremsen, eine Glocke, Licht und Reflektoren. Das Licht muss vorne weiß und hinten rot sein; bei Tageslicht und guter Sicht darf es daheim bleiben. Reflektoren gehören vorne, hinten, an die Pedale und seitlich an die Räder oder Reifen.',
    ),
    table(
      'Mehr als die Pflicht',
      ['Teil', 'Warum'],
      ['Kotflügel mit Schmutzfänger', 'trockener Rücken, saubere Schuhe'],
      ['Gepäckträger und Tasche', 'kein nasser Rücken unter dem Rucksack'],
      ['Fest verbautes Licht', 'nie wieder leere Akkus'],
      ['Reifen mit Pannenschutz', 'weniger Patschen'],
      ['Ständer', 'steht auch ohne Laterne'],
    ),
    heading('Kleidung nach Strecke'),
    paragraph(
      'Unter fünf Kilometern fährst du in Alltagskleidung und langsam. Darüber lohnt sich ein Wechselshirt und eine Hose, die nicht spannt. Bei Regen ist eine Überhose wichtiger als die beste Jacke, denn nass werden zuerst die Oberschenkel. Ein Cape hält am meisten ab und fängt am meisten Wind.',
    ),
    list(
      'Dünne Handschuhe ab zehn Grad, warme ab drei.',
      'Eine helle Weste oder Jacke, auch bei Tag.',
      'Ersatzsocken im Büro.',
      'Im Winter eine Stirnhaube unter dem Helm.',
    ),
    heading('Die Route'),
    paragraph(
      'Die beste Strecke ist selten die kürzeste. Such am Wochenende einen Weg mit wenig Kreuzungen und viel Radweg, fahr ihn probeweise und merk dir die Zeit. Wer Hauptstraßen meidet, fährt meist zwei Minuten länger und kommt viel entspannter an.',
    ),
    steps(
      'Halte zu parkenden Autos einen Meter Abstand, Türen gehen plötzlich auf.',
      'Fahr gut sichtbar in der Spur, wenn kein Platz zum Überholen ist.',
      'Schau Abbiegenden in die Augen; erst wenn sie dich sehen, fährst du weiter.',
      'Neben Lastwagen bleibst du hinten, nie rechts.',
    ),
    tip(
      'Montag ist Probetag',
      'Nimm dir nicht jeden Tag vor, sondern zwei fixe Tage. Nach drei Wochen werden von selbst mehr daraus.',
    ),
    products('Für den Arbeitsweg', 'chain-lock', 'bike-light', 'helmet', 'shell-jacket'),
    heading('Absperren'),
    paragraph(
      'Zwei verschiedene Schlösser halten länger als ein dickes. Sperr den Rahmen und das Hinterrad an etwas Festes, das Vorderrad mit dem zweiten Schloss dazu, und lass nichts am Rad, was sich mit einer Hand abnehmen lässt. Notier die Rahmennummer und mach ein Foto. Und bring das Rad im Februar zum Service statt im April: Dann ist es fertig, wenn die Tage länger werden.',
    ),
  ],
  related: ['fahrradhelm-kaufen', 'gravelbike-reifen', 'laufen-im-winter'],
};
