import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accounts, loyaltyEntries, type orders, shoppers } from '../database/schema.ts';
import { welcomePoints } from './tiers.ts';

/** Locks an account's row. Points and vouchers change only under this lock. */
export async function lockAccount(transaction: Orm, accountId: string): Promise<void> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

/**
 * The same for a change that may withdraw vouchers, which takes them out of the account's cart: the cart first, as new orders lock both.
 */
export async function lockAccountWithCart(transaction: Orm, accountId: string): Promise<void> {
  const ofAccount = transaction.select({ id: accounts.requestId }).from(accounts).where(eq(accounts.id, accountId));
  await transaction
    .select({ id: shoppers.requestId })
    .from(shoppers)
    .where(inArray(shoppers.requestId, ofAccount))
    .for('update');
  await lockAccount(transaction, accountId);
}

/**
 * The lock for a delivery, which books points, of an order that is locked already. It does not wait: the transaction that has locked the account
 * may wait for that order. A guest's order needs none.
 * @returns false where the account is locked by another transaction
 */
export async function tryToLockAccount(transaction: Orm, accountId: string | null): Promise<boolean> {
  if (accountId === null) return true;
  const ofAccount = transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  return (await ofAccount.for('update', { skipLocked: true })).length > 0;
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

type Earning = Pick<typeof orders.$inferSelect, 'uuid' | 'accountId' | 'points'>;

/** Books the points of an order that has been delivered, once (decision 0096). A guest's order has none. */
export async function bookOrder(transaction: Orm, { uuid, accountId, points }: Earning): Promise<void> {
  if (accountId === null || points === 0) return;
  const entry = { accountId, kind: 'order', points, orderUuid: uuid } as const;
  await transaction.insert(loyaltyEntries).values(entry).onConflictDoNothing();
}

/** Takes back what an order has earned beyond the points that it keeps. The balance may fall below 0: they may have been spent. */
export async function takeBackPoints(transaction: Orm, { uuid, accountId }: Earning, kept: number): Promise<void> {
  if (accountId === null) return;
  const [row] = await transaction
    .select({ booked: sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int` })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.orderUuid, uuid));
  const taken = (row?.booked ?? 0) - kept;
  if (taken <= 0) return;
  await transaction.insert(loyaltyEntries).values({ accountId, kind: 'return', points: -taken, orderUuid: uuid });
}

/**
 * When an entry counts for the tier. A return counts with its order: once those points have left the year, they are not taken off a second
 * time.
 */
const countedAt = sql`coalesce(
  (select o.happened_at from loyalty_entries o
    where loyalty_entries.kind = 'return' and o.kind = 'order' and o.order_uuid = loyalty_entries.order_uuid),
  loyalty_entries.happened_at)`;

export async function balanceOf(orm: Orm, accountId: string): Promise<{ points: number; pointsOfYear: number }> {
  const [row] = await orm
    .select({
      points: sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int`,
      // Spending points does not lower the tier.
      pointsOfYear: sql<number>`coalesce(sum(${loyaltyEntries.points}) filter (
        where ${loyaltyEntries.kind} <> 'voucher' and ${countedAt} > now() - interval '1 year'), 0)::int`,
    })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.accountId, accountId));
  return { points: row?.points ?? 0, pointsOfYear: Math.max(row?.pointsOfYear ?? 0, 0) };
}
