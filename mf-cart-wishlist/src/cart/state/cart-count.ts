import type { CartState } from './cart-machine.ts';

/** Pieces in the cart as the server counts them. */
export function cartCount({ cart }: Pick<CartState, 'cart'>): number {
  return cart?.total.amount ?? 0;
}
