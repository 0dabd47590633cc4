import type { WishlistState } from './state/wishlist-machine.ts';

export type WishlistStage = 'loading' | 'failed' | 'empty' | 'filled';

/** Which of its faces the list shows. What was confirmed once stays on show while it is read again. */
export function wishlistStage({ products, reading, change }: WishlistState): WishlistStage {
  if (products && products.length > 0) return 'filled';
  if (change?.kind === 'merging' || reading === 'reading' || reading === 'not-asked') return 'loading';
  return reading === 'failed' ? 'failed' : 'empty';
}
