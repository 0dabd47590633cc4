import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, openTab, passRemovalDelay, productOptions } from '../../testing/cart-tab.ts';
import { fullStorage, inertTab, newShopper, openShop, type Shop } from '../../testing/test-shop.ts';
import { createCartStore } from './cart-store.ts';

let shop: Shop;
let first: number;
beforeAll(async () => {
  shop = await openShop();
  [first = 0] = shop.options;
});
afterAll(() => shop.close());
beforeEach(() => void shop.proxy.requests.splice(0));

describe('login', () => {
  it('merges the guest’s cart and clears the pending merge', async () => {
    const { state, register, app, storage } = openTab(newShopper(shop));
    await state().add(one(first));
    await register();
    await vi.waitFor(() => expect(state().cart?.uuid).toBe(app.session.read().requestId));
    expect(productOptions(state)).toEqual([first]);
    expect(storage.size()).toBe(0);
  });

  it('merges the guest’s cart where the browser stores nothing', async () => {
    const { state, register, app } = openTab(newShopper(shop), fullStorage());
    await state().add(one(first));
    await register();
    await vi.waitFor(() => expect(state().cart?.uuid).toBe(app.session.read().requestId));
    expect(productOptions(state)).toEqual([first]);
  });

  it('merges nothing when the guest’s cart is empty', async () => {
    const { state, register } = openTab(newShopper(shop));
    await state().add(one(first));
    passRemovalDelay(() => state().remove(state().cart?.products[0]));
    await state().settled();
    shop.proxy.requests.splice(0);
    await register();
    await vi.waitFor(() => expect(shop.proxy.requests).toContain('GET /api/v1/cart/'));
    expect(shop.proxy.requests).not.toContain('POST /api/v1/cart/merge/');
  });

  it('merges nothing where the stored id is the account’s own', async () => {
    const { state, register, app, storage } = openTab(newShopper(shop));
    await register();
    await state().settled();
    storage.setItem('bergauf.cart-merge', JSON.stringify({ version: 1, value: app.session.read().requestId }));
    shop.proxy.requests.splice(0);
    state().start();
    await vi.waitFor(() => expect(shop.proxy.requests).toContain('GET /api/v1/cart/'));
    await state().merge();
    expect(shop.proxy.requests).not.toContain('POST /api/v1/cart/merge/');
    expect(storage.size()).toBe(0);
  });

  it('that is refused clears the pending merge', async () => {
    const { state, app, storage } = openTab(newShopper(shop));
    await state().add(one(first));
    app.bus.emit('login-started', {});
    expect(storage.size()).toBe(1);
    app.bus.emit('login-failed', {});
    expect(storage.size()).toBe(0);
  });

  it('whose merge fails keeps it pending, also after a reload', async () => {
    const guest = openTab(newShopper(shop));
    await guest.state().add(one(first));
    shop.proxy.respondTo('POST /api/v1/cart/merge/', 503, { error: 'busy', message: '', errors: {} });
    await guest.register();
    await vi.waitFor(() => expect(guest.state().failure?.operation.kind).toBe('merging'));
    expect(guest.storage.size()).toBe(1);
    const { state } = openTab(guest, guest.storage);
    state().start();
    await vi.waitFor(() => expect(productOptions(state)).toEqual([first]));
    expect(guest.storage.size()).toBe(0);
  });

  it.each(['when the tab is refreshed', 'when it is retried'])(
    'whose merge failed has no failure any more once another tab has merged, %s',
    async (when) => {
      const guest = openTab(newShopper(shop));
      guest.state().start();
      await guest.state().add(one(first));
      shop.proxy.respondTo('POST /api/v1/cart/merge/', 503, { error: 'busy', message: '', errors: {} });
      await guest.register();
      await vi.waitFor(() => expect(guest.state().failure?.operation.kind).toBe('merging'));
      await guest.state().settled();
      const other = openTab(guest, guest.storage);
      other.state().start();
      await vi.waitFor(() => expect(guest.storage.size()).toBe(0));
      if (when === 'when it is retried') guest.state().retry();
      else guest.tab.onStale.mock.calls[0]?.[0]();
      await vi.waitFor(() => expect(productOptions(guest.state)).toEqual([first]));
      await guest.state().settled();
      expect(guest.state().failure).toBeNull();
      expect(shop.proxy.requests.filter((call) => call === 'POST /api/v1/cart/merge/')).toHaveLength(2);
    },
  );

  it('without a merge behaviour throws an error with its name', async () => {
    const { app } = newShopper(shop);
    const store = createCartStore(app, { tab: inertTab, guestId: null });
    await expect(store.getState().merge()).rejects.toThrow('[Cart] merge mergeUuidBehavior is not defined!');
  });

  it('is followed by logout, which clears the cart', async () => {
    const { state, app, emitted } = openTab(newShopper(shop));
    await state().add(one(first));
    app.session.signOut('shopper');
    expect(state().cart).toBeNull();
    expect(emitted).toContainEqual({ type: 'cart-changed', payload: { count: 0 } });
  });
});
