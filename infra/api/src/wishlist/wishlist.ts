import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ContentLocale, ProductTile, Wishlist } from 'shared-contracts/entities';
import { changeIfOwned, changeMerged, changeOwned } from '../account/identity/owner.ts';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import type { Orm } from '../database/database.ts';
import { products, type ShopName, wishlistEntries } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { fieldError } from '../http/errors/api-error.ts';
import { teamShopTiles } from '../teams/team-shop-products.ts';

/** A wishlist's owner and shop. */
export type WishlistOf = { readonly requestId: string; readonly shop: ShopName };

const inList = ({ requestId, shop }: WishlistOf) =>
  and(eq(wishlistEntries.requestId, requestId), eq(wishlistEntries.shop, shop));

/** The wishlist of a request id, newest entries first; empty without a request id. */
export async function loadWishlist(
  context: ApiContext,
  shop: ShopName,
  requestId: string | null,
  locale: ContentLocale,
): Promise<Wishlist> {
  if (requestId === null) return { products: [], uuid: null };
  const rows = await context.orm
    .select({ id: wishlistEntries.productId, team: wishlistEntries.team, delistedAt: products.delistedAt })
    .from(wishlistEntries)
    .innerJoin(products, eq(products.id, wishlistEntries.productId))
    .where(inList({ requestId, shop }))
    .orderBy(desc(wishlistEntries.addedAt), asc(wishlistEntries.productId));
  const delisted = new Set(rows.flatMap(({ id, delistedAt }) => (delistedAt === null ? [] : [id])));
  const saved = (tiles: readonly ProductTile[]) =>
    tiles.map((tile) => (delisted.has(tile.id) ? { ...tile, delisted: true as const } : tile));
  const tiles = await loadTiles(
    context,
    rows.map(({ id }) => id),
    [],
    locale,
  );
  if (shop === 'shop') return { products: saved(tiles), uuid: requestId };
  const savedTeams = new Map(rows.map(({ id, team }) => [id, team]));
  return { products: saved(await teamShopTiles(context, tiles, savedTeams)), uuid: requestId };
}

const maxEntries = 200;

/**
 * Adds a product; adding it again changes nothing.
 * @throws 422 for an unknown product or a full list
 */
export async function addToWishlist(
  orm: Orm,
  list: WishlistOf,
  { productId, team = null }: { readonly productId: number; readonly team?: string | null },
): Promise<void> {
  await changeOwned(orm, [list.requestId], async (transaction) => {
    const [product] = await transaction
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), isNull(products.delistedAt)));
    if (product === undefined)
      throw fieldError('productId', {
        at: 'Diesen Artikel gibt es nicht mehr.',
        en: 'This item is no longer available.',
      });
    const known = await transaction.select({ id: wishlistEntries.productId }).from(wishlistEntries).where(inList(list));
    if (known.some(({ id }) => id === productId)) return;
    if (known.length >= maxEntries)
      throw fieldError('productId', {
        at: `Deine Wunschliste hat Platz für ${maxEntries} Artikel.`,
        en: `Your wishlist has room for ${maxEntries} items.`,
      });
    await transaction.insert(wishlistEntries).values({ ...list, productId, team });
  });
}

export async function removeFromWishlist(orm: Orm, list: WishlistOf, productId: number): Promise<void> {
  await changeIfOwned(orm, list.requestId, (transaction) =>
    transaction.delete(wishlistEntries).where(and(inList(list), eq(wishlistEntries.productId, productId))),
  );
}

/** Moves a guest's entries into the account's list, newest first, as many as fit. Repeating it changes nothing. */
export async function mergeWishlist(orm: Orm, from: string, to: WishlistOf): Promise<void> {
  await changeMerged(orm, { from, to: to.requestId }, async (transaction) => {
    const entries = await transaction
      .delete(wishlistEntries)
      .where(inList({ requestId: from, shop: to.shop }))
      .returning();
    const mine = await transaction.select({ id: wishlistEntries.productId }).from(wishlistEntries).where(inList(to));
    const known = new Set(mine.map(({ id }) => id));
    const added = entries
      .filter(({ productId }) => !known.has(productId))
      .sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
      .slice(0, Math.max(maxEntries - known.size, 0));
    if (added.length === 0) return;
    await transaction
      .insert(wishlistEntries)
      .values(added.map((entry) => ({ ...entry, ...to })))
      .onConflictDoNothing();
  });
}
