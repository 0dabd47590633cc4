import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from 'shared-contracts/entities';
import { type FilterControl, showChosen, usedControls } from './chosen-controls.ts';
import type { ListQuery } from './list-query.ts';
import { withFilter, withoutGroup } from './list-query-changes.ts';
import type { Go } from './use-list-query.ts';

/** The controls show what is chosen. Those that were used before the page had its scripts count as used now. */
export function useChosenControls(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly FilterGroup[],
  query: ListQuery,
  go: Go,
): void {
  const isAwake = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes change with what is chosen, not with every render
  useLayoutEffect(() => {
    if (!form.current) return;
    const used = isAwake.current ? [] : usedControls(form.current, groups, query.filters);
    isAwake.current = true;
    const next = used.reduce((asked, control) => afterUseOf(control, asked, groups), query);
    showChosen(form.current, groups, (used.length > 0 ? go(next) : query).filters);
  }, [groups, query.filters]);
}

/** What is asked for by a control as it stands now. */
export function afterUseOf(control: FilterControl, query: ListQuery, groups: readonly FilterGroup[]): ListQuery {
  if (control.value !== '') {
    const isChosen = control instanceof HTMLSelectElement || control.checked;
    return withFilter(query, groups, Number(control.value), isChosen);
  }
  const group = groups.find(({ f_id }) => `filters.${f_id}` === control.name);
  return group ? withoutGroup(query, group) : query;
}
