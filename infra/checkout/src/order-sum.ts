import type { AccountData, Cart, Voucher } from 'shared-contracts/entities';
import { deliveryTypeOf, type OrderForm } from './order-form.ts';

/** Cents. */
export type OrderSum = {
  readonly products: number;
  readonly delivery: number;
  readonly voucher: number;
  readonly total: number;
};

/** What the form as it is now comes to, by the API's prices. Goods that cannot go that way are counted as to the door. */
export function orderSum(form: OrderForm, { total }: Cart, account: AccountData | null): OrderSum {
  const products = total.productsPrice;
  const delivery = (total.deliveryPrices[deliveryTypeOf(form)] ?? total.deliveryPrices.home).cents;
  const voucher = openVouchers(account, products).find(({ code }) => code === form.voucher)?.value.cents ?? 0;
  return { products, delivery, voucher, total: Math.max(0, products + delivery - voucher) };
}

/** The vouchers that this cart is enough for. */
export function openVouchers(account: AccountData | null, productsPrice: number): readonly Voucher[] {
  const vouchers = account?.p4m.vouchers ?? [];
  return vouchers.filter(({ state, minimumOrder }) => state === 'open' && minimumOrder.cents <= productsPrice);
}

/** The same form beside the prices that are shown now: what a later order agrees to. */
export function withSeenSum(form: OrderForm, { products, total }: OrderSum): OrderForm {
  return { ...form, seenProducts: String(products), seenTotal: String(total) };
}
