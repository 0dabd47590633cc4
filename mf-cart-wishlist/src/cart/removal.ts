import type { Cart, CartAddBody, CartProduct } from 'shared-contracts/entities';

/** One removal: a line, or all lines of a set. */
export type Removal = {
  readonly path: string;
  readonly products: readonly CartProduct[];
  /** Where its first line stood in the cart. */
  readonly position: number;
};

/** SPEC 4: removing a set uses the set's hash. */
export function removalOf(cart: Cart, product: CartProduct): Removal {
  const set = product.set;
  const products = set === null ? [product] : cart.products.filter((other) => other.set === set);
  const path =
    set === null
      ? `/api/v1/cart/hash/${encodeURIComponent(product.hash)}/`
      : `/api/v1/cart/set/${encodeURIComponent(set)}/`;
  const position = cart.products.findIndex((other) => products.some(({ hash }) => hash === other.hash));
  return { path, products, position: Math.max(position, 0) };
}

/** What puts a removed line back. */
export function addBodyOf(product: CartProduct): CartAddBody {
  return {
    productOption: product.option.id,
    amount: product.amount,
    ...(product.relatedProducts.length > 0 ? { relatedProducts: [...product.relatedProducts] } : {}),
    ...(product.mounting ? { mounting: true } : {}),
    ...(product.setId === null ? {} : { setId: product.setId }),
  };
}
