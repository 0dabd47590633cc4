import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { money, priceText } from '../catalogue/money.ts';
import type { Orm } from '../database/database.ts';
import { loyaltyEntries, vouchers } from '../database/schema.ts';
import { apiError, fieldError } from '../http/errors/api-error.ts';
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

/** `YYYY-MM-DD` in the shop's time zone. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(now);
}

export function voucherState({ usedBy, validUntil }: VoucherRow): 'open' | 'used' | 'expired' {
  if (usedBy !== null) return 'used';
  return validUntil < today() ? 'expired' : 'open';
}

export function voucherOf(row: VoucherRow) {
  return {
    code: row.code,
    value: money(row.value),
    minimumOrder: money(row.minimumOrder),
    validUntil: row.validUntil,
    state: voucherState(row),
  };
}

/**
 * Exchanges points for a voucher.
 * @throws 409 when there are not enough
 */
export async function exchangePoints(orm: Orm, accountId: string): Promise<string> {
  return orm.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const { points } = await balanceOf(transaction, accountId);
    if (points < exchange.points) {
      throw apiError(409, 'not enough points', {
        at: `Dafür brauchst du ${exchange.points} Punkte, du hast ${points}.`,
        en: `You need ${exchange.points} points for this, you have ${points}.`,
      });
    }
    const code = newCode();
    await transaction.insert(loyaltyEntries).values({ accountId, kind: 'voucher', points: -exchange.points });
    await transaction.insert(vouchers).values({
      code,
      accountId,
      value: exchange.value,
      minimumOrder: exchange.minimumOrder,
      validUntil: today(new Date(Date.now() + exchange.validDays * 86_400_000)),
    });
    return code;
  });
}

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
  const [row] = await transaction
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.code, code.trim().toUpperCase()), sql`${vouchers.accountId} = ${accountId}::uuid`))
    .for('update');
  if (row === undefined) throw fieldError('voucher', 'Diesen Gutschein kennen wir nicht.');
  const state = voucherState(row);
  if (state === 'used') throw fieldError('voucher', 'Diesen Gutschein hast du schon eingelöst.');
  if (state === 'expired') throw fieldError('voucher', 'Dieser Gutschein ist abgelaufen.');
  if (productsPrice < row.minimumOrder) {
    throw fieldError('voucher', `Dieser Gutschein gilt ab ${priceText(row.minimumOrder)}.`);
  }
  return row;
}

export async function spendVoucher(transaction: Orm, code: string, orderUuid: string): Promise<void> {
  await transaction
    .update(vouchers)
    .set({ usedBy: orderUuid })
    .where(and(eq(vouchers.code, code), isNull(vouchers.usedBy)));
}
