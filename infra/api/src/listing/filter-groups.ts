import {
  type FilterGroup,
  type FilterValue,
  filterGroupIds,
  type Listing,
  type SelectedFilterValue,
} from 'shared-contracts/entities';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import type { KnownFilterValue, ReferenceData } from '../catalogue/reference-data.ts';
import { brandFilterValue } from '../catalogue-import/rows/lookups.ts';
import { type ContentLocale, type Localized, localized } from '../database/localized.ts';
import type { FoundProducts } from './find-products.ts';
import { type ListingRequest, radioGroups } from './listing-request.ts';
import { outletValueId } from './scope-counts.ts';

type GroupHead = {
  readonly id: number;
  readonly names: Localized;
  readonly sysname: string;
};

// In the order of the filter column.
const groupHeads: readonly GroupHead[] = [
  { id: filterGroupIds.gender, names: { at: 'Geschlecht', en: 'Gender' }, sysname: 'gender' },
  { id: filterGroupIds.brand, names: { at: 'Marke', en: 'Brand' }, sysname: 'GENERAL_Brand' },
  { id: filterGroupIds.size, names: { at: 'Größe', en: 'Size' }, sysname: 'size' },
  { id: filterGroupIds.color, names: { at: 'Farbe', en: 'Colour' }, sysname: 'color' },
  { id: filterGroupIds.sports, names: { at: 'Sportart', en: 'Sport' }, sysname: 'sports' },
  { id: filterGroupIds.addition, names: { at: 'Merkmale', en: 'Features' }, sysname: 'addition' },
  { id: filterGroupIds.saletype, names: { at: 'Zustand', en: 'Condition' }, sysname: 'saletype' },
];

function valueEntry(value: KnownFilterValue, count: number, locale: ContentLocale): Omit<FilterValue, 'children'> {
  return {
    fv_id: value.id,
    fv_name: localized(value.names, locale),
    ...(value.shortNames !== null && { fv_name_mobile: localized(value.shortNames, locale) }),
    count,
    hidden: false,
    ...(value.hex !== null && { hex: value.hex }),
  };
}

/** Whether the path already fixes a group, so that it is not offered as a filter. */
function isFixedByPath(id: number, scope: ListingScope): boolean {
  if (id === filterGroupIds.gender) return scope.gender !== 0;
  if (id === filterGroupIds.brand) return scope.brand !== null;
  if (id === filterGroupIds.saletype) return scope.section === 'outlet';
  return id === filterGroupIds.sports && typeof scope.sport?.parentId === 'number';
}

type Entry = (value: KnownFilterValue) => Omit<FilterValue, 'children'>;

/** Sports with their sub-sports. On the page of a sport, only its sub-sports. */
function sportValues(
  values: readonly KnownFilterValue[],
  scope: ListingScope,
  { sportById }: ReferenceData,
  entry: Entry,
): FilterValue[] {
  const below = (id: number) => values.filter((value) => sportById.get(value.id)?.parentId === id).map(entry);
  if (scope.sport) return below(scope.sport.id);
  const sports = values.filter((value) => sportById.get(value.id)?.parentId === null);
  return sports.map((value) => ({ ...entry(value), children: below(value.id) }));
}

/**
 * The filter column. A group lists every value that occurs in the scope, including those with count 0 after other filters, and
 * every selected value. Groups that the path fixes (gender, brand, …) are left out.
 */
export function filterGroups(
  { chosen, scope, locale }: ListingRequest,
  { facets }: FoundProducts,
  reference: ReferenceData,
): FilterGroup[] {
  return groupHeads.flatMap(({ id, names, sysname }): FilterGroup[] => {
    const counts: ReadonlyMap<number, number> = facets.get(id) ?? new Map();
    if (isFixedByPath(id, scope) && !chosen.has(id)) return [];
    const entry: Entry = (value) => valueEntry(value, counts.get(value.id) ?? 0, locale);
    const known = reference.filterValuesByGroup.get(id) ?? [];
    const named = known.filter((value) => counts.has(value.id) || chosen.get(id)?.includes(value.id));
    const values = id === filterGroupIds.sports ? sportValues(named, scope, reference, entry) : named.map(entry);
    const type = radioGroups.has(id) ? 'radio' : 'checkbox';
    return values.length === 0 ? [] : [{ f_id: id, f_name: localized(names, locale), sysname, type, values }];
  });
}

/** The values that the path stands for. Deselecting one leads to another path (SPEC 2). */
function pageLevelValues({ brand, gender, section, sport }: ListingScope): number[] {
  return [
    ...(brand ? [brandFilterValue(brand.id)] : []),
    ...(gender === 0 ? [] : [gender]),
    ...(section === 'outlet' ? [outletValueId] : []),
    ...(sport ? [sport.id] : []),
  ];
}

/** The selected values and those of the path with their groups' names, for the chips. */
export function selectedValues(
  { chosen, scope, locale }: ListingRequest,
  reference: ReferenceData,
): Listing['selected']['byId'] {
  const selected: Record<string, SelectedFilterValue> = {};
  const add = (id: number, isPageLevel: boolean) => {
    const value = reference.filterValueById.get(id);
    const group = groupHeads.find((head) => head.id === value?.filterId);
    if (!value || !group) return;
    selected[String(id)] = {
      fv_id: id,
      fv_name: localized(value.names, locale),
      f_id: group.id,
      f_name: localized(group.names, locale),
      ...(isPageLevel && { isPageLevel }),
    };
  };
  for (const id of pageLevelValues(scope)) add(id, true);
  for (const id of [...chosen.values()].flat()) add(id, false);
  return selected;
}
