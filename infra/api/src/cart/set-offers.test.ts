import { describe, expect, it } from 'vitest';
import { completeSets, priceInCart, type SetOffers } from './set-offers.ts';

const offers: SetOffers = new Map([
  [1, { productIds: new Set([10, 20]), discountPercent: 10 }],
  [2, { productIds: new Set([30, 40, 50]), discountPercent: 15 }],
]);
const line = (setId: number | null, productId: number, amount = 1) => ({ setId, productId, amount });

describe('the price of a set', () => {
  it.each([
    ['holds when everything is there', [line(1, 10), line(1, 20)], [1]],
    ['holds for two sets of the same', [line(1, 10, 2), line(1, 20, 2)], [1]],
    ['holds when a product is there in two sizes', [line(1, 10), line(1, 10), line(1, 20, 2)], [1]],
    ['needs every piece', [line(2, 30), line(2, 40)], []],
    ['needs as many of each', [line(1, 10, 2), line(1, 20)], []],
    ['is not for the same products bought alone', [line(null, 10), line(null, 20)], []],
    ['is not for pieces of two sets', [line(1, 10), line(2, 20)], []],
  ])('%s', (_, lines, complete) => {
    expect([...completeSets(lines, offers)]).toEqual(complete);
  });

  it('takes the same share off each piece, to five cents', () => {
    const complete = new Set([2]);
    expect(priceInCart(9995, 2, complete, offers)).toBe(8495);
    expect(priceInCart(9995, 1, complete, offers)).toBe(9995);
    expect(priceInCart(9995, null, complete, offers)).toBe(9995);
  });
});
