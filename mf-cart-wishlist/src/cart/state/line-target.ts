import type { Cart, CartProduct } from 'shared-contracts/entities';

/** A line, or all lines of a set, by the hash that identifies them in the API. */
export type LineTarget = { readonly by: 'hash' | 'set'; readonly hash: string };

/** SPEC 4: a set is identified by the set's hash. */
export function targetOf({ set, hash }: Pick<CartProduct, 'set' | 'hash'>): LineTarget {
  return set === null ? { by: 'hash', hash } : { by: 'set', hash: set };
}

export function isTargeted({ by, hash }: LineTarget, product: CartProduct): boolean {
  return by === 'set' ? product.set === hash : product.hash === hash;
}

export function linesOf(cart: Cart, target: LineTarget): CartProduct[] {
  return cart.products.filter((product) => isTargeted(target, product));
}

/** A removal, with the lines that it removes: they can be added again. */
export type Removal = {
  readonly target: LineTarget;
  readonly products: readonly CartProduct[];
  /** Index of its first line in the cart. */
  readonly position: number;
};

export function removalOf(cart: Cart, product: CartProduct): Removal {
  const target = targetOf(product);
  const position = cart.products.findIndex((other) => isTargeted(target, other));
  return { target, products: linesOf(cart, target), position: Math.max(position, 0) };
}
