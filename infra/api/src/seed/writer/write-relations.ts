import { createRandom, seedOf } from '../generator/random.ts';
import { sportByPath } from '../reference/sports.ts';
import { assortmentOf, seedTeams, teamLogoSeed } from '../reference/teams.ts';
import { accessoriesOf } from '../relations/accessories.ts';
import type { PooledProduct, ProductPool } from '../relations/product-pool.ts';
import { relatedTo } from '../relations/related.ts';
import { setsOf } from '../relations/sets.ts';
import type { CatalogueWriter } from './catalogue-writer.ts';

const batchSize = 500;

function relationRows(product: PooledProduct, pool: ProductPool): object[] {
  const random = createRandom(seedOf(product.id, 'accessories', 0));
  const rows = (type: string, ids: readonly number[]) =>
    ids.map((other_id, position) => ({ product_id: product.id, type, other_id, position }));
  return [...rows('accessory', accessoriesOf(random, product, pool)), ...rows('related', relatedTo(product, pool))];
}

async function writeTeams({ insert }: CatalogueWriter, pool: ProductPool): Promise<void> {
  const rows = seedTeams.map((team, position) => ({
    id: team.id,
    slug: team.slug,
    name: team.name,
    town: team.town,
    texts: team.texts,
    sport_id: sportByPath(team.sport).id,
    logo_seed: teamLogoSeed(team),
    position,
  }));
  await insert('teams', rows);
  const products = seedTeams.flatMap((team) =>
    assortmentOf(team, pool).map((product_id, position) => ({ team_id: team.id, product_id, position })),
  );
  await insert('team_products', products);
}

/** Writes accessories, alternatives, sets and the teams' assortments. */
export async function writeRelations(writer: CatalogueWriter, pool: ProductPool): Promise<void> {
  for (let start = 0; start < pool.all.length; start += batchSize) {
    const batch = pool.all.slice(start, start + batchSize);
    await writer.insert(
      'product_relations',
      batch.flatMap((product) => relationRows(product, pool)),
    );
    const sets = batch.flatMap((product) => setsOf(createRandom(seedOf(product.id, 'sets', 0)), product, pool));
    await writer.insert(
      'product_sets',
      sets.map(({ id, mainProductId, names, discountPercent }) => ({
        id,
        main_product_id: mainProductId,
        names,
        discount_percent: discountPercent,
      })),
    );
    await writer.insert(
      'product_set_items',
      sets.flatMap(({ id, companionIds }) =>
        companionIds.map((product_id, position) => ({ set_id: id, product_id, position })),
      ),
    );
  }
  await writeTeams(writer, pool);
}
