// @vitest-environment happy-dom
import type { AppContext } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { beforeEach, expect, it, vi } from 'vitest';
import { teamAddition } from './team-addition.ts';

let bus: AppContext['bus'];
let additions: ReturnType<typeof teamAddition.of>;
const clear = vi.fn<() => undefined>();
const isInCart = (): void => bus.emit('flyout-requested', { name: 'cart', closeAfterMs: 6000 });
const begin = (pieces = 11): void => additions.getState().begin({ variant: 'fc-salzachau/1', pieces, kept: { clear } });

beforeEach(() => {
  clear.mockClear();
  document.body.innerHTML =
    '<div data-fragment="mf-cart-wishlist/add-to-cart"><button></button></div><button></button>';
  bus = createBus();
  // The store reads the bus only.
  additions = teamAddition.of({ bus } as unknown as AppContext);
});

it('an order is forgotten once it is in the cart, whatever was in the cart before', () => {
  begin();
  bus.emit('cart-changed', { count: 31 });
  expect(clear).not.toHaveBeenCalled();
  isInCart();
  expect(clear).toHaveBeenCalledOnce();
  expect(additions.getState()).toMatchObject({ adding: null, done: { variant: 'fc-salzachau/1', pieces: 11 } });
});

it('an order that failed stays, though the cart is read, shown, or gets something else later', () => {
  begin();
  bus.emit('cart-changed', { count: 11 });
  bus.emit('flyout-requested', { name: 'cart' });
  bus.emit('flyout-requested', { name: 'wishlist', closeAfterMs: 6000 });
  document.querySelector<HTMLElement>('[data-fragment] button')?.click();
  isInCart();
  expect(clear).not.toHaveBeenCalled();
  expect(additions.getState().done).toBeNull();
});

it('other buttons do not end an addition, and nothing is added without pieces', () => {
  begin();
  document.querySelector<HTMLElement>('body > button')?.click();
  expect(additions.getState().adding).not.toBeNull();
  begin(0);
  isInCart();
  expect(clear).not.toHaveBeenCalled();
});
