import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FilterGroup } from 'shared-contracts/entities';
import type { ListQuery } from '../query/list-query.ts';
import { withFilter, withoutGroup } from '../query/list-query-changes.ts';
import type { SubmitQuery } from '../query/use-list-query.ts';
import { isSelected } from './filter-selection.ts';

export type FilterControl = HTMLInputElement | HTMLSelectElement;

/**
 * Writes the selection to the controls of the form. They are uncontrolled: the browser itself checks a box in the frame of the tap, without
 * React rendering hundreds of boxes.
 */
export function showSelection(
  form: HTMLFormElement,
  groups: readonly FilterGroup[],
  selected: readonly number[],
): void {
  const marked = withParents(groups, selected);
  for (const control of filterControls(form)) {
    // A box without articles is disabled once it is unchecked, and would lose the focus.
    if (control === document.activeElement) control.disabled = false;
    if (control instanceof HTMLSelectElement) control.value = selectedOption(control, marked);
    else control.checked = isChecked(control, groups, marked);
  }
}

/** Controls that differ from the selection: the shopper changed them before hydration. */
function controlsUsedBeforeHydration(
  form: HTMLFormElement,
  groups: readonly FilterGroup[],
  selected: readonly number[],
): FilterControl[] {
  const marked = withParents(groups, selected);
  return filterControls(form).filter((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== selectedOption(control, marked);
    if (control.type === 'radio' && !control.checked) return false;
    return control.checked !== isChecked(control, groups, marked);
  });
}

export function isFilterControl(target: EventTarget | null): target is FilterControl {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isBox(target));
}

function filterControls(form: HTMLFormElement): FilterControl[] {
  return [...form.querySelectorAll<FilterControl>('input, select')].filter(isFilterControl);
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** The radio without a value means that no value of its group is selected. */
function isChecked(
  { name, value }: HTMLInputElement,
  groups: readonly FilterGroup[],
  marked: ReadonlySet<number>,
): boolean {
  if (value !== '') return marked.has(Number(value));
  const group = groups.find(({ f_id }) => `filters.${f_id}` === name);
  return group?.values.every(({ fv_id, hidden }) => hidden || !marked.has(fv_id)) === true;
}

function selectedOption(select: HTMLSelectElement, marked: ReadonlySet<number>): string {
  return [...select.options].find(({ value }) => value !== '' && marked.has(Number(value)))?.value ?? '';
}

function withParents(groups: readonly FilterGroup[], selected: readonly number[]): Set<number> {
  const values = groups.flatMap((group) => group.values);
  return new Set([...selected, ...values.filter((value) => isSelected(value, selected)).map(({ fv_id }) => fv_id)]);
}

/** Keeps the controls in sync with the query. Changes from before hydration are submitted at hydration. */
export function useFilterControls(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly FilterGroup[],
  query: ListQuery,
  submitQuery: SubmitQuery,
): void {
  const isHydrated = useRef(false);
  const submitUsed = useEffectEvent((used: readonly FilterControl[]) =>
    submitQuery(used.reduce((next, control) => queryAfterUse(control, next, groups), query)),
  );
  useLayoutEffect(() => {
    if (!form.current) return;
    const used = isHydrated.current ? [] : controlsUsedBeforeHydration(form.current, groups, query.filters);
    isHydrated.current = true;
    showSelection(form.current, groups, used.length > 0 ? submitUsed(used).filters : query.filters);
  }, [form, groups, query.filters]);
}

/** The query that the control's new state requests. */
export function queryAfterUse(control: FilterControl, query: ListQuery, groups: readonly FilterGroup[]): ListQuery {
  if (control.value !== '') {
    const isChecked = control instanceof HTMLSelectElement || control.checked;
    return withFilter(query, groups, Number(control.value), isChecked);
  }
  const group = groups.find(({ f_id }) => `filters.${f_id}` === control.name);
  return group ? withoutGroup(query, group) : query;
}
