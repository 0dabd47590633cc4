import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import type { TileRow } from '../catalogue/tile-rows.ts';
import type { Orm } from '../database/database.ts';
import { type CatalogueIndex, createCatalogueIndex } from './catalogue-index.ts';
import { loadProducts, sizeValuesOf } from './load-products.ts';
import { loadTextIndex } from './load-text-index.ts';

/**
 * Reads the whole catalogue once, at start.
 * @param read hears of the tiles that are read with it, the most popular first
 */
export async function loadCatalogueIndex(
  orm: Orm,
  values: Iterable<KnownFilterValue>,
  read: (tile: TileRow) => void,
): Promise<CatalogueIndex> {
  const products = await loadProducts(orm, sizeValuesOf(values), read);
  const ordinals = new Map(products.map(({ id }, ordinal) => [id, ordinal]));
  const text = await loadTextIndex(orm, ordinals);
  return createCatalogueIndex(products, text);
}
