import { heading, links, paragraph, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const groessenberatungPage: SeedPage = {
  section: 'services',
  slug: 'groessenberatung',
  titles: { at: 'Größenberatung', en: 'Size guide' },
  leads: { at: 'Messen dauert zwei Minuten. Zurückschicken dauert zwei Tage.', en: 'Measuring takes two minutes.' },
  scene: 'guide-training',
  updatedOn: '2026-09-12',
  blocks: [
    heading('Kleidung'),
    table(
      'Erwachsene, Körpermaße in Zentimetern',
      ['Größe', 'Frauen Brust', 'Frauen Hüfte', 'Männer Brust', 'Männer Taille'],
      ['XS', '78 bis 82', '86 bis 90', '86 bis 90', '72 bis 76'],
      ['S', '82 bis 88', '90 bis 96', '90 bis 96', '76 bis 82'],
      ['M', '88 bis 94', '96 bis 102', '96 bis 102', '82 bis 88'],
      ['L', '94 bis 100', '102 bis 108', '102 bis 108', '88 bis 94'],
      ['XL', '100 bis 108', '108 bis 116', '108 bis 116', '94 bis 102'],
      ['XXL', '108 bis 116', '116 bis 124', '116 bis 124', '102 bis 110'],
    ),
    paragraph(
      'Brust misst du unter den Achseln an der stärksten Stelle, Taille dort, wo du dich am leichtesten beugst, Hüfte an der stärksten Stelle des Gesäßes. Das Maßband liegt an, ohne einzuschneiden. Liegst du dazwischen: eng und sportlich die kleinere, über anderen Schichten die größere.',
    ),
    heading('Schuhe'),
    table(
      'Fußlänge in Zentimetern',
      ['Fußlänge', 'EU', 'UK'],
      ['23,0', '37', '4'],
      ['24,0', '38,5', '5,5'],
      ['25,0', '40', '6,5'],
      ['26,0', '41,5', '7,5'],
      ['27,0', '42,5', '8,5'],
      ['28,0', '44', '9,5'],
      ['29,0', '45,5', '10,5'],
    ),
    paragraph(
      'Beim Laufen und Wandern eine halbe bis ganze Nummer dazu, beim Klettern eine halbe weniger. Skischuhe kaufst du nach Zentimetern, ohne Zugabe.',
    ),
    heading('Helme und Handschuhe'),
    table(
      'Kopf und Hand',
      ['Größe', 'Kopfumfang', 'Handumfang'],
      ['S', '52 bis 55 cm', '17 bis 19 cm'],
      ['M', '55 bis 58 cm', '19 bis 21,5 cm'],
      ['L', '58 bis 61 cm', '21,5 bis 24 cm'],
      ['XL', '61 bis 64 cm', '24 bis 26,5 cm'],
    ),
    paragraph('Die Hand misst du rund um die Fingerknöchel, ohne Daumen.'),
    heading('Mehr dazu'),
    links(
      ['Skilänge finden', '/blog/article/skilaenge-finden/'],
      ['Rahmengröße am Rad', '/blog/article/rahmengroesse-rad/'],
      ['Kindergrößen', '/blog/article/kindergroessen/'],
      ['Wanderschuhe', '/blog/article/wanderschuh-passform/'],
    ),
  ],
};
