import type { CartProduct } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { aLine } from '../testing/cart-fixtures.ts';
import { cartHints } from './cart-hints.ts';

const line = (facts: Partial<CartProduct>): CartProduct => ({ ...aLine({ hash: 'x', option: 1 }), ...facts });

it.each<[string, Partial<CartProduct>[], string[]]>([
  ['a shirt has none', [{}], []],
  ['a bike has no hint about its weight', [{ isBike: true, isHeavy: true }], ['bike', 'bike-unmounted']],
  ['a mounted bike is ready to ride', [{ isBike: true, mounting: true }], ['bike', 'bike-mounted']],
  [
    'bikes with and without mounting',
    [{ isBike: true, mounting: true }, { isBike: true }],
    ['bike', 'bike-mounted', 'bike-unmounted'],
  ],
  ['a bench has one about its weight', [{ isHeavy: true }], ['heavy']],
  ['skis with and without mounting', [{ isSki: true, mounting: true }, { isSki: true }], ['ski-mounting', 'ski']],
  ['each is listed once', [{ isBike: true }, { isBike: true }], ['bike', 'bike-unmounted']],
  ['an unavailable line has none', [{ isBike: true, status: 'unavailable' }], []],
])('%s', (_, lines, expected) => {
  expect(cartHints(lines.map(line), true)).toEqual(expected);
});

it('without stores no hint about bindings refers to one', () => {
  expect(cartHints([line({ isSki: true, mounting: true }), line({ isSki: true })], false)).toEqual(['ski-mounting']);
});
