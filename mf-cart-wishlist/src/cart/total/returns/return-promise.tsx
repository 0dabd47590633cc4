import type { ReactElement } from 'react';
import type { Cart, CartProduct } from 'shared-contracts/entities';
import { useOnDemandTexts } from '../../../messages/on-demand-texts.ts';
import { isAvailable } from '../../lines/cart-lines.ts';
import { useHasPickUp } from '../use-has-pick-up.ts';
import at from './messages/at.json';
import en from './messages/en.json';

/** Which articles of this cart can be returned, and how. */
export function ReturnPromise({ products }: Pick<Cart, 'products'>): ReactElement {
  const t = useOnDemandTexts(at, en);
  return <li>{t(promiseOf(products, useHasPickUp()))}</li>;
}

/** Printed pieces are made for one buyer and cannot be returned. Only the team shop has them, and no stores. */
export function promiseOf(products: readonly CartProduct[], hasPickUp: boolean): 'store' | 'post' | 'printed' {
  if (products.some((product) => isAvailable(product) && product.printing)) return 'printed';
  return hasPickUp ? 'store' : 'post';
}
