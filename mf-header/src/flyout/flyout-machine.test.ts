import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDelayMs, createFlyoutMachine } from './flyout-machine.ts';

type Id = 'cart' | 'wishlist' | 'menu-1';

function setUp() {
  const closed: Id[] = [];
  const machine = createFlyoutMachine<Id>((id) => closed.push(id));
  return { ...machine.getState(), closed, open: () => machine.getState().open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('header flyouts', () => {
  it('closes the others at once when one opens, and says so', () => {
    const { show, open, closed } = setUp();
    show('cart', { by: 'hand' });
    show('wishlist', { by: 'hand' });
    expect(open()).toBe('wishlist');
    expect(closed).toEqual(['cart']);
  });

  it('closes after the delay, not before', () => {
    const { show, close, open } = setUp();
    show('cart', { by: 'hand' });
    close();
    vi.advanceTimersByTime(closeDelayMs - 1);
    expect(open()).toBe('cart');
    vi.advanceTimersByTime(1);
    expect(open()).toBeNull();
  });

  it('cancels the closing on reopen', () => {
    const { show, close, open, closed } = setUp();
    show('cart', { by: 'hand' });
    close();
    vi.advanceTimersByTime(200);
    show('cart', { by: 'hand' });
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('cart');
    expect(closed).toEqual([]);
  });

  it('does not close the next flyout with the delay of the last one', () => {
    const { show, close, open } = setUp();
    show('cart', { by: 'hand' });
    close();
    show('menu-1', { by: 'hover' });
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('menu-1');
  });

  it('dismisses at once and tells it once', () => {
    const { show, close, dismiss, open, closed } = setUp();
    show('cart', { by: 'hand' });
    close();
    dismiss();
    dismiss();
    vi.advanceTimersByTime(5000);
    expect(open()).toBeNull();
    expect(closed).toEqual(['cart']);
  });

  it('closes by itself after the given time', () => {
    const { show, open, closed } = setUp();
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    expect(open()).toBe('wishlist');
    vi.advanceTimersByTime(1);
    expect(open()).toBeNull();
    expect(closed).toEqual(['wishlist']);
  });

  it('starts the time anew when it is asked for again', () => {
    const { show, open } = setUp();
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5000);
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    expect(open()).toBe('wishlist');
  });

  it('stays for good once the shopper opens it by hand', () => {
    const { show, open } = setUp();
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
    show('wishlist', { by: 'hand' });
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('wishlist');
  });

  it('pauses while hovered or focused and runs on with what is left', () => {
    const { show, hold, release, open } = setUp();
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
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

  it('leaves at least the closing delay after a pause', () => {
    const { show, hold, release, open } = setUp();
    show('wishlist', { by: 'itself', closeAfterMs: 6000 });
    vi.advanceTimersByTime(5999);
    hold('pointer');
    release('pointer');
    vi.advanceTimersByTime(closeDelayMs - 1);
    expect(open()).toBe('wishlist');
  });

  it('closes what opened by hover once the pointer has left', () => {
    const { show, hold, release, open } = setUp();
    show('menu-1', { by: 'hover' });
    hold('pointer');
    release('pointer');
    expect(open()).toBe('menu-1');
    vi.advanceTimersByTime(closeDelayMs);
    expect(open()).toBeNull();
  });

  it('keeps what opened by hand when the pointer leaves', () => {
    const { show, hold, release, open } = setUp();
    show('menu-1', { by: 'hand' });
    hold('pointer');
    release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe('menu-1');
  });
});
