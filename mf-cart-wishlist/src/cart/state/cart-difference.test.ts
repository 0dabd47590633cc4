import type { Cart } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { additionIn, cartDifference } from './cart-difference.ts';

/** Lines of a cart: size, amount. */
const cart = (...lines: readonly (readonly [option: number, amount: number])[]): Cart =>
  ({
    products: lines.map(([id, amount]) => ({ option: { id }, amount, generalId: id * 10, price: { cents: id * 100 } })),
  }) as unknown as Cart;

const moved = (name: string, option: number, amount: number) => ({
  name,
  productId: String(option * 10),
  optionId: String(option),
  amount,
  price: option * 100,
});

it.each([
  ['a first line', null, cart([1, 1]), [moved('add_to_cart', 1, 1)]],
  ['another line', cart([1, 1]), cart([1, 1], [2, 3]), [moved('add_to_cart', 2, 3)]],
  ['a larger quantity', cart([1, 1]), cart([1, 4]), [moved('add_to_cart', 1, 3)]],
  ['a smaller quantity', cart([1, 4]), cart([1, 1]), [moved('remove_from_cart', 1, 3)]],
  ['a removal', cart([1, 4], [2, 1]), cart([2, 1]), [moved('remove_from_cart', 1, 4)]],
  ['a set', cart([3, 1]), cart(), [moved('remove_from_cart', 3, 1)]],
  ['the same size in two lines', cart([1, 1]), cart([1, 1], [1, 2]), [moved('add_to_cart', 1, 2)]],
  ['nothing', cart([1, 1]), cart([1, 1]), []],
] as const)('%s', (_, before, after, expected) => {
  expect(cartDifference(before, after)).toEqual(expected);
});

it('an addition to a cart that was not known before reports the requested pieces, not the earlier ones', () => {
  const addition = { items: [{ productOption: 2 }, { productOption: 9 }], team: null };
  expect(additionIn({ type: 'add-started', addition }, cart([1, 5], [2, 3]))).toEqual([moved('add_to_cart', 2, 1)]);
  expect(additionIn({ type: 'merge-started' }, cart([1, 5]))).toEqual([]);
});
