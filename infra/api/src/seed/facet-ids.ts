import { filterGroupIds, type Gender } from 'shared-contracts/entities';
import type { Localized } from '../database/localized.ts';
import { palettes } from '../pictures/index.ts';
import { seedBrands } from './brands.ts';
import { allSizes } from './sizes.ts';

/** A row of `filter_values`. */
export type SeedFilterValue = {
  readonly id: number;
  readonly filterId: number;
  readonly names: Localized;
  readonly shortNames: Localized | null;
  readonly hex: string | null;
  readonly position: number;
};

// Ids are unique over all groups and stand in shoppers' bookmarks, so every group has a block of its own.
// 2735 is the refurbished value (SPEC 9) and stays free.
const brandValue = (brandId: number) => 1000 + brandId;
const colourValue = (index: number) => 2001 + index;
const sizeValue = (index: number) => 3001 + index;

const genders: readonly { value: number; name: string }[] = [
  { value: 1, name: 'Damen' },
  { value: 2, name: 'Herren' },
  { value: 3, name: 'Kinder' },
];

export const brandFacet = brandValue;

export function colourFacet(palette: string): number {
  return colourValue(palettes.findIndex(({ id }) => id === palette));
}

export function sizeFacet(title: string): number {
  const index = allSizes.indexOf(title);
  if (index < 0) throw new Error(`Size "${title}" is missing in the list of sizes`);
  return sizeValue(index);
}

/** What is for nobody in particular is found by women and by men. */
export function genderFacets(gender: Gender): readonly number[] {
  return gender === 0 ? [1, 2] : [gender];
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
  ...genders.map(({ value, name }, position) => ({
    ...plain,
    id: value,
    filterId: filterGroupIds.gender,
    names: { at: name },
    position,
  })),
  ...allSizes.map((title, position) => ({
    ...plain,
    id: sizeValue(position),
    filterId: filterGroupIds.size,
    names: { at: title },
    shortNames: title.includes(' (') ? { at: title.slice(0, title.indexOf(' (')) } : null,
    position,
  })),
];
