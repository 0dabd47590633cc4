import type { BrandRange } from './brand-ranges.ts';
import { slugOf } from './slug.ts';

export type SeedBrand = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Price level; 1 is the middle of the market. */
  readonly level: number;
  /** Product ranges, the main one first. */
  readonly ranges: readonly BrandRange[];
};

type BrandRow = readonly [name: string, level: number, ...ranges: BrandRange[]];

// All brands are invented. Ids follow from the order, which is also that of the brand list: add new brands at the end.
const rows: readonly BrandRow[] = [
  ['Norrak', 1.1, 'outdoor-clothing', 'hiking', 'packs', 'winter-clothing', 'sports-clothing'],
  ['Gratwerk', 1.3, 'climbing', 'outdoor-clothing', 'packs', 'ski'],
  ['Veltaro', 1.1, 'running', 'sports-clothing', 'socks'],
  ['Tauernlicht', 1.2, 'outdoor-clothing', 'winter-clothing', 'lifestyle'],
  ['Kessla', 0.95, 'sports-clothing', 'lifestyle', 'fitness'],
  ['Pizkar', 1.2, 'ski', 'helmets', 'winter-clothing'],
  ['Lynvik', 1, 'outdoor-clothing', 'winter-clothing', 'hiking', 'winter-accessories'],
  ['Ombrano', 1.15, 'bike', 'helmets', 'bike-parts'],
  ['Stivaro', 1.15, 'hiking', 'climbing', 'running'],
  ['Fjellmark', 0.9, 'outdoor-clothing', 'packs', 'camping', 'hiking'],
  ['Arvenholt', 0.95, 'lifestyle', 'packs'],
  ['Rokavo', 1, 'helmets', 'bike', 'eyewear'],
  ['Pacemo', 1, 'running', 'sports-clothing'],
  ['Talwindt', 0.85, 'sports-clothing', 'outdoor-clothing'],
  ['Trailaro', 1.1, 'running', 'hiking', 'packs'],
  ['Brixaro', 0.9, 'lifestyle', 'running', 'football'],
  ['Ferndal', 1.05, 'ski', 'winter-clothing', 'packs'],
  ['Kolmbach', 1, 'packs', 'bike', 'camping'],
  ['Ulvano', 0.85, 'lifestyle', 'sports-clothing', 'swim'],
  ['Sturmvik', 0.8, 'outdoor-clothing', 'ski', 'bike', 'helmets', 'snowboard'],
  ['Almvik', 1.05, 'outdoor-clothing', 'lifestyle', 'winter-accessories'],
  ['Brenndal', 0.95, 'winter-clothing', 'winter-accessories'],
  ['Cimavento', 1.25, 'outdoor-clothing', 'climbing', 'winter-clothing'],
  ['Dachsgrat', 1.1, 'hiking', 'packs'],
  ['Eiskamm', 1.2, 'ski', 'snowboard'],
  ['Firnholm', 1.1, 'winter-clothing', 'winter-accessories', 'outdoor-clothing'],
  ['Grovaro', 1, 'bike', 'bike-parts'],
  ['Hochlauf', 1.05, 'running', 'socks'],
  ['Isvarg', 1.15, 'snowboard', 'eyewear', 'helmets'],
  ['Jochwind', 1, 'outdoor-clothing', 'sports-clothing'],
  ['Karveno', 1.1, 'ski', 'helmets', 'eyewear'],
  ['Lawandt', 1.25, 'packs', 'winter-accessories', 'winter-clothing'],
  ['Morenko', 0.9, 'hiking', 'camping'],
  ['Nevaro', 1, 'eyewear', 'helmets'],
  ['Ostgrat', 1.15, 'climbing', 'hiking'],
  ['Pfadwerk', 0.95, 'hiking', 'socks', 'packs'],
  ['Quellvik', 0.95, 'swim', 'fitness'],
  ['Rundholm', 1, 'running', 'lifestyle'],
  ['Skarvik', 1.1, 'winter-clothing', 'snowboard', 'winter-accessories'],
  ['Tirvano', 1.05, 'bike', 'bike-parts', 'helmets'],
  ['Uferlos', 0.9, 'swim', 'lifestyle'],
  ['Vindrek', 1.2, 'camping', 'packs'],
  ['Wegmark', 0.9, 'hiking', 'sports-clothing', 'socks'],
  ['Zirbenfeld', 0.95, 'lifestyle', 'winter-accessories', 'camping'],
  ['Aerlund', 1.1, 'running', 'sports-clothing', 'eyewear'],
  ['Belmonta', 1.15, 'hiking', 'outdoor-clothing'],
  ['Corvado', 1.1, 'football', 'lifestyle'],
  ['Drachkar', 1.15, 'ski', 'snowboard', 'winter-accessories'],
  ['Elvanto', 1, 'sports-clothing', 'fitness', 'swim'],
  ['Fluvara', 1, 'swim', 'sports-clothing'],
  ['Gipfelrot', 1.05, 'outdoor-clothing', 'climbing', 'socks'],
  ['Halvorn', 1.1, 'winter-accessories', 'winter-clothing'],
  ['Innvento', 0.95, 'running', 'bike-parts', 'sports-clothing'],
  ['Kehrwerk', 1.1, 'bike', 'bike-parts'],
  ['Lumivar', 1.15, 'eyewear', 'bike-parts'],
  ['Murvento', 1, 'tennis', 'sports-clothing'],
  ['Nordsteg', 0.9, 'camping', 'outdoor-clothing', 'winter-accessories'],
  ['Olvena', 0.95, 'fitness', 'sports-clothing', 'lifestyle'],
  ['Pratello', 1, 'football', 'sports-clothing'],
  ['Rasenwerk', 0.95, 'football'],
  ['Torano', 1.1, 'football', 'socks'],
  ['Sechzehner', 0.9, 'football', 'lifestyle'],
  ['Slicewerk', 1.1, 'tennis'],
  ['Grundlinie', 0.95, 'tennis'],
  ['Vantello', 1.2, 'tennis', 'fitness'],
  ['Bahnvier', 1.1, 'swim'],
  ['Eisenhold', 1, 'fitness'],
  ['Hebelwerk', 0.9, 'fitness'],
  ['Mattenruh', 1.05, 'fitness', 'lifestyle'],
  ['Bivakka', 1.15, 'camping', 'climbing'],
  ['Zeltmark', 0.9, 'camping'],
  ['Daunwerk', 1.2, 'camping', 'outdoor-clothing'],
  ['Sokkaro', 1, 'socks'],
  ['Handfest', 1.05, 'winter-accessories'],
  ['Blendfrei', 1, 'eyewear'],
  ['Riegelmann & Sohn', 1.1, 'bike-parts'],
  ['Griffgrat', 1.1, 'climbing'],
  ['Reibholz', 0.95, 'climbing', 'fitness'],
  ['Brettlwerk', 1, 'snowboard', 'ski'],
  ['Fersenhalt', 1.1, 'ski', 'socks'],
];

export const seedBrands: readonly SeedBrand[] = rows.map(([name, level, ...ranges], index) => ({
  id: index + 1,
  slug: slugOf(name),
  name,
  level,
  ranges,
}));
