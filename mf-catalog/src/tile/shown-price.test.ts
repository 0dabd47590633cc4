import fc from 'fast-check';
import type { TilePrices } from 'shared-contracts/entities';
import { expect, it, test } from 'vitest';
import { discountBucket, shownPrice } from './shown-price.ts';

const prices: TilePrices = {
  rrpFull: '€\u00a0100,00',
  vkFull: '€\u00a080,00',
  cents: { rrp: 10000, vk: 8000, premium: 7200, staff: 10000, pro: 9950 },
};

test.each([
  ['vk', 0, '€\u00a080,00', 20],
  ['premium', 0, '€\u00a072,00', 28],
  ['premium', 27, '€\u00a072,00', 28],
  ['vk', 20, '€\u00a080,00', null],
  ['staff', 0, '€\u00a0100,00', null],
  ['pro', 0, '€\u00a099,50', null],
] as const)('price type %s with a limit of %s shows %s and %s percent', (priceType, limit, price, percent) => {
  const shown = shownPrice(prices, priceType, { discountShowLimit: limit, locale: 'at' });
  expect(shown.price).toBe(price);
  expect(shown.reduction?.percent ?? null).toBe(percent);
});

test.each([
  ['at', '€\u00a0100,00'],
  ['en', '€\u00a0100.00'],
] as const)(
  'in %s a price is compared with the recommended one in the price format of that locale',
  (locale, recommended) => {
    const site = { discountShowLimit: 0, locale };
    expect(shownPrice(prices, 'vk', site).reduction).toEqual({ percent: 20, recommended });
  },
);

test.each([
  [0, '0'],
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-20'],
  [50, '41-50'],
  [91, '91-100'],
  [100, '91-100'],
])('%s percent is in %s', (percent, bucket) => {
  expect(discountBucket(percent)).toBe(bucket);
});

it('every percent is within the bounds of its bucket, and there are eleven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
      const [from = 0, to = from] = discountBucket(percent).split('-').map(Number);
      expect(percent).toBeGreaterThanOrEqual(from);
      expect(percent).toBeLessThanOrEqual(to);
    }),
  );
  expect(new Set(Array.from({ length: 101 }, (_, percent) => discountBucket(percent))).size).toBe(11);
});
