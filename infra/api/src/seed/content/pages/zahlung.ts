import { heading, links, paragraph, questions, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const zahlungPage: SeedPage = {
  section: 'services',
  slug: 'zahlung',
  titles: { at: 'Bezahlen', en: 'Payment' },
  leads: {
    at: 'Per Rechnung, oder bei der Abholung im Geschäft. Ohne Aufpreis.',
    en: 'By invoice, or when you pick it up in store. No surcharge.',
  },
  scene: 'sale',
  updatedOn: '2026-09-01',
  blocks: [
    heading('Online'),
    table(
      'Zahlungsarten',
      ['Art', 'Wann es fällig ist'],
      ['Rechnung', '14 Tage nach Erhalt'],
      ['Gutschein', 'sofort, er wird vom Gesamtbetrag abgezogen'],
    ),
    paragraph(
      'Die Rechnung liegt dem Paket bei und kommt per E-Mail. Du probierst in Ruhe und zahlst nur, was du behältst.',
    ),
    heading('Bei Abholung'),
    paragraph('Du zahlst im Geschäft, bar oder mit Karte. Passt etwas nicht, zahlst du es gar nicht erst.'),
    heading('Wenn es einmal später wird'),
    paragraph('Geht eine Mahnung hinaus, kostet die erste nichts. Danach verrechnen wir, was das Gesetz zulässt.'),
    questions(
      [
        'Warum gibt es keine Kartenzahlung?',
        'Online arbeiten wir ohne Zahlungsdienst: So sieht niemand außer uns, was du kaufst. Im Geschäft nehmen wir jede gängige Karte.',
      ],
      [
        'Wo finde ich die Rechnung?',
        'In der E-Mail, mit der wir den Versand bestätigen. Deine Bestellung steht auch im Konto.',
      ],
    ),
    links(['Versandkosten', '/services/versand/']),
  ],
};
