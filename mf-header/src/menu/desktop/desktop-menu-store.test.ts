import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlyoutStore, type FlyoutId } from '../../flyout/flyout-store.ts';
import { createDesktopMenu, hoverRestMs } from './desktop-menu-store.ts';

const closeDelayMs = 300;

const damen = { id: 1, hasSheet: true };
const herren = { id: 2, hasSheet: true };
const fresh = { id: 3, hasSheet: false };

function setUp() {
  const sheets = createFlyoutStore<FlyoutId>(closeDelayMs);
  const warnings: string[] = [];
  const menu = createDesktopMenu(sheets, (message) => warnings.push(message));
  menu.getState().setItems([damen, herren, fresh]);
  return { ...menu.getState(), warnings, sheets, open: () => sheets.getState().open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('desktop menu', () => {
  it('opens for a resting pointer, not for a crossing one', () => {
    const { point, leave, open } = setUp();
    point(1);
    vi.advanceTimersByTime(hoverRestMs - 1);
    leave();
    vi.advanceTimersByTime(1000);
    expect(open()).toBeNull();
    point(1);
    vi.advanceTimersByTime(hoverRestMs);
    expect(open()).toBe('menu-1');
    leave();
    vi.advanceTimersByTime(closeDelayMs);
    expect(open()).toBeNull();
  });

  it('opens the last item that a pointer entered, not the one that it crossed on its way', () => {
    const { point, sheets } = setUp();
    const opened: (string | null)[] = [];
    sheets.subscribe(({ open }) => opened.push(open));
    point(1);
    vi.advanceTimersByTime(hoverRestMs - 1);
    point(2);
    vi.advanceTimersByTime(hoverRestMs);
    expect(opened).toEqual(['menu-2']);
  });

  it('closes with the delay after the pointer has left, unless it comes back', () => {
    const { point, leave, open } = setUp();
    point(1);
    vi.advanceTimersByTime(hoverRestMs);
    leave();
    vi.advanceTimersByTime(closeDelayMs - 1);
    point(1);
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('menu-1');
    leave();
    vi.advanceTimersByTime(closeDelayMs);
    expect(open()).toBeNull();
  });

  it('has one active item: the next one replaces it once the pointer rests there', () => {
    const { point, leave, open } = setUp();
    point(1);
    vi.advanceTimersByTime(hoverRestMs);
    leave();
    point(2);
    vi.advanceTimersByTime(hoverRestMs);
    expect(open()).toBe('menu-2');
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('menu-2');
  });

  it('clears the active state for an item without children', () => {
    const { press, point, open } = setUp();
    press(1);
    point(3);
    vi.advanceTimersByTime(hoverRestMs);
    expect(open()).toBeNull();
  });

  it('does not close the cart when a pointer rests on an item without children', () => {
    const { point, sheets, open } = setUp();
    sheets.getState().show('cart', { by: 'user' });
    point(3);
    vi.advanceTimersByTime(hoverRestMs);
    expect(open()).toBe('cart');
  });

  it('opens at once by click or key, and closes with the second press', () => {
    const { press, open } = setUp();
    expect(press(1)).toBe(true);
    expect(open()).toBe('menu-1');
    expect(press(1)).toBe(false);
    expect(open()).toBeNull();
  });

  it('stays closed after a second press, although the pointer rests on the item', () => {
    const { point, press, open } = setUp();
    point(1);
    press(1);
    press(1);
    vi.advanceTimersByTime(5000);
    expect(open()).toBeNull();
  });

  it('stays open for a click that follows the hover', () => {
    const { point, press, leave, open } = setUp();
    point(1);
    vi.advanceTimersByTime(hoverRestMs);
    press(1);
    expect(open()).toBe('menu-1');
    leave();
    vi.advanceTimersByTime(5000);
    expect(open()).toBe('menu-1');
  });

  it('only logs a warning for an unknown id', () => {
    const { press, open, warnings } = setUp();
    press(1);
    press(99);
    expect(open()).toBe('menu-1');
    expect(warnings).toEqual(['The menu has no item 99']);
  });
});
