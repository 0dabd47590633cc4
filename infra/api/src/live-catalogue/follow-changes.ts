import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { loadReferenceTables, type ReferenceTables } from '../catalogue/reference-data.ts';
import type { TileRowCache } from '../catalogue/tiles/tile-row-cache.ts';
import { type CatalogueIndex, createCatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { smallBatches } from '../catalogue-index/in-batches.ts';
import { loadCatalogueIndex, productIds } from '../catalogue-index/load-catalogue-index.ts';
import { loadPrices } from '../catalogue-index/load-prices.ts';
import { loadProducts, sizeValuesOf } from '../catalogue-index/load-products.ts';
import { remapOrdinals } from '../catalogue-index/ordinal-remap.ts';
import { loadForms, loadHits } from '../catalogue-index/text/load-text-index.ts';
import { createTextIndex } from '../catalogue-index/text/text-index.ts';
import { textIndexAfter } from '../catalogue-index/text/text-index-after.ts';
import { createVocabulary } from '../catalogue-index/text/vocabulary.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { createSuggest } from '../search/suggest.ts';
import { type CatalogueView, viewOf } from './catalogue-view.ts';
import type { CatalogueChanges } from './change-log.ts';

export type Source = {
  readonly orm: Orm;
  readonly tiles: TileRowCache;
  /** Products processed in one round. Large rounds block requests for longer, many rounds take longer in total. */
  readonly roundSize?: number;
  /** Ends the work after a round. */
  readonly signal?: AbortSignal;
};

const defaultRoundSize = 2_500;

function roundsOf(ids: readonly number[], size = defaultRoundSize): number[][] {
  const rounds = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
  // Even without products there may be other changes.
  return rounds.length === 0 ? [[]] : rounds;
}

/** Loads the whole catalogue as fast as possible, before there are requests. */
export async function loadView({ orm, tiles }: Source): Promise<CatalogueView> {
  const tables = await loadReferenceTables(orm);
  const options = { filterValues: tables.filterValueById.values(), onTile: tiles.put };
  const index = await loadCatalogueIndex(orm, options);
  return viewOf(orm, { index, tables, suggest: await createSuggest(orm) });
}

/** Loads the whole catalogue between requests, which use the previous view meanwhile. */
async function reloadView(source: Source, before: CatalogueView): Promise<CatalogueView> {
  const { orm, tiles, roundSize } = source;
  const tables = await loadReferenceTables(orm);
  const ids = await productIds(orm);
  const text = createTextIndex(0, [], createVocabulary([]));
  let index = createCatalogueIndex([], text, before.index.version + 1);
  for (const round of roundsOf(ids, roundSize)) {
    source.signal?.throwIfAborted();
    ({ index } = await followProducts(source, index, tables, { ids: round, words: new Set(round) }));
  }
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
  index: CatalogueIndex,
  tables: ReferenceTables,
  { ids, words }: { readonly ids: readonly number[]; readonly words: ReadonlySet<number> },
): Promise<{ readonly index: CatalogueIndex; readonly gone: readonly number[] }> {
  if (ids.length === 0) return { index, gone: [] };
  const filterValues = tables.filterValueById.values();
  const found = await loadProducts(orm, ids, { filterValues, onTile: tiles.put, batches: smallBatches });
  const gone = ids.filter((id) => !found.has(id));
  const rewritten = ids.filter((id) => found.has(id) && (words.has(id) || !index.ordinalOf.has(id)));
  const hits = await loadHits(orm, rewritten, smallBatches);
  const change = remapOrdinals(index, [...found.values()], gone);
  await nextTurn();
  const text = await textIndexAfter(index.text, change, { productIds: rewritten, hits }, (unknown) =>
    loadForms(orm, unknown),
  );
  return { index: await index.after(change, text), gone };
}

/** Products whose prices are written in one step between requests. */
const repricedInStep = 5_000;

/** The index after changes of prices only, in any number: sort orders are computed only once. */
async function followPrices({ orm, tiles }: Source, index: CatalogueIndex, ids: readonly number[]) {
  const prices = await loadPrices(orm, ids);
  const after = await index.repriced(prices);
  let written = 0;
  for (const [id, own] of prices) {
    tiles.reprice(id, own);
    written += 1;
    if (written % repricedInStep === 0) await nextTurn();
  }
  return after;
}

/**
 * The views after changes of the catalogue, one for each round of products; the last one has all changes. Works in small steps
 * between requests, which see one view until the next is complete.
 */
export async function* followChanges(
  source: Source,
  before: CatalogueView,
  changes: CatalogueChanges,
): AsyncGenerator<CatalogueView, void> {
  if (changes.isEverything) {
    yield reloadView(source, before);
    return;
  }
  const { orm, tiles, roundSize } = source;
  const tables = changes.hasReference ? await loadReferenceTables(orm) : before.reference.tables;
  const suggest = changes.hasSuggestions ? await createSuggest(orm) : before.suggest;
  const others = changes.hasReference ? await productsOfChangedValues(orm, before.reference.tables, tables) : [];
  const ids = [...new Set([...changes.products, ...changes.words, ...others])];
  let view = before;
  const isPricesOnly = ids.length === 0 && changes.prices.size > 0;
  for (const round of isPricesOnly ? [] : roundsOf(ids, roundSize)) {
    source.signal?.throwIfAborted();
    const { index, gone } = await followProducts(source, view.index, tables, { ids: round, words: changes.words });
    view = viewOf(orm, { index, tables, suggest }, view);
    tiles.remove(gone);
    yield view;
  }
  const followed = new Set(ids);
  const repriced = [...changes.prices].filter((id) => !followed.has(id));
  if (repriced.length === 0) return;
  yield viewOf(orm, { index: await followPrices(source, view.index, repriced), tables, suggest }, view);
}
