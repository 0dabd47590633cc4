import type { CartProduct } from 'shared-contracts/entities';
import type { CartState } from './cart-machine.ts';

/** A line as it is shown. `pending` is greyed out and can be taken back, `removed` can be added again. */
export type CartLine = { readonly product: CartProduct; readonly state: 'here' | 'pending' | 'removing' | 'removed' };

export type CartLines = { readonly available: readonly CartLine[]; readonly unavailable: readonly CartLine[] };

/** SPEC 4: available is an option in stock with a quantity. */
export function isAvailable({ option }: CartProduct): boolean {
  return option.stock && option.quantity > 0;
}

/** The lines of the confirmed cart, with the removed ones at their old place until they are forgotten. */
export function cartLines({ cart, change, removed }: Pick<CartState, 'cart' | 'change' | 'removed'>): CartLines {
  const lines: CartLine[] = (cart?.products ?? []).map((product) => ({ product, state: lineState(change, product) }));
  if (removed) {
    const away = removed.products.filter(({ hash }) => !lines.some(({ product }) => product.hash === hash));
    lines.splice(removed.position, 0, ...away.map((product) => ({ product, state: 'removed' as const })));
  }
  return {
    available: lines.filter(({ product }) => isAvailable(product)),
    unavailable: lines.filter(({ product }) => !isAvailable(product)),
  };
}

/** Pieces in the cart as the server counts them. */
export function cartCount({ cart }: Pick<CartState, 'cart'>): number {
  return cart?.total.amount ?? 0;
}

function lineState(change: CartState['change'], { hash }: CartProduct): CartLine['state'] {
  if (change.kind !== 'removal-pending' && change.kind !== 'removing') return 'here';
  if (!change.removal.products.some((product) => product.hash === hash)) return 'here';
  return change.kind === 'removing' ? 'removing' : 'pending';
}
