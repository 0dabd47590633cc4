import { facts, heading, links, list, paragraph, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const ueberUnsPage: SeedPage = {
  section: 'static',
  slug: 'ueber-uns',
  titles: { at: 'Über Bergauf', en: 'About Bergauf' },
  leads: { at: '60 Geschäfte, ein Lager, keine Wirklichkeit.', en: '60 stores, one warehouse, no reality.' },
  scene: 'guide',
  updatedOn: '2026-05-01',
  blocks: [
    tip(
      'Erfundenes Unternehmen',
      'Bergauf ist ein Beispiel für einen Onlineshop. Es gibt keine Geschäfte, keine Marken und keine Ware.',
    ),
    heading('Woran wir glauben'),
    paragraph(
      'Gute Ausrüstung macht nicht schneller. Sie macht, dass man hinausgeht, auch wenn es regnet, und wieder heimkommt, ohne dass etwas wehtut. Deshalb fragen wir zuerst, wohin du willst, und erst dann, was es kosten darf.',
    ),
    heading('Was wir anders machen'),
    list(
      'Preise, die stimmen: Streichpreise sind immer die Empfehlung des Herstellers und heißen auch so.',
      'Reparieren vor Verkaufen: In fast allen Geschäften gibt es eine Werkstatt.',
      'Gebrauchtes: Geprüfte Rückläufer bekommen ein zweites Leben und einen ehrlichen Hinweis zum Zustand.',
      'Leihen: Was man nur zweimal braucht, muss man nicht besitzen.',
    ),
    heading('In Zahlen'),
    facts(
      ['Geschäfte', '60, in allen Bundesländern'],
      ['Werkstätten', 'Ski und Rad, von Wien bis Feldkirch'],
      ['Sportarten', '14'],
      ['Ratgeber', '40 Artikel, ohne bezahlte Empfehlungen'],
    ),
    heading('Unser Zeichen'),
    paragraph(
      'Eine Linie, die um elf Grad steigt. So steil ist ein Weg, den man eine Stunde lang gehen kann, ohne stehen zu bleiben, und oben trotzdem merkt, dass man oben ist.',
    ),
    links(['Geschäfte finden', '/shops/'], ['Jobs', '/static/jobs/']),
  ],
};
