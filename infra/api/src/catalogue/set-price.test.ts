import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setPrices, sumOf } from './set-price.ts';

// Prices end in five cents.
const cents = fc.integer({ min: 20, max: 100_000 }).map((fives) => fives * 5);
const prices = fc.record({ rrp: cents, vk: cents, premium: cents, staff: cents, pro: cents });

it('reduces every price type by the same share and leaves the recommended price', () => {
  const alone = { rrp: 79990, vk: 69990, premium: 62990, staff: 47245, pro: 51970 };
  expect(setPrices(alone, 12)).toEqual({ rrp: 79990, vk: 61590, premium: 55430, staff: 41575, pro: 45735 });
});

it('is never dearer than the pieces alone', () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1 }), fc.integer({ min: 1, max: 50 }), (pieces, percent) => {
      const together = sumOf(pieces.map((piece) => setPrices(piece, percent)));
      const alone = sumOf(pieces);
      for (const type of ['vk', 'premium', 'staff', 'pro'] as const) {
        expect(together[type]).toBeLessThanOrEqual(alone[type]);
      }
      expect(together.rrp).toBe(alone.rrp);
    }),
  );
});
