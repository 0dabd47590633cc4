import { and, asc, eq } from 'drizzle-orm';
import type { ReturnOrderBody } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { orderLines, orders } from '../../database/schema.ts';
import { takeBackPoints } from '../../loyalty/book-points.ts';
import { pointsFor } from '../../loyalty/tiers.ts';
import { withdrawVouchers } from '../../loyalty/vouchers.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { type OrderRow, recordState } from '../progress/order-row.ts';
import { giveBackVoucher } from './give-back.ts';

export type LineRow = typeof orderLines.$inferSelect;
export type ReturnedLine = ReturnOrderBody['lines'][number];

export const loadBoughtLines = (orm: Orm, orderUuid: string): Promise<LineRow[]> =>
  orm.select().from(orderLines).where(eq(orderLines.orderUuid, orderUuid)).orderBy(asc(orderLines.position));

type Amounts = Pick<OrderRow, 'productsPrice' | 'voucherValue' | 'total' | 'points'>;

/**
 * The refund, and the points that the order keeps. A voucher is divided among all products; delivery is refunded only with the whole
 * order.
 * @param returned the price of all returned pieces in cents
 */
export function refundOf({ productsPrice, voucherValue, total, points }: Amounts, returned: number) {
  const isWhole = returned >= productsPrice;
  if (isWhole) return { isWhole, refund: total, keptPoints: 0 };
  const share = Math.round((voucherValue * returned) / productsPrice);
  const kept = productsPrice - voucherValue - (returned - share);
  // Never more than the order has earned: a guest's order has no points.
  const keptPoints = Math.min(pointsFor(Math.max(kept, 0)), points);
  return { isWhole, refund: Math.max(returned - share, 0), keptPoints };
}

type Return = {
  readonly lines: readonly ReturnedLine[];
  /** Note of the shopper for the customer service. */
  readonly note: string | null;
};

/**
 * Books a return with refund, points, vouchers and the email. A line contains the total number of its returned pieces
 * so far; other lines are not changed. Returned pieces are not added to the stock here: the warehouse inspects them first. The row
 * must be locked, and before it the account's.
 */
export async function bookReturn(
  transaction: Orm,
  order: OrderRow,
  bought: readonly LineRow[],
  { lines, note }: Return,
): Promise<void> {
  const { uuid, accountId, email, locale } = order;
  const returned = new Map<number, number>(bought.map((line) => [line.position, line.returnedAmount ?? 0]));
  for (const { position, amount, reason } of lines) {
    returned.set(position, amount);
    await transaction
      .update(orderLines)
      .set({ returnedAmount: amount, returnReason: reason })
      .where(and(eq(orderLines.orderUuid, uuid), eq(orderLines.position, position)));
  }
  const { isWhole, refund, keptPoints } = refundOf(
    order,
    bought.reduce((sum, { position, price }) => sum + price * (returned.get(position) ?? 0), 0),
  );
  if (isWhole) await giveBackVoucher(transaction, uuid);
  await takeBackPoints(transaction, order, keptPoints);
  if (accountId !== null) await withdrawVouchers(transaction, accountId);
  await recordState(transaction, uuid, 'returned');
  await transaction
    .update(orders)
    .set({ state: 'returned', refund, ...(note !== null && { returnNote: note }) })
    .where(eq(orders.uuid, uuid));
  const about = { orderUuid: uuid, state: 'returned' } as const;
  await enqueueEmail(transaction, { template: 'order-moved', to: email, locale, about });
}
