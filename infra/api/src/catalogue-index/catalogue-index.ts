import { filterGroupIds, type Gender, type PriceType } from 'shared-contracts/entities';
import { addBit, type Bitset, emptyBits, unionOf } from './bitset.ts';
import { type Columns, columnsOf, type IndexedProduct } from './columns.ts';
import { createFacetColumn, type FacetColumn } from './facet-column.ts';
import type { TextIndex } from './text-index.ts';

/** An order of the whole catalogue: the ordinals, the first to be shown first, and at which place each ordinal stands. */
export type Ranking = { readonly order: Uint32Array; readonly places: Uint32Array };

function rankingOf(order: Uint32Array): Ranking {
  const places = new Uint32Array(order.length);
  for (const [place, ordinal] of order.entries()) places[ordinal] = place;
  return { order, places };
}

/**
 * The catalogue as lists need it: which product has what, in sets of bits. Products are numbered in the default order
 * (popularity, then id), so that a set read from its beginning is in that order already.
 */
export type CatalogueIndex = Pick<Columns, 'size' | 'ids' | 'categories' | 'prices'> & {
  readonly text: TextIndex;
  /** Changes with every change of stock: what was counted before may no longer be true. */
  readonly version: number;
  /** The filter groups that occur. */
  readonly groups: readonly number[];
  /** Cheaper than the recommended price. */
  readonly reduced: Bitset;
  column(filterId: number): FacetColumn;
  ofGender(gender: Gender): Bitset;
  ofBrand(brandId: number): Bitset;
  /** Products of these categories. */
  inCategories(ids: readonly number[]): Bitset;
  /** Products whose price in cents lies within the bounds, both included; null is no bound. */
  pricedWithin(type: PriceType, min: number | null, max: number | null): Bitset;
  byPrice(type: PriceType, direction: 'asc' | 'desc'): Ranking;
  byDate(direction: 'asc' | 'desc'): Ranking;
  byRank(direction: 'asc' | 'desc'): Ranking;
  /** What is in stock of a product has changed. */
  putSizes(productId: number, inStock: readonly number[]): void;
};

/** Makes what is asked for once and keeps it. */
function keeping<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

function indexOf(columns: Columns, text: TextIndex): CatalogueIndex {
  const { size, ids, brandIds, categories, genders, rrp, prices, addedAt, facets } = columns;
  const empty = createFacetColumn([]);
  const ordinalOfId = new Map<number, number>();
  for (const [ordinal, id] of ids.entries()) ordinalOfId.set(id, ordinal);

  function where(matches: (ordinal: number) => boolean): Bitset {
    const bits = emptyBits(size);
    for (let ordinal = 0; ordinal < size; ordinal++) if (matches(ordinal)) addBit(bits, ordinal);
    return bits;
  }

  const defaultOrder = Uint32Array.from(ids, (_, ordinal) => ordinal);
  // What is equal stays in the default order, whatever the direction: the more popular first.
  const ranking = (values: Int32Array, sign: number) =>
    rankingOf(defaultOrder.slice().sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b));
  const signOf = (direction: string) => (direction === 'asc' ? 1 : -1);

  const byGender = keeping((gender) => where((ordinal) => genders[ordinal] === Number(gender)));
  let version = 0;
  const byBrand = keeping((brandId) => where((ordinal) => brandIds[ordinal] === Number(brandId)));
  const byCategories = keeping((key) => unionOf(size, key.split(',').map(Number).map(categories.bitsOf)));
  const rankings = {
    price: keeping((key) => {
      const [type, direction] = key.split(' ') as [PriceType, string];
      return ranking(prices[type], signOf(direction));
    }),
    date: keeping((direction) => ranking(addedAt, signOf(direction))),
    rank: keeping((direction) => rankingOf(direction === 'desc' ? defaultOrder : defaultOrder.toReversed())),
  };

  return {
    size,
    ids,
    categories,
    prices,
    text,
    get version() {
      return version;
    },
    groups: [...facets.keys()],
    reduced: where((ordinal) => (prices.vk[ordinal] ?? 0) < (rrp[ordinal] ?? 0)),
    column: (filterId) => facets.get(filterId) ?? empty,
    ofGender: (gender) => byGender(String(gender)),
    ofBrand: (brandId) => byBrand(String(brandId)),
    inCategories: (wanted) => byCategories(wanted.join(',')),
    pricedWithin(type, min, max) {
      const column = prices[type];
      const [low, high] = [min ?? 0, max ?? Number.POSITIVE_INFINITY];
      return where((ordinal) => {
        const price = column[ordinal] ?? 0;
        return price >= low && price <= high;
      });
    },
    byPrice: (type, direction) => rankings.price(`${type} ${direction}`),
    byDate: rankings.date,
    byRank: rankings.rank,
    putSizes(productId, inStock) {
      const ordinal = ordinalOfId.get(productId);
      if (ordinal === undefined) return;
      facets.get(filterGroupIds.size)?.put(ordinal, inStock);
      version += 1;
    },
  };
}

/** @param products in the default order: most popular first, then by id */
export function createCatalogueIndex(products: readonly IndexedProduct[], text: TextIndex): CatalogueIndex {
  return indexOf(columnsOf(products, filterGroupIds.size), text);
}
