import type { Cart } from 'shared-contracts/entities';
import { piecesOf } from './addition.ts';
import type { CartChange } from './cart-machine.ts';
import { linesOf } from './line-target.ts';
import { isCounted } from './pending-quantities.ts';

/**
 * Whether the cart shows that a change was made. Tells of a change whose answer was lost: nothing is to be complained of or
 * tried again that the server has done.
 */
export function isCarriedOut(change: CartChange, cart: Cart): boolean {
  switch (change.kind) {
    case 'removal-pending':
    case 'removing':
      return linesOf(cart, change.removal.target).length === 0;
    case 'recounting':
      return isCounted(cart, change.wish);
    case 'adding': {
      const { addition, before } = change;
      if (before === null) return false;
      const now = piecesOf(addition, cart);
      return addition.items.every(({ amount = 1 }, index) => (now[index] ?? 0) >= (before[index] ?? 0) + amount);
    }
    case 'none':
    case 'merging':
      return false;
  }
}
