import { heading, paragraph, steps, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const versandPage: SeedPage = {
  section: 'services',
  slug: 'versand',
  titles: { at: 'Versand und Abholung', en: 'Delivery and collection' },
  leads: {
    at: 'Ab 50 Euro kostenlos, im Geschäft immer. Räder kommen fahrfertig.',
    en: 'Free from 50 euros, in store always.',
  },
  scene: 'guide-rad',
  updatedOn: '2026-10-01',
  blocks: [
    heading('Was es kostet'),
    table(
      'Lieferung innerhalb von Österreich',
      ['Art', 'Kosten', 'Dauer'],
      ['Paket nach Hause', '€ 4,90, ab € 50 kostenlos', '2 bis 3 Werktage'],
      ['Abholstation oder Paketshop', '€ 3,90, ab € 50 kostenlos', '2 bis 3 Werktage'],
      ['Schwere Ware, etwa Hantelsets', '€ 14,90', '4 bis 6 Werktage'],
      ['Fahrräder', '€ 29,90', '5 bis 7 Werktage'],
      ['Abholung im Geschäft', 'immer kostenlos', '2 Stunden bis 3 Werktage'],
    ),
    paragraph(
      'Liegt ein Rad oder schwere Ware im Warenkorb, kommt alles zusammen per Spedition; die Kosten fallen nur einmal an. Abholstationen nehmen solche Sendungen nicht an.',
    ),
    heading('Abholen'),
    steps(
      'Im Warenkorb das Geschäft auswählen. Wir zeigen dir, was dort liegt und was wir hinschicken.',
      'Auf die Nachricht warten, dass alles bereit ist.',
      'Ausweis oder Abholcode mitbringen, probieren, mitnehmen. Was nicht passt, bleibt gleich da.',
    ),
    heading('Räder'),
    paragraph(
      'Fahrräder stellen wir in der Werkstatt fertig ein und schicken sie in einem großen Karton. Du drehst den Lenker gerade, steckst den Sattel ein und montierst die Pedale; Werkzeug und Anleitung liegen bei. Holst du das Rad im Geschäft ab, ist es fahrfertig und auf dich eingestellt.',
    ),
    heading('Verfolgen und verschieben'),
    paragraph(
      'Sobald das Paket unterwegs ist, findest du in deinem Konto einen Link zur Verfolgung. Dort kannst du es umleiten, etwa zu einer Nachbarin oder einer Abholstation. Als Gast kommt der Link per E-Mail.',
    ),
    heading('Nachhaltig verpacken'),
    paragraph(
      'Wir schicken alles aus einem Lager in Tirol, in Kartons aus Altpapier, ohne Füllmaterial aus Kunststoff. Bestellst du mehrere Dinge, warten wir kurz und schicken ein Paket statt drei, außer du möchtest es anders.',
    ),
  ],
};
