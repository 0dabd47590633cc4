import type { FilterGroup, FilterValue } from 'shared-contracts/entities';
import { canonicalIds } from '../query/list-query.ts';

/**
 * What a click on a facet value does to the chosen ids (SPEC 4, Filters):
 *
 * | group | chosen | taken away |
 * |---|---|---|
 * | radio, dropdown | replaces what the group held | the group is empty |
 * | sub-sport | marks its sport | the last one unmarks its sport |
 * | sport | | goes with its sub-sports |
 * | any other value | is added | goes |
 */
export function choose(
  groups: readonly FilterGroup[],
  selected: readonly number[],
  id: number,
  chosen: boolean,
): number[] {
  const group = groupOf(groups, id);
  if (group && takesOneValue(group)) return clear(group, selected, chosen ? [id] : []);
  const parent = group?.values.find(({ children }) => children?.some(({ fv_id }) => fv_id === id));
  if (chosen) return canonicalIds([...selected, id, ...(parent ? [parent.fv_id] : [])]);
  const gone = new Set([id]);
  for (const child of findValue(group, id)?.children ?? []) gone.add(child.fv_id);
  if (parent && !parent.children?.some(({ fv_id }) => fv_id !== id && selected.includes(fv_id))) gone.add(parent.fv_id);
  return canonicalIds(selected.filter((other) => !gone.has(other)));
}

/** The group holds nothing, or only what it is given. */
export function clear(group: FilterGroup, selected: readonly number[], only: readonly number[] = []): number[] {
  const own = new Set(idsOf(group));
  return canonicalIds([...selected.filter((id) => !own.has(id)), ...only]);
}

export function takesOneValue({ type }: FilterGroup): boolean {
  return type !== 'checkbox';
}

/** Chosen, or the sport of a chosen sub-sport: an address may name the sub-sport alone. */
export function isMarked({ fv_id, children }: FilterValue, selected: readonly number[]): boolean {
  return selected.includes(fv_id) || hasChosenChild(children, selected);
}

/** What really narrows the list: a sport that is chosen together with one of its sub-sports is only their mark. */
export function decidingIds(groups: readonly FilterGroup[], selected: readonly number[]): number[] {
  if (selected.length === 0) return [];
  const values = groups.flatMap((group) => group.values);
  const marks = new Set(values.filter(({ children }) => hasChosenChild(children, selected)).map(({ fv_id }) => fv_id));
  return selected.filter((id) => !marks.has(id));
}

export function idsOf({ values }: FilterGroup): number[] {
  return values.flatMap(({ fv_id, children = [] }) => [fv_id, ...children.map((child) => child.fv_id)]);
}

export function groupOf(groups: readonly FilterGroup[], id: number): FilterGroup | undefined {
  return groups.find((group) => idsOf(group).includes(id));
}

/** A value or a sub-sport of the group. */
export function findValue(group: FilterGroup | undefined, id: number): FilterValue | undefined {
  return group?.values
    .flatMap((value): FilterValue[] => [value, ...(value.children ?? [])])
    .find((value) => value.fv_id === id);
}

function hasChosenChild(children: FilterValue['children'], selected: readonly number[]): boolean {
  return children?.some(({ fv_id }) => selected.includes(fv_id)) ?? false;
}
