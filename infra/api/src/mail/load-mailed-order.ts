import { and, eq, inArray, or } from 'drizzle-orm';
import type { ContentLocale, OrderDetails, PostalAddress } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { accounts, products, vouchers } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import { voucherState } from '../loyalty/vouchers.ts';
import { loadOrder } from '../orders/load-orders.ts';
import { plainLine } from '../requests/typed-text.ts';
import { findStore, loadStores } from '../stores/store-rows.ts';
import type { MailedOrder } from './templates/order-emails.ts';

async function pickUpStreetOf(orm: Orm, { deliveryType, store }: OrderDetails): Promise<string | null> {
  if (deliveryType !== 'click_and_collect' || store === null) return null;
  return findStore(await loadStores(orm), store.sysname)?.street ?? null;
}

async function returnsOf(orm: Orm, { lines }: OrderDetails): Promise<MailedOrder['returns']> {
  const ids = [...new Set(lines.filter(({ returned }) => returned).map(({ productId }) => productId))];
  if (ids.length === 0) return { parcel: false, freight: false };
  const isFreight = or(products.isBike, products.isHeavy);
  const rows = await orm
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isFreight));
  return { parcel: rows.length < ids.length, freight: rows.length > 0 };
}

async function hasSkiMounting(orm: Orm, { lines }: OrderDetails): Promise<boolean> {
  const ids = lines.filter(({ mounting }) => mounting).map(({ productId }) => productId);
  if (ids.length === 0) return false;
  const rows = await orm
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), products.isSki))
    .limit(1);
  return rows.length > 0;
}

/** A returned voucher may have expired for good, or been withdrawn together with its points. */
async function isVoucherOpen(orm: Orm, { voucher }: OrderDetails): Promise<boolean> {
  if (voucher === null) return false;
  const [row] = await orm.select().from(vouchers).where(eq(vouchers.code, voucher.code));
  return row !== undefined && voucherState(row) === 'open';
}

/** Signing in would cancel an account's requested deletion, so until then its orders are looked up like those of guests. */
async function opensInAccount(orm: Orm, accountId: string | null): Promise<boolean> {
  if (accountId === null) return false;
  const [account] = await orm.select({ deleteAt: accounts.deleteAt }).from(accounts).where(eq(accounts.id, accountId));
  return account?.deleteAt === null;
}

/** An address as emails repeat it. Orders and invoices keep the marks of direction and joiners that were typed. */
const mailedAddress = (address: PostalAddress): PostalAddress => ({
  ...address,
  firstname: plainLine(address.firstname),
  lastname: plainLine(address.lastname),
  street: plainLine(address.street),
  streetNo: plainLine(address.streetNo),
  city: plainLine(address.city),
});

/** An order with what its emails say besides; null for an unknown order. */
export async function loadMailedOrder(
  context: ReadContext,
  uuid: string,
  locale: ContentLocale,
): Promise<MailedOrder | null> {
  const order = await loadOrder(context, uuid, locale);
  if (order === null) return null;
  const { details, accountId } = order;
  return {
    ...details,
    address: mailedAddress(details.address),
    isInAccount: await opensInAccount(context.orm, accountId),
    pickUpStreet: await pickUpStreetOf(context.orm, details),
    returns: await returnsOf(context.orm, details),
    hasSkiMounting: await hasSkiMounting(context.orm, details),
    isVoucherOpen: await isVoucherOpen(context.orm, details),
  };
}
