import { LRUCache } from 'lru-cache';
import { filterGroupIds } from 'shared-contracts/entities';
import { gendersIn } from '../catalogue/genders.ts';
import type { ListingScope } from '../catalogue/listing-scope.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import {
  addBit,
  type Bitset,
  emptyBits,
  intersectionOf,
  membersOf,
  unionOf,
} from '../catalogue-index/facets/bitset.ts';

/** The filter value of the sale type "outlet", next to SPEC 9's refurbished. */
export const outletValueId = 2736;

function productBits({ size, ordinalOf }: CatalogueIndex, productIds: readonly number[]): Bitset {
  const bits = emptyBits(size);
  for (const id of productIds) {
    const ordinal = ordinalOf.get(id);
    if (ordinal !== undefined) addBit(bits, ordinal);
  }
  return bits;
}

/** The sets of a scope without its category: the category tree also counts outside of it. */
export function scopeBits(
  index: CatalogueIndex,
  { section, brand, sport, gender, assortment }: ListingScope,
): Bitset[] {
  const sets: Bitset[] = [];
  if (assortment) sets.push(productBits(index, assortment.productIds));
  if (gender !== 0) sets.push(unionOf(index.size, gendersIn(gender).map(index.ofGender)));
  if (brand !== null) sets.push(index.ofBrand(brand.id));
  if (section === 'sale') sets.push(index.reduced);
  if (section === 'outlet') sets.push(index.column(filterGroupIds.saletype).bitsOf(outletValueId));
  if (sport) sets.push(index.column(filterGroupIds.sports).bitsOf(sport.id));
  return sets;
}

/** Number of products by filter group and value, and by category. */
export type Counts = {
  readonly facets: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly categories: ReadonlyMap<number, number>;
};

type CachedCounts = Pick<CatalogueIndex, 'version' | 'setsVersion'> & { readonly counts: Counts };

/** The counts of a scope without any filters. */
export type ScopeCounts = {
  (scope: ListingScope): Counts;
  /** Counts by scope, of this index and of earlier ones. */
  readonly cache: LRUCache<string, CachedCounts>;
};

// About ten kilobytes each. Shoppers use about as many scopes.
const maxCachedScopes = 1500;

function keyOf({ section, sport, brand, gender, category, assortment }: ListingScope): string {
  const team = assortment && `${assortment.team?.slug ?? '*'} ${assortment.version}`;
  return [section, sport?.id, brand?.id, gender, category?.id, team].join(' ');
}

/**
 * Counts each scope once and caches the result until the catalogue changes. Counting is the most expensive part of a listing in a
 * large catalogue, shoppers enter by few scopes, and every filtered listing needs the counts to list the values without results.
 * @param before those of the index before: where only stock or prices changed, only sizes are counted again
 */
export function createScopeCounts(index: CatalogueIndex, before?: ScopeCounts): ScopeCounts {
  const cache = before?.cache ?? new LRUCache<string, CachedCounts>({ max: maxCachedScopes });
  const { version, setsVersion, size } = index;

  function count(scope: ListingScope, known: CachedCounts | undefined): Counts {
    const scopeSets = scopeBits(index, scope);
    const category = scope.category === null ? [] : [index.inCategories(scope.category.subtree)];
    const products = membersOf(intersectionOf(size, [...scopeSets, ...category]));
    if (known?.setsVersion === setsVersion) {
      const sizes = index.column(filterGroupIds.size).countIn(products);
      return {
        facets: new Map(known.counts.facets).set(filterGroupIds.size, sizes),
        categories: known.counts.categories,
      };
    }
    const everywhere = category.length === 0 ? products : membersOf(intersectionOf(size, scopeSets));
    return { facets: index.countAll(products), categories: index.categories.countIn(everywhere) };
  }

  const countsOf = (scope: ListingScope): Counts => {
    const key = keyOf(scope);
    const known = cache.get(key);
    if (known?.version === version) return known.counts;
    const counts = count(scope, known);
    cache.set(key, { version, setsVersion, counts });
    return counts;
  };
  return Object.assign(countsOf, { cache });
}
