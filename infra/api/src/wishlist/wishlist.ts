import { and, asc, desc, eq } from 'drizzle-orm';
import type { Wishlist } from 'shared-contracts/entities';
import { changeOwned } from '../account/owned-rows.ts';
import { loadTiles } from '../catalogue/tiles.ts';
import type { Orm } from '../database/database.ts';
import { products, wishlistEntries } from '../database/schema.ts';
import { fieldError } from '../http/api-error.ts';
import type { ApiContext } from '../http/routes.ts';

/** The wishlist of a request id, the last added first; nobody's wishlist is empty. */
export async function loadWishlist(context: ApiContext, requestId: string | null): Promise<Wishlist> {
  if (requestId === null) return { products: [], uuid: null };
  const rows = await context.orm
    .select({ id: wishlistEntries.productId })
    .from(wishlistEntries)
    .where(eq(wishlistEntries.requestId, requestId))
    .orderBy(desc(wishlistEntries.addedAt), asc(wishlistEntries.productId));
  const ids = rows.map(({ id }) => id);
  return { products: await loadTiles(context, ids), uuid: requestId };
}

/** Adding what is there already changes nothing. Throws 422 for a product that does not exist. */
export async function addToWishlist(orm: Orm, requestId: string, productId: number): Promise<void> {
  await changeOwned(orm, [requestId], async (transaction) => {
    const [product] = await transaction.select({ id: products.id }).from(products).where(eq(products.id, productId));
    if (product === undefined) throw fieldError('productId', 'Diesen Artikel gibt es nicht mehr.');
    await transaction.insert(wishlistEntries).values({ requestId, productId }).onConflictDoNothing();
  });
}

export async function removeFromWishlist(orm: Orm, requestId: string, productId: number): Promise<void> {
  await changeOwned(orm, [requestId], (transaction) =>
    transaction
      .delete(wishlistEntries)
      .where(and(eq(wishlistEntries.requestId, requestId), eq(wishlistEntries.productId, productId))),
  );
}

/** Moves a guest's entries into the account's list; merging twice changes nothing. */
export async function mergeWishlist(orm: Orm, from: string, to: string): Promise<void> {
  await changeOwned(orm, [from, to], async (transaction) => {
    const entries = await transaction.delete(wishlistEntries).where(eq(wishlistEntries.requestId, from)).returning();
    if (entries.length === 0) return;
    await transaction
      .insert(wishlistEntries)
      .values(entries.map((entry) => ({ ...entry, requestId: to })))
      .onConflictDoNothing();
  });
}
