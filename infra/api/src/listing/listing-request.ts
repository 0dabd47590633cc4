import {
  type ContentLocale,
  filterGroupIds,
  type PriceType,
  type SortField,
  type SortOrder,
} from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import type { ReferenceData } from '../catalogue/reference-data.ts';
import { Locale } from '../http/route-schemas.ts';
import type { FoundByQuery } from '../search/product-search.ts';

export const ListingQuery = Type.Object({
  path: Type.String({ maxLength: 300, default: '/search/' }),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** Comma-joined filter value ids. */
  filters: Type.Optional(Type.String({ maxLength: 1000, pattern: '^(\\d{1,10}(,\\d{1,10})*)?$' })),
  /** Euros. */
  price_min: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  price_max: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  sort: Type.Optional(Type.Union([Type.Literal('sales_rank'), Type.Literal('price'), Type.Literal('added_at')])),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 96, default: 24 }),
  locale: Locale,
});
export type ListingQuery = Static<typeof ListingQuery>;

/** A listing request with its path, words and filters resolved. */
export type ListingRequest = {
  readonly locale: ContentLocale;
  readonly scope: ListingScope;
  /** The words as typed, for the heading. */
  readonly query: string;
  /** Null without search words. */
  readonly search: FoundByQuery | null;
  /** Selected value ids by filter group. */
  readonly chosen: ReadonlyMap<number, readonly number[]>;
  /** The selected values that restrict the listing: a sport selected together with one of its sub-sports does not (SPEC 4). */
  readonly restricting: ReadonlyMap<number, readonly number[]>;
  /** The price type for price bounds and sorting. */
  readonly priceType: PriceType;
  /** Cents. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly sort: { readonly field: SortField; readonly type: SortOrder };
  /** Whether the shopper chose this order. If not, search results are sorted by relevance. */
  readonly isSortChosen: boolean;
  readonly page: number;
  readonly limit: number;
};

/** SPEC 9: favorite is the default. SPEC 5: sorting applies only when both field and order are set. */
export function readSorting({ sort, order }: Pick<ListingQuery, 'sort' | 'order'>): ListingRequest['sort'] {
  return sort && order ? { field: sort, type: order } : { field: 'sales_rank', type: 'desc' };
}

/** The filter groups of radio type, which take one value (SPEC 4). */
export const radioGroups: ReadonlySet<number> = new Set([filterGroupIds.gender, filterGroupIds.saletype]);

/**
 * The selected values by group. Unknown ids, for example of a removed brand in a bookmark, are left out, and so are further values of a
 * radio group, which only an address written by hand has.
 */
export function readFilters(filters: string, { filterValueById }: ReferenceData): Map<number, readonly number[]> {
  const chosen = new Map<number, readonly number[]>();
  const ids = [...new Set(filters.split(',').filter(Boolean).map(Number))].sort((a, b) => a - b);
  for (const id of ids) {
    const value = filterValueById.get(id);
    if (value && !(radioGroups.has(value.filterId) && chosen.has(value.filterId)))
      chosen.set(value.filterId, [...(chosen.get(value.filterId) ?? []), id]);
  }
  return chosen;
}

export function restrictingValues(
  chosen: ReadonlyMap<number, readonly number[]>,
  { sportById }: ReferenceData,
): ReadonlyMap<number, readonly number[]> {
  const sports = chosen.get(filterGroupIds.sports) ?? [];
  if (sports.length < 2) return chosen;
  const marked = new Set(sports.map((id) => sportById.get(id)?.parentId));
  return new Map(chosen).set(
    filterGroupIds.sports,
    sports.filter((id) => !marked.has(id)),
  );
}

export function centsOf(euros: number | undefined): number | null {
  return euros === undefined ? null : Math.round(euros * 100);
}
