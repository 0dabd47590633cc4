import { and, eq } from 'drizzle-orm';
import type { ContentLocale, OrderedAgain, OrderLine } from 'shared-contracts/entities';
import { changeOwned } from '../../account/identity/owner.ts';
import type { Account } from '../../account/identity/sessions.ts';
import { fillCart } from '../../cart/fill-cart.ts';
import { loadCart } from '../../cart/load-cart.ts';
import { orders } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { loadOrderLines } from '../load-order-lines.ts';

type Missing = OrderedAgain['missing'][number];

/** @param filled pieces in the cart; null: the line is not sold any more */
function missingOf(line: OrderLine, filled: number | null): Missing {
  const added = filled ?? 0;
  const reason = filled === null ? 'no-longer-sold' : added === 0 ? 'sold-out' : 'fewer-pieces';
  const name = [
    `${line.brandName} ${line.nameWithoutBrand}`,
    line.size,
    ...(line.teamName ? [line.teamName] : []),
  ].join(', ');
  return { position: line.position ?? 0, name, url: line.url, reason, wanted: line.amount, added };
}

/**
 * Puts an order's lines into the account's cart again, at today's prices and as many pieces as there are. A set that is no
 * longer offered with the same products becomes single products. Pieces that are in the cart already count, so repeating it changes nothing.
 * @throws 404 for an unknown order and another account's
 */
export async function orderAgain(
  context: ApiContext,
  account: Account,
  uuid: string,
  locale: ContentLocale,
): Promise<OrderedAgain> {
  const { orm } = context;
  const [order] = await orm
    .select({ shop: orders.shop })
    .from(orders)
    .where(and(eq(orders.uuid, uuid), eq(orders.accountId, account.id)));
  if (order === undefined) throw notFound();
  const owner = { requestId: account.requestId, priceType: account.role };
  const cart = { requestId: account.requestId, shop: order.shop };
  const lines = (await loadOrderLines(context, [uuid], locale)).get(uuid) ?? [];
  const filled = await changeOwned(orm, [cart.requestId], (transaction) => fillCart(transaction, cart, lines));
  const missing = lines.flatMap((line, index) => {
    const pieces = filled[index] ?? null;
    return (pieces ?? 0) < line.amount ? [missingOf(line, pieces)] : [];
  });
  const added = filled.reduce<number>((sum, pieces) => sum + (pieces ?? 0), 0);
  return { cart: await loadCart(context, order.shop, owner, locale), added, missing };
}
