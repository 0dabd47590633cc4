import { filterGroupIds, type Gender, type PriceType } from 'shared-contracts/entities';
import { addBit, type Bitset, bitsWithin, emptyBits, unionOf } from './bitset.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { Facets } from './facets.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { type Direction, type Ranking, rankingBy, rankingOf } from './ranking.ts';
import type { TextIndex } from './text-index.ts';

/**
 * The catalogue in memory, as listings and search use it: bitsets of the products that have each value. Ordinals number the
 * products in the default order (popularity, then id), so the members of any set are in that order.
 */
export type CatalogueIndex = Pick<Columns, 'size' | 'ids' | 'categories' | 'prices'> &
  Pick<Facets, 'groups' | 'column' | 'countAll'> & {
    readonly text: TextIndex;
    /** Increases with every change of stock. Counts of an earlier version are outdated. */
    readonly version: number;
    /** Products cheaper than their recommended retail price. */
    readonly reduced: Bitset;
    ofGender(gender: Gender): Bitset;
    ofBrand(brandId: number): Bitset;
    /** Products of any of these categories. */
    inCategories(ids: readonly number[]): Bitset;
    /** Products whose price in cents lies within the bounds, both included. Null means no bound. */
    pricedWithin(type: PriceType, min: number | null, max: number | null): Bitset;
    byPrice(type: PriceType, direction: Direction): Ranking;
    byDate(direction: Direction): Ranking;
    byRank(direction: Direction): Ranking;
    /** Sets the sizes of a product that are in stock. */
    putSizes(productId: number, inStock: readonly number[]): void;
  };

/** Computes the value of each key once. */
function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

// Cents; above every price.
const highest = 2 ** 30;

/** The ascending and the descending order by a column. */
function bothDirections(values: Int32Array): Readonly<Record<Direction, Ranking>> {
  return { asc: rankingBy(values, 'asc'), desc: rankingBy(values, 'desc') };
}

function indexOf(columns: Columns, text: TextIndex): CatalogueIndex {
  const { size, ids, brandIds, categories, genders, rrp, prices, addedAt, facets } = columns;
  const ordinalOfId = new Map<number, number>();
  for (const [ordinal, id] of ids.entries()) ordinalOfId.set(id, ordinal);

  const defaultOrder = Uint32Array.from(ids, (_, ordinal) => ordinal);
  // Computed at start, so that the first request with this sorting does not block the event loop.
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
