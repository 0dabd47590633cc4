import {
  type ContentLocale,
  filterGroupIds,
  type Listing,
  type PriceRange,
  type PriceType,
} from 'shared-contracts/entities';
import { breadcrumbOf, headingOf, type ListingScope, parseListingScope } from '../catalogue/listing-scope.ts';
import { loadTilesJson } from '../catalogue/tiles/tiles.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { normaliseQuery } from '../search/query-words.ts';
import { categoryTree } from './category-tree.ts';
import { filterGroups, selectedValues } from './filter-groups.ts';
import { countOnSportPages, findProducts } from './find-products.ts';
import { listedSports } from './listed-sports.ts';
import {
  centsOf,
  type ListingQuery,
  type ListingRequest,
  readFilters,
  readSorting,
  restrictingValues,
} from './listing-request.ts';

/** SPEC 6, in whole euros. */
const priceRanges: Readonly<Record<PriceType, PriceRange>> = {
  vk: { min: 4, max: 1200 },
  premium: { min: 4, max: 1080 },
  staff: { min: 8, max: 810 },
  pro: { min: 8, max: 891 },
};

type SortOption = Omit<Listing['sorting']['options'][number], 'name'> & { readonly names: Localized };

// SPEC 9.
const sortOptions: readonly SortOption[] = [
  { field: 'sales_rank', type: 'desc', names: { at: 'Beliebteste', en: 'Most popular' } },
  { field: 'price', type: 'desc', names: { at: 'Höchster Preis', en: 'Highest price' } },
  { field: 'price', type: 'asc', names: { at: 'Niedrigster Preis', en: 'Lowest price' } },
  { field: 'added_at', type: 'desc', names: { at: 'Neueste', en: 'Newest' } },
];

/** How a shop reads paths and writes tiles. */
export type ListingShop = {
  scopeOf(path: string): ListingScope | null;
  /** A JSON array. */
  tilesOf(ids: readonly number[], colours: readonly string[], locale: ContentLocale): Promise<string>;
};

const mainShop = (context: ApiContext): ListingShop => ({
  scopeOf: (path) => parseListingScope(path, context.reference),
  tilesOf: (ids, colours, locale) => loadTilesJson(context, ids, colours, locale),
});

async function readRequest(
  { reference, searchProducts }: ApiContext,
  query: ListingQuery,
  priceType: PriceType,
  scope: ListingScope | null,
): Promise<ListingRequest> {
  if (scope === null) throw notFound();
  const words = normaliseQuery(query.q ?? '');
  const chosen = readFilters(query.filters ?? '', reference);
  return {
    locale: query.locale,
    scope,
    query: words,
    search: await searchProducts(words, query.locale, priceType),
    chosen,
    restricting: restrictingValues(chosen, reference),
    priceType,
    priceMin: centsOf(query.price_min),
    priceMax: centsOf(query.price_max),
    sort: readSorting(query),
    isSortChosen: query.sort !== undefined && query.order !== undefined,
    page: query.page,
    limit: query.limit,
  };
}

/** The keys of the selected colours; without any, those that the search names. */
function chosenColours({ chosen, search }: ListingRequest, { reference }: ApiContext): readonly string[] {
  const selected = chosen.get(filterGroupIds.color);
  if (selected === undefined) return search?.colours ?? [];
  return selected.flatMap((id) => reference.filterValueById.get(id)?.key ?? []);
}

function searchHeading({ query, locale }: ListingRequest): string {
  return locale === 'en' ? `Search for “${query}”` : `Suche nach „${query}“`;
}

export type LoadedListing = {
  readonly listing: Omit<Listing, 'products'>;
  /** The tiles of the products as a JSON array. */
  readonly tiles: string;
};

/** A page of products with its facets (SPEC 3). A page beyond the last one shows the last one. */
export async function loadListing(
  context: ApiContext,
  query: ListingQuery,
  priceType: PriceType = 'vk',
  shop: ListingShop = mainShop(context),
): Promise<LoadedListing> {
  const request = await readRequest(context, query, priceType, shop.scopeOf(query.path));
  const found = findProducts(context.index, context.scopeCounts, request);
  const { reference } = context;
  const { scope, locale } = request;
  const listing = {
    heading: request.query === '' ? headingOf(scope, locale) : searchHeading(request),
    // Not for an empty list, which says by itself that nothing was found.
    ...(request.search?.note && found.total > 0 && { note: request.search.note }),
    breadcrumb: breadcrumbOf(scope, reference, locale),
    total: found.total,
    page: found.page,
    pages: found.pages,
    view: { left: filterGroups(request, found, reference) },
    selected: {
      byId: selectedValues(request, reference),
      all: [...request.chosen.values()].flat().sort((a, b) => a - b),
      page: found.page,
      last: found.pages,
      price: { min: query.price_min ?? null, max: query.price_max ?? null },
    },
    price: { range: { role: priceRanges[priceType], mobile: priceRanges[priceType] } },
    categoryTree: categoryTree(request, found, reference),
    sports: listedSports(request, found, countOnSportPages(context.index, context.scopeCounts, request), reference),
    sorting: {
      ...request.sort,
      options: sortOptions.map(({ names, ...option }) => ({ ...option, name: localized(names, locale) })),
    },
  };
  return { listing, tiles: await shop.tilesOf(found.ids, chosenColours(request, context), locale) };
}
