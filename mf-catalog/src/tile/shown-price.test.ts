import type { TilePrices } from 'shared-contracts/entities';
import { expect, test } from 'vitest';
import { isRecommendedShown, shownPrice } from './shown-price.ts';

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
  ['at', true],
  ['en', true],
  ['hu', false],
  ['cz', false],
])('the recommended price in %s: %s', (locale, isShown) => {
  expect(isRecommendedShown(locale)).toBe(isShown);
});
