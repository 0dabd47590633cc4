import { createHash } from 'node:crypto';
import type { Cart } from 'shared-contracts/entities';
import type { OrderForm } from './order-form.ts';

/** A mark for the form of the goods shown on the page: sizes, amounts and prices, independent of their order. */
export function seenGoodsOf({ products }: Cart): string {
  const ordered = products
    .filter(({ status }) => status === 'available')
    .map(({ hash, amount, price }) => `${hash} ${amount} ${price.cents}`)
    .sort();
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 16);
}

/** Whether other goods would be ordered than those shown with the form. The total is not enough: all sizes of a product cost the same. */
export function hasOtherGoods({ seenGoods }: OrderForm, cart: Cart): boolean {
  // Forms of releases older than this field have no mark.
  return seenGoods !== '' && seenGoods !== seenGoodsOf(cart);
}
