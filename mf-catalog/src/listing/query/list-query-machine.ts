import type { FilterGroup } from 'shared-contracts/entities';
import { decidingIds, idsOf } from '../filters/filter-selection.ts';
import { type ListQuery, listHref } from './list-query.ts';

/**
 * The filters of a list (SPEC 4):
 *
 * | state | a control is used | the answer is here |
 * |---|---|---|
 * | editable | submitting, unless it changes nothing | |
 * | submitting | refused | editable, with the answer's selection saved |
 */
export type FilterState = {
  /** What the server has answered; every group starts from it. */
  readonly saved: ListQuery;
  /** What is being submitted; null while everything is editable. */
  readonly submitted: ListQuery | null;
};

export type Edit = FilterState | 'refused';

/** Pagination resets when any saved group changed. */
export function edit({ saved, submitted }: FilterState, next: ListQuery): Edit {
  if (submitted !== null || address(next) === address(saved)) return 'refused';
  return { saved, submitted: isSameSelection(saved, next) ? next : { ...next, page: 1 } };
}

export function answered(saved: ListQuery): FilterState {
  return { saved, submitted: null };
}

/** What the controls show: they answer at once. */
export function shownQuery({ saved, submitted }: FilterState): ListQuery {
  return submitted ?? saved;
}

/** The save flag of a group: how many values of it the server has applied, marks left aside. */
export function savedIn(group: FilterGroup, saved: ListQuery): number {
  const own = new Set(idsOf(group));
  return decidingIds([group], saved.filters).filter((id) => own.has(id)).length;
}

function isSameSelection(a: ListQuery, b: ListQuery): boolean {
  return address({ ...a, page: 1 }) === address({ ...b, page: 1 });
}

function address(query: ListQuery): string {
  return listHref('', query);
}
