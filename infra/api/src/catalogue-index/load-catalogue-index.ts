import { sql } from 'drizzle-orm';
import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import type { TileRow } from '../catalogue/tile-row-cache.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { loadProducts } from './load-products.ts';
import { loadTextIndex } from './load-text-index.ts';

/**
 * Loads the whole catalogue, once at start.
 * @param read is called with each tile row that is loaded along the way, popular products first
 */
export async function loadCatalogueIndex(
  orm: Orm,
  values: Iterable<KnownFilterValue>,
  read: (tile: TileRow) => void,
): Promise<CatalogueIndex> {
  const rows = await selectRows<{ id: number }>(
    orm,
    sql`select id from products where delisted_at is null order by sales_rank desc, id`,
  );
  const ids = rows.map(({ id }) => id);
  const [products, text] = await Promise.all([
    loadProducts(orm, ids, values, read),
    loadTextIndex(orm, new Map(ids.map((id, ordinal) => [id, ordinal]))),
  ]);
  return createCatalogueIndex(products, text);
}
