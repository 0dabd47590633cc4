import type { AppContext } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlyoutStore, listCounts } from './flyout-store.ts';

const closeDelayMs = 300;

type Id = 'cart' | 'wishlist' | 'menu-1';

function setUp() {
  const machine = createFlyoutStore<Id>(closeDelayMs);
  const closed: Id[] = [];
  machine.subscribe(({ open }, before) => {
    if (before.open !== null && before.open !== open) closed.push(before.open);
  });
  return { ...machine.getState(), closed, open: () => machine.getState().open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('header flyouts', () => {
  it('closes the others at once when one opens', () => {
    const { show, open, closed } = setUp();
    show('cart', { by: 'user' });
    show('wishlist', { by: 'user' });
    expect(open()).toBe('wishlist');
    expect(closed).toEqual(['cart']);
  });

  it('closes after the delay, not before', () => {
    const { show, close, open } = setUp();
    show('cart', { by: 'user' });
    close();
    vi.advanceTimersByTime(closeDelayMs - 1);
    expect(open()).toBe('cart');
    vi.advanceTimersByTime(1);
    expect(open()).toBeNull();
  });

  it('cancels the closing on reopen', () => {
    const { show, close, open, closed } = setUp();
    show('cart', { by: 'user' });
    close();
    vi.advanceTimersByTime(200);
    show('cart', { by: 'user' });
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('cart');
    expect(closed).toEqual([]);
  });

  it('cancels the closing on reopen also where it was asked for twice', () => {
    const { show, close, open } = setUp();
    show('cart', { by: 'user' });
    close();
    vi.advanceTimersByTime(100);
    close();
    show('cart', { by: 'user' });
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('cart');
  });

  it('does not close the next flyout with the delay of the last one', () => {
    const { show, close, open } = setUp();
    show('cart', { by: 'user' });
    close();
    show('menu-1', { by: 'hover' });
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('menu-1');
  });

  it('dismisses at once', () => {
    const { show, close, dismiss, open, closed } = setUp();
    show('cart', { by: 'user' });
    close();
    dismiss();
    dismiss();
    vi.advanceTimersByTime(5000);
    expect(open()).toBeNull();
    expect(closed).toEqual(['cart']);
  });

  it('closes automatically after the given time', () => {
    const { show, open, closed } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    expect(open()).toBe('wishlist');
    vi.advanceTimersByTime(1);
    expect(open()).toBeNull();
    expect(closed).toEqual(['wishlist']);
  });

  it('does not close the next flyout with the time of one that was dismissed', () => {
    const { show, dismiss, open } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    dismiss();
    show('cart', { by: 'user' });
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('cart');
  });

  it('closes automatically although the pointer was in a flyout that was dismissed', () => {
    const { show, hold, dismiss, open } = setUp();
    show('cart', { by: 'user' });
    hold('pointer');
    dismiss();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(6000);
    expect(open()).toBeNull();
  });

  it('restarts the timer when it is shown again', () => {
    const { show, open } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5000);
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    expect(open()).toBe('wishlist');
  });

  it('stays open once the shopper opens it', () => {
    const { show, open } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    show('wishlist', { by: 'user' });
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('wishlist');
  });

  it('pauses while hovered or focused and continues with the time left', () => {
    const { show, hold, release, open } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(4000);
    hold('pointer');
    hold('focus');
    vi.advanceTimersByTime(60_000);
    release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('wishlist');
    release('focus');
    vi.advanceTimersByTime(1999);
    expect(open()).toBe('wishlist');
    vi.advanceTimersByTime(1);
    expect(open()).toBeNull();
  });

  it('has at least the closing delay left after a pause', () => {
    const { show, hold, release, open } = setUp();
    show('wishlist', { by: 'auto', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    hold('pointer');
    release('pointer');
    vi.advanceTimersByTime(closeDelayMs - 1);
    expect(open()).toBe('wishlist');
  });

  it('closes a flyout opened by hover once the pointer has left', () => {
    const { show, hold, release, open } = setUp();
    show('menu-1', { by: 'hover' });
    hold('pointer');
    release('pointer');
    expect(open()).toBe('menu-1');
    vi.advanceTimersByTime(closeDelayMs);
    expect(open()).toBeNull();
  });

  it('keeps a flyout opened by the user when the pointer leaves', () => {
    const { show, hold, release, open } = setUp();
    show('menu-1', { by: 'user' });
    hold('pointer');
    release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('menu-1');
  });
});

it('stores the counts that mf-cart-wishlist reports, for each app', () => {
  const [mine, other] = [createBus(), createBus()].map((bus) => ({ bus }) as AppContext);
  if (!mine || !other) throw new Error('two apps');
  const counts = listCounts.of(mine);
  listCounts.of(other);
  expect(counts.getState()).toEqual({ cart: null, wishlist: null });
  mine.bus.emit('cart-changed', { count: 3 });
  mine.bus.emit('wishlist-changed', { count: 1 });
  mine.bus.emit('cart-changed', { count: 2 });
  expect(counts.getState()).toEqual({ cart: 2, wishlist: 1 });
  expect(listCounts.of(other).getState()).toEqual({ cart: null, wishlist: null });
});
