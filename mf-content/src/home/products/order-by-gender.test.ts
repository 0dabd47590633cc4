import type { Gender } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { inOrderFor } from './order-by-gender.ts';

const product = (id: number, gender: Gender) => ({ id, gender });
const row = [product(1, 2), product(2, 0), product(3, 1), product(4, 3), product(5, 1), product(6, 2)];
const ids = (wanted: Gender) => inOrderFor(row, wanted).map(({ id }) => id);

it.each([
  ['unknown: as they are', 0, [1, 2, 3, 4, 5, 6]],
  ['women: theirs, then unisex', 1, [3, 5, 2, 1, 4, 6]],
  ['men: theirs, then unisex', 2, [1, 6, 2, 3, 4, 5]],
  ['children: theirs alone', 3, [4, 1, 2, 3, 5, 6]],
] as const)('orders the products of a row for %s', (_, gender, order) => {
  expect(ids(gender)).toEqual(order);
});

it('returns the same array for an unknown gender, to avoid another rendering', () => {
  expect(inOrderFor(row, 0)).toBe(row);
});
