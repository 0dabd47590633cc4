import { expect, it } from 'vitest';
import { cartTotal } from './totals.ts';

const line = (vk: number, amount = 1, extra: object = {}) =>
  ({ status: 'available', amount, isHeavy: false, isBike: false, prices: { cents: { vk } }, ...extra }) as const;

it.each([
  ['an empty cart costs nothing', [], 0, 0],
  ['small carts pay for delivery', [line(4999)], 4999, 490],
  ['from 50 euros on delivery is free', [line(2500, 2)], 5000, 0],
  ['a bike goes by freight, whatever it costs', [line(99_900, 1, { isBike: true })], 99_900, 2990],
  ['what cannot be bought is not counted', [line(1000), line(9000, 3, { status: 'unavailable' })], 1000, 490],
])('%s', (_, lines, productsPrice, deliveryPrice) => {
  const total = cartTotal(lines);
  expect([total.productsPrice, total.deliveryPrice]).toEqual([productsPrice, deliveryPrice]);
  expect(total.totalCartPrice).toBe(productsPrice + deliveryPrice);
});

it('writes sums as the specification has them', () => {
  expect(cartTotal([line(129_990)])).toMatchObject({
    totalCartPriceFormatted: '€\u00a01.299,90',
    deliveryPriceFormatted: '€\u00a00,00',
  });
});
