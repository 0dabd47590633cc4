import { heading, links, list, paragraph, steps, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const rueckgabePage: SeedPage = {
  section: 'services',
  slug: 'rueckgabe',
  titles: { at: 'Rückgabe und Umtausch', en: 'Returns and exchanges' },
  leads: { at: '30 Tage, in jedem Geschäft oder per Paket.', en: '30 days, in any store or by parcel.' },
  scene: 'guide-pflege',
  updatedOn: '2026-10-01',
  blocks: [
    heading('So geht es im Geschäft'),
    paragraph(
      'Bring die Ware mit der Rechnung oder der Bestellnummer in irgendeines unserer Geschäfte. Wir sehen sie kurz an, und die Rückzahlung ist angestoßen, bevor du wieder draußen bist. Umtauschen geht gleich an Ort und Stelle, wenn die richtige Größe da ist.',
    ),
    heading('So geht es per Paket'),
    steps(
      'Im Konto bei der Bestellung „Zurückschicken“ wählen und angeben, was nicht gepasst hat. Als Gast schreib uns mit der Bestellnummer.',
      'Etikett ausdrucken oder den Code am Handy zeigen.',
      'Gut verpacken, am besten im Originalkarton, und bei der Post abgeben.',
      'Wir prüfen innerhalb von drei Werktagen und zahlen zurück.',
    ),
    table(
      'Was die Rückgabe kostet',
      ['Weg', 'Kosten'],
      ['Im Geschäft', 'nichts'],
      ['Paket', '€ 2,90, werden von der Rückzahlung abgezogen'],
      ['Rad oder schwere Ware', 'Abholung nach Vereinbarung, € 29,90'],
      ['Mangelhafte oder falsche Ware', 'nichts'],
    ),
    heading('Was wir zurücknehmen'),
    list(
      'Alles, was ungetragen, unbenutzt und vollständig ist, mit Etikett und Originalverpackung.',
      'Schuhe, die du in der Wohnung probiert hast. Bitte nicht draußen, auch nicht kurz.',
      'Bademode nur mit Hygienestreifen.',
      'Nicht: angepasste Skischuhe, beflockte Dressen, bespannte Schläger, Gutscheine, die schon eingelöst sind.',
    ),
    heading('Kaputt gegangen'),
    paragraph(
      'Ist etwas fehlerhaft, gilt die gesetzliche Gewährleistung von zwei Jahren, unabhängig von den 30 Tagen. Zeigt sich der Mangel im ersten Jahr, wird vermutet, dass er von Anfang an da war. Zuerst hast du Anspruch auf Reparatur oder Austausch; erst wenn das nicht geht, auf Preisminderung oder Geld zurück. Bring das Stück ins Geschäft oder schreib uns mit einem Foto.',
    ),
    links(['Widerrufsrecht und Formular', '/static/widerruf/'], ['Geschäft finden', '/shops/']),
  ],
};
