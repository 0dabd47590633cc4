import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, openTab, productOptions } from '../../testing/cart-tab.ts';
import { enter, openShop, type Shop } from '../../testing/test-shop.ts';
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
  it('asks for nothing as long as the guest has no request id', async () => {
    const { state } = openTab(enter(shop));
    state().start();
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    expect(shop.proxy.requests).toEqual([]);
  });

  it('adopts the request id of the first answer and tells the count', async () => {
    const { state, app, heard } = openTab(enter(shop));
    const result = await state().add(one(first));
    expect(result.ok).toBe(true);
    expect(app.session.read().requestId).toBe(state().cart?.uuid);
    expect(heard).toContainEqual({ type: 'cart-changed', payload: { count: 1 } });
  });

  it('never has more than one call on its way for repeated clicks', async () => {
    const { state } = openTab(enter(shop));
    await Promise.all([1, 2, 3].map(() => state().add(one(first))));
    expect(shop.proxy.requests).toEqual(['POST /api/v1/cart/']);
    expect(cartCount(state())).toBe(1);
  });

  it('adds different options one after the other, under one request id', async () => {
    const { state } = openTab(enter(shop));
    await Promise.all([state().add(one(first)), state().add(one(second))]);
    expect(productOptions(state).sort()).toEqual([first, second].sort());
  });

  it('reads the cart of a known guest, and again when the page comes back', async () => {
    const known = openTab(enter(shop));
    await known.state().add(one(first));
    const { state, tab } = openTab(known);
    state().start();
    await vi.waitFor(() => expect(cartCount(state())).toBe(1));
    await known.state().add(one(second));
    tab.onStale.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(cartCount(state())).toBe(2));
  });
});

describe('leaving and coming back', () => {
  it('carries a pending removal out when the page is left', async () => {
    const { state, tab } = openTab(enter(shop));
    await state().add(one(first));
    state().start();
    const [line] = state().cart?.products ?? [];
    state().remove(line);
    tab.onLeave.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(shop.proxy.requests.at(-1)).toBe(`DELETE /api/v1/cart/hash/${line?.hash}/`));
    await vi.waitFor(() => expect(productOptions(state)).toEqual([]));
  });

  it('tells the other tabs what the server confirmed, and nothing of what it only read', async () => {
    const { state, tab } = openTab(enter(shop));
    await state().add(one(first));
    expect(tab.notifyOtherTabs).toHaveBeenCalledTimes(1);
    await state().read();
    expect(tab.notifyOtherTabs).toHaveBeenCalledTimes(1);
  });

  it('reads after what is under way, because its answer may be older than the news', async () => {
    const here = openTab(enter(shop));
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
