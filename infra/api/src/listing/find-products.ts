import { type Bitset, intersectionOf, type Members, membersOf, unionOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { ListingRequest } from './listing-request.ts';
import { byRelevance, pageOf, rankingOf } from './rank-products.ts';
import type { Counts, ScopeCounts } from './scope-counts.ts';
import { scopeBits } from './scope-counts.ts';

/** `facets` has every value that occurs in the place, with what choosing it would show; `categories` also those outside of it. */
export type FoundProducts = Counts & {
  readonly total: number;
  /** What is really shown: a page behind the last one is the last one. */
  readonly page: number;
  readonly pages: number;
  /** Product ids of the page. */
  readonly ids: readonly number[];
};

/** The ids of the page that is really shown, which is the last one for whoever asks for more. */
function pageOfResults(index: CatalogueIndex, request: ListingRequest, results: Members) {
  const { search, isSortChosen, limit } = request;
  const { ordinals } = results;
  const pages = Math.max(1, Math.ceil(ordinals.length / limit));
  const page = Math.min(request.page, pages);
  const window = { offset: (page - 1) * limit, limit };
  const shown =
    search !== null && !isSortChosen
      ? byRelevance(search, ordinals, window)
      : pageOf(rankingOf(index, request), results, window);
  return { page, pages, ids: shown.map((ordinal) => index.ids[ordinal] ?? 0) };
}

/** The counts, with 0 for what occurs in the place and has been emptied. */
function withEmptied(counts: Map<number, number>, inScope: Iterable<number>): ReadonlyMap<number, number> {
  for (const id of inScope) if (!counts.has(id)) counts.set(id, 0);
  return counts;
}

/**
 * The page, the total, the facet counts and the category counts of a list. Every restriction is a set of products. What is
 * in all of them is a result; the values of a group are counted in all sets but its own, so that a group's own selection
 * does not reduce its own counts.
 */
export function findProducts(index: CatalogueIndex, countsOf: ScopeCounts, request: ListingRequest): FoundProducts {
  const { size } = index;
  const { scope, search, deciding, priceType, priceMin, priceMax } = request;
  const scopeSets = scopeBits(index, scope);
  if (search !== null) scopeSets.push(search.bits);
  const category = scope.category === null ? [] : [index.inCategories(scope.category.subtree)];
  const priced = priceMin === null && priceMax === null ? [] : [index.pricedWithin(priceType, priceMin, priceMax)];
  const selections = new Map(
    [...deciding].map(([group, values]) => [group, unionOf(size, values.map(index.column(group).bitsOf))]),
  );
  const others = (group: number) => [...selections].filter(([own]) => own !== group).map(([, bits]) => bits);

  function membersIn(...sets: readonly (readonly Bitset[])[]): Members {
    const [first, ...more] = sets.flat();
    // A search of the wholeShop shop knows its members already.
    if (search !== null && first === search.bits && more.length === 0) return search;
    return membersOf(intersectionOf(size, sets.flat()));
  }
  const results = membersIn(scopeSets, category, priced, [...selections.values()]);
  const page = { total: results.ordinals.length, ...pageOfResults(index, request, results) };
  const isNarrowed = selections.size > 0 || priced.length > 0;
  if (!isNarrowed && search === null) return { ...page, ...countsOf(scope) };

  // A search is its own place: what it does not find is not named.
  const inSearch = search !== null && isNarrowed ? membersIn(scopeSets, category) : results;
  const inResults = index.countAll(results);
  const inScope = search === null ? countsOf(scope).facets : isNarrowed ? index.countAll(inSearch) : inResults;
  const isOnlyChoice = selections.size === 1 && priced.length === 0 && search === null;

  function countsIn(group: number): ReadonlyMap<number, number> {
    // Where nothing else is chosen, the group counts the wholeShop place.
    if (selections.has(group) && isOnlyChoice) return inScope.get(group) ?? new Map();
    const counts = selections.has(group)
      ? index.column(group).countIn(membersIn(scopeSets, category, priced, others(group)))
      : (inResults.get(group) ?? new Map<number, number>());
    return isNarrowed ? withEmptied(counts, inScope.get(group)?.keys() ?? []) : counts;
  }

  const everywhere = category.length === 0 ? results : membersIn(scopeSets, priced, [...selections.values()]);
  const categories = index.categories.countIn(everywhere);
  const categoriesIn = () =>
    search === null
      ? countsOf(scope).categories
      : index.categories.countIn(category.length === 0 ? inSearch : membersIn(scopeSets));
  return {
    ...page,
    facets: new Map(index.groups.map((group) => [group, countsIn(group)])),
    categories: isNarrowed ? withEmptied(categories, categoriesIn().keys()) : categories,
  };
}
