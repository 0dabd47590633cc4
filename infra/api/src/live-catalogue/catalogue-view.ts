import { type ReferenceData, type ReferenceTables, withProductCounts } from '../catalogue/reference-data.ts';
import { createTileJsonCache, type TileJsonCache } from '../catalogue/tiles/tile-json-cache.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Orm } from '../database/database.ts';
import { createScopeCounts, type ScopeCounts } from '../listing/scope-counts.ts';
import { createProductSearch, type ProductSearch } from '../search/product-search.ts';
import { createQueryMatcher, type QueryMatcher } from '../search/query-matcher.ts';
import { createTypedWords, type TypedWords } from '../search/query-words.ts';
import type { Suggest } from '../search/suggest.ts';

/** The catalogue as it is at one moment. Nothing in it changes; a change of the catalogue makes another view. */
export type CatalogueView = {
  readonly index: CatalogueIndex;
  readonly reference: ReferenceData;
  readonly suggest: Suggest;
  readonly searchProducts: ProductSearch;
  /** Parts of the search that later views may keep. */
  readonly searchParts: { readonly typedWords: TypedWords; readonly matcher: QueryMatcher };
  readonly scopeCounts: ScopeCounts;
  readonly tileJsonCache: TileJsonCache;
};

type ViewParts = {
  readonly index: CatalogueIndex;
  readonly tables: ReferenceTables;
  readonly suggest: Suggest;
};

/**
 * The view of an index and its tables. Caches of the previous view are reused if they are still valid.
 * @param before the previous view, if there is one
 */
export function viewOf(orm: Orm, { index, tables, suggest }: ViewParts, before?: CatalogueView): CatalogueView {
  const hasSameSets = before?.index.setsVersion === index.setsVersion;
  const isSameReference = before?.reference.tables === tables;
  const isSameSearch = hasSameSets && isSameReference && before.index.text === index.text;
  const typedWords = before?.searchParts.typedWords ?? createTypedWords(orm);
  const matcher = isSameSearch ? before.searchParts.matcher : createQueryMatcher({ orm, index, tables, typedWords });
  return {
    index,
    suggest,
    reference: hasSameSets && isSameReference ? before.reference : withProductCounts(tables, index),
    searchProducts: createProductSearch(orm, index, matcher),
    searchParts: { typedWords, matcher },
    // The members of a category depend on the tables too.
    scopeCounts: createScopeCounts(index, isSameReference ? before.scopeCounts : undefined),
    // Tiles contain names of brands.
    tileJsonCache: isSameReference ? before.tileJsonCache : createTileJsonCache(),
  };
}
