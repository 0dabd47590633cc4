import { randomInt } from 'node:crypto';
import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ContentLocale } from 'shared-contracts/entities';
import { money, priceText } from '../catalogue/money.ts';
import type { Orm } from '../database/database.ts';
import { loyaltyEntries, shoppers, vouchers } from '../database/schema.ts';
import { type ApiError, apiError, fieldError } from '../http/errors/api-error.ts';
import { balanceOf, lockAccount } from './book-points.ts';
import { exchange } from './tiers.ts';

type VoucherRow = typeof vouchers.$inferSelect;

// Without letters and digits that are easily confused.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `BERG-7KXQ-M2PD`: 40 random bits. A code is valid in one account only. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `BERG-${part()}-${part()}`;
}

export function voucherState({ usedBy, validUntil }: VoucherRow): 'open' | 'used' | 'expired' {
  if (usedBy !== null) return 'used';
  return validUntil < todayInVienna() ? 'expired' : 'open';
}

export function voucherOf(row: VoucherRow, locale: ContentLocale) {
  return {
    code: row.code,
    value: money(row.value, locale),
    minimumOrder: money(row.minimumOrder, locale),
    validUntil: row.validUntil,
    state: voucherState(row),
    barcode: { format: 'code-128', value: row.code } as const,
  };
}

async function exchangedBefore(transaction: Orm, accountId: string, key: string): Promise<string | null> {
  const [row] = await transaction
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(eq(vouchers.accountId, accountId), eq(vouchers.exchangeKey, key)));
  return row?.code ?? null;
}

/**
 * Exchanges points for a voucher.
 * @param key the idempotency key: the same one returns the same voucher
 * @throws 409 when there are not enough
 */
export async function exchangePoints(orm: Orm, accountId: string, key: string | null): Promise<string> {
  return orm.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const before = key === null ? null : await exchangedBefore(transaction, accountId, key);
    if (before !== null) return before;
    const { points } = await balanceOf(transaction, accountId);
    if (points < exchange.points) {
      const has = Math.max(points, 0);
      throw apiError(409, 'not enough points', {
        at: `Dafür brauchst du ${exchange.points} Punkte, du hast ${has}.`,
        en: `You need ${exchange.points} points for this, you have ${has}.`,
      });
    }
    const code = newCode();
    await transaction.insert(loyaltyEntries).values({ accountId, kind: 'voucher', points: -exchange.points });
    await transaction.insert(vouchers).values({
      code,
      accountId,
      value: exchange.value,
      minimumOrder: exchange.minimumOrder,
      exchangeKey: key,
      validUntil: addDays(todayInVienna(), exchange.validDays),
    });
    return code;
  });
}

/**
 * Withdraws vouchers that have not been used, the last ones first, while the balance is below 0: their points were taken back with the
 * goods (decision 0096).
 */
export async function withdrawVouchers(transaction: Orm, accountId: string): Promise<void> {
  const { points } = await balanceOf(transaction, accountId);
  if (points >= 0) return;
  const rows = await transaction
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.accountId, accountId), isNull(vouchers.usedBy)))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.code));
  const open = rows.filter((row) => voucherState(row) === 'open').slice(0, Math.ceil(-points / exchange.points));
  for (const { code } of open) {
    await transaction.delete(vouchers).where(eq(vouchers.code, code));
    await transaction.insert(loyaltyEntries).values({ accountId, kind: 'voucher', points: exchange.points });
  }
}

/** One of an account's vouchers, locked until the transaction ends: a return may withdraw it. @returns null for an unknown code */
export async function lockVoucher(
  transaction: Orm,
  accountId: string | null,
  code: string,
): Promise<VoucherRow | null> {
  const [row] = await transaction
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.code, code.trim().toUpperCase()), sql`${vouchers.accountId} = ${accountId}::uuid`))
    .for('update');
  return row ?? null;
}

/** Why a voucher cannot be used, whatever the cart costs; null if it can. @param field of the error */
export function voucherRefusal(row: VoucherRow | null, field: 'voucher' | 'code'): ApiError | null {
  const state = row === null ? 'unknown' : voucherState(row);
  return state === 'open' ? null : fieldError(field, refusals[state]);
}

const refusals = {
  unknown: { at: 'Diesen Gutschein kennen wir nicht.', en: 'We do not know this voucher.' },
  used: { at: 'Diesen Gutschein hast du schon eingelöst.', en: 'You have already used this voucher.' },
  expired: { at: 'Dieser Gutschein ist abgelaufen.', en: 'This voucher has expired.' },
} as const;

/**
 * A voucher for an order of this price, locked until the transaction ends.
 * @throws 422 at `voucher` when it is not valid
 */
export async function claimVoucher(
  transaction: Orm,
  accountId: string | null,
  code: string,
  productsPrice: number,
): Promise<VoucherRow> {
  const row = await lockVoucher(transaction, accountId, code);
  const refusal = voucherRefusal(row, 'voucher');
  if (row === null || refusal !== null) throw refusal;
  if (productsPrice < row.minimumOrder) {
    throw fieldError('voucher', {
      at: `Dieser Gutschein gilt ab ${priceText(row.minimumOrder)}.`,
      en: `This voucher is valid from ${priceText(row.minimumOrder, 'en')}.`,
    });
  }
  return row;
}

/** Marks the voucher as used, and takes it out of the cart. */
export async function spendVoucher(transaction: Orm, code: string, orderUuid: string): Promise<void> {
  await transaction
    .update(vouchers)
    .set({ usedBy: orderUuid })
    .where(and(eq(vouchers.code, code), isNull(vouchers.usedBy)));
  await transaction.update(shoppers).set({ voucherCode: null }).where(eq(shoppers.voucherCode, code));
}
