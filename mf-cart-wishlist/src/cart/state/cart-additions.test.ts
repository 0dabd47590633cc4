import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, openTab, productOptions } from '../../testing/cart-tab.ts';
import { newShopper, openShop, type Shop } from '../../testing/test-shop.ts';
import type { AddToCartRequest } from './add-to-cart-request.ts';
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

describe('adding', () => {
  it('keeps lines apart that differ in mounting, and merges equal ones', async () => {
    const { state } = openTab(newShopper(shop));
    const mounted: AddToCartRequest = { items: [{ productOption: shop.mountable, mounting: true }], team: null };
    await Promise.all([state().add(one(shop.mountable)), state().add(mounted), state().add(mounted)]);
    expect(state().cart?.products.map(({ mounting, amount }) => [mounting, amount])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('reports the pieces that it has added, also where the previous cart is not known yet', async () => {
    const shopper = newShopper(shop);
    await openTab(shopper).state().add(one(first));
    await openTab(shopper).state().add(one(second));
    const reported = shopper.tracked.map((event) => [event.name, 'optionId' in event && event.optionId]);
    expect(reported).toEqual([
      ['add_to_cart', String(first)],
      ['add_to_cart', String(second)],
    ]);
  });

  it('of several pieces returns the missing ones when one fails', async () => {
    const { state } = openTab(newShopper(shop));
    const items = [{ productOption: first }, { productOption: 1 }, { productOption: second }];
    const result = await state().add({ items, team: null });
    expect(result).toMatchObject({ ok: false, error: { status: 422 }, missing: items.slice(1) });
    expect(productOptions(state)).toEqual([first]);
    await state().add({ items: items.slice(2), team: null });
    expect(productOptions(state)).toEqual([first, second]);
  });

  it('of several pieces sends all of them when the page is left, each once, even if the page returns', async () => {
    const shopper = newShopper(shop);
    const { state, tab } = openTab(shopper);
    state().start();
    await state().add(one(first));
    shop.proxy.requests.splice(0);
    const posts = () => shop.proxy.requests.filter((call) => call.startsWith('POST')).length;
    const letGo = shop.proxy.hold();
    const added = state().add({ items: [first, second].map((productOption) => ({ productOption })), team: null });
    await vi.waitFor(() => expect(posts()).toBe(1), 10_000);
    tab.onLeave.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(posts()).toBe(2), 10_000);
    letGo();
    expect(await added).toEqual({ ok: true });
    // The second response is ignored by a page that was left.
    await vi.waitFor(async () => {
      const { state: another } = openTab(shopper);
      await another().read();
      expect(cartCount(another())).toBe(3);
    }, 10_000);
    tab.onStale.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(cartCount(state())).toBe(3), 10_000);
    expect(posts()).toBe(2);
  });

  it('whose response is lost has succeeded when the cart shows it', async () => {
    const { state } = openTab(newShopper(shop));
    await state().add(one(first));
    shop.proxy.dropResponseOf('POST /api/v1/cart/');
    expect(await state().add(one(first))).toEqual({ ok: true });
    expect(state().failure).toBeNull();
    expect(cartCount(state())).toBe(2);
  });

  it('that fails does not change the cart, and can be retried', async () => {
    const { state } = openTab(newShopper(shop));
    await state().add(one(first));
    shop.proxy.respondTo('POST /api/v1/cart/', 503, { error: 'busy', message: '', errors: {} });
    expect(await state().add(one(second))).toMatchObject({ ok: false, missing: [{ productOption: second }] });
    expect(productOptions(state)).toEqual([first]);
    expect(await state().add(one(second))).toEqual({ ok: true });
  });

  it.each(['vk', 'premium', 'staff', 'pro'] as const)(
    'in the team shop sends all items at once, with team, shop and the price type %s',
    async (type) => {
      const shopper = newShopper(shop, { teamBuild: true });
      shopper.app.session.setPriceType(type);
      const { state } = openTab(shopper);
      const items = shop.team.options.map((productOption) => ({ productOption }));
      expect(await state().add({ items, team: shop.team.slug })).toEqual({ ok: true });
      expect(shop.proxy.requests).toEqual(['POST /api/v2/team/cart/']);
      expect(shop.proxy.bodies.at(-1)).toEqual({
        items: items.map((item) => ({ amount: 1, ...item })),
        team: shop.team.slug,
        shopIdentifier: 'at',
        priceType: type,
      });
      expect(state().cart?.products.map(({ team }) => team)).toEqual(items.map(() => shop.team.slug));
    },
  );
});
