import { createApiClient } from 'shared-contracts/api';
import type { Session } from 'shared-contracts/app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cartCount } from '../cart/state/cart-machine.ts';
import { createCartStore } from '../cart/state/cart-store.ts';
import { one } from '../testing/cart-tab.ts';
import { memoryStorage, newShopper, openShop, type Shop } from '../testing/test-shop.ts';
import { wishlistCount } from '../wishlist/state/wishlist-machine.ts';
import { createWishlistStore } from '../wishlist/state/wishlist-store.ts';
import { guestIdRecord } from './merge-uuid.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => void vi.useRealTimers());

type Opened = { readonly follow?: (session: Session) => void; readonly timeoutMs?: number };

/**
 * A guest's tab with an empty list.
 * @param follow what happens when the session is read again, which another tab may have changed
 */
function open(list: 'cart' | 'wishlist', { follow = () => undefined, timeoutMs = 5000 }: Opened = {}) {
  const shopper = newShopper(shop);
  const { bus, session } = shopper.app;
  const api = createApiClient({ origin: shop.proxy.origin, session: session.read, bus, defaultTimeoutMs: timeoutMs });
  const app = { ...shopper.app, api, session: { ...session, follow: () => follow(session) } };
  session.adoptGuestRequestId(crypto.randomUUID());
  const counts: number[] = [];
  bus.on(`${list}-changed`, ({ count }) => counts.push(count));
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
    const count = () => cartCount(state());
    return { app, storage, becomeStale, counts, count, state, add: () => state().add(one(shop.options[0] ?? 0)) };
  }
  const { getState: state } = createWishlistStore(app, dependencies);
  const count = () => wishlistCount(state());
  return { app, storage, becomeStale, counts, count, state, add: () => state().add(shop.products[0] ?? 0) };
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

  it('that neither a change nor the read after it could reach is read on the next page, which would show nothing else', async () => {
    const { app, state, add } = open(list);
    shop.proxy.respondTo(`POST ${path}`, 503, { error: 'busy', message: '', errors: {} });
    shop.proxy.respondTo(`GET ${path}`, 503, { error: 'busy', message: '', errors: {} });
    shop.proxy.dropResponseOf(`GET ${path}`);
    expect((await add()).ok).toBe(false);
    await vi.waitFor(() => expect(state().reading).toBe('failed'));
    expect(state().failure?.operation.kind).toBe('adding');
    app.bus.emit('page-shown', { path: '/', title: '' });
    expect(state().failure).toBeNull();
    await vi.waitFor(() => expect(state().reading).toBe('done'));
  });

  it('is read again 5 s after a change that timed out: the server may execute it later', async () => {
    const { state, add } = open(list, { timeoutMs: 800 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const release = shop.proxy.hold();
    shop.proxy.requests.splice(0);
    const adding = add();
    await vi.waitFor(() => expect(shop.proxy.requests).toEqual([`POST ${path}`, `GET ${path}`]), { timeout: 3000 });
    release();
    await adding;
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    const before = shop.proxy.requests.length;
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(shop.proxy.requests.slice(before)).toEqual([`GET ${path}`]));
  });

  it('of the previous shopper is not shown after another tab has changed the shopper', async () => {
    const follow = (session: Session): void => session.adoptGuestRequestId(crypto.randomUUID());
    const { state, add, becomeStale, count } = open(list, { follow });
    state().start();
    expect((await add()).ok).toBe(true);
    expect(count()).toBe(1);
    const release = shop.proxy.hold();
    becomeStale();
    await vi.waitFor(() => expect(state().reading).toBe('reading'));
    const shown = count();
    release();
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    expect(shown).toBe(0);
  });

  it('that arrives after the logout changes no badge', async () => {
    const { app, state, add, counts } = open(list);
    await add();
    const release = shop.proxy.hold();
    const reading = state().read();
    app.session.signOut('shopper');
    release();
    expect((await reading).ok).toBe(true);
    expect(counts).toEqual([1, 0]);
  });

  it('is recorded for the merge at login while an addition is in flight, but not when it is confirmed as empty', async () => {
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
