import { and, eq, sql } from 'drizzle-orm';
import type { Cart, CartVoucher, ContentLocale } from 'shared-contracts/entities';
import { changeIfOwned, changeOwned, type KnownOwner } from '../account/identity/owner.ts';
import { isAccountRequestId } from '../account/identity/request-ids.ts';
import type { Account } from '../account/identity/sessions.ts';
import { money, priceText } from '../catalogue/money.ts';
import type { Orm } from '../database/database.ts';
import { shoppers, vouchers } from '../database/schema.ts';
import { pointsFor } from '../loyalty/tiers.ts';
import { lockVoucher, voucherRefusal, voucherState } from '../loyalty/vouchers.ts';

/** The voucher in an account's cart; null without one. @param productsPrice of the available lines, in cents */
export async function loadCartVoucher(
  orm: Orm,
  requestId: string | null,
  productsPrice: number,
  locale: ContentLocale,
): Promise<CartVoucher | null> {
  // Guests have no vouchers.
  if (requestId === null || !isAccountRequestId(requestId)) return null;
  const [row] = await orm
    .select({ voucher: vouchers })
    .from(shoppers)
    .innerJoin(vouchers, eq(vouchers.code, shoppers.voucherCode))
    .where(eq(shoppers.requestId, requestId));
  if (row === undefined) return null;
  const { code, value, minimumOrder } = row.voucher;
  const isReached = productsPrice >= minimumOrder;
  const state = voucherState(row.voucher) !== 'open' ? 'ended' : isReached ? 'applied' : 'minimum-not-reached';
  return {
    code,
    value: money(state === 'applied' ? value : 0, locale),
    minimumOrder: money(minimumOrder, locale),
    state,
  };
}

/** The total with the discount of the cart's voucher, which earns no points. */
export function withVoucher(total: Cart['total'], voucher: CartVoucher | null, locale: ContentLocale): Cart['total'] {
  const voucherValue = voucher?.value.cents ?? 0;
  const payable = Math.max(total.totalCartPrice - voucherValue, 0);
  return {
    ...total,
    points: pointsFor(Math.max(total.productsPrice - voucherValue, 0)),
    voucherValue,
    voucherValueFormatted: priceText(voucherValue, locale),
    payable,
    payableFormatted: priceText(payable, locale),
  };
}

/**
 * Puts one of the account's vouchers into its cart, in place of another one. One below its minimum order is kept until the cart
 * reaches it.
 * @throws 422 at `code` for an unknown, used or expired voucher
 */
export async function putVoucher(orm: Orm, { requestId }: KnownOwner, account: Account, code: string): Promise<void> {
  await changeOwned(orm, [requestId], async (transaction) => {
    const voucher = await lockVoucher(transaction, account.id, code);
    const refusal = voucherRefusal(voucher, 'code');
    if (voucher === null || refusal !== null) throw refusal;
    await transaction.update(shoppers).set({ voucherCode: voucher.code }).where(eq(shoppers.requestId, requestId));
  });
}

/** Takes the voucher out of the cart. Without one nothing changes. */
export async function removeVoucher(orm: Orm, requestId: string): Promise<void> {
  await changeIfOwned(orm, requestId, (transaction) =>
    transaction
      .update(shoppers)
      .set({ voucherCode: null })
      .where(and(eq(shoppers.requestId, requestId), sql`voucher_code is not null`)),
  );
}
