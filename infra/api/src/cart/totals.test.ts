import { expect, it } from 'vitest';
import { cartTotal } from './totals.ts';

const line = (cents: number, amount = 1, extra: object = {}) =>
  ({ status: 'available', amount, isHeavy: false, isBike: false, total: { cents: cents * amount }, ...extra }) as const;

it.each([
  ['an empty cart costs nothing', [], 0, 0, 0],
  ['small carts pay for delivery', [line(4999)], 4999, 490, 390],
  ['from 50 euros on delivery is free', [line(2500, 2)], 5000, 0, 0],
  ['a bike goes by freight at any price', [line(99_900, 1, { isBike: true, isHeavy: true })], 99_900, 2990, null],
  ['so does what is heavy, for less', [line(99_900, 1, { isHeavy: true }), line(100)], 100_000, 1490, null],
  ['what cannot be bought is not counted', [line(1000), line(9000, 3, { status: 'unavailable' })], 1000, 490, 390],
])('%s', (_, lines, productsPrice, home, pickUpPoint) => {
  const total = cartTotal(lines);
  expect([total.productsPrice, total.deliveryPrice]).toEqual([productsPrice, home]);
  expect(total.totalCartPrice).toBe(productsPrice + home);
  expect(total.deliveryPrices.home.cents).toBe(home);
  expect(total.deliveryPrices.click_and_collect.cents).toBe(0);
  expect(total.deliveryPrices.pick_up_points?.cents ?? null).toBe(pickUpPoint);
});

it.each([
  [[line(4990)], 10],
  [[line(5000)], null],
  [[line(100, 1, { isHeavy: true })], null],
  [[], null],
])('%#: says what is missing for free delivery', (lines, missing) => {
  expect(cartTotal(lines).missingForFreeDelivery?.cents ?? null).toBe(missing);
});

it('writes sums as the specification has them', () => {
  expect(cartTotal([line(129_990)])).toMatchObject({
    totalCartPriceFormatted: '€\u00a01.299,90',
    deliveryPriceFormatted: '€\u00a00,00',
    points: 1299,
  });
});
