import { gendersIn } from '../catalogue/genders.ts';
import type { Place } from '../catalogue/place.ts';
import type { Bitset } from '../catalogue-index/bitset.ts';
import { unionOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

/** What a place allows, its category aside: the tree counts beyond that. */
export function placeBits(index: CatalogueIndex, { section, brand, gender }: Place): Bitset[] {
  const sets: Bitset[] = [];
  if (gender !== 0) sets.push(unionOf(index.size, gendersIn(gender).map(index.ofGender)));
  if (brand !== null) sets.push(index.ofBrand(brand.id));
  if (section === 'sale') sets.push(index.reduced);
  return sets;
}
