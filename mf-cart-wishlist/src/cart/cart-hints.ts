import type { CartProduct } from 'shared-contracts/entities';
import { isAvailable } from './lines/cart-lines.ts';

export type CartHint = 'bike' | 'bike-mounted' | 'bike-unmounted' | 'heavy' | 'ski-mounting' | 'ski';

/** Hints for goods that are not sent as a parcel, each once. A bike gets no hint about its weight; bindings are adjusted in stores. */
export function cartHints(products: readonly CartProduct[], hasStores: boolean): CartHint[] {
  const bought = products.filter(isAvailable);
  const hints: [CartHint, (product: CartProduct) => boolean][] = [
    ['bike', ({ isBike }) => isBike],
    ['bike-mounted', ({ isBike, mounting }) => isBike && mounting],
    ['bike-unmounted', ({ isBike, mounting }) => isBike && !mounting],
    ['heavy', ({ isHeavy, isBike }) => isHeavy && !isBike],
    ['ski-mounting', ({ isSki, mounting }) => isSki && mounting],
    ['ski', ({ isSki, mounting }) => hasStores && isSki && !mounting],
  ];
  return hints.filter(([, applies]) => bought.some(applies)).map(([hint]) => hint);
}
