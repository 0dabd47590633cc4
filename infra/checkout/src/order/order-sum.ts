import type { AccountData, Cart, Voucher } from 'shared-contracts/entities';
import { deliveryTypeOf, type OrderForm } from './order-form.ts';

/** Cents. */
export type OrderSum = {
  readonly products: number;
  readonly delivery: number;
  readonly voucher: number;
  readonly total: number;
};

/** The sums of a form with the API's prices. A delivery type that the cart does not allow counts as home delivery. */
export function orderSum(form: OrderForm, { total, voucher: inCart }: Cart, account: AccountData | null): OrderSum {
  const products = total.productsPrice;
  const delivery = (total.deliveryPrices[deliveryTypeOf(form)] ?? total.deliveryPrices.home).cents;
  const offered = inCart?.state === 'applied' ? [inCart] : [];
  const usable = [...openVouchers(account, products), ...offered];
  const voucher = usable.find(({ code }) => code === form.voucher)?.value.cents ?? 0;
  return { products, delivery, voucher, total: Math.max(0, products + delivery - voucher) };
}

/** Open vouchers whose minimum order the cart reaches. */
export function openVouchers(account: AccountData | null, productsPrice: number): readonly Voucher[] {
  const vouchers = account?.p4m.vouchers ?? [];
  return vouchers.filter(({ state, minimumOrder }) => state === 'open' && minimumOrder.cents <= productsPrice);
}

/** The form with the sums that the page shows, to which the shopper agrees by ordering. */
export function withSeenSum(form: OrderForm, { products, total }: OrderSum): OrderForm {
  return { ...form, seenProducts: String(products), seenTotal: String(total) };
}

/** Whether the form would cost what its page showed. */
export const hasSeenTotal = (
  form: OrderForm,
  { cart, account }: { cart: Cart; account: AccountData | null },
): boolean => form.seenTotal === String(orderSum(form, cart, account).total);
