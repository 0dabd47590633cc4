import {
  type FilterGroup,
  type FilterType,
  filterGroupIds,
  type Listing,
  type SelectedFilterValue,
} from 'shared-contracts/entities';
import type { KnownFilterValue, ReferenceData } from '../catalogue/reference-data.ts';
import { localized } from '../database/localized.ts';
import type { FoundProducts } from './find-products.ts';
import type { ListingRequest } from './listing-request.ts';

type GroupHead = { readonly id: number; readonly name: string; readonly sysname: string; readonly type: FilterType };

// The order of the filter column. SPEC 4: gender takes one value.
const groupHeads: readonly GroupHead[] = [
  { id: filterGroupIds.gender, name: 'Geschlecht', sysname: 'gender', type: 'radio' },
  { id: filterGroupIds.brand, name: 'Marke', sysname: 'GENERAL_Brand', type: 'checkbox' },
  { id: filterGroupIds.size, name: 'Größe', sysname: 'size', type: 'checkbox' },
  { id: filterGroupIds.color, name: 'Farbe', sysname: 'color', type: 'checkbox' },
];

function valueEntry(value: KnownFilterValue, count: number): FilterGroup['values'][number] {
  return {
    fv_id: value.id,
    fv_name: value.name,
    ...(value.shortNames !== null && { fv_name_mobile: localized(value.shortNames, 'at') }),
    count,
    hidden: false,
    ...(value.hex !== null && { hex: value.hex }),
  };
}

/**
 * The filter column. A group lists every value that occurs in the place, also those the other groups have emptied, and
 * whatever is chosen. What the path has decided already (gender, brand) is no filter any more.
 */
export function filterGroups(
  { chosen, place }: ListingRequest,
  { facets }: FoundProducts,
  { filterValueById }: ReferenceData,
): FilterGroup[] {
  const decided = (id: number) =>
    (id === filterGroupIds.gender && place.gender !== 0) || (id === filterGroupIds.brand && place.brand !== null);
  return groupHeads.flatMap(({ id, name, sysname, type }): FilterGroup[] => {
    const counts: ReadonlyMap<number, number> = facets.get(id) ?? new Map();
    const ids = new Set([...counts.keys(), ...(chosen.get(id) ?? [])]);
    const values = [...ids].flatMap((valueId) => filterValueById.get(valueId) ?? []);
    if (values.length === 0 || (decided(id) && !chosen.has(id))) return [];
    values.sort((a, b) => a.position - b.position);
    return [
      {
        f_id: id,
        f_name: name,
        sysname,
        type,
        values: values.map((value) => valueEntry(value, counts.get(value.id) ?? 0)),
      },
    ];
  });
}

/** The chosen values with their groups' names, for the chips. */
export function selectedValues(
  { chosen }: ListingRequest,
  { filterValueById }: ReferenceData,
): Listing['selected']['byId'] {
  const selected: Record<string, SelectedFilterValue> = {};
  for (const id of [...chosen.values()].flat()) {
    const value = filterValueById.get(id);
    const group = groupHeads.find((head) => head.id === value?.filterId);
    if (value && group) {
      selected[String(id)] = { fv_id: id, fv_name: value.name, f_id: group.id, f_name: group.name };
    }
  }
  return selected;
}
