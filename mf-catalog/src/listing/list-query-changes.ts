import type { FilterGroup, PriceRange } from 'shared-contracts/entities';
import { canonicalIds, isSameSort, type ListQuery, type Sort } from './list-query.ts';

/** Every change of filter or sort goes back to page 1 (UX rule 4). */
type Change = Partial<Omit<ListQuery, 'page'>>;

function changed(query: ListQuery, change: Change): ListQuery {
  return { ...query, ...change, page: 1 };
}

export function withFilter(query: ListQuery, id: number, chosen: boolean): ListQuery {
  const others = query.filters.filter((other) => other !== id);
  return changed(query, { filters: chosen ? canonicalIds([...others, id]) : others });
}

/** SPEC 4: a radio group holds one value; null is none. */
export function withOnlyValue(query: ListQuery, group: FilterGroup, id: number | null): ListQuery {
  const own = new Set(group.values.map((value) => value.fv_id));
  const others = query.filters.filter((other) => !own.has(other));
  return changed(query, { filters: canonicalIds(id === null ? others : [...others, id]) });
}

/** SPEC 4: choosing the active sort clears it. */
export function withSort(query: ListQuery, sort: Sort): ListQuery {
  const cleared = isSameSort(sort, query.sort) || isSameSort(sort, null);
  return changed(query, { sort: cleared ? null : sort });
}

/** SPEC 5: a price bound enters the address only if it differs from the bound of the shopper's role. */
export function withPrice(query: ListQuery, min: number | null, max: number | null, range: PriceRange): ListQuery {
  return changed(query, {
    priceMin: min === null || min <= range.min ? null : min,
    priceMax: max === null || max >= range.max ? null : max,
  });
}

export function withoutFilters(query: ListQuery): ListQuery {
  return changed(query, { filters: [], priceMin: null, priceMax: null });
}

export function withPage(query: ListQuery, page: number): ListQuery {
  return { ...query, page };
}

export function hasFilters(query: ListQuery): boolean {
  return query.filters.length > 0 || query.priceMin !== null || query.priceMax !== null;
}

/** How many filters are applied; the two price bounds are one. */
export function countFilters(query: ListQuery): number {
  return query.filters.length + (query.priceMin !== null || query.priceMax !== null ? 1 : 0);
}
