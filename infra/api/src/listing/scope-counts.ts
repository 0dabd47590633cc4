import { LRUCache } from 'lru-cache';
import { filterGroupIds } from 'shared-contracts/entities';
import { gendersIn } from '../catalogue/genders.ts';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import { type Bitset, intersectionOf, membersOf, unionOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';

/** The sale type "outlet", a neighbour of SPEC 9's refurbished. */
export const outletValueId = 2736;

/** What a place allows, its category aside: the tree counts beyond that. */
export function scopeBits(index: CatalogueIndex, { section, brand, sport, gender }: ListingScope): Bitset[] {
  const sets: Bitset[] = [];
  if (gender !== 0) sets.push(unionOf(index.size, gendersIn(gender).map(index.ofGender)));
  if (brand !== null) sets.push(index.ofBrand(brand.id));
  if (section === 'sale') sets.push(index.reduced);
  if (section === 'outlet') sets.push(index.column(filterGroupIds.saletype).bitsOf(outletValueId));
  if (sport) sets.push(index.column(filterGroupIds.sports).bitsOf(sport.id));
  return sets;
}

/** Products by value, group by group, and by category. */
export type Counts = {
  readonly facets: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly categories: ReadonlyMap<number, number>;
};

/** What a wholeShop place holds, before anything is chosen there. */
export type ScopeCounts = (scope: ListingScope) => Counts;

// Some ten kilobytes each. A shop has about as many that anybody goes to.
const maxCachedScopes = 1500;

function keyOf({ section, sport, brand, gender, category }: ListingScope): string {
  return [section, sport?.id, brand?.id, gender, category?.id].join(' ');
}

/**
 * Counts a place once and remembers it until stock changes: in a large catalogue this is the dearest part of a list, shoppers
 * enter by few places, and every list needs it to name the values that its filters have emptied.
 */
export function createScopeCounts(index: CatalogueIndex): ScopeCounts {
  const cache = new LRUCache<string, { readonly version: number; readonly counts: Counts }>({ max: maxCachedScopes });
  return (scope) => {
    const key = keyOf(scope);
    const known = cache.get(key);
    if (known?.version === index.version) return known.counts;
    const scopeSets = scopeBits(index, scope);
    const category = scope.category === null ? [] : [index.inCategories(scope.category.subtree)];
    const products = membersOf(intersectionOf(index.size, [...scopeSets, ...category]));
    const everywhere = () => (category.length === 0 ? products : membersOf(intersectionOf(index.size, scopeSets)));
    // Stock decides which sizes there are and nothing else.
    const isNew = known === undefined;
    const { size } = filterGroupIds;
    const facets = isNew
      ? index.countAll(products)
      : new Map(known.counts.facets).set(size, index.column(size).countIn(products));
    const categories = isNew ? index.categories.countIn(everywhere()) : known.counts.categories;
    const counts = { facets, categories };
    cache.set(key, { version: index.version, counts });
    return counts;
  };
}
