import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from 'shared-contracts/entities';
import type { ListQuery } from '../query/list-query.ts';
import { withFilter, withoutGroup } from '../query/list-query-changes.ts';
import type { Go } from '../query/use-list-query.ts';
import { isMarked } from './filter-selection.ts';

export type FilterControl = HTMLInputElement | HTMLSelectElement;

/**
 * The browser ticks a box by itself, in the very frame of the tap; React, which would have to render hundreds of boxes for it, only
 * says afterwards what they are to show.
 */
export function showChosen(form: HTMLFormElement, groups: readonly FilterGroup[], selected: readonly number[]): void {
  const marked = markedIds(groups, selected);
  for (const control of filterControls(form)) {
    if (control instanceof HTMLSelectElement) control.value = chosenOption(control, marked);
    else control.checked = isTicked(control, groups, marked);
  }
}

/** Controls that show something else than what is chosen: used while the page had no scripts yet. */
export function usedControls(
  form: HTMLFormElement,
  groups: readonly FilterGroup[],
  selected: readonly number[],
): FilterControl[] {
  const marked = markedIds(groups, selected);
  return filterControls(form).filter((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== chosenOption(control, marked);
    if (control.type === 'radio' && !control.checked) return false;
    return control.checked !== isTicked(control, groups, marked);
  });
}

export function isFilterControl(target: EventTarget): target is FilterControl {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isBox(target));
}

function filterControls(form: HTMLFormElement): FilterControl[] {
  return [...form.querySelectorAll<FilterControl>('input, select')].filter(isFilterControl);
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** The radio without a value stands for none of its group. */
function isTicked(
  { name, value }: HTMLInputElement,
  groups: readonly FilterGroup[],
  marked: ReadonlySet<number>,
): boolean {
  if (value !== '') return marked.has(Number(value));
  const group = groups.find(({ f_id }) => `filters.${f_id}` === name);
  return group?.values.every(({ fv_id, hidden }) => hidden || !marked.has(fv_id)) === true;
}

function chosenOption(select: HTMLSelectElement, marked: ReadonlySet<number>): string {
  return [...select.options].find(({ value }) => value !== '' && marked.has(Number(value)))?.value ?? '';
}

function markedIds(groups: readonly FilterGroup[], selected: readonly number[]): Set<number> {
  const values = groups.flatMap((group) => group.values);
  return new Set([...selected, ...values.filter((value) => isMarked(value, selected)).map(({ fv_id }) => fv_id)]);
}

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
