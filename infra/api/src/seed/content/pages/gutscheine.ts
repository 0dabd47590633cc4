import { heading, links, paragraph, questions, steps, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const gutscheinePage: SeedPage = {
  section: 'services',
  slug: 'gutscheine',
  titles: { at: 'Gutscheine', en: 'Gift cards' },
  leads: {
    at: 'Von 10 bis 500 Euro, online und in jedem Geschäft einzulösen.',
    en: 'From 10 to 500 euros, online and in every store.',
  },
  scene: 'hero',
  updatedOn: '2026-09-01',
  blocks: [
    heading('Kaufen'),
    paragraph(
      'Gutscheine bekommst du in jedem Geschäft auf einer Karte aus Holz oder online als PDF zum Ausdrucken. Den Wert bestimmst du selbst, zwischen 10 und 500 Euro. Per E-Mail ist er in wenigen Minuten da, auf Wunsch an einem bestimmten Tag.',
    ),
    heading('Einlösen'),
    steps(
      'Im Geschäft: Code oder Karte an der Kassa zeigen.',
      'Online: Code an der Kassa eingeben, der Betrag wird abgezogen.',
      'Bleibt etwas übrig, steht der Rest weiter auf dem Gutschein.',
    ),
    heading('Gut zu wissen'),
    questions(
      ['Wie lange gilt er?', '30 Jahre. So lange sieht es auch das Gesetz vor.'],
      ['Kann ich mehrere verwenden?', 'Ja, bis zu fünf bei einer Bestellung.'],
      ['Bekomme ich den Rest ausbezahlt?', 'Nein, aber er bleibt gültig.'],
      ['Verloren?', 'Mit der Rechnung können wir einen noch nicht eingelösten Gutschein sperren und neu ausstellen.'],
      ['Gilt er auch für Service und Verleih?', 'Ja, für alles, was es bei uns gibt.'],
    ),
    tip(
      'Gutscheine aus dem Treueprogramm',
      'Was du für Punkte bekommst, gilt ein Jahr und ab einem Mindestbestellwert. Mehr dazu in den Teilnahmebedingungen.',
    ),
    links(['Teilnahmebedingungen des Treueprogramms', '/static/treueprogramm/']),
  ],
};
