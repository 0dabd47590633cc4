import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import type { AppContext, SiteConfig } from 'shared-contracts/app';
import type { Listing } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { type ListQuery, parseListQuery, queryFields } from './query/list-query.ts';
import { withPrice } from './query/list-query-changes.ts';
import { logRefusedBound, refusedBounds } from './query/price-bound.ts';

/** Data of the list page. */
export type ListData = {
  /** In-app path of the list, without the locale: `/herren/schuhe/`. */
  readonly path: string;
  readonly query: ListQuery;
  readonly listing: Listing;
};

/** The fields that the list page reads. */
export const isListing = hasShape<Listing>({
  heading: 'string',
  total: 'integer',
  page: 'integer',
  pages: 'integer',
  products: 'array',
  breadcrumb: 'array',
  view: { left: 'array' },
  selected: { byId: 'object' },
  price: { range: { role: { min: 'number', max: 'number' } } },
  categoryTree: { tree: 'array', genders: 'array' },
  sorting: { field: 'string', type: 'string', options: 'array' },
  sports: 'array',
});

/** The path names the listing scope (category, brand, sport, gender); everything else is in the query. */
export async function loadList({ app, request }: LoaderInput): Promise<LoaderResult<ListData>> {
  const { pathname, searchParams } = request.url;
  for (const [name, text] of refusedBounds(searchParams)) logRefusedBound(name, text);
  return readList(app, pathname, parseListQuery(searchParams), request.signal);
}

/** Below the list of teams, the search results are those of all teams (SPEC 2). */
const teamPath = (path: string, { teamListSegment }: Pick<SiteConfig, 'teamListSegment'>): string =>
  path === `/${teamListSegment}/search/` ? paths.search() : path;

/** Reads a page of the list, with the price bounds of the session of `app`. */
export async function readList(
  { api, config, locale }: Pick<AppContext, 'api' | 'config' | 'locale'>,
  path: string,
  query: ListQuery,
  signal: AbortSignal,
): Promise<LoaderResult<ListData>> {
  const scope = config.teamBuild ? teamPath(path, config) : path;
  const params = new URLSearchParams({ path: scope, ...Object.fromEntries(queryFields(query)), locale });
  const listing = checkResponse(
    await api.get<unknown>(`/api/${config.teamBuild ? 'v2/team' : 'v1'}/search/?${params}`, { signal }),
    isListing,
  );
  if (!listing.ok)
    return listing.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: listing.error };
  const products = listing.data.products.filter(isTile);
  return {
    kind: 'data',
    data: { path, query: appliedQuery(listing.data, query), listing: { ...listing.data, products } },
  };
}

/**
 * The part of an address's query that narrows the list, which is what controls and chips show and further addresses contain. It is without
 * ids that the API does not apply, such as those of an old address or the second one of a radio group, and without bounds of the shopper's
 * whole range (SPEC 5), which a form sends without scripts.
 */
export function appliedQuery({ selected, price }: Pick<Listing, 'selected' | 'price'>, query: ListQuery): ListQuery {
  const filters = query.filters.filter((id) => Object.hasOwn(selected.byId, id));
  return withPrice({ ...query, filters }, query.priceMin, query.priceMax, price.range.role);
}
