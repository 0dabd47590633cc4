import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing/cart-fixtures.ts';
import { evenQuantity, productsIn, quantityBounds } from './quantity-bounds.ts';

const piece = (hash: string, amount: number, quantity = 9) => ({
  product: aLine({ hash, option: 1, amount, quantity, set: 'tour' }),
  amount,
});

it.each([
  ['the stock', 1, 5, 5],
  ['99 of a larger stock', 1, 150, 99],
  ['the quantity in the cart where the stock has shrunk', 7, 5, 7],
  ['one where it is sold out', 1, 0, 1],
])('a quantity goes up to %s', (_, shown, quantity, max) => {
  expect(quantityBounds([piece('ski', shown, quantity).product], shown)).toEqual({ min: 1, max });
});

describe('a set whose lines have different quantities', () => {
  it.each([
    ['the largest of them', [piece('ski', 1), piece('binding', 3)], 3],
    ['the lowest stock', [piece('ski', 1, 2), piece('binding', 3)], 2],
    ['one of each where one is sold out', [piece('ski', 1, 0), piece('binding', 3)], 1],
    ['nothing where they are equal', [piece('ski', 2), piece('binding', 2)], null],
    ['nothing for a single line', [piece('ski', 2)], null],
  ] as const)('is completed with %s', (_, lines, expected) => {
    expect(evenQuantity(lines)).toBe(expected);
  });

  it('has equal quantities afterwards, within the bounds of + and −', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { minLength: 2 });
    fc.assert(
      fc.property(lines, (pieces) => {
        const uneven = pieces.map(([amount, quantity], index) => piece(`${index}`, amount, quantity));
        const amount = evenQuantity(uneven);
        if (amount === null) return;
        const products = uneven.map(({ product }) => product);
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(amount).toBeLessThanOrEqual(quantityBounds(products, 1).max);
        expect(evenQuantity(products.map((product) => ({ product, amount })))).toBeNull();
      }),
    );
  });
});

it('two sizes of a product are one product of a set', () => {
  const of = (generalId: number, hash: string) => ({
    product: { ...aLine({ hash, option: 1, set: 'tour' }), generalId },
  });
  expect(productsIn([of(1, 'ski-170'), of(2, 'binding'), of(1, 'ski-180')])).toBe(2);
});
