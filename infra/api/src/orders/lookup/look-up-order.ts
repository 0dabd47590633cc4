import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ContentLocale, OrderDetails, OrderLookupBody } from 'shared-contracts/entities';
import { orders } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { networkOf } from '../../limits/client-network.ts';
import { loadOrder } from '../load-orders.ts';

/** `BG-100250`, also typed as `bg 100250`. */
function readNumber(text: string): string {
  const [, letters = '', digits = ''] = /^([A-Z]{2})[- ]?(\d+)$/.exec(text.trim().toUpperCase()) ?? [];
  return `${letters}-${digits}`;
}

const noOrder = '00000000-0000-0000-0000-000000000000';

/**
 * Finds an order by its number and email address. Order numbers can be guessed: attempts are limited by network, and by network and number,
 * and a wrong address has the same response and the same queries as an unknown number. There is no limit for a number over all networks:
 * strangers could lock out its owner.
 * @throws 404 for any pair that does not match; 429
 */
export async function lookUpOrder(
  context: ApiContext,
  { ip }: Pick<FastifyRequest, 'ip'>,
  body: OrderLookupBody,
  locale: ContentLocale,
): Promise<OrderDetails> {
  const { orm, limiter } = context;
  const number = readNumber(body.number);
  const network = networkOf(ip);
  const attempts = [
    { of: 'orderLookup', who: network },
    { of: 'orderLookupPair', who: `${number} ${network}` },
  ] as const;
  await limiter.take(orm, attempts);
  const [row] = await orm
    .select({ uuid: orders.uuid })
    .from(orders)
    .where(and(eq(orders.number, number), sql`lower(${orders.email}) = lower(${body.email.trim()})`));
  const order = await loadOrder(context, row?.uuid ?? noOrder, locale);
  if (order === null) throw notFound();
  // A found order is no guess.
  await limiter.giveBack(orm, attempts);
  return order.details;
}
