import { type Bitset, hasBit, intersectionOf, ordinalsOf, unionOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { ListingRequest } from './listing-request.ts';
import { placeBits } from './place-bits.ts';
import { byRelevance, pageOf, rankingOf } from './rank-products.ts';

export type FoundProducts = {
  readonly total: number;
  /** What is really shown: a page behind the last one is the last one. */
  readonly page: number;
  readonly pages: number;
  /** Product ids of the page. */
  readonly ids: readonly number[];
  /** By group, every value that occurs in the place, with what choosing it would show. */
  readonly facets: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Products by category, also outside of the listing's own, for the tree. */
  readonly categories: ReadonlyMap<number, number>;
};

function countCategories(index: CatalogueIndex, ordinals: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const ordinal of ordinals) {
    const category = index.categoryIds[ordinal] ?? 0;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

/** The ids of the page that is really shown, which is the last one for whoever asks for more. */
function pageOfResults(index: CatalogueIndex, request: ListingRequest, results: Bitset, ordinals: Uint32Array) {
  const { search, isSortChosen, limit } = request;
  const pages = Math.max(1, Math.ceil(ordinals.length / limit));
  const page = Math.min(request.page, pages);
  const window = { offset: (page - 1) * limit, limit };
  const shown =
    search !== null && !isSortChosen
      ? byRelevance(search, ordinals, window)
      : pageOf(rankingOf(index, request), (ordinal) => hasBit(results, ordinal), window);
  return { page, pages, ids: shown.map((ordinal) => index.ids[ordinal] ?? 0) };
}

/**
 * The page, the total, the facet counts and the category counts of a list. Every restriction is a set of products. What is
 * in all of them is a result; the values of a group are counted in all sets but its own, so that a group's own selection
 * does not reduce its own counts.
 */
export function findProducts(index: CatalogueIndex, request: ListingRequest): FoundProducts {
  const { size } = index;
  const { place, search, chosen, priceType, priceMin, priceMax } = request;
  const scope = placeBits(index, place);
  if (search !== null) scope.push(search.bits);
  const category = place.category === null ? [] : [index.inCategories(place.category.subtree)];
  const priced = priceMin === null && priceMax === null ? [] : [index.pricedWithin(priceType, priceMin, priceMax)];
  const selections = new Map(
    [...chosen].map(([group, values]) => [group, unionOf(size, values.map(index.column(group).bitsOf))]),
  );
  const others = (group: number | null) => [...selections].filter(([own]) => own !== group).map(([, bits]) => bits);

  const results = intersectionOf(size, [...scope, ...category, ...priced, ...selections.values()]);
  const ordinals = ordinalsOf(results);
  const inPlace = ordinalsOf(intersectionOf(size, [...scope, ...category]));
  const isNarrowed = ordinals.length < inPlace.length;

  const facets = new Map<number, ReadonlyMap<number, number>>();
  for (const group of index.groups) {
    const column = index.column(group);
    const seen = selections.has(group)
      ? ordinalsOf(intersectionOf(size, [...scope, ...category, ...priced, ...others(group)]))
      : ordinals;
    const counts = column.countIn(seen);
    if (isNarrowed) for (const id of column.countIn(inPlace).keys()) if (!counts.has(id)) counts.set(id, 0);
    facets.set(group, counts);
  }
  const everywhere =
    category.length === 0 ? ordinals : ordinalsOf(intersectionOf(size, [...scope, ...priced, ...selections.values()]));
  return {
    total: ordinals.length,
    ...pageOfResults(index, request, results, ordinals),
    facets,
    categories: countCategories(index, everywhere),
  };
}
