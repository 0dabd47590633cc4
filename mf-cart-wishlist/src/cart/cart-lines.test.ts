import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../testing/cart-fixtures.ts';
import { cartCount, cartLines, isAvailable } from './cart-lines.ts';
import { addBodyOf, removalOf } from './removal.ts';

const boot = aLine({ hash: 'boot', option: 11 });
const ski = aLine({ hash: 'ski', option: 12, set: 'tour' });
const binding = aLine({ hash: 'binding', option: 13, set: 'tour' });
const gone = aLine({ hash: 'gone', option: 14, stock: false });
const cart = aCart([boot, ski, binding, gone]);

describe('the lines of the cart', () => {
  it.each([
    [true, 3, true],
    [true, 0, false],
    [false, 3, false],
    [false, 0, false],
  ])('stock %s and quantity %s: available is %s', (stock, quantity, expected) => {
    expect(isAvailable(aLine({ hash: 'x', option: 1, stock, quantity }))).toBe(expected);
  });

  it('are split into what can be ordered and what cannot', () => {
    const { available, unavailable } = cartLines({ cart, change: { kind: 'none' }, removed: null });
    expect(available.map(({ product }) => product.hash)).toEqual(['boot', 'ski', 'binding']);
    expect(unavailable.map(({ product }) => product.hash)).toEqual(['gone']);
  });

  it('of a set go together, by the hash of the set', () => {
    const removal = removalOf(cart, binding);
    expect(removal).toMatchObject({ path: '/api/v1/cart/set/tour/', position: 1 });
    const { available } = cartLines({ cart, change: { kind: 'removal-pending', removal }, removed: null });
    expect(available.map(({ state }) => state)).toEqual(['here', 'pending', 'pending']);
  });

  it('keep a removed line at its place', () => {
    const removed = removalOf(cart, boot);
    const { available } = cartLines({ cart: aCart([ski, binding]), change: { kind: 'none' }, removed });
    expect(available.map(({ product, state }) => `${product.hash} ${state}`)).toEqual([
      'boot removed',
      'ski here',
      'binding here',
    ]);
  });

  it('never show a line twice when it is already back', () => {
    const { available } = cartLines({ cart, change: { kind: 'none' }, removed: removalOf(cart, boot) });
    expect(available.filter(({ product }) => product.hash === 'boot')).toHaveLength(1);
  });

  it('count pieces as the server does, and none while nothing is known', () => {
    expect(cartCount({ cart: aCart([aLine({ hash: 'a', option: 1, amount: 3 })]) })).toBe(3);
    expect(cartCount({ cart: null })).toBe(0);
  });

  it('can be put back as they were', () => {
    expect(addBodyOf(aLine({ hash: 'a', option: 1, amount: 3, set: 's' }))).toEqual({
      productOption: 1,
      amount: 3,
      setId: 7,
    });
  });
});
