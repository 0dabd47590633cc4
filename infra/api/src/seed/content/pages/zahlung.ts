import { heading, links, paragraph, questions, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const zahlungPage: SeedPage = {
  section: 'services',
  slug: 'zahlung',
  titles: { at: 'Bezahlen', en: 'Payment' },
  leads: {
    at: 'Karte, Überweisung, Rechnung, bar im Geschäft. Ohne Aufpreis.',
    en: 'Card, transfer, invoice, cash in store. No surcharge.',
  },
  scene: 'sale',
  updatedOn: '2026-09-01',
  blocks: [
    heading('Online'),
    table(
      'Zahlungsarten',
      ['Art', 'Wann wird abgebucht'],
      ['Kredit- und Debitkarte', 'beim Versand'],
      ['EPS-Überweisung', 'sofort'],
      ['Rechnung', '14 Tage nach Erhalt'],
      ['Gutschein', 'sofort'],
    ),
    paragraph(
      'Bei Karten fragt deine Bank meistens nach einer Bestätigung in ihrer App. Kartendaten sehen und speichern wir nicht; sie gehen direkt an den Zahlungsdienst.',
    ),
    heading('Bei Abholung'),
    paragraph(
      'Du zahlst online oder erst im Geschäft, bar oder mit Karte. Passt etwas nicht, zahlst du es gar nicht erst.',
    ),
    heading('Rechnung'),
    paragraph(
      'Auf Rechnung liefern wir ab der zweiten Bestellung bis 500 Euro an Adressen in Österreich. Geht eine Mahnung hinaus, kostet die erste nichts. Danach verrechnen wir, was das Gesetz zulässt.',
    ),
    questions(
      [
        'Warum wurde meine Zahlung abgelehnt?',
        'Meistens hat die Bank sie nicht bestätigt. Versuch es noch einmal oder wähl eine andere Art; deine Bestellung bleibt 30 Minuten lang reserviert.',
      ],
      [
        'Wo finde ich die Rechnung?',
        'Im Konto bei der Bestellung, als PDF. Als Gast liegt sie in der E-Mail, mit der wir den Versand bestätigen.',
      ],
    ),
    links(['Versandkosten', '/services/versand/']),
  ],
};
