import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accounts, loyaltyEntries } from '../database/schema.ts';
import { welcomePoints } from './tiers.ts';

/** Locks an account's row. Points and vouchers change only under this lock. */
export async function lockAccount(transaction: Orm, accountId: string): Promise<void> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

/** Books the welcome points for confirming the address, once. */
export async function bookWelcome(transaction: Orm, accountId: string): Promise<void> {
  await lockAccount(transaction, accountId);
  const [booked] = await transaction
    .select({ id: loyaltyEntries.id })
    .from(loyaltyEntries)
    .where(and(eq(loyaltyEntries.accountId, accountId), eq(loyaltyEntries.kind, 'welcome')));
  if (booked === undefined) {
    await transaction.insert(loyaltyEntries).values({ accountId, kind: 'welcome', points: welcomePoints });
  }
}

export async function bookOrder(transaction: Orm, accountId: string, orderUuid: string, points: number): Promise<void> {
  if (points > 0) await transaction.insert(loyaltyEntries).values({ accountId, kind: 'order', points, orderUuid });
}

export async function balanceOf(orm: Orm, accountId: string): Promise<{ points: number; pointsOfYear: number }> {
  const [row] = await orm
    .select({
      points: sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int`,
      // Spending points does not lower the tier.
      pointsOfYear: sql<number>`coalesce(sum(${loyaltyEntries.points}) filter (
        where ${loyaltyEntries.kind} <> 'voucher' and ${loyaltyEntries.happenedAt} > now() - interval '1 year'), 0)::int`,
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.accountId, accountId));
  return { points: row?.points ?? 0, pointsOfYear: Math.max(row?.pointsOfYear ?? 0, 0) };
}
