import { setImmediate as nextTurn } from 'node:timers/promises';
import { filterGroupIds, type Gender, type PriceType } from 'shared-contracts/entities';
import { type Columns, columnsAfter, columnsOf, repricedColumns } from './columns.ts';
import { addBit, type Bitset, bitsWithin, emptyBits, unionOf } from './facets/bitset.ts';
import type { Facets } from './facets/facets.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { ProductPrices } from './load-prices.ts';
import type { Ordering, OrdinalRemap } from './ordinal-remap.ts';
import type { Direction, Ranking } from './ranking.ts';
import { type Rankings, rankingsAfter, rankingsOf } from './rankings.ts';
import type { TextIndex } from './text/text-index.ts';

/**
 * The catalogue in memory, as listings and search use it: bitsets of the products that have each value. Ordinals number the
 * products in the default order (popularity, then id), so the members of any set are in that order. An index never changes; a
 * change of the catalogue makes another one, which shares everything that stayed the same (decision 0034).
 */
export type CatalogueIndex = Pick<Columns, 'size' | 'ids' | 'categories' | 'prices'> &
  Ordering &
  Pick<Facets, 'groups' | 'column' | 'countAll'> & {
    readonly text: TextIndex;
    /** Increases with every change. */
    readonly version: number;
    /** The version of the last change that affected the members of any set except those of sizes. */
    readonly setsVersion: number;
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
    /** The index after a change; `text` belongs to the ordinals after it. Yields to requests between its steps. */
    after(change: OrdinalRemap, text: TextIndex): Promise<CatalogueIndex>;
    /** The index with other prices, by product id. Unknown products are ignored. Yields to requests between its steps. */
    repriced(prices: ReadonlyMap<number, ProductPrices>): Promise<CatalogueIndex>;
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

function reducedIn({ size, prices, rrp }: Columns): Bitset {
  const reduced = emptyBits(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    if ((prices.vk[ordinal] ?? 0) < (rrp[ordinal] ?? 0)) addBit(reduced, ordinal);
  }
  return reduced;
}

function hasSameSets(before: Columns, after: Columns): boolean {
  return (
    before.brandIds === after.brandIds &&
    before.genders === after.genders &&
    before.categories === after.categories &&
    before.facets.differsInSizesOnly(after.facets)
  );
}

const hasSameBits = (one: Bitset, other: Bitset) => one.every((word, at) => word === other[at]);

function ordinalsById(ids: Int32Array): ReadonlyMap<number, number> {
  const ordinalOf = new Map<number, number>();
  for (const [ordinal, id] of ids.entries()) ordinalOf.set(id, ordinal);
  return ordinalOf;
}

type Parts = Pick<CatalogueIndex, 'text' | 'ordinalOf' | 'version' | 'setsVersion'> & {
  readonly columns: Columns;
  readonly rankings: Rankings;
};

function indexOf({ columns, rankings, ...parts }: Parts): CatalogueIndex {
  const { size, ids, ranks, brandIds, categories, genders, prices, facets } = columns;
  const byGender = memoized((gender) => bitsWithin(genders, Number(gender), Number(gender)));
  const byBrand = memoized((brandId) => bitsWithin(brandIds, Number(brandId), Number(brandId)));
  const byCategories = memoized((key) => unionOf(size, key.split(',').map(Number).map(categories.bitsOf)));
  const reduced = reducedIn(columns);
  return {
    size,
    ids,
    ranks,
    categories,
    prices,
    ...parts,
    groups: facets.groups,
    column: facets.column,
    countAll: facets.countAll,
    reduced,
    ofGender: (gender) => byGender(String(gender)),
    ofBrand: (brandId) => byBrand(String(brandId)),
    inCategories: (wanted) => byCategories(wanted.join(',')),
    pricedWithin: (type, min, max) => bitsWithin(prices[type], min ?? 0, max ?? highest),
    byPrice: (type, direction) => rankings.byPrice[type][direction],
    byDate: (direction) => rankings.byDate[direction],
    byRank: (direction) => rankings.byRank[direction],
    async after(change, text) {
      const next = await columnsAfter(columns, change);
      await nextTurn();
      const rankingsNow = await rankingsAfter(rankings, columns, next, change);
      const isSame = change.isSameOrder && hasSameSets(columns, next) && hasSameBits(reduced, reducedIn(next));
      const version = parts.version + 1;
      return indexOf({
        columns: next,
        rankings: rankingsNow,
        text,
        ordinalOf: change.isSameOrder ? parts.ordinalOf : ordinalsById(next.ids),
        version,
        setsVersion: isSame ? parts.setsVersion : version,
      });
    },
    async repriced(wanted) {
      const written = new Map<number, ProductPrices>();
      for (const [id, own] of wanted) {
        const ordinal = parts.ordinalOf.get(id);
        if (ordinal !== undefined) written.set(ordinal, own);
      }
      const next = repricedColumns(columns, written);
      await nextTurn();
      const ordinalAfter = Int32Array.from({ length: size }, (_, ordinal) => ordinal);
      const change = { size, isSameOrder: true, written, ordinalAfter };
      const version = parts.version + 1;
      return indexOf({
        ...parts,
        columns: next,
        rankings: await rankingsAfter(rankings, columns, next, change),
        version,
        setsVersion: hasSameBits(reduced, reducedIn(next)) ? parts.setsVersion : version,
      });
    },
  };
}

/**
 * @param products in the default order: most popular first, then by id
 * @param version above that of every index before
 */
export function createCatalogueIndex(
  products: readonly IndexedProduct[],
  text: TextIndex,
  version = 0,
): CatalogueIndex {
  const columns = columnsOf(products, filterGroupIds.size);
  const ordinalOf = ordinalsById(columns.ids);
  return indexOf({ columns, rankings: rankingsOf(columns), text, ordinalOf, version, setsVersion: version });
}
