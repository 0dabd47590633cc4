import type { CartProduct } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeUuidBehavior } from '../request-id/merge-uuid.ts';
import { enter, memoryStorage, openShop, type Shop, type Shopper, silentPage } from '../testing/shop.ts';
import type { Addition } from './addition.ts';
import { cartCount } from './cart-count.ts';
import { createCartStore } from './cart-store.ts';

let shop: Shop;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await openShop();
  [first = 0, second = 0] = shop.options;
});
afterAll(() => shop.close());
beforeEach(() => void shop.gate.passed.splice(0));

const one = (productOption: number): Addition => ({ items: [{ productOption }], team: null });

function open(shopper: Shopper = enter(shop), storage = memoryStorage()) {
  const page = {
    reload: vi.fn(),
    onReturn: vi.fn<(listener: () => void) => void>(),
    onLeave: vi.fn<(listener: () => void) => void>(),
    tellOthers: vi.fn(),
  };
  const behavior = mergeUuidBehavior('cart', storage);
  const store = createCartStore(shopper.app, { page, mergeUuidBehavior: behavior });
  return { ...shopper, store, state: store.getState, page, behavior, storage };
}

/** Lets the two seconds of a removal pass at once. */
function wait2s(act: () => void): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
}

const productOptions = (state: () => { cart: { products: { option: { id: number } }[] } | null }): number[] =>
  (state().cart?.products ?? []).map(({ option }) => option.id);

describe('the cart store', () => {
  it('asks for nothing as long as the guest has no request id', async () => {
    const { state } = open();
    state().start();
    await vi.waitFor(() => expect(state().reading).toBe('done'));
    expect(shop.gate.passed).toEqual([]);
  });

  it('adopts the request id of the first answer and tells the count', async () => {
    const { state, app, heard } = open();
    const result = await state().add(one(first));
    expect(result.ok).toBe(true);
    expect(app.session.read().requestId).toBe(state().cart?.uuid);
    expect(heard).toContainEqual({ type: 'cart-changed', payload: { count: 1 } });
  });

  it('never has more than one call on its way for repeated clicks', async () => {
    const { state } = open();
    await Promise.all([1, 2, 3].map(() => state().add(one(first))));
    expect(shop.gate.passed).toEqual(['POST /api/v1/cart/']);
    expect(cartCount(state())).toBe(1);
  });

  it('adds different options one after the other, under one request id', async () => {
    const { state } = open();
    await Promise.all([state().add(one(first)), state().add(one(second))]);
    expect(productOptions(state).sort()).toEqual([first, second].sort());
  });

  it('reads the cart of a known guest, and again when the page comes back', async () => {
    const known = open();
    await known.state().add(one(first));
    const { state, page } = open(known);
    state().start();
    await vi.waitFor(() => expect(cartCount(state())).toBe(1));
    await known.state().add(one(second));
    page.onReturn.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(cartCount(state())).toBe(2));
  });
});

describe('removing', () => {
  async function withLine() {
    const shopper = open();
    await shopper.state().add(one(first));
    const [line] = shopper.state().cart?.products ?? [];
    return { ...shopper, line };
  }

  it('is carried out after two seconds and can be added again', async () => {
    const { state, line } = await withLine();
    wait2s(() => state().remove(line));
    await state().settled();
    expect(shop.gate.passed.at(-1)).toBe(`DELETE /api/v1/cart/hash/${line?.hash}/`);
    expect(productOptions(state)).toEqual([]);
    await state().addAgain();
    expect(productOptions(state)).toEqual([first]);
    expect(state().removed).toBeNull();
  });

  it('can be cancelled before that, and nothing is asked', async () => {
    const { state, line } = await withLine();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    state().remove(line);
    vi.advanceTimersByTime(1999);
    state().cancelRemoval();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(state().change.kind).toBe('none');
    expect(shop.gate.passed).toEqual(['POST /api/v1/cart/']);
  });

  it('goes first when something is added meanwhile', async () => {
    const { state, line } = await withLine();
    state().remove(line);
    await state().add(one(second));
    expect(shop.gate.passed.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST']);
    expect(productOptions(state)).toEqual([second]);
  });

  it('without an item throws', () => {
    expect(() => open().state().remove(undefined)).toThrow('cartItem is not defined');
  });

  it('reloads the page when the answer has no data', async () => {
    const { state, line, page } = await withLine();
    shop.gate.answer(`DELETE /api/v1/cart/hash/${line?.hash}/`, 200, { data: null });
    wait2s(() => state().remove(line));
    await state().settled();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('that fails keeps the line, says so, and asks for the truth', async () => {
    const { state, line } = await withLine();
    shop.gate.answer(`DELETE /api/v1/cart/hash/${line?.hash}/`, 503, { error: 'busy', message: '', errors: {} });
    wait2s(() => state().remove(line));
    await state().settled();
    await vi.waitFor(() => expect(state()).toMatchObject({ reading: 'done', failure: { of: { kind: 'removing' } } }));
    expect(productOptions(state)).toEqual([first]);
  });

  it('whose answer is lost ends with what the server has', async () => {
    const { state, line } = await withLine();
    shop.gate.loseAnswerOf(`DELETE /api/v1/cart/hash/${line?.hash}/`);
    wait2s(() => state().remove(line));
    await vi.waitFor(() => expect(productOptions(state)).toEqual([]));
  });

  it('is not undone by an answer that was asked for before', async () => {
    const { state, line } = await withLine();
    const release = shop.gate.hold();
    const late = state().read();
    await vi.waitFor(() => expect(shop.gate.passed.at(-1)).toBe('GET /api/v1/cart/'));
    wait2s(() => state().remove(line));
    release();
    await Promise.all([late, state().settled()]);
    expect(productOptions(state)).toEqual([]);
  });
});

describe('adding', () => {
  it('keeps lines apart that differ in mounting, and joins only what is the same', async () => {
    const { state } = open();
    const mounted: Addition = { items: [{ productOption: shop.mountable, mounting: true }], team: null };
    await Promise.all([state().add(one(shop.mountable)), state().add(mounted), state().add(mounted)]);
    expect(state().cart?.products.map(({ mounting, amount }) => [mounting, amount])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('of several pieces says what is missing when one of them fails', async () => {
    const { state } = open();
    const items = [{ productOption: first }, { productOption: 1 }, { productOption: second }];
    const result = await state().add({ items, team: null });
    expect(result).toMatchObject({ ok: false, error: { status: 422 }, missing: items.slice(1) });
    expect(productOptions(state)).toEqual([first]);
    await state().add({ items: items.slice(2), team: null });
    expect(productOptions(state)).toEqual([first, second]);
  });

  it('whose answer is lost has not failed when the cart shows it', async () => {
    const { state } = open();
    await state().add(one(first));
    shop.gate.loseAnswerOf('POST /api/v1/cart/');
    expect(await state().add(one(first))).toEqual({ ok: true });
    expect(state().failure).toBeNull();
    expect(cartCount(state())).toBe(2);
  });

  it('that fails leaves the cart as it is, and can be tried again', async () => {
    const { state } = open();
    await state().add(one(first));
    shop.gate.answer('POST /api/v1/cart/', 503, { error: 'busy', message: '', errors: {} });
    expect(await state().add(one(second))).toMatchObject({ ok: false, missing: [{ productOption: second }] });
    expect(productOptions(state)).toEqual([first]);
    expect(await state().add(one(second))).toEqual({ ok: true });
  });

  it('in the team shop sends all items at once, with team, shop and price type', async () => {
    const shopper = enter(shop, { teamBuild: true });
    const { state } = open(shopper);
    const items = shop.team.options.map((productOption) => ({ productOption }));
    expect(await state().add({ items, team: shop.team.slug })).toEqual({ ok: true });
    expect(shop.gate.passed).toEqual(['POST /api/v2/team/cart/']);
    expect(shop.gate.bodies.at(-1)).toEqual({
      items: items.map((item) => ({ amount: 1, ...item })),
      team: shop.team.slug,
      shopIdentifier: 'at',
      priceType: 'vk',
    });
    expect(state().cart?.products.map(({ team }) => team)).toEqual(items.map(() => shop.team.slug));
  });
});

describe('an amount', () => {
  async function withLine() {
    const tab = open();
    await tab.state().add(one(first));
    const line = (): CartProduct => {
      const [product] = tab.state().cart?.products ?? [];
      if (!product) throw new Error('The cart is empty');
      return product;
    };
    return { ...tab, line };
  }

  it('is shown at once, confirmed by the server, and of several wishes only the last is sent', async () => {
    const { state, line } = await withLine();
    for (const amount of [2, 3, 4, 2]) state().setAmount(line(), amount);
    expect(Object.values(state().wishes)).toMatchObject([{ amount: 2 }]);
    expect(cartCount(state())).toBe(1);
    await state().settled();
    expect(cartCount(state())).toBe(2);
    expect(state().wishes).toEqual({});
    expect(shop.gate.passed.filter((call) => call.startsWith('PUT')).length).toBeLessThanOrEqual(2);
  });

  it('beyond the stock goes back to what it was, with the reason', async () => {
    const { state, line } = await withLine();
    state().setAmount(line(), 99);
    await state().settled();
    expect(state().failure).toMatchObject({ of: { kind: 'recounting' }, error: { status: 422 } });
    expect(line().amount).toBe(1);
    expect(state().wishes).toEqual({});
  });

  it('that fails is tried again on demand', async () => {
    const { state, line } = await withLine();
    shop.gate.answer(`PUT /api/v1/cart/hash/${line().hash}/`, 503, { error: 'busy', message: '', errors: {} });
    state().setAmount(line(), 2);
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
    state().setAmount(line(), 2);
    expect(state().wishes).toEqual({});
    state().cancelRemoval();
  });

  it('of a set is changed for all its pieces, and the set is removed by its hash', async () => {
    const { state } = open();
    const { id, options } = shop.set;
    await state().add({ items: options.map((productOption) => ({ productOption, setId: id })), team: null });
    const [piece] = state().cart?.products ?? [];
    if (!piece) throw new Error('The set is not in the cart');
    state().setAmount(piece, 2);
    await state().settled();
    expect(state().cart?.products.map(({ amount }) => amount)).toEqual(options.map(() => 2));
    wait2s(() => state().remove(piece));
    await state().settled();
    expect(shop.gate.passed.at(-1)).toBe(`DELETE /api/v1/cart/set/${piece.set}/`);
    expect(productOptions(state)).toEqual([]);
    await state().addAgain();
    expect(state().cart?.products.map(({ amount, setId }) => [amount, setId])).toEqual(options.map(() => [2, id]));
  });
});

describe('leaving and coming back', () => {
  it('carries a pending removal out when the page is left', async () => {
    const { state, page } = open();
    await state().add(one(first));
    state().start();
    const [line] = state().cart?.products ?? [];
    state().remove(line);
    page.onLeave.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(shop.gate.passed.at(-1)).toBe(`DELETE /api/v1/cart/hash/${line?.hash}/`));
    await vi.waitFor(() => expect(productOptions(state)).toEqual([]));
  });

  it('tells the other tabs what the server confirmed, and nothing of what it only read', async () => {
    const { state, page } = open();
    await state().add(one(first));
    expect(page.tellOthers).toHaveBeenCalledTimes(1);
    await state().read();
    expect(page.tellOthers).toHaveBeenCalledTimes(1);
  });

  it('reads after what is under way, because its answer may be older than the news', async () => {
    const here = open();
    await here.state().add(one(first));
    here.state().start();
    shop.gate.passed.splice(0);
    const release = shop.gate.hold();
    const adding = here.state().add(one(second));
    await vi.waitFor(() => expect(shop.gate.passed).toEqual(['POST /api/v1/cart/']));
    here.page.onReturn.mock.calls[0]?.[0]();
    release();
    await adding;
    await vi.waitFor(() => expect(shop.gate.passed).toEqual(['POST /api/v1/cart/', 'GET /api/v1/cart/']));
  });
});

describe('login', () => {
  it('takes the guest’s cart along and forgets the merge', async () => {
    const { state, register, app, storage } = open();
    await state().add(one(first));
    await register();
    await vi.waitFor(() => expect(state().cart?.uuid).toBe(app.session.read().requestId));
    expect(productOptions(state)).toEqual([first]);
    expect(storage.size()).toBe(0);
  });

  it('merges nothing when the guest’s cart is empty', async () => {
    const { state, register } = open();
    await state().add(one(first));
    wait2s(() => state().remove(state().cart?.products[0]));
    await state().settled();
    shop.gate.passed.splice(0);
    await register();
    await vi.waitFor(() => expect(shop.gate.passed).toContain('GET /api/v1/cart/'));
    expect(shop.gate.passed).not.toContain('POST /api/v1/cart/merge/');
  });

  it('that is refused forgets the merge', async () => {
    const { state, app, storage } = open();
    await state().add(one(first));
    app.bus.emit('login-started', {});
    expect(storage.size()).toBe(1);
    app.bus.emit('login-failed', {});
    expect(storage.size()).toBe(0);
  });

  it('whose merge fails keeps it for later, also over a reload', async () => {
    const guest = open();
    await guest.state().add(one(first));
    shop.gate.answer('POST /api/v1/cart/merge/', 503, { error: 'busy', message: '', errors: {} });
    await guest.register();
    await vi.waitFor(() => expect(guest.state().failure?.of.kind).toBe('merging'));
    expect(guest.storage.size()).toBe(1);
    const { state } = open(guest, guest.storage);
    state().start();
    await vi.waitFor(() => expect(productOptions(state)).toEqual([first]));
    expect(guest.storage.size()).toBe(0);
  });

  it('without a merge behaviour is refused by name', async () => {
    const { app } = enter(shop);
    const store = createCartStore(app, { page: silentPage, mergeUuidBehavior: null });
    await expect(store.getState().merge()).rejects.toThrow('[Cart] merge mergeUuidBehavior is not defined!');
  });

  it('is ended by logout, which clears the cart', async () => {
    const { state, app, heard } = open();
    await state().add(one(first));
    app.session.signOut('shopper');
    expect(state().cart).toBeNull();
    expect(heard).toContainEqual({ type: 'cart-changed', payload: { count: 0 } });
  });
});
