import fc from 'fast-check';
import type { ProductOption } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { chosenPieces, initialChoice } from './set-choice.ts';
import { setPriceOf } from './set-price.ts';

const option = (id: number, quantity = 3): ProductOption => ({ id, title: `${id} cm`, stock: quantity > 0, quantity });

const centsOf = (vk: number) => ({ rrp: vk, vk, premium: Math.round(vk * 0.9), staff: vk, pro: vk });

const item = (id: number, options: ProductOption[], vk = 10000, mounting = false) => ({
  product: { id, prices: { cents: centsOf(vk) } },
  options,
  mounting,
});

describe('the sizes of the other pieces', () => {
  it('need no choosing where there is only one', () => {
    expect(initialChoice([item(1, [option(11)]), item(2, [option(21), option(22)])])).toEqual({ 1: option(11) });
  });

  it('are not chosen for what is sold out', () => {
    expect(initialChoice([item(1, [option(11, 0)])])).toEqual({});
  });

  it('make no set as long as one is missing', () => {
    const items = [item(1, [option(11)]), item(2, [option(21), option(22)])];
    expect(chosenPieces(items, { 1: option(11) }, false)).toBeNull();
    expect(chosenPieces(items, { 1: option(11), 2: option(22) }, false)).toEqual([
      { option: option(11), mounting: false },
      { option: option(22), mounting: false },
    ]);
  });

  it('are mounted where they can be and it is wanted', () => {
    const items = [item(1, [option(11)], 100, true), item(2, [option(21)], 100, false)];
    const choice = initialChoice(items);
    expect(chosenPieces(items, choice, true)?.map(({ mounting }) => mounting)).toEqual([true, false]);
    expect(chosenPieces(items, choice, false)?.map(({ mounting }) => mounting)).toEqual([false, false]);
  });
});

describe('what a set costs', () => {
  const cents = fc.integer({ min: 100, max: 500_000 });

  it('is its price, and what it saves against its pieces is never negative', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 4 }), cents, (own, others, together) => {
        const set = { prices: { cents: centsOf(together) }, items: others.map((vk, id) => item(id, [], vk)) };
        const price = setPriceOf(set, { cents: centsOf(own) }, 'vk');
        expect(price.together).toBe(together);
        expect(price.alone).toBe(own + others.reduce((sum, vk) => sum + vk, 0));
        expect(price.saving).toBe(Math.max(0, price.alone - together));
      }),
    );
  });

  it('follows the price type of the shopper', () => {
    const set = { prices: { cents: { ...centsOf(15000), premium: 13000 } }, items: [item(1, [], 10000)] };
    expect(setPriceOf(set, { cents: centsOf(10000) }, 'premium')).toEqual({
      together: 13000,
      alone: 18000,
      saving: 5000,
    });
  });
});
