import type { SelectedStore, StoreSummary } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fullStorage, memoryStorage, newShopper, openShop, type Shop, type Shopper } from '../../testing/test-shop.ts';
import { localShopRecord } from './local-shop-record.ts';
import { createPickupStore } from './pickup-store.ts';

let shop: Shop;
let first: SelectedStore;
let second: SelectedStore;
beforeAll(async () => {
  shop = await openShop();
  const response = await newShopper(shop).app.api.get<{ stores: StoreSummary[] }>('/api/v1/stores/?limit=2');
  const [one, two] = response.ok ? response.data.stores : [];
  if (!one || !two) throw new Error('The shop has no stores');
  [first, second] = [one, two];
});
afterAll(() => shop.close());
beforeEach(() => void shop.proxy.requests.splice(0));

function open(shopper: Shopper = newShopper(shop), storage = memoryStorage()) {
  const listeners: (() => void)[] = [];
  const tab = {
    reload: () => {},
    onStale: (listener: () => void) => void listeners.push(listener),
    onLeave: () => {},
    notifyOtherTabs: vi.fn(),
  };
  const record = localShopRecord(storage);
  const { getState } = createPickupStore(shopper.app, { tab, record });
  getState().start();
  const town = () => getState().store?.address.City ?? null;
  return { ...shopper, state: getState, town, record, storage, tab, becomeStale: () => listeners[0]?.() };
}

it('stores a guest’s choice in this browser, notifies the other tabs, and removes it again', async () => {
  const shopper = open();
  await shopper.state().choose(first);
  expect(shopper.tab.notifyOtherTabs).toHaveBeenCalledOnce();
  expect(shopper.record.read()).toMatchObject({ userKey: null, store: { sysname: first.sysname } });
  expect(open(newShopper(shop), shopper.storage).town()).toBe(first.address.City);
  await shopper.state().choose(null);
  expect(open(newShopper(shop), shopper.storage).town()).toBeNull();
  expect(shop.proxy.requests).toEqual([]);
});

it('keeps the choice of a guest who gets a request id', async () => {
  const { state, app, town, record } = open();
  await state().choose(first);
  app.session.adoptGuestRequestId('g-7');
  expect(town()).toBe(first.address.City);
  expect(record.read()?.userKey).toBe('g-7');
});

it('keeps the choice of a guest whose request id another tab has adopted first', async () => {
  const one = open();
  await one.state().choose(first);
  const two = open(newShopper(shop), one.storage);
  two.app.session.adoptGuestRequestId('g-7');
  one.app.session.adoptGuestRequestId('g-7');
  expect([one.town(), two.town()]).toEqual([first.address.City, first.address.City]);
  expect(one.record.read()?.userKey).toBe('g-7');
});

it('discards the choice of another shopper', async () => {
  const storage = memoryStorage();
  const written = { userKey: 'g-other', store: first, timestamp: Date.now() };
  localShopRecord(storage).write(written);
  expect(open(newShopper(shop), storage).town()).toBeNull();
  expect(storage.size()).toBe(0);
});

it.each([
  ['another version', 2, {}],
  ['a store without its fields', 1, { store: {} }],
  ['no timestamp', 1, { timestamp: undefined }],
])('does not read a record with %s', (_, version, fault) => {
  const storage = memoryStorage();
  const value = { userKey: null, store: first, timestamp: 1, ...fault };
  storage.setItem('bergauf.local-shop', JSON.stringify({ version, value }));
  expect(open(newShopper(shop), storage).town()).toBeNull();
});

it('saves a customer’s choice in the account, and reads it on another device', async () => {
  const { state, register, app, town } = open();
  await register();
  expect(await state().choose(first)).toEqual({ ok: true });
  expect(shop.proxy.requests).toContain('PUT /api/v1/user/store/');
  expect(town()).toBe(first.address.City);
  const elsewhere = open({ app, emitted: [], tracked: [], register });
  await vi.waitFor(() => expect(elsewhere.town()).toBe(first.address.City));
});

it('reads the account again after a day', async () => {
  const { state, register, app, storage, record } = open();
  await register();
  await state().choose(first);
  const own = record.read();
  await app.api.put('/api/v1/user/store/', { sysname: second.sysname });
  if (own) record.write({ ...own, timestamp: own.timestamp - 25 * 60 * 60 * 1000 });
  const later = open({ app, emitted: [], tracked: [], register }, storage);
  await vi.waitFor(() => expect(later.town()).toBe(second.address.City));
});

it('reports when the account refused a choice, and keeps the last one', async () => {
  const { state, register, town } = open();
  await register();
  await state().choose(first);
  shop.proxy.respondTo('PUT /api/v1/user/store/', 503, { error: 'busy', message: '', errors: {} });
  const choice = state().choose(second);
  expect(state().saving).toBe(second.sysname);
  expect((await choice).ok).toBe(false);
  expect([town(), state().saving]).toEqual([first.address.City, null]);
});

it('saves a choice that is made while another one is being saved after that one', async () => {
  const { state, register, town } = open();
  await register();
  shop.proxy.bodies.splice(0);
  const choices = [state().choose(first), state().choose(second), state().choose(null), state().choose(second)];
  expect(await Promise.all(choices)).toEqual(choices.map(() => ({ ok: true })));
  expect(town()).toBe(second.address.City);
  const saved = shop.proxy.bodies.filter((body) => body !== null);
  expect(saved).toEqual([first, second, null, second].map((store) => ({ sysname: store?.sysname ?? null })));
});

it('keeps a guest’s choice until the page is left, where the browser stores nothing', async () => {
  const { state, app, town, becomeStale } = open(newShopper(shop), fullStorage());
  await state().choose(first);
  app.session.adoptGuestRequestId('g-7');
  becomeStale();
  expect(town()).toBe(first.address.City);
  app.session.signOut('shopper');
  expect(town()).toBeNull();
});

it('uses the account’s choice after login, and none after logout', async () => {
  const { state, register, app, town, storage } = open();
  await state().choose(first);
  await register();
  await vi.waitFor(() => expect(shop.proxy.requests).toContain('GET /api/v1/user/'));
  expect(town()).toBeNull();
  await state().choose(second);
  app.session.signOut('shopper');
  expect([town(), storage.size()]).toEqual([null, 0]);
});

it('shows the choice of another tab when the tab is notified', async () => {
  const { becomeStale, storage, town } = open();
  await open(newShopper(shop), storage).state().choose(second);
  becomeStale();
  expect(town()).toBe(second.address.City);
});
