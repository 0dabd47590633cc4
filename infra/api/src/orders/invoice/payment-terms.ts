import { addDays, type CalendarDay, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { OrderDetails } from 'shared-contracts/entities';

/** Days after the goods have arrived in which an invoice is paid, as the page about payment says. */
export const paymentDays = 14;

/** The last day on which the invoice of an order is paid; null before the goods have arrived. */
export function dueDay({ timeline }: Pick<OrderDetails, 'timeline'>): CalendarDay | null {
  const arrivedAt = timeline.find(({ state }) => state === 'delivered')?.at ?? null;
  return arrivedAt === null ? null : addDays(todayInVienna(Date.parse(arrivedAt)), paymentDays);
}

/** Cents of an invoice that are to be paid: what is returned is taken off. */
export const payableCents = ({ total, refund }: Pick<OrderDetails, 'total' | 'refund'>): number =>
  total.cents - (refund?.cents ?? 0);
