import { filterGroupIds } from 'shared-contracts/entities';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type Bitset, intersectionOf, type Members, membersOf, unionOf } from '../catalogue-index/facets/bitset.ts';
import type { ListingRequest } from './listing-request.ts';
import { byRelevance, pageOf, rankingOf } from './rank-products.ts';
import type { Counts, ScopeCounts } from './scope-counts.ts';
import { scopeBits } from './scope-counts.ts';

/**
 * `facets` has every value that occurs in the scope, with the number of products that selecting it would show. `categories`
 * also includes categories outside the scope's own.
 */
export type FoundProducts = Counts & {
  readonly total: number;
  /** The page shown. A page beyond the last one becomes the last one. */
  readonly page: number;
  readonly pages: number;
  /** Product ids of the page. */
  readonly ids: readonly number[];
};

/** The product ids of the page shown; beyond the last page, those of the last page. */
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

/** Adds the values of the scope that are missing, with count 0. */
function withEmptied(counts: Map<number, number>, inScope: Iterable<number>): ReadonlyMap<number, number> {
  for (const id of inScope) if (!counts.has(id)) counts.set(id, 0);
  return counts;
}

type Restrictions = {
  /** Scope without its category, and search words. */
  readonly scopeSets: readonly Bitset[];
  readonly category: readonly Bitset[];
  readonly priced: readonly Bitset[];
  /** By filter group. */
  readonly selections: ReadonlyMap<number, Bitset>;
};

function restrictionsOf(index: CatalogueIndex, request: ListingRequest): Restrictions {
  const { scope, search, restricting, priceType, priceMin, priceMax } = request;
  const { size } = index;
  return {
    scopeSets: [...scopeBits(index, scope), ...(search === null ? [] : [search.bits])],
    category: scope.category === null ? [] : [index.inCategories(scope.category.subtree)],
    priced: priceMin === null && priceMax === null ? [] : [index.pricedWithin(priceType, priceMin, priceMax)],
    selections: new Map(
      [...restricting].map(([group, values]) => [group, unionOf(size, values.map(index.column(group).bitsOf))]),
    ),
  };
}

/**
 * Counts the products of each sport's own page, with all filters but sports. Such a page keeps gender and category of the list that links
 * to it, but not its brand, sale, outlet or sport.
 */
export function countOnSportPages(
  index: CatalogueIndex,
  countsOf: ScopeCounts,
  request: ListingRequest,
): ReadonlyMap<number, number> {
  const scope: ListingScope = { ...request.scope, section: 'sports', brand: null, sport: null };
  const { scopeSets, category, priced, selections } = restrictionsOf(index, { ...request, scope });
  const chosen = [...selections].filter(([group]) => group !== filterGroupIds.sports).map(([, bits]) => bits);
  if (request.search === null && priced.length === 0 && chosen.length === 0)
    return countsOf(scope).facets.get(filterGroupIds.sports) ?? new Map();
  const products = membersOf(intersectionOf(index.size, [...scopeSets, ...category, ...priced, ...chosen]));
  return index.column(filterGroupIds.sports).countIn(products);
}

/**
 * Finds the page, the total, the facet counts and the category counts of a listing. Every restriction is a bitset, and the
 * results are their intersection. The values of a filter group are counted in the intersection of all sets except the group's
 * own, so that a group's selection does not reduce its own counts.
 */
export function findProducts(index: CatalogueIndex, countsOf: ScopeCounts, request: ListingRequest): FoundProducts {
  const { size } = index;
  const { scope, search } = request;
  const { scopeSets, category, priced, selections } = restrictionsOf(index, request);
  const others = (group: number) => [...selections].filter(([own]) => own !== group).map(([, bits]) => bits);

  function membersIn(...sets: readonly (readonly Bitset[])[]): Members {
    const [first, ...more] = sets.flat();
    // A search of the whole shop already has its members.
    if (search !== null && first === search.bits && more.length === 0) return search;
    return membersOf(intersectionOf(size, sets.flat()));
  }
  const results = membersIn(scopeSets, category, priced, [...selections.values()]);
  const page = { total: results.ordinals.length, ...pageOfResults(index, request, results) };
  const isNarrowed = selections.size > 0 || priced.length > 0;
  if (!isNarrowed && search === null) return { ...page, ...countsOf(scope) };

  // In a search, the search results are the scope: values without hits are not listed.
  const inSearch = search !== null && isNarrowed ? membersIn(scopeSets, category) : results;
  const inResults = index.countAll(results);
  const inScope = search === null ? countsOf(scope).facets : isNarrowed ? index.countAll(inSearch) : inResults;
  const isOnlyChoice = selections.size === 1 && priced.length === 0 && search === null;

  function countsIn(group: number): ReadonlyMap<number, number> {
    // With no other selection, the group counts the whole scope.
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
