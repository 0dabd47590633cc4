import type { Prices, ProductOption } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { emptyRows, itemsOf, type OrderRow, problemsOf, sumOf, withList } from './order-rows.ts';

const options: readonly ProductOption[] = [
  { id: 1, title: 'S', stock: true, quantity: 3 },
  { id: 2, title: 'M', stock: true, quantity: 20 },
  { id: 3, title: 'L', stock: false, quantity: 0 },
];
const row = (part: Partial<OrderRow>): OrderRow => ({ id: 0, option: 2, amount: '', name: '', number: '', ...part });
const plain = { isPrinted: false, crest: false };
const printed = { isPrinted: true, crest: false };
const cents = { rrp: 5000, vk: 4000, premium: 3600, staff: 3000, pro: 3100 };
const money = (amount: number) => ({ cents: amount, formatted: '' });
const printing = { name: money(800), number: money(500), crest: money(450) };

it('starts with an empty row for each size in stock', () => {
  expect(emptyRows(options).map(({ option, amount }) => [option, amount])).toEqual([
    [1, ''],
    [2, ''],
  ]);
  expect(itemsOf(emptyRows(options), options, plain)).toEqual([]);
});

describe('a list that is pasted', () => {
  const list = [
    { option: 2, amount: '1', name: 'Lena', number: '7' },
    { option: 2, amount: '1', name: 'Eva', number: '9' },
  ];
  const names = (rows: readonly OrderRow[]) => rows.map(({ id, name }) => [id, name]);

  it('is inserted after the filled rows, in place of the empty ones', () => {
    const rows = [
      row({ id: 0 }),
      row({ id: 1, name: 'Ida' }),
      row({ id: 2, amount: '4' }),
      row({ id: 3, number: ' ' }),
    ];
    expect(names(withList(rows, list, 1))).toEqual([
      [1, 'Ida'],
      [2, ''],
      [4, 'Lena'],
      [5, 'Eva'],
    ]);
  });

  it('leaves an empty row for each size without another row', () => {
    const rows = [row({ id: 0, option: 1 }), row({ id: 1, option: 2 }), row({ id: 2, option: 4 })];
    expect(withList(rows, list, -1).map(({ option, name }) => [option, name])).toEqual([
      [2, 'Lena'],
      [2, 'Eva'],
      [1, ''],
      [4, ''],
    ]);
  });

  it('reuses the empty row whose field has the focus, which would otherwise be lost', () => {
    const rows = [row({ id: 0 }), row({ id: 1 }), row({ id: 2, name: 'Ida' })];
    expect(names(withList(rows, list, 1))).toEqual([
      [2, 'Ida'],
      [1, 'Lena'],
      [4, 'Eva'],
    ]);
  });

  it('may be one line, and has rows of its own where no row is left', () => {
    expect(names(withList([row({ id: 0 })], list.slice(0, 1), -1))).toEqual([[1, 'Lena']]);
    expect(names(withList([], list, 0))).toEqual([
      [1, 'Lena'],
      [2, 'Eva'],
    ]);
  });

  it('removes no row if it is empty', () => {
    expect(withList(emptyRows(options), [], 0)).toEqual(emptyRows(options));
  });
});

describe('the items of a request', () => {
  it('are the rows with an amount; a print without an amount is one piece', () => {
    const rows = [row({ amount: '3' }), row({ name: ' Lena ', number: '7' }), row({}), row({ amount: '0' })];
    expect(itemsOf(rows, options, printed)).toEqual([
      { productOption: 2, amount: 3 },
      { productOption: 2, amount: 1, printing: { name: 'Lena', number: '7' } },
    ]);
    // The cart merges them.
    expect(itemsOf([row({ amount: '3' }), row({ amount: '2' })], options, plain)).toHaveLength(2);
  });

  it('have no print where printing is off, and the crest on every piece where it is on', () => {
    const rows = [row({ amount: '2', name: 'Lena' })];
    expect(itemsOf(rows, options, { isPrinted: false, crest: true })).toEqual([{ productOption: 2, amount: 2 }]);
    expect(itemsOf(rows, options, { isPrinted: true, crest: true })).toEqual([
      { productOption: 2, amount: 2, printing: { name: 'Lena', crest: true } },
    ]);
  });

  it('are none while a row has a problem, so that no incomplete order is placed', () => {
    expect(itemsOf([row({ amount: '2' }), row({ number: '1x' })], options, printed)).toEqual([]);
  });
});

it.each<[Partial<OrderRow>, ReturnType<typeof problemsOf>]>([
  [{ amount: '2' }, []],
  [{ amount: '99' }, ['stock']],
  [{ amount: '1,5' }, ['amount']],
  [{ amount: 'x' }, ['amount']],
  [{ amount: '1', name: 'A'.repeat(15) }, ['name']],
  [{ amount: '1', name: '<b>' }, ['name']],
  [{ amount: '1', name: 'Ötzi-Ö’.' }, []],
  [{ amount: '1', number: '100' }, ['number']],
  [{ amount: '99', name: '<b>', number: '100' }, ['stock', 'name', 'number']],
])('the row %j has the problems %j', (part, problems) => {
  const own = row(part);
  expect(problemsOf(own, [own], options, true)).toEqual(problems);
});

it('a print has no problem while printing is off, because its fields are hidden', () => {
  const rows = [row({ amount: '1', name: 'A'.repeat(15), number: '100' })];
  expect(rows.flatMap((one) => problemsOf(one, rows, options, false))).toEqual([]);
  expect(itemsOf(rows, options, plain)).toEqual([{ productOption: 2, amount: 1 }]);
});

it('rows of one size share its stock', () => {
  const rows = [
    row({ id: 1, option: 1, amount: '2' }),
    row({ id: 2, option: 1, name: 'Lena' }),
    row({ id: 3, option: 1, name: 'Eva' }),
  ];
  expect(rows.flatMap((one) => problemsOf(one, rows, options, true))).toEqual(['stock', 'stock', 'stock']);
  expect(rows.slice(0, 2).flatMap((one) => problemsOf(one, rows.slice(0, 2), options, true))).toEqual([]);
});

it('sums pieces and prices with their prints at the shopper’s price type', () => {
  const prices = { cents } as Prices;
  const items = [
    { productOption: 2, amount: 3 },
    { productOption: 2, amount: 2, printing: { name: 'LENA', number: '7', crest: true } },
  ];
  expect(sumOf(items, { prices, priceType: 'vk', printing })).toEqual({ pieces: 5, cents: 5 * 4000 + 2 * 1750 });
  expect(sumOf(items, { prices, priceType: 'staff', printing }).cents).toBe(5 * 3000 + 2 * 1750);
  expect(sumOf(items, { prices, priceType: 'vk', printing: null }).cents).toBe(5 * 4000);
});
