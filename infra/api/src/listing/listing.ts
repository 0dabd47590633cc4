import { filterGroupIds, type Listing } from 'shared-contracts/entities';
import { breadcrumbOf, headingOf, readPlace } from '../catalogue/place.ts';
import { loadTiles } from '../catalogue/tiles.ts';
import { notFound } from '../http/api-error.ts';
import type { ApiContext } from '../http/routes.ts';
import { palettes } from '../pictures/index.ts';
import { normaliseQuery } from '../search/normalise-query.ts';
import { searchProducts } from '../search/understand-query.ts';
import { categoryTree } from './category-tree.ts';
import { filterGroups, selectedValues } from './filter-groups.ts';
import { findProducts } from './find-products.ts';
import { centsOf, type ListingQuery, type ListingRequest, readFilters, readSorting } from './listing-request.ts';

// SPEC 6: the price range of guests, in whole euros. The roles' own ranges follow with the roles.
const vkRange = { min: 4, max: 1200 };

// SPEC 9.
const sortOptions: Listing['sorting']['options'] = [
  { field: 'sales_rank', type: 'desc', name: 'Beliebteste' },
  { field: 'price', type: 'desc', name: 'Höchster Preis' },
  { field: 'price', type: 'asc', name: 'Niedrigster Preis' },
  { field: 'added_at', type: 'desc', name: 'Neueste' },
];

async function readRequest({ orm, reference, index }: ApiContext, query: ListingQuery): Promise<ListingRequest> {
  const place = readPlace(query.path, reference);
  if (place === null) throw notFound();
  const words = normaliseQuery(query.q ?? '');
  return {
    place,
    query: words,
    search: await searchProducts(orm, index.text, words),
    chosen: readFilters(query.filters ?? '', reference),
    priceType: 'vk',
    priceMin: centsOf(query.price_min),
    priceMax: centsOf(query.price_max),
    sort: readSorting(query),
    isSortChosen: query.sort !== undefined && query.order !== undefined,
    page: query.page,
    limit: query.limit,
  };
}

/** The palettes behind the chosen colour values: the filter's values are the palettes in their order. */
function chosenColours({ chosen }: ListingRequest, { reference }: ApiContext): readonly string[] {
  const names = (chosen.get(filterGroupIds.color) ?? []).map((id) => reference.filterValueById.get(id)?.name);
  return palettes.filter(({ name }) => names.includes(name.at)).map(({ id }) => id);
}

/** A page of products with its facets (SPEC 3). A page behind the last one shows the last one. */
export async function loadListing(context: ApiContext, query: ListingQuery): Promise<Listing> {
  const request = await readRequest(context, query);
  const found = findProducts(context.index, request);
  const { reference } = context;
  return {
    heading: request.query === '' ? headingOf(request.place) : `Suche nach „${request.query}“`,
    breadcrumb: breadcrumbOf(request.place, reference),
    products: await loadTiles(context, found.ids, chosenColours(request, context)),
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
    price: { range: { role: vkRange, mobile: vkRange } },
    categoryTree: categoryTree(request.place, found, reference),
    sorting: { ...request.sort, options: sortOptions },
  };
}
