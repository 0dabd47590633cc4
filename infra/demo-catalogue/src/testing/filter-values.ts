import { palettes } from '../pictures/palettes.ts';
import { allSizes } from '../reference/sizes.ts';
import { seedSports } from '../reference/sports.ts';

// The filter values of generated products, for tests that count them.

export const brandFacet = (brandId: number): number => 1000 + brandId;

export const colourFacet = (palette: string): number => 2001 + palettes.findIndex(({ id }) => id === palette);

export const sizeFacet = (title: string): number => 3001 + allSizes.indexOf(title);

export function saleTypeFacets(saleType: 'regular' | 'refurbished' | 'outlet'): readonly number[] {
  return saleType === 'regular' ? [] : [saleType === 'refurbished' ? 2735 : 2736];
}

/** Sub-sports and their parents. */
export function sportFacets(subSportIds: readonly number[]): readonly number[] {
  const above = subSportIds.flatMap((id) => seedSports.find((sport) => sport.id === id)?.parentId ?? []);
  return [...new Set([...subSportIds, ...above])];
}

/** Unisex products belong to women's and men's. */
export function genderFacets(gender: 0 | 1 | 2 | 3): readonly number[] {
  return gender === 0 ? [1, 2] : [gender];
}
