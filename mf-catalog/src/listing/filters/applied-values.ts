import type { Listing } from 'shared-contracts/entities';
import { findValue, groupOf, narrowingIds } from './filter-selection.ts';

export type AppliedValue = { readonly id: number; readonly name: string; readonly group: string };

/**
 * The selected values with the names of their groups. The response names the values that it was filtered by; the name of one selected since
 * comes from its group. Unknown ids, and a sport whose sub-sport is selected, have no chip.
 */
export function appliedValues(listing: Pick<Listing, 'selected' | 'view'>, ids: readonly number[]): AppliedValue[] {
  return narrowingIds(listing.view.left, ids).flatMap((id) => {
    const applied = listing.selected.byId[id];
    if (applied) return [{ id, name: applied.fv_name, group: applied.f_name }];
    const group = groupOf(listing.view.left, id);
    const value = findValue(group, id);
    return group && value ? [{ id, name: value.fv_name, group: group.f_name }] : [];
  });
}

/** The values that the path implies. */
export function pageLevelValues({ selected }: Pick<Listing, 'selected'>): AppliedValue[] {
  return Object.values(selected.byId)
    .filter(({ isPageLevel }) => isPageLevel)
    .map(({ fv_id, fv_name, f_name }) => ({ id: fv_id, name: fv_name, group: f_name }));
}
