import type { ProductOption } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { chosenPieces, initialChoice } from './piece-choice.ts';

const option = (id: number, quantity = 3): ProductOption => ({ id, title: `${id} cm`, stock: quantity > 0, quantity });

const item = (id: number, options: ProductOption[], mounting = false) => ({
  product: { id, brandName: 'Norrak', nameWithoutBrand: `p${id}` },
  options,
  mounting,
});

const named = (id: number) => ({ id: String(id), name: `Norrak p${id}` });

describe('the sizes of the other pieces', () => {
  it('are selected where there is only one', () => {
    expect(initialChoice([item(1, [option(11)]), item(2, [option(21), option(22)])])).toEqual({ 1: option(11) });
  });

  it('are not selected where they are sold out', () => {
    expect(initialChoice([item(1, [option(11, 0)])])).toEqual({});
  });

  it('are incomplete while one is missing', () => {
    const items = [item(1, [option(11)]), item(2, [option(21), option(22)])];
    expect(chosenPieces(items, { 1: option(11) }, false)).toBeNull();
    expect(chosenPieces(items, { 1: option(11), 2: option(22) }, false)).toEqual([
      { option: option(11), mounting: false, product: named(1) },
      { option: option(22), mounting: false, product: named(2) },
    ]);
  });

  it('are mounted where possible and requested', () => {
    const items = [item(1, [option(11)], true), item(2, [option(21)])];
    const choice = initialChoice(items);
    expect(chosenPieces(items, choice, true)?.map(({ mounting }) => mounting)).toEqual([true, false]);
    expect(chosenPieces(items, choice, false)?.map(({ mounting }) => mounting)).toEqual([false, false]);
  });
});
