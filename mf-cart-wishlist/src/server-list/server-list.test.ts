import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCartStore } from '../cart/state/cart-store.ts';
import { one } from '../testing/cart-tab.ts';
import { memoryStorage, newShopper, openShop, type Shop } from '../testing/test-shop.ts';
import { createWishlistStore } from '../wishlist/state/wishlist-store.ts';
import { guestIdRecord } from './merge-uuid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => void vi.useRealTimers());

/** A guest's tab with an empty list. */
function open(list: 'cart' | 'wishlist') {
  const { app } = newShopper(shop);
  app.session.adoptGuestRequestId(crypto.randomUUID());
  const storage = memoryStorage();
  const tab = {
    reload: vi.fn(),
    onStale: vi.fn<(listener: () => void) => void>(),
    onLeave: vi.fn(),
    notifyOtherTabs: vi.fn(),
  };
  const dependencies = { tab, guestId: guestIdRecord(list, storage) };
  const becomeStale = (): void => tab.onStale.mock.calls[0]?.[0]();
  if (list === 'cart') {
    const { getState: state } = createCartStore(app, dependencies);
    return { app, storage, becomeStale, state, add: () => state().add(one(shop.options[0] ?? 0)) };
  }
  const { getState: state } = createWishlistStore(app, dependencies);
  return { app, storage, becomeStale, state, add: () => state().add(shop.products[0] ?? 0) };
}

describe.each(['cart', 'wishlist'] as const)('the server list of the %s', (list) => {
  const path = `/api/v1/${list}/`;

  it('is read again after 5 s when a refresh failed', async () => {
    const { state, becomeStale } = open(list);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // The API client repeats a failed read once, so both of its requests fail.
    shop.proxy.respondTo(`GET ${path}`, 503, { error: 'busy', message: '', errors: {} });
    shop.proxy.dropResponseOf(`GET ${path}`);
    state().start();
    await vi.waitFor(() => expect(state().reading).toBe('failed'));
    shop.proxy.respondTo(`GET ${path}`, 503, { error: 'busy', message: '', errors: {} });
    shop.proxy.dropResponseOf(`GET ${path}`);
    becomeStale();
    expect(state().reading).toBe('reading');
    await vi.waitFor(() => expect(state().reading).toBe('failed'));
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(state().reading).toBe('done'));
  });

  it('is remembered at login while an addition is in flight, and not when it is confirmed as empty', async () => {
    const { app, storage, state, add } = open(list);
    await state().read();
    app.bus.emit('login-started', {});
    expect(storage.size()).toBe(0);
    const release = shop.proxy.hold();
    const adding = add();
    await vi.waitFor(() => expect(shop.proxy.requests.at(-1)).toBe(`POST ${path}`));
    app.bus.emit('login-started', {});
    expect(storage.size()).toBe(1);
    release();
    expect((await adding).ok).toBe(true);
  });
});
