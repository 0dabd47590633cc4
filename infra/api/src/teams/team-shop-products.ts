import { asc, eq, inArray } from 'drizzle-orm';
import type { Product, ProductTile } from 'shared-contracts/entities';
import { teamProducts, teams } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';

/**
 * Tiles for the team shop: each links to a team that sells the product, to the team in whose shop it was saved if possible, otherwise to the first
 * one. Products that no team sells have no team, and their link leads nowhere in the team shop.
 */
export async function teamShopTiles(
  { orm }: Pick<ApiContext, 'orm'>,
  tiles: readonly ProductTile[],
  savedTeams: ReadonlyMap<number, string | null>,
): Promise<ProductTile[]> {
  if (tiles.length === 0) return [];
  const offers = await orm
    .select({ productId: teamProducts.productId, slug: teams.slug })
    .from(teamProducts)
    .innerJoin(teams, eq(teams.id, teamProducts.teamId))
    .where(
      inArray(
        teamProducts.productId,
        tiles.map(({ id }) => id),
      ),
    )
    .orderBy(asc(teams.position), asc(teams.id));
  return tiles.map((tile) => {
    const slugs = offers.flatMap(({ productId, slug }) => (productId === tile.id ? [slug] : []));
    const team = slugs.find((slug) => slug === savedTeams.get(tile.id)) ?? slugs[0];
    return team === undefined ? tile : { ...tile, url: `/${team}${tile.url}`, team };
  });
}

/**
 * A product page for a team's shop: all links lead to the team's pages, and related products outside of its assortment are left
 * out.
 */
export function teamShopProduct(
  product: Product,
  { slug, name }: { readonly slug: string; readonly name: string },
  assortment: ReadonlySet<number>,
): Product {
  const there = <T extends { url: string }>(linked: T): T => ({ ...linked, url: `/${slug}${linked.url}` });
  const [home, ...trail] = product.breadcrumb;
  const sold = (tiles: readonly ProductTile[]) => tiles.filter(({ id }) => assortment.has(id)).map(there);
  const sets = product.sets.filter(({ items }) => items.every((item) => assortment.has(item.product.id)));
  return {
    ...there(product),
    brand: there(product.brand),
    breadcrumb: [...(home ? [home] : []), { name, url: `/${slug}/` }, ...trail.map(there)],
    sports: product.sports.map(there),
    storePickup: false,
    colours: product.colours.map(there),
    related: sold(product.related),
    accessories: sold(product.accessories),
    companions: product.companions
      .filter((companion) => assortment.has(companion.product.id))
      .map((companion) => ({ ...companion, product: there(companion.product) })),
    alternatives: sold(product.alternatives),
    sets: sets.map((set) => ({ ...set, items: set.items.map((item) => ({ ...item, product: there(item.product) })) })),
  };
}
