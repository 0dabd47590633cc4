import { and, eq, sql } from 'drizzle-orm';
import type { OrderState } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { orderEvents, orders } from '../../database/schema.ts';
import { lockAccountWithCart } from '../../loyalty/book-points.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * One of an account's orders, locked until the transaction ends. The account's cart and the account are locked first, as for new orders:
 * points may change, and vouchers be withdrawn.
 * @returns null for an unknown order and another account's
 */
export async function lockOwnOrder(transaction: Orm, accountId: string, uuid: string): Promise<OrderRow | null> {
  await lockAccountWithCart(transaction, accountId);
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.uuid, uuid), eq(orders.accountId, accountId)))
    .for('update');
  return order ?? null;
}

/** When an order has reached a state; null if it has not. */
export async function reachedAt(orm: Orm, uuid: string, state: OrderState): Promise<Date | null> {
  const [event] = await orm
    .select({ at: orderEvents.happenedAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderUuid, uuid), eq(orderEvents.state, state)));
  return event?.at ?? null;
}

/**
 * Stores that an order has reached a state now. A further return replaces the time of the previous one: retention counts from the last
 * change.
 */
export async function recordState(transaction: Orm, uuid: string, state: OrderState): Promise<void> {
  const happenedAt = sql`clock_timestamp()`;
  await transaction
    .insert(orderEvents)
    .values({ orderUuid: uuid, state, happenedAt })
    .onConflictDoUpdate({ target: [orderEvents.orderUuid, orderEvents.state], set: { happenedAt } });
}
