import type { FilterGroup, PriceRange } from 'shared-contracts/entities';
import { narrowingIds, replaceGroup, selectValue } from '../filters/filter-selection.ts';
import { canonicalIds, isSameSort, type ListQuery, type Sort } from './list-query.ts';

/** Changes of filter, price and sort reset the page to 1 (UX 4). */
type Change = Partial<Omit<ListQuery, 'page'>>;

function changed(query: ListQuery, change: Change): ListQuery {
  return { ...query, ...change, page: 1 };
}

export function withFilter(query: ListQuery, groups: readonly FilterGroup[], id: number, checked: boolean): ListQuery {
  return changed(query, { filters: selectValue(groups, query.filters, id, checked) });
}

export function withoutGroup(query: ListQuery, group: FilterGroup): ListQuery {
  return changed(query, { filters: replaceGroup(group, query.filters) });
}

/**
 * Removes a value that the path implies, such as a gender. The other values of the path become filters, and the query is for
 * /search/ (SPEC 2).
 *
 * @param pageLevel ids of all values that the path implies
 */
export function withoutPageLevel(query: ListQuery, pageLevel: readonly number[], id: number): ListQuery {
  return changed(query, { filters: canonicalIds([...query.filters, ...pageLevel.filter((other) => other !== id)]) });
}

/** SPEC 4: the active sort, selected again, is cleared. */
export function withSort(query: ListQuery, sort: Sort): ListQuery {
  const cleared = isSameSort(sort, query.sort) || isSameSort(sort, null);
  return changed(query, { sort: cleared ? null : sort });
}

/**
 * SPEC 5: a price bound is part of the address only if it differs from the bound of the shopper's role. The page stays if nothing has
 * changed.
 */
export function withPrice(query: ListQuery, min: number | null, max: number | null, range: PriceRange): ListQuery {
  return {
    ...query,
    priceMin: min === null || min <= range.min ? null : min,
    priceMax: max === null || max >= range.max ? null : max,
  };
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

/** The two price bounds count as one filter, and a sport with a selected sub-sport does not count. */
export function countFilters(query: ListQuery, groups: readonly FilterGroup[]): number {
  const hasPrice = query.priceMin !== null || query.priceMax !== null;
  return narrowingIds(groups, query.filters).length + (hasPrice ? 1 : 0);
}
