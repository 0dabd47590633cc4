import { and, asc, eq } from 'drizzle-orm';
import type { ReturnOrderBody } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { orderLines, orders } from '../../database/schema.ts';
import { apiError, fieldError, notFound } from '../../http/errors/api-error.ts';
import { takeBackPoints } from '../../loyalty/book-points.ts';
import { pointsFor } from '../../loyalty/tiers.ts';
import { withdrawVouchers } from '../../loyalty/vouchers.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { lockOwnOrder, type OrderRow, reachedAt, recordState } from '../progress/order-row.ts';
import { giveBackVoucher } from './give-back.ts';

type LineRow = typeof orderLines.$inferSelect;
type ReturnedLine = ReturnOrderBody['lines'][number];

/** Days after the delivery in which goods can be returned. */
export const returnDays = 30;

/** Until when an order that was delivered then can be returned. */
export const returnableUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + returnDays * 86_400_000);

async function checkReturnable(transaction: Orm, { uuid, state }: OrderRow): Promise<void> {
  const deliveredAt = state === 'delivered' ? await reachedAt(transaction, uuid, 'delivered') : null;
  if (deliveredAt === null) {
    throw apiError(409, 'not delivered', {
      at: 'Zurückgeben kannst du eine Bestellung, sobald sie bei dir ist.',
      en: 'You can return an order as soon as you have it.',
    });
  }
  if (returnableUntil(deliveredAt) < new Date()) {
    throw apiError(409, 'return period over', {
      at: `Zurückgeben kannst du innerhalb von ${returnDays} Tagen. Diese Frist ist vorbei, bitte melde dich bei uns.`,
      en: `You can return goods within ${returnDays} days. This time is over, please contact us.`,
    });
  }
}

/** The order's lines that are returned, with their number of pieces. @throws 422 at `lines` */
function readLines(
  bought: readonly LineRow[],
  lines: readonly ReturnedLine[],
): readonly (readonly [LineRow, number])[] {
  if (new Set(lines.map(({ position }) => position)).size < lines.length) throw unknownLine();
  return lines.map(({ position, amount }) => {
    const line = bought.find((candidate) => candidate.position === position);
    if (line === undefined) throw unknownLine();
    if (amount > line.amount) {
      throw fieldError('lines', {
        at: `Von ${line.brandName} ${line.name} hast du ${line.amount} Stück bestellt.`,
        en: `You have ordered ${line.amount} of ${line.brandName} ${line.name}.`,
      });
    }
    return [line, amount] as const;
  });
}

/** Whether these lines are those that have been returned: a request that was sent twice. */
function isSameReturn(bought: readonly LineRow[], lines: readonly ReturnedLine[]): boolean {
  const returned = bought.filter(({ returnedAmount }) => returnedAmount !== null);
  return (
    returned.length === lines.length &&
    returned.every(({ position, returnedAmount, returnReason }) =>
      lines.some(
        (line) => line.position === position && line.amount === returnedAmount && line.reason === returnReason,
      ),
    )
  );
}

const unknownLine = () =>
  fieldError('lines', {
    at: 'Bitte wähle noch einmal aus, was du zurückgibst.',
    en: 'Please choose again what you return.',
  });

type Amounts = Pick<OrderRow, 'productsPrice' | 'voucherValue' | 'total' | 'points'>;

/**
 * What is paid back, and the points that are taken back. A voucher is shared among all products; delivery is paid back with the
 * whole order.
 * @param returned the price of the returned pieces in cents
 */
export function refundOf({ productsPrice, voucherValue, total, points }: Amounts, returned: number) {
  const isWhole = returned >= productsPrice;
  if (isWhole) return { isWhole, refund: total, points };
  const share = Math.round((voucherValue * returned) / productsPrice);
  const kept = productsPrice - voucherValue - (returned - share);
  // Never more than the order has earned: a guest's order has no points.
  const keptPoints = Math.min(pointsFor(Math.max(kept, 0)), points);
  return { isWhole, refund: Math.max(returned - share, 0), points: points - keptPoints };
}

/**
 * Returns pieces of one of an account's delivered orders, once. Repeating it changes nothing. Returned pieces do not enter the stock
 * here: the warehouse inspects them first.
 * @throws 404; 409 `not delivered`, `return period over` or, for other lines than before, `already returned`; 422 at `lines`
 */
export async function returnOrder(orm: Orm, accountId: string, uuid: string, body: ReturnOrderBody): Promise<void> {
  await orm.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, accountId, uuid);
    if (order === null) throw notFound();
    const bought = await transaction
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderUuid, uuid))
      .orderBy(asc(orderLines.position));
    if (order.state === 'returned') {
      if (isSameReturn(bought, body.lines)) return;
      throw apiError(409, 'already returned', {
        at: 'Zu dieser Bestellung gibt es schon eine Rückgabe, und mehr als eine geht nicht. Möchtest du noch etwas zurückgeben, melde dich bitte bei uns.',
        en: 'There is a return of this order already, and no second one is possible. If you want to return more, please contact us.',
      });
    }
    await checkReturnable(transaction, order);
    const lines = readLines(bought, body.lines);
    const reasons = new Map(body.lines.map(({ position, reason }) => [position, reason]));
    for (const [{ position }, amount] of lines) {
      await transaction
        .update(orderLines)
        .set({ returnedAmount: amount, returnReason: reasons.get(position) ?? 'other' })
        .where(and(eq(orderLines.orderUuid, uuid), eq(orderLines.position, position)));
    }
    const { isWhole, refund, points } = refundOf(
      order,
      lines.reduce((sum, [{ price }, amount]) => sum + price * amount, 0),
    );
    if (isWhole) await giveBackVoucher(transaction, uuid);
    await takeBackPoints(transaction, order, points);
    await withdrawVouchers(transaction, accountId);
    await recordState(transaction, uuid, 'returned');
    const note = body.note?.trim() ?? '';
    await transaction
      .update(orders)
      .set({ state: 'returned', refund, returnNote: note === '' ? null : note })
      .where(eq(orders.uuid, uuid));
    const about = { orderUuid: uuid, state: 'returned' } as const;
    await enqueueEmail(transaction, { template: 'order-moved', to: order.email, locale: order.locale, about });
  });
}
