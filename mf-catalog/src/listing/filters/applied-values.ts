import type { Listing } from 'shared-contracts/entities';
import { decidingIds, findValue, groupOf } from './filter-selection.ts';

export type AppliedValue = { readonly id: number; readonly name: string; readonly group: string };

/**
 * The chosen values with the names of their groups. The answer names those it was asked for; one that was chosen just now is
 * named by its group. An id that nobody knows has no chip, nor has a sport that is only the mark of its sub-sport.
 */
export function appliedValues(listing: Pick<Listing, 'selected' | 'view'>, ids: readonly number[]): AppliedValue[] {
  return decidingIds(listing.view.left, ids).flatMap((id) => {
    const answered = listing.selected.byId[id];
    if (answered) return [{ id, name: answered.fv_name, group: answered.f_name }];
    const group = groupOf(listing.view.left, id);
    const value = findValue(group, id);
    return group && value ? [{ id, name: value.fv_name, group: group.f_name }] : [];
  });
}

/** The values that the path stands for. */
export function pageLevelValues({ selected }: Pick<Listing, 'selected'>): AppliedValue[] {
  return Object.values(selected.byId)
    .filter(({ isPageLevel }) => isPageLevel)
    .map(({ fv_id, fv_name, f_name }) => ({ id: fv_id, name: fv_name, group: f_name }));
}
