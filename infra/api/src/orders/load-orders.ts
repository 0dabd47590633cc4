import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type {
  ContentLocale,
  Order,
  OrderCounts,
  OrderDetails,
  OrderLine,
  OrdersQuery,
} from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import type { Orm } from '../database/database.ts';
import { orderEvents, orders, type ShopName } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { returnableUntil } from './after-sale/return-order.ts';
import { loadListedLines, loadOrderLines } from './load-order-lines.ts';
import { includedVat, vatPercent } from './order-amounts.ts';
import type { OrderRow } from './progress/order-row.ts';
import { timelineOf } from './timeline.ts';

function orderOf(row: OrderRow, amount: number, locale: ContentLocale): Omit<Order, 'lines'> {
  return {
    uuid: row.uuid,
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    state: row.state,
    deliveryType: row.deliveryType,
    total: money(row.total, locale),
    amount,
    team: row.team,
  };
}

/** Orders in a response without `size`. */
const mostOrders = 200;

/** A page of an account's orders, newest first, without their lines. */
export async function loadOrders(
  context: ReadContext,
  accountId: string,
  { page = 1, size = mostOrders, state, shop }: OrdersQuery,
  locale: ContentLocale,
): Promise<Order[]> {
  const rows = await context.orm
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), state && eq(orders.state, state), shop && eq(orders.shop, shop)))
    .orderBy(desc(orders.placedAt), asc(orders.uuid))
    .limit(size)
    .offset((page - 1) * size);
  const uuids = rows.map(({ uuid }) => uuid);
  const listed = await loadListedLines(context, uuids, locale);
  return rows.map((row) => {
    const { amount, pictures } = listed.get(row.uuid) ?? { amount: 0, pictures: [] };
    return { ...orderOf(row, amount, locale), lines: [], pictures };
  });
}

/** The number of an account's orders, in all and by state. @param shop undefined: of both shops */
export async function countOrders(orm: Orm, accountId: string, shop?: ShopName): Promise<OrderCounts> {
  const rows = await orm
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), shop && eq(orders.shop, shop)))
    .groupBy(orders.state);
  const none = { received: 0, packed: 0, shipped: 0, ready: 0, delivered: 0, cancelled: 0, returned: 0 };
  const states = { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.orders])) };
  return { total: rows.reduce((sum, row) => sum + row.orders, 0), states };
}

/** What the shopper can do with an order now. */
function possibilities({ state, invoiceNumber }: OrderRow, until: Date | null): NonNullable<OrderDetails['can']> {
  return {
    cancel: state === 'received',
    return: state === 'delivered' && until !== null && until >= new Date(),
    // Orders of earlier releases get their number with their first invoice.
    invoice: invoiceNumber !== null || (state !== 'received' && state !== 'packed' && state !== 'cancelled'),
  };
}

function detailsOf(
  row: OrderRow,
  lines: OrderLine[],
  events: readonly (typeof orderEvents.$inferSelect)[],
  locale: ContentLocale,
): OrderDetails {
  const reached = new Map(events.map(({ state, happenedAt }) => [state, happenedAt]));
  const deliveredAt = reached.get('delivered');
  const until = deliveredAt === undefined ? null : returnableUntil(deliveredAt);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...orderOf(row, amount, locale),
    lines,
    email: row.email,
    priceType: row.priceType,
    productsPrice: money(row.productsPrice, locale),
    deliveryPrice: money(row.deliveryPrice, locale),
    voucher: row.voucherCode === null ? null : { code: row.voucherCode, value: money(row.voucherValue, locale) },
    points: row.points,
    address: row.address,
    store: row.store,
    tracking: row.tracking,
    heldUntil: row.heldUntil?.toISOString() ?? null,
    timeline: timelineOf(row, reached),
    vat: { percent: vatPercent, amount: money(includedVat(row.total), locale) },
    can: possibilities(row, until),
    returnableUntil: until?.toISOString() ?? null,
    refund: row.refund === null ? null : money(row.refund, locale),
  };
}

/** An order with its owner. */
export type FoundOrder = {
  readonly accountId: string | null;
  readonly requestId: string;
  readonly details: OrderDetails;
};

/** Null for an unknown order. */
export async function loadOrder(
  context: ReadContext,
  uuid: string,
  locale: ContentLocale = 'at',
): Promise<FoundOrder | null> {
  const [row] = await context.orm.select().from(orders).where(eq(orders.uuid, uuid));
  if (row === undefined) return null;
  const lines = (await loadOrderLines(context, [uuid], locale)).get(uuid) ?? [];
  const events = await context.orm.select().from(orderEvents).where(eq(orderEvents.orderUuid, uuid));
  return { accountId: row.accountId, requestId: row.requestId, details: detailsOf(row, lines, events, locale) };
}

/** All orders of an account in full, oldest first, with the notes of their returns. */
export async function loadAllOrders(
  context: ReadContext,
  accountId: string,
  locale: ContentLocale,
): Promise<OrderDetails[]> {
  const ofAccount = eq(orders.accountId, accountId);
  const rows = await context.orm.select().from(orders).where(ofAccount).orderBy(asc(orders.placedAt));
  const uuids = rows.map(({ uuid }) => uuid);
  const lines = await loadOrderLines(context, uuids, locale);
  const events = await context.orm.select().from(orderEvents).where(inArray(orderEvents.orderUuid, uuids));
  const eventsOf = new Map<string, typeof events>();
  for (const event of events) {
    const own = eventsOf.get(event.orderUuid) ?? [];
    own.push(event);
    eventsOf.set(event.orderUuid, own);
  }
  return rows.map((row) => ({
    ...detailsOf(row, lines.get(row.uuid) ?? [], eventsOf.get(row.uuid) ?? [], locale),
    returnNote: row.returnNote,
  }));
}
