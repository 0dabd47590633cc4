import type { ProductOption } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { linesToAdd, productNames } from './lines-to-add.ts';

const option = (id: number): ProductOption => ({ id, title: String(id), stock: true, quantity: 3 });
const product = { productId: '70', productName: 'Norrak Ski' };
const bodies = (wanted: Omit<Parameters<typeof linesToAdd>[0], keyof typeof product>) =>
  linesToAdd({ ...product, ...wanted }).map(({ body }) => body);

it('sends nothing while a size is missing', () => {
  expect(bodies({ option: null, setId: 7, pieces: [{ option: option(2), mounting: true }] })).toEqual([]);
});

it('sends the option alone where nothing else was chosen', () => {
  expect(bodies({ option: option(1), mounting: false })).toEqual([{ productOption: 1 }]);
});

it('sends pieces that were chosen with the product as separate lines, and their ids with the product', () => {
  const pieces = [{ option: option(2), mounting: false, product: { id: '8', name: 'Norrak Bindung' } }];
  expect(linesToAdd({ ...product, option: option(1), mounting: true, pieces, relatedProducts: [8] })).toEqual([
    {
      body: { productOption: 1, mounting: true, relatedProducts: [8] },
      product: { id: '70', name: 'Norrak Ski' },
    },
    { body: { productOption: 2 }, product: { id: '8', name: 'Norrak Bindung' } },
  ]);
});

it('sends every piece of a set with the set, the product first', () => {
  const pieces = [
    { option: option(2), mounting: true },
    { option: option(3), mounting: false },
  ];
  expect(bodies({ option: option(1), mounting: true, setId: 7, pieces })).toEqual([
    { productOption: 1, mounting: true, setId: 7 },
    { productOption: 2, mounting: true, setId: 7 },
    { productOption: 3, setId: 7 },
  ]);
});

it('sends the items of a team’s order unchanged, without the single choice', () => {
  const items = [
    { productOption: 1, amount: 2, printing: { name: 'Lena', number: '7' } },
    { productOption: 1, amount: 3 },
  ];
  expect(bodies({ option: option(9), mounting: true, items })).toEqual(items);
  expect(bodies({ option: option(9), items: [] })).toEqual([]);
});

it('names each product of its lines once, and none that came without a name', () => {
  const shirts = [{ productOption: 1, amount: 2 }, { productOption: 2 }, { productOption: 3 }];
  expect(productNames(linesToAdd({ ...product, option: null, items: shirts }))).toBe('Norrak Ski');
  const pieces = [
    { option: option(2), mounting: false },
    { option: option(3), mounting: false, product: { id: '8', name: 'Norrak Bindung' } },
  ];
  expect(productNames(linesToAdd({ ...product, option: option(1), pieces }))).toBe('Norrak Ski, Norrak Bindung');
});
