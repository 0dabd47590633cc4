import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing/cart-fixtures.ts';
import { evenQuantity, quantityBounds } from './pending-quantities.ts';

const piece = (hash: string, amount: number, quantity = 9) => ({
  product: aLine({ hash, option: 1, amount, quantity, set: 'tour' }),
  amount,
});

describe('a set whose pieces are not as many of each', () => {
  it.each([
    ['as many as of the most frequent one', [piece('ski', 1), piece('binding', 3)], 3],
    ['no more than there are of the scarcest', [piece('ski', 1, 2), piece('binding', 3)], 2],
    ['one of each where one is sold out meanwhile', [piece('ski', 1, 0), piece('binding', 3)], 1],
    ['nothing where they are even', [piece('ski', 2), piece('binding', 2)], null],
    ['nothing for a line alone', [piece('ski', 2)], null],
  ] as const)('is made whole by %s', (_, lines, expected) => {
    expect(evenQuantity(lines)).toBe(expected);
  });

  it('is even afterwards, within what + and − may ask for', () => {
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
