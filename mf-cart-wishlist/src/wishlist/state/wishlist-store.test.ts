import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStore } from '../../cart/state/cart-store.ts';
import { guestIdRecord } from '../../server-list/merge-uuid.ts';
import { memoryStorage, newShopper, openShop, type Shop, type Shopper } from '../../testing/test-shop.ts';
import { createWishlistStore } from './wishlist-store.ts';

let shop: Shop;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await openShop();
  [first = 0, second = 0] = shop.products;
});
afterAll(() => shop.close());
beforeEach(() => void shop.proxy.requests.splice(0));

const tab = { reload: () => {}, onStale: () => {}, onLeave: () => {}, notifyOtherTabs: () => {} };

function open(shopper: Shopper = newShopper(shop)) {
  const storage = memoryStorage();
  const store = createWishlistStore(shopper.app, { tab, guestId: guestIdRecord('wishlist', storage) });
  const ids = (): number[] => (store.getState().products ?? []).map(({ id }) => id);
  return { ...shopper, store, state: store.getState, ids, storage };
}

describe('the wishlist store', () => {
  it('adds, opens the flyout for six seconds, and removes', async () => {
    const { state, ids, emitted } = open();
    await state().toggle(first);
    expect(ids()).toEqual([first]);
    expect(emitted).toContainEqual({ type: 'wishlist-changed', payload: { count: 1 } });
    expect(emitted).toContainEqual({ type: 'flyout-requested', payload: { name: 'wishlist', closeAfterMs: 6000 } });
    await state().toggle(first);
    expect(ids()).toEqual([]);
    expect(state().removed?.id).toBe(first);
  });

  it('rejects a second change while one is in flight, and `setListed` waits for it', async () => {
    const { state, ids } = open();
    const adding = state().add(first);
    await expect(state().remove(first)).rejects.toThrow('changes are locked');
    await Promise.all([adding, state().setListed(second, true), state().setListed(first, false)]);
    expect(ids()).toEqual([second]);
  });

  it('shares the first request id with the cart', async () => {
    const { state, app } = open();
    const cart = createCartStore(app, { tab, guestId: null });
    const [option = 0] = shop.options;
    await Promise.all([state().add(first), cart.getState().add({ items: [{ productOption: option }], team: null })]);
    expect(app.session.read().requestId).toBe(cart.getState().cart?.uuid);
    await state().read();
    expect(state().products?.map(({ id }) => id)).toEqual([first]);
  });

  it('keeps the confirmed list when an addition fails, with the failure', async () => {
    const { state, ids } = open();
    await state().add(first);
    shop.proxy.respondTo('POST /api/v1/wishlist/', 503, { error: 'busy', message: '', errors: {} });
    const result = await state().add(second);
    expect(result.ok).toBe(false);
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ reading: 'done', failure: { operation: { kind: 'adding', productId: second } } }),
    );
    expect(ids()).toEqual([first]);
  });

  it('has no failure when the response to an addition was lost', async () => {
    const { state, ids, emitted } = open();
    await state().add(first);
    emitted.splice(0);
    shop.proxy.dropResponseOf('POST /api/v1/wishlist/');
    expect(await state().add(second)).toEqual({ ok: true });
    expect([ids(), state().failure]).toEqual([[second, first], null]);
    expect(emitted).toContainEqual({ type: 'flyout-requested', payload: { name: 'wishlist', closeAfterMs: 6000 } });
  });

  it('retries a failed change', async () => {
    const { state, ids } = open();
    await state().add(first);
    shop.proxy.respondTo(`DELETE /api/v1/wishlist/${first}/`, 503, { error: 'busy', message: '', errors: {} });
    await state().remove(first);
    expect(ids()).toEqual([first]);
    state().retry();
    await vi.waitFor(() => expect(ids()).toEqual([]));
    expect(state()).toMatchObject({ failure: null, removed: { id: first } });
  });

  it('retries a failed merge of the guest’s list', async () => {
    const { state, ids, register } = open();
    await state().add(first);
    shop.proxy.respondTo('POST /api/v1/wishlist/merge/', 503, { error: 'busy', message: '', errors: {} });
    await register();
    await vi.waitFor(() => expect(state().failure?.operation.kind).toBe('merging'));
    await state().settled();
    state().retry();
    await vi.waitFor(() => expect([ids(), state().failure]).toEqual([[first], null]));
  });

  it('reads again when the tab may be stale, and notifies the other tabs of changes', async () => {
    const listeners: (() => void)[] = [];
    let notifications = 0;
    const shopper = newShopper(shop);
    const staleTab = { ...tab, onStale: (listener: () => void) => void listeners.push(listener) };
    const store = createWishlistStore(shopper.app, { tab: staleTab, guestId: null });
    const other = createWishlistStore(shopper.app, {
      tab: { ...tab, notifyOtherTabs: () => void notifications++ },
      guestId: null,
    });
    store.getState().start();
    await vi.waitFor(() => expect(store.getState().reading).toBe('done'));
    await other.getState().add(first);
    expect([notifications, store.getState().products]).toEqual([1, null]);
    listeners[0]?.();
    await vi.waitFor(() => expect(store.getState().products?.map(({ id }) => id)).toEqual([first]));
  });

  it('logs and skips a product without an id', async () => {
    const { state, ids, app } = open();
    const report = vi.spyOn(app.remotes, 'reportFailure');
    await state().add(first);
    expect(report).not.toHaveBeenCalled();
    const [tile] = state().products ?? [];
    shop.proxy.respondTo('GET /api/v1/wishlist/', 200, {
      data: { products: [{ ...tile, id: undefined }, tile], uuid: null },
    });
    await state().read();
    expect(ids()).toEqual([first]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('sends the team in the team shop, also in a retry, and not elsewhere', async () => {
    const { state } = open(newShopper(shop, { teamBuild: true }));
    await state().add(shop.team.product, shop.team.slug);
    const item = { productId: shop.team.product, team: shop.team.slug };
    expect(shop.proxy.bodies.at(-1)).toEqual(item);
    expect(state().products).toMatchObject([{ team: shop.team.slug }]);
    await state().remove(shop.team.product);
    shop.proxy.respondTo('POST /api/v2/team/wishlist/', 503, { error: 'busy', message: '', errors: {} });
    await state().setListed(shop.team.product, true, shop.team.slug);
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ reading: 'done', failure: { operation: { kind: 'adding' } } }),
    );
    shop.proxy.bodies.splice(0);
    state().retry();
    await vi.waitFor(() => expect(shop.proxy.bodies).toEqual([item]));

    const elsewhere = open();
    await elsewhere.state().add(first, shop.team.slug);
    expect(shop.proxy.bodies.at(-1)).toEqual({ productId: first });
  });

  it('merges the guest’s list at login', async () => {
    const { state, ids, register, app, storage } = open();
    await state().add(first);
    await register();
    await vi.waitFor(() => expect(shop.proxy.requests).toContain('POST /api/v1/wishlist/merge/'));
    await state().settled();
    expect(ids()).toEqual([first]);
    expect(app.session.read().kind).toBe('customer');
    await vi.waitFor(() => expect(storage.size()).toBe(0));
  });

  it('without a merge behaviour throws an error with its name', async () => {
    const { app } = newShopper(shop);
    const store = createWishlistStore(app, { tab, guestId: null });
    await expect(store.getState().merge()).rejects.toThrow('[Wishlist] merge mergeUuidBehavior is not defined!');
  });

  it('is cleared by logout, with the pending merge', async () => {
    const { state, app, storage, ids } = open();
    await state().add(first);
    app.bus.emit('login-started', {});
    app.session.signOut('session-invalid');
    expect(ids()).toEqual([]);
    expect(storage.size()).toBe(0);
  });
});
