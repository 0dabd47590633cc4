import type { FilterGroup, Listing } from 'shared-contracts/entities';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { findValue, groupOf, idsOf, narrowingIds } from './filter-selection.ts';

/** SPEC 3: the brands' group. */
const brandSysname = 'GENERAL_Brand';

/**
 * Predicts how many articles a submitted query will find, from the counts of the data shown. A group's counts ignore the group's own
 * selection, so the count of its only selected value is the new total. An article has one brand, so the counts of brands add up.
 *
 * @returns null where the counts are not sufficient
 */
export function predictTotal(
  { view, total }: Pick<Listing, 'view' | 'total'>,
  saved: ListQuery,
  submitted: ListQuery,
): number | null {
  if (addressOfOthers(saved) !== addressOfOthers(submitted)) return null;
  if (saved.filters.join() === submitted.filters.join()) return total;
  const group = changedGroup(view.left, saved.filters, submitted.filters);
  if (!group) return null;
  const own = new Set(idsOf(group));
  const selected = narrowingIds(view.left, submitted.filters).filter((id) => own.has(id));
  if (selected.length === 0 || (selected.length > 1 && group.sysname !== brandSysname)) return null;
  const counts = selected.map((id) => findValue(group, id)?.count ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The group whose selection differs; undefined when there are several. */
function changedGroup(groups: readonly FilterGroup[], before: readonly number[], after: readonly number[]) {
  const changed = [...before, ...after].filter((id) => before.includes(id) !== after.includes(id));
  const found = new Set(changed.map((id) => groupOf(groups, id)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The query without filters, sort and page. */
function addressOfOthers(query: ListQuery): string {
  return listHref('', { ...query, page: 1, sort: null, filters: [] });
}
