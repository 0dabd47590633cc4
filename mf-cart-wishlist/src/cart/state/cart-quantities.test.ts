import type { CartProduct } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, openTab, passRemovalDelay, productOptions } from '../../testing/cart-tab.ts';
import { newShopper, openShop, type Shop } from '../../testing/test-shop.ts';
import { cartCount } from './cart-machine.ts';

let shop: Shop;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await openShop();
  [first = 0, second = 0] = shop.options;
});
afterAll(() => shop.close());
beforeEach(() => void shop.proxy.requests.splice(0));

describe('a quantity', () => {
  async function withLine() {
    const tab = openTab(newShopper(shop));
    await tab.state().add(one(first));
    const line = (): CartProduct => {
      const [product] = tab.state().cart?.products ?? [];
      if (!product) throw new Error('The cart is empty');
      return product;
    };
    return { ...tab, line };
  }

  it('is shown at once and confirmed by the server, and only the last of several is sent', async () => {
    const { state, line } = await withLine();
    for (const amount of [2, 3, 4, 2]) state().setQuantity(line(), amount);
    expect(Object.values(state().pendingQuantities)).toMatchObject([{ amount: 2 }]);
    expect(cartCount(state())).toBe(1);
    await state().settled();
    expect(cartCount(state())).toBe(2);
    expect(state().pendingQuantities).toEqual({});
    expect(shop.proxy.requests.filter((call) => call.startsWith('PUT')).length).toBeLessThanOrEqual(2);
  });

  it('beyond the stock is reset, with the reason', async () => {
    const { state, line } = await withLine();
    state().setQuantity(line(), 99);
    await state().settled();
    expect(state().failure).toMatchObject({ operation: { kind: 'changing-quantity' }, error: { status: 422 } });
    expect(line().amount).toBe(1);
    expect(state().pendingQuantities).toEqual({});
  });

  it('that is refused stays refused while the quantity of another line, which waited for it, is sent and confirmed', async () => {
    const { state, line } = await withLine();
    await state().add(one(second));
    const other = state().cart?.products.find(({ option }) => option.id === second);
    if (!other) throw new Error('The second line is not in the cart');
    state().setQuantity(line(), 99);
    state().setQuantity(other, 2);
    await state().settled();
    expect(state().cart?.products.map(({ amount }) => amount)).toEqual([1, 2]);
    expect(state().failure?.operation).toMatchObject({ kind: 'changing-quantity', quantity: { amount: 99 } });
    state().setQuantity(line(), 2);
    await state().settled();
    expect(state().failure).toBeNull();
  });

  it('that fails is retried on demand', async () => {
    const { state, line } = await withLine();
    shop.proxy.respondTo(`PUT /api/v1/cart/hash/${line().hash}/`, 503, { error: 'busy', message: '', errors: {} });
    state().setQuantity(line(), 2);
    await state().settled();
    expect(line().amount).toBe(1);
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    state().retry();
    await state().settled();
    expect(line().amount).toBe(2);
    expect(state().failure).toBeNull();
  });

  it('is not changed while the cart is locked', async () => {
    const { state, line } = await withLine();
    state().remove(line());
    state().setQuantity(line(), 2);
    expect(state().pendingQuantities).toEqual({});
    state().cancelRemoval();
  });

  it('of a set is changed for all its pieces, and the set is removed by its hash', async () => {
    const { state, app } = openTab(newShopper(shop));
    const { id, options } = shop.set;
    await state().add({ items: options.map((productOption) => ({ productOption, setId: id })), team: null });
    const [piece] = state().cart?.products ?? [];
    if (!piece) throw new Error('The set is not in the cart');
    state().setQuantity(piece, 2);
    await state().settled();
    expect(state().cart?.products.map(({ amount }) => amount)).toEqual(options.map(() => 2));
    passRemovalDelay(() => state().remove(piece));
    await state().settled();
    expect(shop.proxy.requests.at(-1)).toBe(`DELETE /api/v1/cart/set/${piece.set}/`);
    expect(productOptions(state)).toEqual([]);
    // Pressed again between the requests for its pieces.
    app.bus.on('cart-changed', () => void state().addAgain());
    await state().addAgain();
    await state().settled();
    expect(state().cart?.products.map(({ amount, setId }) => [amount, setId])).toEqual(options.map(() => [2, id]));
  });
});
