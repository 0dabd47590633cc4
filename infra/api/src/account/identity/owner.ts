import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { PriceType } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts, shoppers } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError, invalidToken } from '../../http/errors/api-error.ts';
import { networkOf } from '../../limits/client-network.ts';
import { isAccountRequestId, isRequestId, newGuestId } from './request-ids.ts';
import { readShopper } from './shopper.ts';

// Carts and wishlists belong to a request id. Both follow these access rules.

/**
 * The owner of a cart and a wishlist. Null: a guest without a request id. The price type is that of the account, regardless of
 * the request.
 */
export type Owner = { readonly requestId: string | null; readonly priceType: PriceType };
export type KnownOwner = Owner & { readonly requestId: string };

/** Renews a guest's cart and wishlist: the clean-up deletes those that are neither read nor changed for long. */
export async function readOwner(orm: Orm, request: FastifyRequest): Promise<Owner> {
  const shopper = await readShopper(orm, request);
  if (shopper.kind === 'guest' && shopper.requestId !== null) await renewGuest(orm, shopper.requestId);
  return { requestId: shopper.requestId, priceType: shopper.kind === 'customer' ? shopper.account.role : 'vk' };
}

/** Written once a day, however many requests there are. */
async function renewGuest(orm: Orm, requestId: string): Promise<void> {
  await orm
    .update(shoppers)
    .set({ touchedAt: sql`now()` })
    .where(and(eq(shoppers.requestId, requestId), sql`${shoppers.touchedAt} < now() - interval '1 day'`));
}

/**
 * The owner for an addition. A guest without a request id gets a new one.
 * @throws 429 when too many new guests come from one network: each creates database rows
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

/** Reads the two owners of a merge. Only customers can merge, and only from a guest. */
export async function readMerge(
  orm: Orm,
  request: FastifyRequest,
  mergeUuid: string,
): Promise<{ from: string; to: KnownOwner }> {
  const shopper = await readShopper(orm, request);
  if (shopper.kind !== 'customer') throw invalidToken();
  if (!isRequestId(mergeUuid) || isAccountRequestId(mergeUuid)) {
    throw fieldError('mergeUuid', { at: 'Das konnten wir nicht übernehmen.', en: 'We could not take this over.' });
  }
  return { from: mergeUuid, to: { requestId: shopper.requestId, priceType: shopper.account.role } };
}

/**
 * Runs a change with the owners' rows locked, so that changes of one shopper run one after the other. Rows are locked in the
 * order of their ids to avoid deadlocks.
 * @throws 403 if one belongs to an account that was deleted meanwhile
 */
export async function changeOwned<Result>(
  orm: Orm,
  requestIds: readonly string[],
  change: (transaction: Orm) => Promise<Result>,
): Promise<Result> {
  const ids = [...requestIds].sort();
  return orm.transaction(async (transaction) => {
    // One statement: between an insert and an update the clean-up could delete the row.
    await transaction
      .insert(shoppers)
      .values(ids.map((requestId) => ({ requestId })))
      .onConflictDoUpdate({ target: shoppers.requestId, set: { touchedAt: sql`now()` } });
    for (const requestId of ids.filter(isAccountRequestId)) await requireAccountRow(transaction, requestId);
    return change(transaction);
  });
}

/**
 * The account may have been deleted since the request was authenticated: its cart would have no owner. The lock makes a deletion wait.
 * @throws 403 without the account
 */
async function requireAccountRow(transaction: Orm, requestId: string): Promise<void> {
  const rows = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.requestId, requestId))
    .for('key share');
  if (rows.length === 0) throw invalidToken();
}

/**
 * As `changeOwned`, for a merge of two owners. If the guest has no row, there is nothing to merge, and none is created: anyone can invent
 * any number of guest ids.
 */
export async function changeMerged(
  orm: Orm,
  { from, to }: { readonly from: string; readonly to: string },
  change: (transaction: Orm) => Promise<unknown>,
): Promise<void> {
  // Ids of guests are hexadecimal and come before those of accounts.
  await changeIfOwned(orm, from, (transaction) => changeOwned(transaction, [to], change));
}

/** As `changeOwned`, for changes that add nothing: without an owner row nothing is written. */
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
