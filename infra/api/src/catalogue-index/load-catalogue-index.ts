import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { type LoadedProducts, loadProducts } from './load-products.ts';
import { byPopularity } from './ordinal-remap.ts';
import { createLoadedTextIndex, loadHits } from './text/load-text-index.ts';

/** The ids of all products. Popular products first: their tiles are the ones to keep in memory. */
export async function productIds(orm: Orm): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    orm,
    sql`select id from products where delisted_at is null order by sales_rank desc, id`,
  );
  return rows.map(({ id }) => id);
}

/** Loads the whole catalogue in large steps, before there are requests. */
export async function loadCatalogueIndex(orm: Orm, options: LoadedProducts): Promise<CatalogueIndex> {
  const ids = await productIds(orm);
  const [found, hits] = await Promise.all([loadProducts(orm, ids, options), loadHits(orm, ids)]);
  // Products may have changed since the first statement; what changed later than this is in the change log.
  const products = [...found.values()].sort(byPopularity);
  const ordinalOf = new Map(products.map(({ id }, ordinal) => [id, ordinal]));
  return createCatalogueIndex(products, await createLoadedTextIndex(orm, hits, ordinalOf));
}
