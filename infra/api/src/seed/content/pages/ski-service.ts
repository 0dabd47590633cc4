import { heading, links, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const skiServicePage: SeedPage = {
  section: 'services',
  slug: 'ski-service',
  titles: { at: 'Ski-Service', en: 'Ski service' },
  leads: {
    at: 'Kante, Belag, Wachs, Bindung: in der Regel bis zum nächsten Tag.',
    en: 'Edges, base, wax, bindings: usually by the next day.',
  },
  scene: 'guide-ski',
  updatedOn: '2026-10-20',
  blocks: [
    heading('Was wir machen'),
    table(
      'Preise für ein Paar',
      ['Leistung', 'Umfang', 'Preis'],
      ['Wachsen', 'heiß wachsen, abziehen, bürsten', '€ 15'],
      ['Kleines Service', 'Kanten schärfen, wachsen', '€ 29'],
      ['Großes Service', 'Belag ausbessern, Steinschliff, Kanten, wachsen', '€ 49'],
      ['Bindung einstellen', 'mit Protokoll nach ISO 11088', '€ 19'],
      ['Bindung montieren', 'bohren, einstellen, prüfen', '€ 45'],
      ['Snowboard, großes Service', 'Belag, Kanten, Wachs', '€ 45'],
    ),
    paragraph('Kaufst du Ski und Bindung bei uns, sind Montage und erste Einstellung im Preis enthalten.'),
    heading('So läuft es ab'),
    steps(
      'Ski bis 17 Uhr im Geschäft abgeben. In den Geschäften am Berg auch bis Betriebsschluss der Lifte.',
      'Wir fragen dich nach Gewicht, Größe, Alter, Können und Sohlenlänge.',
      'Am nächsten Tag ab 10 Uhr holst du sie ab, am Berg ab 8.30 Uhr.',
    ),
    tip(
      'Einmal im Jahr einstellen',
      'Bindungen altern, Menschen auch. Der Auslösewert hängt von Gewicht und Alter ab und gehört vor jeder Saison geprüft.',
    ),
    heading('Verleih'),
    paragraph(
      'In unseren Geschäften mit Verleih bekommst du Ski, Snowboards, Tourenausrüstung, Schneeschuhe und LVS-Pakete tageweise oder für die Saison. Kinder tauschen während der Saison kostenlos auf die nächste Größe. Die Leihgebühr von bis zu drei Tagen rechnen wir an, wenn du ein Modell kaufst.',
    ),
    list(
      'Ausweis mitbringen, Kaution brauchst du nicht.',
      'Reservieren kannst du bis zum Vorabend um 18 Uhr.',
      'Mit Diebstahl- und Bruchversicherung ab 3 Euro am Tag.',
    ),
    products('Damit der Service sich lohnt', 'ski', 'ski-binding', 'ski-poles'),
    links(['Geschäfte mit Ski-Service', '/shops/'], ['Ski selbst wachsen', '/blog/article/ski-wachsen/']),
  ],
};
