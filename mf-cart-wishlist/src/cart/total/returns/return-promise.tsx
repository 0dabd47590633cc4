import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { useOnDemandTexts } from '../../../messages/on-demand-texts.ts';
import { useHasPickUp } from '../use-has-pick-up.ts';
import at from './messages/at.json';
import en from './messages/en.json';
import { promiseOf } from './promise-of.ts';

/** Which articles of this cart can be returned, and how. */
export function ReturnPromise({ products }: Pick<Cart, 'products'>): ReactElement {
  const t = useOnDemandTexts(at, en);
  return <li>{t(promiseOf(products, useHasPickUp()))}</li>;
}
