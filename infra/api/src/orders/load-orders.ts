import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderDetails, OrderLine } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import { colourOf, productPicture } from '../catalogue/tiles.ts';
import { orderEvents, orderLines, orders, products, variants } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { TablePicture } from '../media/picture-ref.ts';
import { timelineOf } from './timeline.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** What is known today of the variant that was ordered: its path, null if it is no longer sold, and its pictures. */
type OrderedVariant = { readonly soldAt: string | null; readonly pictures: readonly TablePicture[] | null };

function lineOf(context: ReadContext, line: LineRow, { soldAt, pictures }: OrderedVariant): OrderLine {
  return {
    // A new catalogue may reuse ids, but not paths.
    optionId: soldAt === null ? null : line.optionId,
    productId: line.productId,
    url: soldAt,
    picture: productPicture(context, line, line.picture ?? pictures?.[0]),
    brandName: line.brandName,
    nameWithoutBrand: line.name,
    size: line.size,
    colour: colourOf(line.colour, context.reference),
    amount: line.amount,
    price: money(line.price),
    total: money(line.price * line.amount),
    mounting: line.mounting,
    setId: line.setId,
  };
}

async function linesOf(context: ReadContext, uuids: readonly string[]): Promise<Map<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>(uuids.map((uuid) => [uuid, []]));
  if (uuids.length === 0) return byOrder;
  const rows = await context.orm
    .select({
      line: orderLines,
      variantPath: variants.path,
      pictures: variants.pictures,
      delistedAt: products.delistedAt,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.path, orderLines.url))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(inArray(orderLines.orderUuid, [...uuids]))
    .orderBy(asc(orderLines.orderUuid), asc(orderLines.position));
  for (const { line, variantPath, pictures, delistedAt } of rows) {
    const ordered = { soldAt: delistedAt === null ? variantPath : null, pictures };
    byOrder.get(line.orderUuid)?.push(lineOf(context, line, ordered));
  }
  return byOrder;
}

function orderOf(row: OrderRow, lines: OrderLine[]): Order {
  return {
    uuid: row.uuid,
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    state: row.state,
    deliveryType: row.deliveryType,
    total: money(row.total),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
  };
}

const maxOrders = 200;

/** An account's orders, newest first. */
export async function loadOrders(context: ReadContext, accountId: string): Promise<Order[]> {
  const rows = await context.orm
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.placedAt), asc(orders.uuid))
    .limit(maxOrders);
  const uuids = rows.map(({ uuid }) => uuid);
  const lines = await linesOf(context, uuids);
  return rows.map((row) => orderOf(row, lines.get(row.uuid) ?? []));
}

/** An order with its owner. */
export type FoundOrder = {
  readonly accountId: string | null;
  readonly requestId: string;
  readonly details: OrderDetails;
};

/** Null for an unknown order. */
export async function loadOrder(context: ReadContext, uuid: string): Promise<FoundOrder | null> {
  const [row] = await context.orm.select().from(orders).where(eq(orders.uuid, uuid));
  if (row === undefined) return null;
  const lines = await linesOf(context, [uuid]);
  const events = await context.orm.select().from(orderEvents).where(eq(orderEvents.orderUuid, uuid));
  const details: OrderDetails = {
    ...orderOf(row, lines.get(uuid) ?? []),
    email: row.email,
    priceType: row.priceType,
    productsPrice: money(row.productsPrice),
    deliveryPrice: money(row.deliveryPrice),
    voucher: row.voucherCode === null ? null : { code: row.voucherCode, value: money(row.voucherValue) },
    points: row.points,
    address: row.address,
    store: row.store,
    tracking: row.tracking,
    heldUntil: row.heldUntil?.toISOString() ?? null,
    timeline: timelineOf(row, new Map(events.map(({ state, happenedAt }) => [state, happenedAt]))),
  };
  return { accountId: row.accountId, requestId: row.requestId, details };
}
