import { sql } from 'drizzle-orm';
import { loadReferenceTables, type ReferenceTables } from '../catalogue/reference-data.ts';
import type { TileRowCache } from '../catalogue/tile-row-cache.ts';
import { smallBatches } from '../catalogue-index/in-batches.ts';
import { loadCatalogueIndex } from '../catalogue-index/load-catalogue-index.ts';
import { loadProducts, sizeValuesOf } from '../catalogue-index/load-products.ts';
import { loadForms, loadHits } from '../catalogue-index/load-text-index.ts';
import { changeOrdinals } from '../catalogue-index/ordinal-change.ts';
import { textIndexAfter } from '../catalogue-index/text-index-after.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { createSuggest } from '../search/suggest.ts';
import { type CatalogueView, viewOf } from './catalogue-view.ts';
import type { CatalogueChanges } from './change-log.ts';

type Source = { readonly orm: Orm; readonly tiles: TileRowCache };

/** Share of the catalogue beyond which reading everything anew is not more work than following. */
const followedAtMost = 1 / 4;

/**
 * Reads the whole catalogue.
 * @param before the view that requests see meanwhile, if there is one
 */
export async function loadView({ orm, tiles }: Source, before?: CatalogueView): Promise<CatalogueView> {
  const tables = await loadReferenceTables(orm);
  const options = { filterValues: tables.filterValueById.values(), onTile: tiles.put };
  const index = await loadCatalogueIndex(
    orm,
    before ? { ...options, batches: smallBatches } : options,
    before && before.index.version + 1,
  );
  tiles.remove([...tiles.ids()].filter((id) => !index.ordinalOf.has(id)));
  return viewOf(orm, { index, tables, suggest: await createSuggest(orm) }, before);
}

/** Products with a value that changed its group, or with a size whose value is another one now. */
async function productsOfChangedValues(orm: Orm, before: ReferenceTables, after: ReferenceTables): Promise<number[]> {
  const moved = [...after.filterValueById.values()].filter(({ id, filterId }) => {
    const known = before.filterValueById.get(id);
    return known !== undefined && known.filterId !== filterId;
  });
  const [sizesBefore, sizes] = [before, after].map(({ filterValueById }) => sizeValuesOf(filterValueById.values()));
  const titles = new Set([...(sizesBefore?.keys() ?? []), ...(sizes?.keys() ?? [])]);
  const retitled = [...titles].filter((title) => sizesBefore?.get(title) !== sizes?.get(title));
  if (moved.length === 0 && retitled.length === 0) return [];
  const rows = await selectRows<{ id: number }>(
    orm,
    sql`
      select product_id as id from product_facets where value_id = any(${sql.param(moved.map(({ id }) => id))}::int[])
      union
      select v.product_id from options o join variants v on v.id = o.variant_id
      where o.title = any(${sql.param(retitled)}::text[])`,
  );
  return rows.map(({ id }) => id);
}

async function followProducts(
  { orm, tiles }: Source,
  { index }: CatalogueView,
  tables: ReferenceTables,
  { ids, words }: { readonly ids: readonly number[]; readonly words: ReadonlySet<number> },
): Promise<{ readonly index: CatalogueView['index']; readonly gone: readonly number[] }> {
  if (ids.length === 0) return { index, gone: [] };
  const filterValues = tables.filterValueById.values();
  const found = await loadProducts(orm, ids, { filterValues, onTile: tiles.put, batches: smallBatches });
  const gone = ids.filter((id) => !found.has(id));
  const rewritten = ids.filter((id) => found.has(id) && (words.has(id) || !index.ordinalOf.has(id)));
  const hits = await loadHits(orm, rewritten, smallBatches);
  const change = changeOrdinals(index, [...found.values()], gone);
  const text = await textIndexAfter(index.text, change, { productIds: rewritten, hits }, (unknown) =>
    loadForms(orm, unknown),
  );
  return { index: await index.after(change, text), gone };
}

/**
 * The view after changes of the catalogue. Works in small steps between requests, which see the view before until the new one is
 * complete.
 */
export async function followChanges(
  source: Source,
  before: CatalogueView,
  changes: CatalogueChanges,
): Promise<CatalogueView> {
  if (changes.isEverything) return loadView(source, before);
  const { orm } = source;
  const tables = changes.hasReference ? await loadReferenceTables(orm) : before.reference.tables;
  const others = changes.hasReference ? await productsOfChangedValues(orm, before.reference.tables, tables) : [];
  const ids = [...new Set([...changes.products, ...changes.words, ...others])];
  if (ids.length > before.index.size * followedAtMost && ids.length > smallBatches.size) {
    return loadView(source, before);
  }
  const { index, gone } = await followProducts(source, before, tables, { ids, words: changes.words });
  const suggest = changes.hasSuggestions ? await createSuggest(orm) : before.suggest;
  source.tiles.remove(gone);
  return viewOf(orm, { index, tables, suggest }, before);
}
