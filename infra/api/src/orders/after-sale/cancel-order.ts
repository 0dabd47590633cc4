import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import { apiError, notFound } from '../../http/errors/api-error.ts';
import { takeBackPoints } from '../../loyalty/book-points.ts';
import { withdrawVouchers } from '../../loyalty/vouchers.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { hasLeft } from '../progress/move-order.ts';
import { lockOwnOrder, type OrderRow, recordState } from '../progress/order-row.ts';
import { giveBackStock, giveBackVoucher } from './give-back.ts';

/**
 * Cancels an order with everything that belongs to it. Once its goods have been sent, its invoice is credited, and its pieces are not added
 * to the stock here: the warehouse inspects what comes back, as it does with returns (decision 0103). The row must be locked, and before it
 * the account's.
 */
export async function cancelLockedOrder(transaction: Orm, order: OrderRow): Promise<void> {
  const { uuid, email, accountId, total, locale } = order;
  const isAway = hasLeft(order.state);
  if (!isAway) await giveBackStock(transaction, uuid);
  await giveBackVoucher(transaction, uuid);
  await takeBackPoints(transaction, order, 0);
  if (accountId !== null) await withdrawVouchers(transaction, accountId);
  await recordState(transaction, uuid, 'cancelled');
  await transaction
    .update(orders)
    .set({ state: 'cancelled', heldUntil: null, network: null, ...(isAway && { refund: total }) })
    .where(eq(orders.uuid, uuid));
  const about = { orderUuid: uuid, state: 'cancelled' } as const;
  await enqueueEmail(transaction, { template: 'order-moved', to: email, locale, about });
}

const underWay = () =>
  apiError(409, 'order under way', {
    at: 'Diese Bestellung ist schon gepackt. Du kannst sie zurückgeben, sobald sie bei dir ist.',
    en: 'This order is already packed. You can return it as soon as you have it.',
  });

/**
 * Cancels one of an account's orders while it is `received`: its pieces and its voucher are available again. Repeating it
 * changes nothing.
 * @throws 404 for an unknown order, 409 `order under way` if it has been packed
 */
export async function cancelOrder(orm: Orm, accountId: string, uuid: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, accountId, uuid);
    if (order === null) throw notFound();
    if (order.state === 'cancelled') return;
    if (order.state !== 'received') throw underWay();
    await cancelLockedOrder(transaction, order);
  });
}
