import { logoSeed, logoStyles, type MarkName } from '../pictures/index.ts';
import type { BrandRange } from './brand-ranges.ts';
import type { SeedBrand } from './brands.ts';

// Logo marks that suit a brand's main range. Brands of a range use them in turn.
const marksOf: Readonly<Record<BrandRange, readonly MarkName[]>> = {
  running: ['wings', 'chevrons', 'none', 'bars', 'monogram', 'trail'],
  hiking: ['trail', 'peaks', 'monogram', 'contours', 'facets', 'none'],
  climbing: ['links', 'facets', 'horn', 'monogram', 'hexagon'],
  'outdoor-clothing': ['summit-sun', 'monogram', 'horn', 'none', 'facets', 'contours', 'star'],
  'sports-clothing': ['none', 'wings', 'monogram', 'stripes', 'chevrons'],
  'winter-clothing': ['snow', 'monogram', 'diamonds', 'none', 'summit-sun'],
  ski: ['peaks', 'monogram', 'hexagon', 'stripes', 'none', 'snow'],
  snowboard: ['none', 'snow', 'stripes', 'monogram'],
  'winter-accessories': ['diamonds', 'monogram', 'snow', 'leaf'],
  eyewear: ['horizon', 'ring', 'none', 'monogram'],
  helmets: ['hexagon', 'monogram', 'ring'],
  packs: ['monogram', 'contours', 'diamonds', 'links'],
  camping: ['summit-sun', 'leaf', 'monogram', 'star', 'peaks'],
  bike: ['wheel', 'monogram', 'none', 'wheel'],
  'bike-parts': ['ring', 'monogram', 'links'],
  football: ['star', 'monogram', 'hexagon', 'none', 'stripes'],
  tennis: ['horizon', 'none', 'monogram', 'ring'],
  swim: ['waves', 'none', 'waves', 'monogram'],
  fitness: ['bars', 'monogram', 'leaf', 'none'],
  lifestyle: ['leaf', 'none', 'stripes', 'diamonds', 'monogram'],
  socks: ['diamonds', 'monogram', 'bars'],
};

/** The seed of each brand's logo. No two brands of a range share mark and lettering. */
export function brandLogoSeeds(brands: readonly SeedBrand[]): ReadonlyMap<number, number> {
  const taken = new Map<BrandRange, number>();
  return new Map(
    brands.map(({ id, ranges: [range = 'lifestyle'] }) => {
      const turn = taken.get(range) ?? 0;
      taken.set(range, turn + 1);
      const marks = marksOf[range];
      // 4 and the number of styles are coprime, so neighbouring logos differ in lettering.
      return [id, logoSeed(marks[turn % marks.length] ?? 'none', (id * 4) % logoStyles, id)] as const;
    }),
  );
}
