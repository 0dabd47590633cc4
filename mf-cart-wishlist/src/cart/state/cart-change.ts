import type { Cart } from 'shared-contracts/entities';
import type { ListOperation } from '../../server-list/list-state.ts';
import { type AddToCartRequest, piecesOf } from './add-to-cart-request.ts';
import { linesOf, type Removal } from './line-target.ts';
import { hasQuantity, type PendingQuantity } from './pending-quantities.ts';

/** The change that is pending or in flight; the table in `cart-machine.ts` shows how each starts and ends. */
export type CartChange =
  | { readonly kind: 'none' }
  /** `before`: pieces of each item's line when the request was sent; null while the cart was not known. */
  | { readonly kind: 'adding'; readonly addition: AddToCartRequest; readonly before: readonly number[] | null }
  | { readonly kind: 'removal-pending'; readonly removal: Removal }
  | { readonly kind: 'removing'; readonly removal: Removal }
  | { readonly kind: 'changing-quantity'; readonly quantity: PendingQuantity }
  | { readonly kind: 'merging' };

/**
 * Whether the cart shows that the server has executed an operation: then an operation whose response was lost has succeeded. Only its own
 * response can confirm a merge.
 */
export function isApplied(operation: ListOperation<CartChange>, cart: Cart): boolean {
  switch (operation.kind) {
    case 'reading':
      return true;
    case 'removal-pending':
    case 'removing':
      return linesOf(cart, operation.removal.target).length === 0;
    case 'changing-quantity':
      return hasQuantity(cart, operation.quantity);
    case 'adding': {
      const { addition, before } = operation;
      if (before === null) return false;
      const now = piecesOf(addition, cart);
      return addition.items.every(({ amount = 1 }, index) => (now[index] ?? 0) >= (before[index] ?? 0) + amount);
    }
    case 'none':
    case 'merging':
      return false;
  }
}
