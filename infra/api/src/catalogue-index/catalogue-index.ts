import { filterGroupIds, type Gender, type PriceType } from 'shared-contracts/entities';
import { addBit, type Bitset, bitsWithin, emptyBits, unionOf } from './bitset.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { Facets } from './facets.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { type Direction, type Ranking, rankingBy, rankingOf } from './ranking.ts';
import type { TextIndex } from './text-index.ts';

/**
 * The catalogue as lists need it: which product has what, in sets of bits. Products are numbered in the default order
 * (popularity, then id), so that a set read from its beginning is in that order already.
 */
export type CatalogueIndex = Pick<Columns, 'size' | 'ids' | 'categories' | 'prices'> &
  Pick<Facets, 'groups' | 'column' | 'countAll'> & {
    readonly text: TextIndex;
    /** Changes with every change of stock: what was counted before may no longer be true. */
    readonly version: number;
    /** Cheaper than the recommended price. */
    readonly reduced: Bitset;
    ofGender(gender: Gender): Bitset;
    ofBrand(brandId: number): Bitset;
    /** Products of these categories. */
    inCategories(ids: readonly number[]): Bitset;
    /** Products whose price in cents lies within the bounds, both included; null is no bound. */
    pricedWithin(type: PriceType, min: number | null, max: number | null): Bitset;
    byPrice(type: PriceType, direction: Direction): Ranking;
    byDate(direction: Direction): Ranking;
    byRank(direction: Direction): Ranking;
    /** What is in stock of a product has changed. */
    putSizes(productId: number, inStock: readonly number[]): void;
  };

/** Makes what is asked for once and keeps it. */
function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

// Cents; higher than any price that can be asked for.
const highest = 2 ** 30;

/** The two orders by a column. */
function bothDirections(values: Int32Array): Readonly<Record<Direction, Ranking>> {
  return { asc: rankingBy(values, 'asc'), desc: rankingBy(values, 'desc') };
}

function indexOf(columns: Columns, text: TextIndex): CatalogueIndex {
  const { size, ids, brandIds, categories, genders, rrp, prices, addedAt, facets } = columns;
  const ordinalOfId = new Map<number, number>();
  for (const [ordinal, id] of ids.entries()) ordinalOfId.set(id, ordinal);

  const defaultOrder = Uint32Array.from(ids, (_, ordinal) => ordinal);
  // Made at start: the first who sorts shall not wait for it, and everybody else with them.
  const byPrice = {
    vk: bothDirections(prices.vk),
    premium: bothDirections(prices.premium),
    staff: bothDirections(prices.staff),
    pro: bothDirections(prices.pro),
  };
  const byDate = bothDirections(addedAt);
  const byRank = { asc: rankingOf(defaultOrder.toReversed()), desc: rankingOf(defaultOrder) };

  const byGender = memoized((gender) => bitsWithin(genders, Number(gender), Number(gender)));
  const byBrand = memoized((brandId) => bitsWithin(brandIds, Number(brandId), Number(brandId)));
  const byCategories = memoized((key) => unionOf(size, key.split(',').map(Number).map(categories.bitsOf)));
  const reduced = emptyBits(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    if ((prices.vk[ordinal] ?? 0) < (rrp[ordinal] ?? 0)) addBit(reduced, ordinal);
  }
  let version = 0;

  return {
    size,
    ids,
    categories,
    prices,
    text,
    get version() {
      return version;
    },
    groups: facets.groups,
    column: facets.column,
    countAll: facets.countAll,
    reduced,
    ofGender: (gender) => byGender(String(gender)),
    ofBrand: (brandId) => byBrand(String(brandId)),
    inCategories: (wanted) => byCategories(wanted.join(',')),
    pricedWithin: (type, min, max) => bitsWithin(prices[type], min ?? 0, max ?? highest),
    byPrice: (type, direction) => byPrice[type][direction],
    byDate: (direction) => byDate[direction],
    byRank: (direction) => byRank[direction],
    putSizes(productId, inStock) {
      const ordinal = ordinalOfId.get(productId);
      if (ordinal === undefined) return;
      facets.putSizes(ordinal, inStock);
      version += 1;
    },
  };
}

/** @param products in the default order: most popular first, then by id */
export function createCatalogueIndex(products: readonly IndexedProduct[], text: TextIndex): CatalogueIndex {
  return indexOf(columnsOf(products, filterGroupIds.size), text);
}
