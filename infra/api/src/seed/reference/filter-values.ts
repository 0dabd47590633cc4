import { filterGroupIds, type Gender } from 'shared-contracts/entities';
import type { Localized } from '../../database/localized.ts';
import type { SaleType } from '../../database/schema.ts';
import { palettes } from '../../pictures/index.ts';
import { additionNames, additionValues } from './additions.ts';
import { seedBrands } from './brands.ts';
import { allSizes, englishSize } from './sizes.ts';
import { seedSports } from './sports.ts';

/** A row of `filter_values`. */
export type SeedFilterValue = {
  readonly id: number;
  readonly filterId: number;
  readonly names: Localized;
  readonly shortNames: Localized | null;
  readonly hex: string | null;
  readonly position: number;
};

// Ids are unique over all groups and are part of bookmarked URLs: each group has its own range.
const brandValue = (brandId: number) => 1000 + brandId;
const colourValue = (index: number) => 2001 + index;
const sizeValue = (index: number) => 3001 + index;

const genders: readonly { value: number; names: Localized }[] = [
  { value: 1, names: { at: 'Damen', en: 'Women' } },
  { value: 2, names: { at: 'Herren', en: 'Men' } },
  { value: 3, names: { at: 'Kinder', en: 'Kids' } },
];

// SPEC 9 defines 2735.
const saleTypeValues = { refurbished: 2735, outlet: 2736 } as const;

const saleTypeNames: Readonly<Record<keyof typeof saleTypeValues, Localized>> = {
  refurbished: { at: 'Generalüberholt', en: 'Refurbished' },
  outlet: { at: 'Outlet', en: 'Outlet' },
};

export const brandFacet = brandValue;

export function colourFacet(palette: string): number {
  return colourValue(palettes.findIndex(({ id }) => id === palette));
}

export function sizeFacet(title: string): number {
  const index = allSizes.indexOf(title);
  if (index < 0) throw new Error(`Size "${title}" is missing in the list of sizes`);
  return sizeValue(index);
}

export function saleTypeFacets(saleType: SaleType): readonly number[] {
  return saleType === 'regular' ? [] : [saleTypeValues[saleType]];
}

/** Sub-sports and their parents. */
export function sportFacets(subSportIds: readonly number[]): readonly number[] {
  const above = subSportIds.flatMap((id) => seedSports.find((sport) => sport.id === id)?.parentId ?? []);
  return [...new Set([...subSportIds, ...above])];
}

/** Unisex products belong to women's and men's. */
export function genderFacets(gender: Gender): readonly number[] {
  return gender === 0 ? [1, 2] : [gender];
}

function sizeNames(title: string): Localized {
  const english = englishSize(title);
  return english === undefined ? { at: title } : { at: title, en: english };
}

const plain = { shortNames: null, hex: null };

export const seedFilterValues: readonly SeedFilterValue[] = [
  ...seedBrands.map(({ id, name }, position) => ({
    ...plain,
    id: brandValue(id),
    filterId: filterGroupIds.brand,
    names: { at: name },
    position,
  })),
  ...palettes.map(({ name, hex }, position) => ({
    ...plain,
    id: colourValue(position),
    filterId: filterGroupIds.color,
    names: name,
    hex,
    position,
  })),
  ...genders.map(({ value, names }, position) => ({
    ...plain,
    id: value,
    filterId: filterGroupIds.gender,
    names,
    position,
  })),
  ...allSizes.map((title, position) => ({
    ...plain,
    id: sizeValue(position),
    filterId: filterGroupIds.size,
    names: sizeNames(title),
    shortNames: title.includes(' (') ? sizeNames(title.slice(0, title.indexOf(' ('))) : null,
    position,
  })),
  ...(['refurbished', 'outlet'] as const).map((saleType, position) => ({
    ...plain,
    id: saleTypeValues[saleType],
    filterId: filterGroupIds.saletype,
    names: saleTypeNames[saleType],
    position,
  })),
  ...Object.entries(additionNames).map(([addition, names], position) => ({
    ...plain,
    id: additionValues[addition as keyof typeof additionValues],
    filterId: filterGroupIds.addition,
    names,
    position,
  })),
  ...seedSports.map(({ id, names, position }) => ({ ...plain, id, filterId: filterGroupIds.sports, names, position })),
];
