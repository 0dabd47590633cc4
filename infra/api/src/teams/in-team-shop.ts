import type { Product, ProductTile } from 'shared-contracts/entities';

/** The product as a team's shop shows it: every way leads to the team's own pages, and nothing is offered that the team does not sell. */
export function inTeamShop(product: Product, team: string, assortment: ReadonlySet<number>): Product {
  const there = <T extends { url: string }>(linked: T): T => ({ ...linked, url: `/${team}${linked.url}` });
  const sold = (tiles: readonly ProductTile[]) => tiles.filter(({ id }) => assortment.has(id)).map(there);
  const sets = product.sets.filter(({ items }) => items.every((item) => assortment.has(item.product.id)));
  return {
    ...there(product),
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
