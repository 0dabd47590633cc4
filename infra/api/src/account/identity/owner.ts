import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { PriceType } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { shoppers } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError, invalidToken } from '../../http/errors/api-error.ts';
import { networkOf } from '../../limits/client-network.ts';
import { isAccountRequestId, isRequestId, newGuestId } from './request-ids.ts';
import { readShopper } from './shopper.ts';

// Carts and wishlists belong to a request id; both follow the same rules about who may change which.

/** Whose things they are; null is a guest who owns nothing yet. The price type is the account's, whatever the browser says. */
export type Owner = { readonly requestId: string | null; readonly priceType: PriceType };
export type KnownOwner = Owner & { readonly requestId: string };

export async function readOwner(orm: Orm, request: FastifyRequest): Promise<Owner> {
  const shopper = await readShopper(orm, request);
  return { requestId: shopper.requestId, priceType: shopper.kind === 'customer' ? shopper.account.role : 'vk' };
}

/**
 * The owner for somebody who adds something: a guest without a request id gets one. Throws 429 where too many new guests come from
 * one network: ids are free, rows are not.
 */
export async function ensureOwner(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  request: FastifyRequest,
): Promise<KnownOwner> {
  const { requestId, priceType } = await readOwner(orm, request);
  const isNew = requestId === null || !(isAccountRequestId(requestId) || (await ownsSomething(orm, requestId)));
  if (isNew) await limiter.take(orm, [{ of: 'guest', who: networkOf(request.ip) }]);
  return { requestId: requestId ?? newGuestId(), priceType };
}

async function ownsSomething(orm: Orm, requestId: string): Promise<boolean> {
  const rows = await orm.select({ id: shoppers.requestId }).from(shoppers).where(eq(shoppers.requestId, requestId));
  return rows.length > 0;
}

/** Only customers merge, and only a guest's things: other accounts' are out of reach. */
export async function readMerge(
  orm: Orm,
  request: FastifyRequest,
  mergeUuid: string,
): Promise<{ from: string; to: KnownOwner }> {
  const shopper = await readShopper(orm, request);
  if (shopper.kind !== 'customer') throw invalidToken();
  if (!isRequestId(mergeUuid) || isAccountRequestId(mergeUuid)) {
    throw fieldError('mergeUuid', 'Das konnten wir nicht übernehmen.');
  }
  return { from: mergeUuid, to: { requestId: shopper.requestId, priceType: shopper.account.role } };
}

/**
 * Runs a change with the owners' rows locked: changes of one shopper happen one after the other and none is lost. Rows are
 * locked in the order of their ids, so that two merges cannot wait for each other.
 */
export async function changeOwned<Result>(
  orm: Orm,
  requestIds: readonly string[],
  change: (transaction: Orm) => Promise<Result>,
): Promise<Result> {
  const ids = [...requestIds].sort();
  return orm.transaction(async (transaction) => {
    // One statement: between two of them the row could be deleted as one that was not touched for long.
    await transaction
      .insert(shoppers)
      .values(ids.map((requestId) => ({ requestId })))
      .onConflictDoUpdate({ target: shoppers.requestId, set: { touchedAt: sql`now()` } });
    return change(transaction);
  });
}

/** As `changeOwned`, for what changes only what is there: an owner of nothing stays one, and nothing is written. */
export async function changeIfOwned(
  orm: Orm,
  requestId: string,
  change: (transaction: Orm) => Promise<unknown>,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const mine = eq(shoppers.requestId, requestId);
    const touched = await transaction
      .update(shoppers)
      .set({ touchedAt: sql`now()` })
      .where(mine)
      .returning({ requestId: shoppers.requestId });
    if (touched.length > 0) await change(transaction);
  });
}
