import type { Cart, PlaceOrderBody } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import { deliveryCents } from '../cart/delivery.ts';
import type { Orm } from '../database/database.ts';
import { apiError, fieldError } from '../http/errors/api-error.ts';
import { pointsFor } from '../loyalty/tiers.ts';
import { claimVoucher } from '../loyalty/vouchers.ts';

/** The amounts of an order in cents, as stored. */
export type OrderAmounts = {
  readonly productsPrice: number;
  readonly deliveryPrice: number;
  readonly voucherCode: string | null;
  readonly voucherValue: number;
  readonly total: number;
  readonly points: number;
};

/** The cart's voucher, if the shopper has agreed to the total with it: a checkout that does not support it orders without it. */
function voucherOfCart({ voucher }: Cart, total: number, { expectedTotal }: PlaceOrderBody): string | null {
  return voucher?.state === 'applied' && total - voucher.value.cents === expectedTotal ? voucher.code : null;
}

/**
 * Calculates the amounts.
 * @throws 409 `cart changed` if the total differs from `expectedTotal`
 */
export async function calculateAmounts(
  transaction: Orm,
  account: Account | null,
  cart: Cart,
  body: PlaceOrderBody,
): Promise<OrderAmounts> {
  const goods = cart.products.filter(({ status }) => status === 'available');
  const { productsPrice } = cart.total;
  const deliveryPrice = deliveryCents(body.deliveryType, goods, productsPrice);
  if (deliveryPrice === null) {
    throw fieldError('deliveryType', {
      at: 'Das ist zu groß für eine Abholstation. Bitte wähle eine andere Lieferart.',
      en: 'This is too large for a pick-up point. Please choose another delivery method.',
    });
  }
  const code = body.voucher ?? voucherOfCart(cart, productsPrice + deliveryPrice, body);
  const voucher = code === null ? null : await claimVoucher(transaction, account?.id ?? null, code, productsPrice);
  const voucherValue = voucher?.value ?? 0;
  const total = productsPrice + deliveryPrice - voucherValue;
  if (total !== body.expectedTotal) {
    throw apiError(409, 'cart changed', {
      at: 'In deinem Warenkorb hat sich etwas geändert. Bitte sieh ihn dir noch einmal an.',
      en: 'Something in your cart has changed. Please look at it again.',
    });
  }
  const points = account === null ? 0 : pointsFor(productsPrice - voucherValue);
  return { productsPrice, deliveryPrice, voucherCode: voucher?.code ?? null, voucherValue, total, points };
}

/** Austria's VAT on everything that the shop sells. */
export const vatPercent = 20;

/** The VAT within a price that includes it, in cents. */
export function includedVat(cents: number): number {
  return Math.round((cents * vatPercent) / (100 + vatPercent));
}
