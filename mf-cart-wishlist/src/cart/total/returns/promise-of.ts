import type { CartProduct } from 'shared-contracts/entities';
import { isAvailable } from '../../lines/cart-lines.ts';

/** Printed pieces are made for one buyer and cannot be returned. Only the team shop has them, and no stores. */
export function promiseOf(products: readonly CartProduct[], hasPickUp: boolean): 'store' | 'post' | 'printed' {
  if (products.some((product) => isAvailable(product) && product.printing)) return 'printed';
  return hasPickUp ? 'store' : 'post';
}
