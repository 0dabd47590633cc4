import type {
  AdditionRecord,
  BrandRecord,
  CategoryRecord,
  ColourRecord,
  SizeRecord,
  SportRecord,
} from '@bergauf/catalogue-format/records/reference-records';
import { palettes } from '../pictures/palettes.ts';
import { additionNames, additionValues } from '../reference/additions.ts';
import { brandLogoSeeds } from '../reference/brand-logos.ts';
import { seedBrands } from '../reference/brands.ts';
import { allCategories } from '../reference/categories.ts';
import { allSizes, englishSize } from '../reference/sizes.ts';
import { seedSports } from '../reference/sports.ts';

// Ids of filter values are part of bookmarked addresses: each group has its own range.
const firstColour = 2001;
const firstSize = 3001;

/** The file of a brand's or team's logo, named after the drawing that it holds. */
export const logoFile = (group: 'brands' | 'teams', slug: string, seed: number) =>
  `pictures/${group}/${slug}-${seed}.svg`;

export function brandRecords(): readonly BrandRecord[] {
  const seeds = brandLogoSeeds(seedBrands);
  return seedBrands.map(({ id, slug, name }) => ({
    id,
    slug,
    name,
    logo: { file: logoFile('brands', slug, seeds.get(id) ?? 0) },
  }));
}

export function categoryRecords(): readonly CategoryRecord[] {
  return allCategories.map(({ id, path, names, ownWords, isCollective }) => ({
    id,
    path,
    names,
    ...(ownWords !== undefined && { searchWords: ownWords }),
    ...(isCollective && { isCollective }),
  }));
}

export function sportRecords(): readonly SportRecord[] {
  return seedSports.map(({ id, path, names }) => ({ id, path, names }));
}

export function colourRecords(): readonly ColourRecord[] {
  return palettes.map(({ id: key, name: names, hex }, index) => ({ id: firstColour + index, key, names, hex }));
}

type SizeNames = SizeRecord['names'];

function sizeNames(title: string): SizeNames {
  const english = englishSize(title);
  return english === undefined ? { at: title } : { at: title, en: english };
}

/** Names without what is in brackets. Each is a part of its own whole name: a part alone has no translation. */
function shortNames({ at, en }: SizeNames): SizeNames {
  const beforeBracket = (name: string): string => name.slice(0, name.indexOf(' ('));
  const [german, english] = [beforeBracket(at), beforeBracket(en ?? at)];
  return english === german ? { at: german } : { at: german, en: english };
}

export function sizeRecords(): readonly SizeRecord[] {
  return allSizes.map((title, index) => ({
    id: firstSize + index,
    names: sizeNames(title),
    ...(title.includes(' (') && { shortNames: shortNames(sizeNames(title)) }),
  }));
}

export function additionRecords(): readonly AdditionRecord[] {
  return Object.entries(additionNames).map(([name, names]) => ({
    id: additionValues[name as keyof typeof additionValues],
    key: additionKey(additionValues[name as keyof typeof additionValues]),
    names,
  }));
}

/** The key of an addition: `few-left` for `fewLeft`. */
export function additionKey(value: number): string {
  const [name = ''] = Object.entries(additionValues).find(([, id]) => id === value) ?? [];
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
