import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';
import type { TilePrices } from './tile-product.ts';

const prices: TilePrices = {
  rrpFull: '€ 100,00',
  vkFull: '€ 80,00',
  premiumFull: '€ 72,00',
  staffFull: '€ 100,00',
  proFull: '€ 99,50',
  cents: { rrp: 10000, vk: 8000, premium: 7200, staff: 10000, pro: 9950 },
};

test.each([
  ['vk', 0, '€ 80,00', 20],
  ['premium', 0, '€ 72,00', 28],
  ['premium', 27, '€ 72,00', 28],
  ['vk', 20, '€ 80,00', null],
  ['staff', 0, '€ 100,00', null],
  ['pro', 0, '€ 99,50', null],
] as const)('price type %s with a limit of %s shows %s and %s percent', (priceType, limit, price, percent) => {
  const shown = shownPrice(prices, priceType, limit);
  expect(shown.price).toBe(price);
  expect(shown.reduction?.percent ?? null).toBe(percent);
});
