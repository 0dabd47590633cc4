import { reservedFilterValues } from '@bergauf/catalogue-format/records/reference-records';
import { filterGroupIds } from 'shared-contracts/entities';
import type { Localized } from '../../database/localized.ts';
import type { ImportRow } from '../import-tables.ts';

type FilterValue = {
  readonly id: number;
  readonly names: Localized;
  readonly key?: string;
  readonly shortNames?: Localized | undefined;
  readonly hex?: string;
};

/** Rows of `filter_values` of one group, in display order. */
export function filterValueRows(
  group: keyof typeof filterGroupIds,
  values: readonly FilterValue[],
  firstPosition = 0,
): ImportRow[] {
  return values.map(({ id, names, key, shortNames, hex }, index) => ({
    id,
    filter_id: filterGroupIds[group],
    names,
    short_names: shortNames,
    hex,
    position: firstPosition + index,
    key,
  }));
}

/** Genders and sale types belong to the shop and not to a catalogue. */
export const fixedFilterValueRows: readonly ImportRow[] = [
  ...filterValueRows('gender', [
    { id: 1, names: { at: 'Damen', en: 'Women' } },
    { id: 2, names: { at: 'Herren', en: 'Men' } },
    { id: 3, names: { at: 'Kinder', en: 'Kids' } },
  ]),
  ...filterValueRows('saletype', [
    { id: reservedFilterValues.saleTypes.refurbished, names: { at: 'Generalüberholt', en: 'Refurbished' } },
    { id: reservedFilterValues.saleTypes.outlet, names: { at: 'Outlet', en: 'Outlet' } },
  ]),
];
