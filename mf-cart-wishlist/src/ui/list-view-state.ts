import type { CartState } from '../cart/state/cart-machine.ts';
import type { WishlistState } from '../wishlist/state/wishlist-machine.ts';

/** What flyout and page show for a list. */
export type ListView = 'loading' | 'failed' | 'empty' | 'filled';

/** A removed line is shown as well: it can be added again. */
export function cartView({ cart, reading, change, removed }: CartState): ListView {
  const isFilled = cart !== null && (cart.products.length > 0 || removed !== null);
  return listView(isFilled, change.kind === 'merging', reading);
}

export function wishlistView({ products, reading, change }: WishlistState): ListView {
  return listView(products !== null && products.length > 0, change?.kind === 'merging', reading);
}

/** A confirmed list stays visible while it is read again. */
function listView(isFilled: boolean, isMerging: boolean, reading: CartState['reading']): ListView {
  if (isFilled) return 'filled';
  if (isMerging || reading === 'reading' || reading === 'not-started') return 'loading';
  return reading === 'failed' ? 'failed' : 'empty';
}
