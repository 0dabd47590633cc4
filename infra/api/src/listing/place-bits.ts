import { filterGroupIds } from 'shared-contracts/entities';
import { gendersIn } from '../catalogue/genders.ts';
import type { Place } from '../catalogue/listing-scope.ts';
import { type Bitset, unionOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

/** The sale type "outlet", a neighbour of SPEC 9's refurbished. */
export const outletValueId = 2736;

/** What a place allows, its category aside: the tree counts beyond that. */
export function placeBits(index: CatalogueIndex, { section, brand, sport, gender }: Place): Bitset[] {
  const sets: Bitset[] = [];
  if (gender !== 0) sets.push(unionOf(index.size, gendersIn(gender).map(index.ofGender)));
  if (brand !== null) sets.push(index.ofBrand(brand.id));
  if (section === 'sale') sets.push(index.reduced);
  if (section === 'outlet') sets.push(index.column(filterGroupIds.saletype).bitsOf(outletValueId));
  if (sport) sets.push(index.column(filterGroupIds.sports).bitsOf(sport.id));
  return sets;
}
