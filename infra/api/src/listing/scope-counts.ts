import { filterGroupIds } from 'shared-contracts/entities';
import type { Place } from '../catalogue/listing-scope.ts';
import { intersectionOf, membersOf } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { createLruCache, type LruCache } from '../http/lru-cache.ts';
import { placeBits } from './place-bits.ts';

/** Products by value, group by group, and by category. */
export type Counts = {
  readonly facets: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly categories: ReadonlyMap<number, number>;
};

/** What a whole place holds, before anything is chosen there. */
export type PlaceCounts = (place: Place) => Counts;

// Some ten kilobytes each. A shop has about as many that anybody goes to.
const keptPlaces = 1500;

function keyOf({ section, sport, brand, gender, category }: Place): string {
  return [section, sport?.id, brand?.id, gender, category?.id].join(' ');
}

/**
 * Counts a place once and remembers it until stock changes: in a large catalogue this is the dearest part of a list, shoppers
 * enter by few places, and every list needs it to name the values that its filters have emptied.
 */
export function createPlaceCounts(index: CatalogueIndex): PlaceCounts {
  const kept: LruCache<{ readonly version: number; readonly counts: Counts }> = createLruCache(keptPlaces);
  return (place) => {
    const key = keyOf(place);
    const known = kept.get(key);
    if (known?.version === index.version) return known.counts;
    const scope = placeBits(index, place);
    const category = place.category === null ? [] : [index.inCategories(place.category.subtree)];
    const products = membersOf(intersectionOf(index.size, [...scope, ...category]));
    const everywhere = () => (category.length === 0 ? products : membersOf(intersectionOf(index.size, scope)));
    // Stock decides which sizes there are and nothing else.
    const isNew = known === undefined;
    const { size } = filterGroupIds;
    const facets = isNew
      ? index.countAll(products)
      : new Map(known.counts.facets).set(size, index.column(size).countIn(products));
    const categories = isNew ? index.categories.countIn(everywhere()) : known.counts.categories;
    const counts = { facets, categories };
    kept.set(key, { version: index.version, counts });
    return counts;
  };
}
