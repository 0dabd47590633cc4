import { listIn } from '@bergauf/catalogue-format/records/fields';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import { expect, it } from 'vitest';
import { retention } from './retention.ts';

const pages = await readTexts('pages');
const { guestDays, cancelledOrderDays, orderYears, contactYears, withdrawalYears } = retention;

const stated = [
  ['Warenkorb, Wunschzettel', 'Basket, wish list', `${guestDays} Tage`, `${guestDays} days`],
  ['Name, Adresse, Bestellung', 'Name, address, order', `${orderYears} Jahre`, `${orderYears} years`],
  [
    'Stornierte Bestellung ohne Rechnung',
    'Cancelled order without an invoice',
    `${cancelledOrderDays} Tage`,
    `${cancelledOrderDays} days`,
  ],
  [
    'Nachricht über das Kontaktformular',
    'Message sent with the contact form',
    `${contactYears} Jahr`,
    `${contactYears} year`,
  ],
  ['Widerruf', 'Withdrawal', `${withdrawalYears} Jahre`, `${withdrawalYears} years`],
] as const;

it.each(stated)('the privacy page says how long the clean-up keeps this: %s', (german, english, jahre, years) => {
  const rowsIn = (locale: 'at' | 'en') =>
    pages
      .filter(({ slug }) => slug === 'datenschutz')
      .flatMap(({ blocks }) => listIn(blocks, locale))
      .flatMap((block) => (block.type === 'table' ? block.rows : []));
  const timeOf = (locale: 'at' | 'en', data: string) =>
    rowsIn(locale)
      .find(([name]) => name === data)
      ?.at(-1);
  expect(timeOf('at', german)).toMatch(new RegExp(`^${jahre}( |$)`));
  expect(timeOf('en', english)).toMatch(new RegExp(`^${years}( |$)`));
});
