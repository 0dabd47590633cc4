import type { Cart, CartProduct } from 'shared-contracts/entities';

/** A line, or all lines of a set, under the hash that names them to the API. */
export type Target = { readonly of: 'hash' | 'set'; readonly hash: string };

/** SPEC 4: a set goes by the set's hash. */
export function targetOf({ set, hash }: Pick<CartProduct, 'set' | 'hash'>): Target {
  return set === null ? { of: 'hash', hash } : { of: 'set', hash: set };
}

export function isMeant({ of, hash }: Target, product: CartProduct): boolean {
  return of === 'set' ? product.set === hash : product.hash === hash;
}

export function linesOf(cart: Cart, target: Target): CartProduct[] {
  return cart.products.filter((product) => isMeant(target, product));
}

/** One removal, with what it takes away: that can be added again. */
export type Removal = {
  readonly target: Target;
  readonly products: readonly CartProduct[];
  /** Where its first line stood in the cart. */
  readonly position: number;
};

export function removalOf(cart: Cart, product: CartProduct): Removal {
  const target = targetOf(product);
  const position = cart.products.findIndex((other) => isMeant(target, other));
  return { target, products: linesOf(cart, target), position: Math.max(position, 0) };
}
