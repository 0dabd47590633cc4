import { listIn } from '@bergauf/catalogue-format/records/fields';
import { readHome, readTexts } from '@bergauf/demo-catalogue/texts';
import { describe, expect, it } from 'vitest';
import { deliveryDays } from './delivery-promise.ts';

type Goods = keyof typeof deliveryDays;

const pages = await readTexts('pages');
const home = await readHome();

/** The blocks of a page as one text. */
const textOf = (slug: string, locale: 'at' | 'en') =>
  JSON.stringify(
    pages
      .filter((page) => page.section === 'services' && page.slug === slug)
      .map(({ blocks }) => listIn(blocks, locale)),
  );

const span = (goods: Goods, to: string) => `${deliveryDays[goods].minDays} ${to} ${deliveryDays[goods].maxDays}`;

describe.each([
  ['at', 'bis', 'Werktage', { parcel: 'Paket nach Hause', heavy: 'Schwere Ware', bike: 'Fahrräder' }],
  ['en', 'to', 'working days', { parcel: 'Parcel to your home', heavy: 'Heavy goods', bike: 'Bikes' }],
] as const)('the delivery times of product pages, in the demo texts in %s,', (locale, to, days, names) => {
  it.each(['parcel', 'heavy', 'bike'] as const)('stand in the table of the page about delivery: %s', (goods) => {
    const row = new RegExp(`\\["${names[goods]}[^\\]]*\\]`).exec(textOf('versand', locale))?.[0];
    expect(row).toContain(`"${span(goods, to)} ${days}"`);
  });

  it('are those of the help page', () => {
    for (const goods of ['parcel', 'heavy', 'bike'] as const)
      expect(textOf('hilfe', locale)).toContain(span(goods, to));
  });

  it('are those of the home page, for parcels', () => {
    expect(JSON.stringify(home)).toContain(`${span('parcel', to)} ${days}`);
  });
});
