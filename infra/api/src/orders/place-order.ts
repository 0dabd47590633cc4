import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CartProduct, ContentLocale, PlaceOrderBody } from 'shared-contracts/entities';
import { changeOwned, type KnownOwner } from '../account/identity/owner.ts';
import type { Account } from '../account/identity/sessions.ts';
import { type CartRow, loadCartWithRows } from '../cart/load-cart.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { cartLines, orderEvents, orderLines, orders } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { apiError } from '../http/errors/api-error.ts';
import { lockAccount } from '../loyalty/book-points.ts';
import { spendVoucher } from '../loyalty/vouchers.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { readDeliveryDetails, requireGoodsOfTeam } from './delivery-details.ts';
import { calculateAmounts } from './order-amounts.ts';
import {
  checkStockShare,
  countOrder,
  isUnconfirmed,
  limitRefusals,
  looksAutomated,
  type Wanted,
} from './order-limits.ts';
import { type RequestHash, requestHashOf } from './request-hash.ts';
import { requireOffer } from './require-offer.ts';
import { lockStock, takeFromStock } from './take-stock.ts';

export type Buyer = {
  readonly owner: KnownOwner;
  readonly account: Account | null;
  readonly network: string;
  readonly locale: ContentLocale;
};

/** `setId`: the set whose price applies. */
type BoughtLine = { readonly row: CartRow; readonly product: CartProduct; readonly setId: number | null };

async function nextNumber(transaction: Orm): Promise<string> {
  const [row] = await selectRows<{ number: string | number }>(
    transaction,
    sql`select nextval('order_numbers') as number`,
  );
  return `BG-${row?.number}`;
}

/** A bought product as it is now, with its name in the language of the shop. */
function orderLine(
  uuid: string,
  position: number,
  { row, product, setId }: BoughtLine,
): typeof orderLines.$inferInsert {
  return {
    orderUuid: uuid,
    position,
    optionId: row.option.id,
    productId: row.product.id,
    url: row.variant.path,
    colour: row.variant.colour,
    brandName: product.brandName,
    name: product.nameWithoutBrand,
    size: row.option.title,
    amount: product.amount,
    price: product.price.cents,
    rrp: row.product.rrp,
    mounting: product.mounting,
    setId,
    picture: row.variant.pictures[0] ?? null,
    team: product.team,
    printing: product.printing ?? null,
  };
}

const wantedOf = ({ row: { option }, product }: BoughtLine): Wanted => ({
  optionId: option.id,
  amount: product.amount,
  stock: option.quantity,
  name: `${product.brandName} ${product.nameWithoutBrand}`,
});

/** Identifies an attempt to order. `requestHash`: hash of the body. */
type OrderKey = { readonly requestId: string; readonly idempotencyKey: string; readonly requestHash: RequestHash };

/**
 * The order that was placed with the same key; null for a new key.
 * @throws 422 if the key was used for another order
 */
async function placedBefore(orm: Orm, { requestId, idempotencyKey, requestHash }: OrderKey): Promise<string | null> {
  const [order] = await orm
    .select({ uuid: orders.uuid, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.requestId, requestId), eq(orders.idempotencyKey, idempotencyKey)));
  if (order === undefined) return null;
  if (order.requestHash === requestHash.canonical || order.requestHash === requestHash.asSent) return order.uuid;
  throw apiError(422, 'idempotency key reused', {
    at: 'Diese Bestellung wurde schon mit anderen Angaben abgeschickt.',
    en: 'This order has already been sent with other details.',
  });
}

/**
 * Orders the available lines of the cart in one transaction: stores the order, reduces the stock, empties the cart, and enqueues the
 * email. Sold-out lines stay in the cart. The same key returns the same order. An order that looks automated is held until it is
 * confirmed: it reserves its stock.
 * @returns the order's uuid
 */
export async function placeOrder(
  context: ApiContext,
  buyer: Buyer,
  body: PlaceOrderBody,
  idempotencyKey: string,
): Promise<string> {
  const key: OrderKey = { requestId: buyer.owner.requestId, idempotencyKey, requestHash: requestHashOf(body) };
  // Checked before limits, as the order exists already.
  const before = await placedBefore(context.orm, key);
  return before ?? limitRefusals(context, buyer, () => placeInTransaction(context, buyer, body, key));
}

async function placeInTransaction(
  context: ApiContext,
  { owner, account, network, locale }: Buyer,
  body: PlaceOrderBody,
  key: OrderKey,
): Promise<string> {
  const { priceType } = owner;
  const { requestId, idempotencyKey, requestHash } = key;
  const shop = body.shop ?? 'shop';
  return changeOwned(context.orm, [requestId], async (transaction) => {
    // Checked again: the second of two concurrent attempts has waited for the first one's order.
    const before = await placedBefore(transaction, key);
    if (before !== null) return before;
    const delivery = await readDeliveryDetails(transaction, account, body);
    const buyer = { requestId, network, account, email: delivery.email };
    await countOrder(transaction, context.limiter, buyer);
    if (account !== null) await lockAccount(transaction, account.id);
    await lockStock(transaction, { requestId, shop });
    const { cart, rows, pricedSets } = await loadCartWithRows({ ...context, orm: transaction }, shop, owner, locale);
    const bought = cart.products.flatMap((product, index): BoughtLine[] => {
      const row = rows[index];
      const setId = product.set !== null && pricedSets.has(product.set) ? product.setId : null;
      return row && product.status === 'available' ? [{ row, product, setId }] : [];
    });
    requireOffer(cart.products);
    if (bought.length === 0) {
      throw apiError(409, 'cart empty', {
        at: 'In deinem Warenkorb ist nichts, was du bestellen kannst.',
        en: 'Your cart has nothing that you can order.',
      });
    }
    requireGoodsOfTeam(
      delivery,
      bought.map(({ product }) => product),
    );
    const amounts = await calculateAmounts(transaction, account, cart, body);
    await checkStockShare(transaction, context.orderRules, buyer, bought.map(wantedOf));
    const isHeld = await looksAutomated(transaction, context.limiter, buyer);

    const uuid = randomUUID();
    await transaction.insert(orders).values({
      uuid,
      number: await nextNumber(transaction),
      requestId,
      accountId: account?.id ?? null,
      idempotencyKey,
      requestHash: requestHash.canonical,
      shop,
      state: 'received',
      priceType,
      deliveryType: body.deliveryType,
      locale,
      ...delivery,
      ...amounts,
      network: isUnconfirmed(buyer) ? network : null,
      heldUntil: isHeld ? new Date(Date.now() + context.orderRules.holdMs) : null,
    });
    await transaction.insert(orderLines).values(bought.map((line, position) => orderLine(uuid, position, line)));
    await transaction.insert(orderEvents).values({ orderUuid: uuid, state: 'received' });
    await takeFromStock(
      transaction,
      bought.map(({ row, product }) => ({ optionId: row.option.id, amount: product.amount })),
    );
    const hashes = bought.map(({ product }) => product.hash);
    await transaction
      .delete(cartLines)
      .where(and(eq(cartLines.requestId, requestId), eq(cartLines.shop, shop), inArray(cartLines.hash, hashes)));
    if (amounts.voucherCode !== null) await spendVoucher(transaction, amounts.voucherCode, uuid);
    const template = isHeld ? 'order-held' : 'order-placed';
    await enqueueEmail(transaction, { template, to: delivery.email, locale, about: { orderUuid: uuid } });
    return uuid;
  });
}
