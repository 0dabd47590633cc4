import { heading, links, list, paragraph, steps, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const jobsPage: SeedPage = {
  section: 'static',
  slug: 'jobs',
  titles: { at: 'Arbeiten bei Bergauf', en: 'Working at Bergauf' },
  leads: {
    at: 'Vier Tage im Geschäft, einer am Berg. Zumindest in der Vorstellung.',
    en: 'Four days in the store, one on the mountain.',
  },
  scene: 'store-alpine',
  updatedOn: '2026-10-15',
  blocks: [
    tip('Erfundenes Unternehmen', 'Diese Stellen gibt es nicht. Bitte bewirb dich nicht.'),
    heading('Was uns wichtig ist'),
    paragraph(
      'Wir verkaufen nichts, das wir nicht selbst ausprobiert haben. Deshalb hat jede und jeder zwei bezahlte Testtage im Jahr, leiht sich Material kostenlos aus und darf in der Beratung sagen, dass etwas zu teuer ist.',
    ),
    list(
      'Vier-Tage-Woche auf Wunsch, 38,5 Stunden Vollzeit',
      'Überzahlung je nach Erfahrung, Angaben nach dem Kollektivvertrag für Angestellte im Handel',
      'Ausbildung im Haus: Skischuh, Laufanalyse, Werkstatt',
      '30 Prozent auf alles, auch für die Familie',
      'Öffi-Ticket oder Radzuschuss',
    ),
    heading('Offene Stellen'),
    table(
      'Beispiele',
      ['Stelle', 'Ort', 'Ausmaß', 'Mindestgehalt brutto'],
      ['Verkauf Laufen', 'Graz Innere Stadt', '20 bis 38,5 Stunden', '€ 2.180 für Vollzeit'],
      ['Zweiradtechnik', 'Wien Donaustadt', 'Vollzeit', '€ 2.450'],
      ['Skischuh-Fitting', 'Schladming', 'Saison, Vollzeit', '€ 2.400 und Quartier'],
      ['Lehre Einzelhandel, Sport', 'mehrere Geschäfte', 'Vollzeit', 'laut Kollektivvertrag'],
      ['Softwareentwicklung', 'Innsbruck oder daheim', '32 bis 38,5 Stunden', '€ 3.900'],
    ),
    heading('So läuft es'),
    steps(
      'Schreib ein paar Zeilen, was du gerne draußen machst. Lebenslauf genügt als Liste.',
      'Wir telefonieren eine halbe Stunde.',
      'Ein bezahlter Probetag im Geschäft oder in der Werkstatt.',
      'Antwort innerhalb von drei Tagen, in beide Richtungen ehrlich.',
    ),
    links(['Kontakt', '/services/kontakt/']),
  ],
};
