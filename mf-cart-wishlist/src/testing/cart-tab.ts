import type { CartProduct } from 'shared-contracts/entities';
import { vi } from 'vitest';
import type { AddToCartRequest } from '../cart/state/add-to-cart-request.ts';
import { createCartStore } from '../cart/state/cart-store.ts';
import { guestIdRecord } from '../server-list/merge-uuid.ts';
import { memoryStorage, type Shopper } from './test-shop.ts';

export const one = (productOption: number): AddToCartRequest => ({ items: [{ productOption }], team: null });

/** A shopper's tab with a cart store. The test sends the events of the tab. */
export function openTab(shopper: Shopper, storage = memoryStorage()) {
  const tab = {
    reload: vi.fn(),
    onStale: vi.fn<(listener: () => void) => void>(),
    onLeave: vi.fn<(listener: () => void) => void>(),
    notifyOtherTabs: vi.fn(),
  };
  const guestId = guestIdRecord('cart', storage);
  const store = createCartStore(shopper.app, { tab, guestId });
  return { ...shopper, state: store.getState, tab, storage };
}

/** Lets the delay of a removal pass. */
export function passRemovalDelay(act: () => void): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
}

type WithCart = () => { cart: { products: readonly Pick<CartProduct, 'option'>[] } | null };

/** Ids of the options in the cart, line by line. */
export const productOptions = (state: WithCart): number[] =>
  (state().cart?.products ?? []).map(({ option }) => option.id);
