import { eq, sql } from 'drizzle-orm';
import type { OrderDetails, OrderState } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { orders } from '../../database/schema.ts';
import { bookOrder } from '../../loyalty/book-points.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import type { MovedState } from '../../mail/templates/order-progress-emails.ts';
import { stepsOf } from '../timeline.ts';
import { type OrderRow, recordState } from './order-row.ts';

/** The parcel service's number and page for an order that is sent home. */
export function trackingOf(number: string): NonNullable<OrderDetails['tracking']> {
  const parcel = `AP${number.replace(/\D/g, '')}0042`;
  return { carrier: 'Alpenpaket', number: parcel, url: `https://sendung.alpenpaket.example/${parcel}` };
}

/** The states that follow an order's own, the next one first; empty for an order that has ended. */
export function stepsAfter({ state, deliveryType }: Pick<OrderRow, 'state' | 'deliveryType'>): readonly MovedState[] {
  const steps = stepsOf(deliveryType);
  const reached = steps.indexOf(state);
  return reached < 0 ? [] : steps.slice(reached + 1).filter((step) => step !== 'received');
}

/** Whether the goods have left the warehouse and are in transit or ready, so that the invoice has a number. */
export const hasLeft = (state: OrderState) => state === 'shipped' || state === 'ready';

/**
 * Moves an order through all steps up to `to`, with an email about the last one. The row must be locked, and before it its account's, and
 * `to` must be one of `stepsAfter`.
 */
export async function moveOrder(transaction: Orm, order: OrderRow, to: MovedState): Promise<void> {
  const { uuid, number, email, deliveryType, locale } = order;
  const ahead = stepsAfter(order);
  const passed = ahead.slice(0, ahead.indexOf(to) + 1);
  for (const step of passed) await recordState(transaction, uuid, step);
  const leaves = passed.some(hasLeft);
  await transaction
    .update(orders)
    .set({
      state: to,
      ...(leaves && { invoiceNumber: sql`coalesce(invoice_number, 'RE-' || nextval('invoice_numbers'))` }),
      ...(leaves && deliveryType === 'home' && { tracking: trackingOf(number) }),
    })
    .where(eq(orders.uuid, uuid));
  if (to === 'delivered') await bookOrder(transaction, order);
  const about = { orderUuid: uuid, state: to };
  await enqueueEmail(transaction, { template: 'order-moved', to: email, locale, about });
}
