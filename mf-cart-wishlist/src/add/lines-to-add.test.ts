import type { ProductOption } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { linesToAdd } from './lines-to-add.ts';

const option = (id: number): ProductOption => ({ id, title: String(id), stock: true, quantity: 3 });

it('sends nothing as long as a size is missing', () => {
  expect(linesToAdd({ option: null, setId: 7, pieces: [{ option: option(2), mounting: true }] })).toEqual([]);
});

it('sends the option alone where nothing else was asked for', () => {
  expect(linesToAdd({ option: option(1), mounting: false })).toEqual([{ productOption: 1 }]);
});

it('sends mounting and related products with the product', () => {
  expect(linesToAdd({ option: option(1), mounting: true, relatedProducts: [8, 9] })).toEqual([
    { productOption: 1, mounting: true, relatedProducts: [8, 9] },
  ]);
});

it('sends every piece of a set with the set, the product first', () => {
  const pieces = [
    { option: option(2), mounting: true },
    { option: option(3), mounting: false },
  ];
  expect(linesToAdd({ option: option(1), mounting: true, setId: 7, pieces })).toEqual([
    { productOption: 1, mounting: true, setId: 7 },
    { productOption: 2, mounting: true, setId: 7 },
    { productOption: 3, setId: 7 },
  ]);
});
