import type { Listing } from 'shared-contracts/entities';

export type AppliedValue = { readonly id: number; readonly name: string; readonly group: string };

/**
 * The chosen values with the names of their groups. The answer names those it was asked for; one that was chosen just now is
 * named by its group. An id that nobody knows has no chip.
 */
export function appliedValues(listing: Pick<Listing, 'selected' | 'view'>, ids: readonly number[]): AppliedValue[] {
  return ids.flatMap((id) => {
    const answered = listing.selected.byId[id];
    if (answered) return [{ id, name: answered.fv_name, group: answered.f_name }];
    for (const group of listing.view.left) {
      const value = group.values.find((candidate) => candidate.fv_id === id);
      if (value) return [{ id, name: value.fv_name, group: group.f_name }];
    }
    return [];
  });
}
