import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { type LoadedProducts, loadProducts } from './load-products.ts';
import { createLoadedTextIndex, loadHits } from './load-text-index.ts';
import { byPopularity } from './ordinal-change.ts';

/**
 * Loads the whole catalogue.
 * @param version above that of every index before
 */
export async function loadCatalogueIndex(orm: Orm, options: LoadedProducts, version?: number): Promise<CatalogueIndex> {
  // Popular products first: their tiles are the ones to keep in memory.
  const rows = await selectRows<{ id: number }>(orm, sql`select id from products order by sales_rank desc, id`);
  const ids = rows.map(({ id }) => id);
  const [found, hits] = await Promise.all([loadProducts(orm, ids, options), loadHits(orm, ids, options.batches)]);
  // Products may have changed since the first statement; what changed later than this is in the change log.
  const products = [...found.values()].sort(byPopularity);
  const ordinalOf = new Map(products.map(({ id }, ordinal) => [id, ordinal]));
  return createCatalogueIndex(products, await createLoadedTextIndex(orm, hits, ordinalOf), version);
}
