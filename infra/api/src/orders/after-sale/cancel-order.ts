import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import { apiError, notFound } from '../../http/errors/api-error.ts';
import { takeBackPoints } from '../../loyalty/book-points.ts';
import { withdrawVouchers } from '../../loyalty/vouchers.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { lockOwnOrder, type OrderRow, recordState } from '../progress/order-row.ts';
import { giveBackStock, giveBackVoucher } from './give-back.ts';

/**
 * Cancels an order with everything that belongs to it. Nothing is paid back: an order has no invoice before its goods leave. The row must
 * be locked, the account's before.
 */
export async function cancelLockedOrder(transaction: Orm, order: OrderRow): Promise<void> {
  const { uuid, email, accountId, points, locale } = order;
  await giveBackStock(transaction, uuid);
  await giveBackVoucher(transaction, uuid);
  await takeBackPoints(transaction, order, points);
  if (accountId !== null) await withdrawVouchers(transaction, accountId);
  await recordState(transaction, uuid, 'cancelled');
  await transaction
    .update(orders)
    .set({ state: 'cancelled', heldUntil: null, network: null })
    .where(eq(orders.uuid, uuid));
  const about = { orderUuid: uuid, state: 'cancelled' } as const;
  await enqueueEmail(transaction, { template: 'order-moved', to: email, locale, about });
}

const underWay = () =>
  apiError(409, 'order under way', {
    at: 'Diese Bestellung ist schon unterwegs. Du kannst sie zurückgeben, sobald sie bei dir ist.',
    en: 'This order is already on its way. You can return it as soon as you have it.',
  });

/**
 * Cancels one of an account's orders while it is `received`: its pieces and its voucher are available again. Repeating it
 * changes nothing.
 * @throws 404 for an unknown order, 409 `order under way` when it has been packed
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
