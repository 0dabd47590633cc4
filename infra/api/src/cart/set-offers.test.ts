import { describe, expect, it } from 'vitest';
import { setHash } from './line-hash.ts';
import { completeSets, priceInCart, type SetOffers } from './set-offers.ts';

const offers: SetOffers = new Map([
  [1, { productIds: new Set([10, 20]), discountPercent: 10 }],
  [2, { productIds: new Set([30, 40, 50]), discountPercent: 15 }],
]);
const line = (setId: number | null, productId: number, amount = 1, team: string | null = null) => ({
  setId,
  productId,
  amount,
  team,
});

describe('the price of a set', () => {
  it.each([
    ['holds when everything is there', [line(1, 10), line(1, 20)], [1]],
    ['holds for two sets of the same', [line(1, 10, 2), line(1, 20, 2)], [1]],
    ['holds when a product is there in two sizes', [line(1, 10), line(1, 10), line(1, 20, 2)], [1]],
    ['needs every piece', [line(2, 30), line(2, 40)], []],
    ['needs as many of each', [line(1, 10, 2), line(1, 20)], []],
    ['is not for the same products bought alone', [line(null, 10), line(null, 20)], []],
    ['is not for pieces of two sets', [line(1, 10), line(2, 20)], []],
    ['is not for pieces of two teams', [line(1, 10, 1, 'sv-alm'), line(1, 20, 1, 'tsv-tal')], []],
  ])('%s', (_, lines, complete) => {
    expect([...completeSets(lines, offers)]).toEqual(complete.map((setId) => setHash({ setId, team: null })));
  });

  it('applies to the team whose set is complete, also when another team’s set is incomplete', () => {
    const lines = [line(1, 10, 1, 'sv-alm'), line(1, 20, 1, 'sv-alm'), line(1, 10, 1, 'tsv-tal')];
    expect([...completeSets(lines, offers)]).toEqual([setHash({ setId: 1, team: 'sv-alm' })]);
  });

  it('reads each line once, however many sets there are', () => {
    let reads = 0;
    const ids = Array.from({ length: 50 }, (_, index) => index);
    const many = new Map(ids.map((id) => [id, { productIds: new Set([10, 20]), discountPercent: 10 }]));
    const lines = ids.flatMap((id) =>
      [10, 20].map((productId) => ({
        get team() {
          reads += 1;
          return null;
        },
        setId: id,
        productId,
        amount: 1,
      })),
    );
    expect(completeSets(lines, many).size).toBe(ids.length);
    expect(reads).toBe(lines.length);
  });

  it('reduces each piece by the same share, rounded to five cents', () => {
    const complete = new Set([setHash(line(2, 30)) ?? '']);
    expect(priceInCart(9995, line(2, 30), complete, offers)).toBe(8495);
    expect(priceInCart(9995, line(1, 10), complete, offers)).toBe(9995);
    expect(priceInCart(9995, line(null, 30), complete, offers)).toBe(9995);
  });
});
