import { and, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { hashOfSecret, newSecret } from '../account/identity/credentials.ts';
import { changeEach, type DueRows } from '../database/change-each.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { orderEvents, orderLinks, orders, type ShopName } from '../database/schema.ts';
import { lockAccountWithCart } from '../loyalty/book-points.ts';
import { withdrawVouchers } from '../loyalty/vouchers.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { giveBackStock, giveBackVoucher } from './after-sale/give-back.ts';

// A held order reserves its stock, but is not processed before the link in its email is used.

/** @returns the secret for the link; only its hash is stored */
export async function createOrderLink(orm: Orm, orderUuid: string): Promise<string> {
  const secret = newSecret();
  await orm.insert(orderLinks).values({ tokenHash: hashOfSecret(secret), orderUuid });
  return secret;
}

/**
 * The state of the order that a link belongs to. `cancelled`: by its buyer or the retailer, or because it was not confirmed in time; once
 * it has been cleaned up, the order does not say which.
 */
export type HeldOrder =
  | { readonly state: 'held' | 'confirmed' | 'ended' | 'cancelled'; readonly number: string; readonly shop: ShopName }
  | { readonly state: 'unknown' };

type OrderRow = typeof orders.$inferSelect;

const orderOfLink = (orm: Orm, secret: string) =>
  orm
    .select({ order: orders })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.uuid, orderLinks.orderUuid))
    .where(eq(orderLinks.tokenHash, hashOfSecret(secret)));

function stateOf({ number, shop, state, heldUntil }: OrderRow): HeldOrder {
  if (heldUntil === null) return { number, shop, state: state === 'cancelled' ? 'cancelled' : 'confirmed' };
  return { number, shop, state: heldUntil > new Date() ? 'held' : 'ended' };
}

/** Read-only: mail programs open links before people do. */
export async function readHeldOrder(orm: Orm, secret: string): Promise<HeldOrder> {
  const [row] = await orderOfLink(orm, secret);
  return row === undefined ? { state: 'unknown' } : stateOf(row.order);
}

/** Confirms a held order. Repeating it changes nothing. */
export async function confirmHeldOrder(orm: Orm, secret: string): Promise<HeldOrder> {
  return orm.transaction(async (transaction) => {
    const [row] = await orderOfLink(transaction, secret).for('update', { of: orders });
    if (row === undefined) return { state: 'unknown' };
    const { order } = row;
    const before = stateOf(order);
    if (before.state !== 'held') return before;
    const { uuid, email, locale } = order;
    // A confirmed order no longer counts against its network.
    await transaction.update(orders).set({ heldUntil: null, network: null }).where(eq(orders.uuid, uuid));
    await enqueueEmail(transaction, { template: 'order-placed', to: email, locale, about: { orderUuid: uuid } });
    return { ...before, state: 'confirmed' };
  });
}

/** The order's row must be locked, the cart and the row of its account before. */
async function endOrder(transaction: Orm, { uuid, accountId }: OrderRow): Promise<void> {
  await giveBackStock(transaction, uuid);
  await giveBackVoucher(transaction, uuid);
  // The points of the voucher may have been taken back while the order was held.
  if (accountId !== null) await withdrawVouchers(transaction, accountId);
  await transaction.insert(orderEvents).values({ orderUuid: uuid, state: 'cancelled' });
  await transaction
    .update(orders)
    .set({ state: 'cancelled', heldUntil: null, network: null })
    .where(eq(orders.uuid, uuid));
}

/** Cancels expired held orders and returns their stock and vouchers. Several servers may run it at the same time. @param isClosing ends it */
export async function endHeldOrders(orm: Orm, isClosing = () => false): Promise<void> {
  const hasExpired = () => and(isNotNull(orders.heldUntil), lte(orders.heldUntil, new Date()));
  const expired: DueRows<{ readonly id: string; readonly accountId: string | null }> = {
    async find(transaction, passedOver) {
      const [candidate] = await transaction
        .select({ id: orders.uuid, accountId: orders.accountId })
        .from(orders)
        .where(and(hasExpired(), notInArray(orders.uuid, passedOver)))
        .limit(1);
      return candidate;
    },
    async change(transaction, { id, accountId }) {
      // Before the order, as in all changes of both.
      if (accountId !== null) await lockAccountWithCart(transaction, accountId);
      // Checked again: another server may have ended it before it was locked.
      const [order] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.uuid, id), hasExpired()))
        .for('update');
      if (order !== undefined) await endOrder(transaction, order);
    },
  };
  await changeEach(orm, expired, isClosing);
}

const rememberedMs = 86_400_000;
/** Orders changed by one statement, so that locks are short. */
const atOnce = 500;

/** Deletes the networks of orders after a day. An order that is locked waits for the next run. @param isClosing ends it */
export async function forgetNetworks(orm: Orm, isClosing: () => boolean): Promise<void> {
  const past = new Date(Date.now() - rememberedMs).toISOString();
  for (let forgotten = atOnce; forgotten === atOnce && !isClosing(); ) {
    const rows = await selectRows(
      orm,
      sql`update orders set network = null where uuid in (
        select uuid from orders where network is not null and held_until is null and placed_at <= ${past}::timestamptz
        limit ${atOnce} for update skip locked) returning uuid`,
    );
    forgotten = rows.length;
  }
}
