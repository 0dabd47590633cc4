import type { FilterGroup, Listing } from 'shared-contracts/entities';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { decidingIds, findValue, groupOf, idsOf } from './filter-selection.ts';

/** SPEC 3. */
const brandSysname = 'GENERAL_Brand';

/**
 * How many articles a change will find, as far as the answer at hand can tell: the counts of a group are not reduced by the
 * group's own selection, so the count of the only value chosen there is the new total. An article has one brand, so the counts
 * of brands add up.
 * @returns null where only the server knows
 */
export function knownTotal(
  { view, total }: Pick<Listing, 'view' | 'total'>,
  saved: ListQuery,
  asked: ListQuery,
): number | null {
  if (addressOfRest(saved) !== addressOfRest(asked)) return null;
  if (saved.filters.join() === asked.filters.join()) return total;
  const group = changedGroup(view.left, saved.filters, asked.filters);
  if (!group) return null;
  const own = new Set(idsOf(group));
  const chosen = decidingIds(view.left, asked.filters).filter((id) => own.has(id));
  if (chosen.length === 0 || (chosen.length > 1 && group.sysname !== brandSysname)) return null;
  const counts = chosen.map((id) => findValue(group, id)?.count ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The one group whose selection differs; undefined when there is another. */
function changedGroup(groups: readonly FilterGroup[], before: readonly number[], after: readonly number[]) {
  const changed = [...before, ...after].filter((id) => before.includes(id) !== after.includes(id));
  const found = new Set(changed.map((id) => groupOf(groups, id)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** All but filters, sort and page. */
function addressOfRest(query: ListQuery): string {
  return listHref('', { ...query, page: 1, sort: null, filters: [] });
}
