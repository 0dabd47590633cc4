import type { CartState } from './state/cart-machine.ts';
import { cartStore } from './state/cart-store.ts';

export type CartStage = 'loading' | 'failed' | 'empty' | 'filled';

export function useCartStage(): CartStage {
  return cartStore.use(cartStage);
}

/** Which of its faces the cart shows. What was confirmed once stays on show while it is read again. */
export function cartStage({ cart, reading, change, removed }: CartState): CartStage {
  if (cart && (cart.products.length > 0 || removed)) return 'filled';
  if (change.kind === 'merging' || reading === 'reading' || reading === 'not-asked') return 'loading';
  return reading === 'failed' ? 'failed' : 'empty';
}
