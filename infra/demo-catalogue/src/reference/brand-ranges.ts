/** The product ranges of brands. Each category belongs to one, so a maker of tennis rackets sells no tents. */
export const brandRanges = [
  'running',
  'hiking',
  'climbing',
  'outdoor-clothing',
  'sports-clothing',
  'winter-clothing',
  'ski',
  'snowboard',
  'winter-accessories',
  'eyewear',
  'helmets',
  'packs',
  'camping',
  'bike',
  'bike-parts',
  'football',
  'tennis',
  'swim',
  'fitness',
  'lifestyle',
  'socks',
] as const;

export type BrandRange = (typeof brandRanges)[number];
