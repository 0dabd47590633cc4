import type { CartProduct } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { aLine } from '../../../testing/cart-fixtures.ts';
import { promiseOf } from './return-promise.tsx';

const line = (facts: Partial<CartProduct> = {}): CartProduct => ({ ...aLine({ hash: 'x', option: 1 }), ...facts });
const printed = { team: 'verein', printing: { name: 'LENA' } };

it.each([
  ['the shop takes back in stores and by post', [line()], true, 'store'],
  ['a shop without stores takes back by post', [line(), line({ team: 'verein', printing: null })], false, 'post'],
  ['printed pieces are not taken back', [line(), line(printed)], false, 'printed'],
  ['unavailable pieces do not matter', [line(), line({ ...printed, status: 'unavailable' })], false, 'post'],
] as const)('%s', (_, products, hasPickUp, expected) => {
  expect(promiseOf(products, hasPickUp)).toBe(expected);
});
