import type { FilterGroup, FilterValue } from 'shared-contracts/entities';
import { canonicalIds } from '../query/list-query.ts';

/**
 * Selects or deselects a facet value (SPEC 4, Filters):
 *
 * | value | selected | deselected |
 * |---|---|---|
 * | of a radio group or dropdown | replaces the group's other value | is removed |
 * | sub-sport | its sport is added too | with the last one its sport is removed |
 * | sport | is added | is removed together with its sub-sports |
 * | any other | is added | is removed |
 *
 * @returns the selected ids, ascending
 */
export function selectValue(
  groups: readonly FilterGroup[],
  selected: readonly number[],
  id: number,
  checked: boolean,
): number[] {
  const group = groupOf(groups, id);
  if (group && takesOneValue(group)) return replaceGroup(group, selected, checked ? [id] : []);
  const parent = group?.values.find(({ children }) => children?.some(({ fv_id }) => fv_id === id));
  if (checked) return canonicalIds([...selected, id, ...(parent ? [parent.fv_id] : [])]);
  const removed = new Set([id]);
  for (const child of findValue(group, id)?.children ?? []) removed.add(child.fv_id);
  if (parent && !parent.children?.some(({ fv_id }) => fv_id !== id && selected.includes(fv_id)))
    removed.add(parent.fv_id);
  return canonicalIds(selected.filter((other) => !removed.has(other)));
}

/** Replaces the selection of one group. */
export function replaceGroup(
  group: FilterGroup,
  selected: readonly number[],
  replacement: readonly number[] = [],
): number[] {
  const own = new Set(idsOf(group));
  return canonicalIds([...selected.filter((id) => !own.has(id)), ...replacement]);
}

export function takesOneValue({ type }: FilterGroup): boolean {
  return type !== 'checkbox';
}

/** Selected, or the sport of a selected sub-sport: an address may name the sub-sport alone. */
export function isSelected({ fv_id, children }: FilterValue, selected: readonly number[]): boolean {
  return selected.includes(fv_id) || hasSelectedChild(children, selected);
}

/** The ids that narrow the list. A sport does not narrow it if one of its sub-sports is selected, which it contains. */
export function narrowingIds(groups: readonly FilterGroup[], selected: readonly number[]): number[] {
  if (selected.length === 0) return [];
  const values = groups.flatMap((group) => group.values);
  const parents = new Set(
    values.filter(({ children }) => hasSelectedChild(children, selected)).map(({ fv_id }) => fv_id),
  );
  return selected.filter((id) => !parents.has(id));
}

/** How many values of the group are selected; a sport with a selected sub-sport does not count. */
export function countSelected(group: FilterGroup, selected: readonly number[]): number {
  const own = new Set(idsOf(group));
  return narrowingIds([group], selected).filter((id) => own.has(id)).length;
}

/** Ids of all values and sub-sports. */
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

function hasSelectedChild(children: FilterValue['children'], selected: readonly number[]): boolean {
  return children?.some(({ fv_id }) => selected.includes(fv_id)) ?? false;
}
