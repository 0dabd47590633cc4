import { createHash } from 'node:crypto';
import type { Cart } from 'shared-contracts/entities';
import type { OrderForm } from './order-form.ts';

/** The form's mark of the goods that the page shows as ordered: their sizes, amounts and prices, in any order. */
export function seenGoodsOf({ products }: Cart): string {
  const ordered = products
    .filter(({ status }) => status === 'available')
    .map(({ hash, amount, price }) => `${hash} ${amount} ${price.cents}`)
    .sort();
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 16);
}

/** Whether other goods would be ordered than the form was shown with. The total does not tell: all sizes of a product cost the same. */
export function hasOtherGoods({ seenGoods }: OrderForm, cart: Cart): boolean {
  // A form of a release before this field does not name the goods.
  return seenGoods !== '' && seenGoods !== seenGoodsOf(cart);
}
