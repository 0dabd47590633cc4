import type { CartProduct } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { one, openTab, passRemovalDelay, productOptions } from '../../testing/cart-tab.ts';
import { newShopper, openShop, type Shop } from '../../testing/test-shop.ts';

let shop: Shop;
let first: number;
let second: number;
beforeAll(async () => {
  shop = await openShop();
  [first = 0, second = 0] = shop.options;
});
afterAll(() => shop.close());
beforeEach(() => void shop.proxy.requests.splice(0));

describe('removing', () => {
  async function withLine() {
    const shopper = openTab(newShopper(shop));
    await shopper.state().add(one(first));
    const [line] = shopper.state().cart?.products ?? [];
    return { ...shopper, line };
  }

  it('is sent after two seconds, and the line can be added again', async () => {
    const { state, line } = await withLine();
    passRemovalDelay(() => state().remove(line));
    await state().settled();
    expect(shop.proxy.requests.at(-1)).toBe(`DELETE /api/v1/cart/hash/${line?.hash}/`);
    expect(productOptions(state)).toEqual([]);
    await state().addAgain();
    expect(productOptions(state)).toEqual([first]);
    expect(state().removed).toBeNull();
  });

  it('can be cancelled before that, and no request is sent', async () => {
    const { state, line } = await withLine();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    state().remove(line);
    vi.advanceTimersByTime(1999);
    state().cancelRemoval();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(state().change.kind).toBe('none');
    expect(shop.proxy.requests).toEqual(['POST /api/v1/cart/']);
  });

  it('has its own two seconds where another tab has removed the previously pending line', async () => {
    const shopper = newShopper(shop);
    const { state } = openTab(shopper);
    await state().add(one(first));
    await state().add(one(second));
    const lines = state().cart?.products ?? [];
    const isSent = (line: CartProduct | undefined): boolean =>
      shop.proxy.requests.includes(`DELETE /api/v1/cart/hash/${line?.hash}/`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    state().remove(lines[0]);
    vi.advanceTimersByTime(1_500);
    const other = openTab(shopper).state;
    await other().read();
    other().remove(lines[0]);
    await other().settled();
    await state().read();
    expect(state().change.kind).toBe('none');
    state().remove(lines[1]);
    vi.advanceTimersByTime(1_900);
    expect(isSent(lines[1])).toBe(false);
    expect(state().change.kind).toBe('removal-pending');
    vi.advanceTimersByTime(100);
    await state().settled();
    expect(isSent(lines[1])).toBe(true);
  });

  it('is sent before an addition', async () => {
    const { state, line } = await withLine();
    state().remove(line);
    await state().add(one(second));
    expect(shop.proxy.requests.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST']);
    expect(productOptions(state)).toEqual([second]);
  });

  it('without an item throws', () => {
    expect(() => openTab(newShopper(shop)).state().remove(undefined)).toThrow('cartItem is not defined');
  });

  it('reloads the page when the response has no data', async () => {
    const { state, line, tab } = await withLine();
    shop.proxy.respondTo(`DELETE /api/v1/cart/hash/${line?.hash}/`, 200, { data: null });
    passRemovalDelay(() => state().remove(line));
    await state().settled();
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  it('that fails keeps the line, reports the failure and reads the cart', async () => {
    const { state, line } = await withLine();
    shop.proxy.respondTo(`DELETE /api/v1/cart/hash/${line?.hash}/`, 503, { error: 'busy', message: '', errors: {} });
    passRemovalDelay(() => state().remove(line));
    await state().settled();
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ reading: 'done', failure: { operation: { kind: 'removing' } } }),
    );
    expect(productOptions(state)).toEqual([first]);
  });

  it('whose response is lost ends with the cart of the server', async () => {
    const { state, line } = await withLine();
    shop.proxy.dropResponseOf(`DELETE /api/v1/cart/hash/${line?.hash}/`);
    passRemovalDelay(() => state().remove(line));
    await vi.waitFor(() => expect(productOptions(state)).toEqual([]));
  });

  it('is not undone by the response to an earlier request', async () => {
    const { state, line } = await withLine();
    const release = shop.proxy.hold();
    const late = state().read();
    await vi.waitFor(() => expect(shop.proxy.requests.at(-1)).toBe('GET /api/v1/cart/'));
    passRemovalDelay(() => state().remove(line));
    release();
    await Promise.all([late, state().settled()]);
    expect(productOptions(state)).toEqual([]);
  });
});
