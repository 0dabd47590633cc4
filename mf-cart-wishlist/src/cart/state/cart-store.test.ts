import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, openTab, productOptions } from '../../testing/cart-tab.ts';
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

describe('the cart store', () => {
  it('sends no request while the guest has no request id', async () => {
    const { state } = openTab(newShopper(shop));
    state().start();
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    expect(shop.proxy.requests).toEqual([]);
  });

  it('stores a request id with the first addition and emits the count', async () => {
    const { state, app, emitted } = openTab(newShopper(shop));
    const result = await state().add(one(first));
    expect(result.ok).toBe(true);
    expect(app.session.read().requestId).toBe(state().cart?.uuid);
    expect(emitted).toContainEqual({ type: 'cart-changed', payload: { count: 1 } });
  });

  it('sends one request for repeated clicks', async () => {
    const { state } = openTab(newShopper(shop));
    await Promise.all([1, 2, 3].map(() => state().add(one(first))));
    expect(shop.proxy.requests).toEqual(['POST /api/v1/cart/']);
    expect(cartCount(state())).toBe(1);
  });

  it('adds different options one after the other, under one request id', async () => {
    const { state } = openTab(newShopper(shop));
    await Promise.all([state().add(one(first)), state().add(one(second))]);
    expect(productOptions(state).sort()).toEqual([first, second].sort());
  });

  it('reads the cart of a guest with a request id, and again when it may be stale', async () => {
    const known = openTab(newShopper(shop));
    await known.state().add(one(first));
    const { state, tab } = openTab(known);
    state().start();
    await vi.waitFor(() => expect(cartCount(state())).toBe(1));
    await known.state().add(one(second));
    tab.onStale.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(cartCount(state())).toBe(2));
  });
});

describe('leaving and returning', () => {
  it('sends a pending removal when the page is left', async () => {
    const { state, tab } = openTab(newShopper(shop));
    await state().add(one(first));
    state().start();
    const [line] = state().cart?.products ?? [];
    state().remove(line);
    tab.onLeave.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(shop.proxy.requests.at(-1)).toBe(`DELETE /api/v1/cart/hash/${line?.hash}/`));
    await vi.waitFor(() => expect(productOptions(state)).toEqual([]));
  });

  it('notifies the other tabs of confirmed changes, and not of reads', async () => {
    const { state, tab } = openTab(newShopper(shop));
    await state().add(one(first));
    expect(tab.notifyOtherTabs).toHaveBeenCalledTimes(1);
    await state().read();
    expect(tab.notifyOtherTabs).toHaveBeenCalledTimes(1);
  });

  it('reads after a change in flight, because its response may be older than the notification', async () => {
    const here = openTab(newShopper(shop));
    await here.state().add(one(first));
    here.state().start();
    shop.proxy.requests.splice(0);
    const release = shop.proxy.hold();
    const adding = here.state().add(one(second));
    await vi.waitFor(() => expect(shop.proxy.requests).toEqual(['POST /api/v1/cart/']));
    here.tab.onStale.mock.calls[0]?.[0]();
    release();
    await adding;
    await vi.waitFor(() => expect(shop.proxy.requests).toEqual(['POST /api/v1/cart/', 'GET /api/v1/cart/']));
  });
});

it('a cart with prices of another price type than the session’s loads the account, which updates all prices', async () => {
  const shopper = newShopper(shop);
  const load = vi.fn<typeof shopper.app.account.load>();
  const { state, app } = openTab({
    ...shopper,
    app: { ...shopper.app, account: { ...shopper.app.account, load } },
  });
  await shopper.register();
  await state().add(one(first));
  await state().read();
  expect(load).not.toHaveBeenCalled();
  app.session.setPriceType('premium');
  expect(await state().read()).toMatchObject({ ok: true, data: { priceType: 'vk' } });
  expect(load).toHaveBeenCalledOnce();
});
