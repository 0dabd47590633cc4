import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../testing/cart-fixtures.ts';
import { additionKey, additionOf } from '../state/add-to-cart-request.ts';
import { type CartState, cartCount, initialCart } from '../state/cart-machine.ts';
import { removalOf } from '../state/line-target.ts';
import { type CartLines, cartLines, hasSetPrice, isAvailable } from './cart-lines.ts';

const boot = aLine({ hash: 'boot', option: 11 });
const ski = aLine({ hash: 'ski', option: 12, set: 'tour' });
const binding = aLine({ hash: 'binding', option: 13, set: 'tour' });
const gone = aLine({ hash: 'gone', option: 14, stock: false });
const cart = aCart([boot, ski, binding, gone]);

const shown = (state: Partial<CartState>): CartLines => cartLines({ ...initialCart, cart, ...state });
const flat = (groups: CartLines['available']): string[] =>
  groups.flatMap(({ lines }) => lines.map(({ product, state }) => `${product.hash} ${state}`));

describe('the lines of the cart', () => {
  it.each([
    [true, 3, 'available', true],
    [true, 3, 'unavailable', false],
    [true, 0, 'available', false],
    [false, 3, 'available', false],
    [false, 0, 'available', false],
  ] as const)('stock %s, quantity %s and status %s: available is %s', (stock, quantity, status, expected) => {
    expect(isAvailable({ ...aLine({ hash: 'x', option: 1, stock, quantity }), status })).toBe(expected);
  });

  it.each([
    ['vk', 4000, true],
    ['vk', 5000, false],
    ['premium', 4000, true],
    // Pieces of a broken set have their single prices.
    ['premium', 4500, false],
    ['staff', 4500, false],
  ] as const)('for %s with a price of %d cents: has the price of the set is %s', (priceType, cents, expected) => {
    const { price, prices } = ski;
    const own = { ...prices, cents: { ...prices.cents, vk: 5000, premium: 4500, staff: 4500 } };
    expect(hasSetPrice({ price: { ...price, cents }, prices: own }, priceType)).toBe(expected);
  });

  it('are split into available and unavailable lines', () => {
    const { available, unavailable } = shown({});
    expect(flat(available)).toEqual(['boot in-cart', 'ski in-cart', 'binding in-cart']);
    expect(flat(unavailable)).toEqual(['gone in-cart']);
  });

  it('of a set are grouped by the hash of the set', () => {
    const removal = removalOf(cart, binding);
    expect(removal).toMatchObject({ target: { by: 'set', hash: 'tour' }, position: 1 });
    const { available } = shown({ change: { kind: 'removal-pending', removal } });
    expect(flat(available)).toEqual(['boot in-cart', 'ski pending', 'binding pending']);
    expect(available.map(({ isSet }) => isSet)).toEqual([false, true]);
  });

  it('of a set are shown together, also when another line was added between them', () => {
    expect(flat(shown({ cart: aCart([ski, boot, binding]) }).available)).toEqual([
      'ski in-cart',
      'binding in-cart',
      'boot in-cart',
    ]);
  });

  it('keep a removed line at its position', () => {
    const { available } = shown({ cart: aCart([ski, binding]), removed: removalOf(cart, boot) });
    expect(flat(available)).toEqual(['boot removed', 'ski in-cart', 'binding in-cart']);
  });

  it('show a line once when it was added again', () => {
    const { available } = shown({ removed: removalOf(cart, boot) });
    expect(flat(available).filter((line) => line.startsWith('boot'))).toHaveLength(1);
  });

  it('are marked while the server has not confirmed their shown values', () => {
    const marked = (state: Partial<CartState>): string[] =>
      shown(state).available.flatMap(({ lines }) =>
        lines.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ product, amount }) => `${product.hash} ${amount}`),
      );
    const quantity = { target: { by: 'hash', hash: 'boot' }, amount: 4 } as const;
    expect(marked({})).toEqual([]);
    expect(marked({ pendingQuantities: { boot: quantity } })).toEqual(['boot 4']);
    expect(marked({ pendingQuantities: { tour: { target: { by: 'set', hash: 'tour' }, amount: 2 } } })).toEqual([
      'ski 2',
      'binding 2',
    ]);
    expect(marked({ change: { kind: 'removing', removal: removalOf(cart, boot) } })).toEqual(['boot 1']);
    expect(marked({ change: { kind: 'adding', addition: additionOf([boot]), before: null } })).toEqual(['boot 1']);
  });

  it('count pieces as the server does, and none before the first response', () => {
    expect(cartCount({ cart: aCart([aLine({ hash: 'a', option: 1, amount: 3 })]) })).toBe(3);
    expect(cartCount({ cart: null })).toBe(0);
  });
});

describe('an addition', () => {
  it('restores removed lines', () => {
    const line = { ...aLine({ hash: 'a', option: 1, amount: 3, set: 's' }), mounting: true, relatedProducts: [4] };
    expect(additionOf([line]).items).toEqual([
      { productOption: 1, amount: 3, relatedProducts: [4], mounting: true, setId: 7 },
    ]);
  });

  it.each([
    ['the option', { productOption: 2 }],
    ['mounting', { productOption: 1, mounting: true }],
    ['the set', { productOption: 1, setId: 7 }],
    ['related products', { productOption: 1, relatedProducts: [3] }],
    ['the amount', { productOption: 1, amount: 2 }],
  ])('is a different one when %s differs', (_, item) => {
    const key = additionKey({ items: [{ productOption: 1 }], team: null });
    expect(additionKey({ items: [item], team: null })).not.toBe(key);
  });

  it('is the same with explicit defaults and related products in another order', () => {
    const key = additionKey({ items: [{ productOption: 1, relatedProducts: [3, 4] }], team: null });
    const same = { productOption: 1, amount: 1, mounting: false, setId: null, relatedProducts: [4, 3] };
    expect(additionKey({ items: [same], team: null })).toBe(key);
    expect(additionKey({ items: [same], team: 'rodler' })).not.toBe(key);
  });
});
