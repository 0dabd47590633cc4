import type { FilterGroup, PriceRange } from 'shared-contracts/entities';
import { choose, clear, decidingIds } from '../filters/filter-selection.ts';
import { canonicalIds, isSameSort, type ListQuery, type Sort } from './list-query.ts';

/** Every change of filter or sort goes back to page 1 (UX rule 4). */
type Change = Partial<Omit<ListQuery, 'page'>>;

function changed(query: ListQuery, change: Change): ListQuery {
  return { ...query, ...change, page: 1 };
}

export function withFilter(query: ListQuery, groups: readonly FilterGroup[], id: number, chosen: boolean): ListQuery {
  return changed(query, { filters: choose(groups, query.filters, id, chosen) });
}

/** Nothing of the group is chosen any more. */
export function withoutGroup(query: ListQuery, group: FilterGroup): ListQuery {
  return changed(query, { filters: clear(group, query.filters) });
}

/**
 * A value that the path stands for is taken away: the list is then a search for what else the path stands for and for what is
 * chosen (SPEC 2: posted to /search/).
 */
export function withoutPageLevel(query: ListQuery, pageLevel: readonly number[], id: number): ListQuery {
  return changed(query, { filters: canonicalIds([...query.filters, ...pageLevel.filter((other) => other !== id)]) });
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

/** How many filters are applied; the two price bounds are one, and so are a sub-sport and the mark of its sport. */
export function countFilters(query: ListQuery, groups: readonly FilterGroup[]): number {
  const hasPrice = query.priceMin !== null || query.priceMax !== null;
  return decidingIds(groups, query.filters).length + (hasPrice ? 1 : 0);
}
