import type { IndexedProduct } from './indexed-product.ts';

/** Products that keep their data: `length` ordinals from `before` on become those from `after` on. */
export type Stretch = { readonly before: number; readonly after: number; readonly length: number };

/**
 * How an index is derived from the previous one. Ordinals number the products by popularity, before and after: products that
 * enter, leave or change their rank move the others.
 */
export type OrdinalRemap = {
  readonly size: number;
  readonly isSameOrder: boolean;
  readonly kept: readonly Stretch[];
  /** New and changed products by their ordinal afterwards, ascending. */
  readonly written: ReadonlyMap<number, IndexedProduct>;
  /** The ordinal afterwards by the ordinal before; -1 for products that left. */
  readonly ordinalAfter: Int32Array;
};

/** The part of a change that concerns the order of products. */
export type Reordering = Pick<OrdinalRemap, 'size' | 'isSameOrder' | 'ordinalAfter'> & {
  /** Ordinals afterwards of new and changed products, ascending. */
  readonly written: Pick<ReadonlyMap<number, unknown>, 'keys'>;
};

/** Products that can be changed in every column in one step between requests. */
const fewProducts = 200;

/** Whether following the change takes a few milliseconds altogether. */
export const isSmall = ({ isSameOrder, written }: OrdinalRemap) => isSameOrder && written.size <= fewProducts;

export type Ordering = {
  readonly ids: Int32Array;
  readonly ranks: Int32Array;
  readonly ordinalOf: ReadonlyMap<number, number>;
};

/** The default order: most popular first, then by id. */
export function byPopularity(one: Pick<IndexedProduct, 'id' | 'rank'>, other: Pick<IndexedProduct, 'id' | 'rank'>) {
  return other.rank - one.rank || one.id - other.id;
}

/** Collects ordinals afterwards one after the other. */
function createOrder(sizeBefore: number) {
  const kept: { before: number; after: number; length: number }[] = [];
  const written = new Map<number, IndexedProduct>();
  const ordinalAfter = new Int32Array(sizeBefore).fill(-1);
  let size = 0;
  return {
    keep(before: number): void {
      const last = kept.at(-1);
      if (last && last.before + last.length === before && last.after + last.length === size) last.length += 1;
      else kept.push({ before, after: size, length: 1 });
      ordinalAfter[before] = size++;
    },
    write(product: IndexedProduct, before: number | undefined): void {
      written.set(size, product);
      if (before !== undefined) ordinalAfter[before] = size;
      size += 1;
    },
    result: (isSameOrder: boolean): OrdinalRemap => ({ size, isSameOrder, kept, written, ordinalAfter }),
  };
}

/**
 * @param changed new products, and those of which anything changed; each id once
 * @param removed ids; unknown ones are ignored
 */
export function remapOrdinals(
  { ids, ranks, ordinalOf }: Ordering,
  changed: readonly IndexedProduct[],
  removed: readonly number[],
): OrdinalRemap {
  const inPlace = new Map<number, IndexedProduct>();
  const leaving = new Set<number>();
  const entering: IndexedProduct[] = [];
  for (const product of changed) {
    const ordinal = ordinalOf.get(product.id);
    if (ordinal !== undefined && ranks[ordinal] === product.rank) inPlace.set(ordinal, product);
    else entering.push(product);
    if (ordinal !== undefined && ranks[ordinal] !== product.rank) leaving.add(ordinal);
  }
  for (const id of removed) {
    const ordinal = ordinalOf.get(id);
    if (ordinal !== undefined) leaving.add(ordinal);
  }
  entering.sort(byPopularity);
  const order = createOrder(ids.length);
  let next = 0;
  const enter = (product: IndexedProduct) => order.write(product, ordinalOf.get(product.id));
  for (let ordinal = 0; ordinal < ids.length; ordinal++) {
    if (leaving.has(ordinal)) continue;
    const here = { id: ids[ordinal] ?? 0, rank: ranks[ordinal] ?? 0 };
    for (let product = entering[next]; product && byPopularity(product, here) < 0; product = entering[++next]) {
      enter(product);
    }
    const product = inPlace.get(ordinal);
    if (product) order.write(product, ordinal);
    else order.keep(ordinal);
  }
  for (const product of entering.slice(next)) enter(product);
  return order.result(leaving.size === 0 && entering.length === 0);
}

/** A column of numbers after a change; the same array if nothing in it changed. */
export function columnAfter(
  column: Int32Array,
  { size, isSameOrder, kept, written }: OrdinalRemap,
  read: (product: IndexedProduct) => number,
): Int32Array {
  if (isSameOrder && [...written].every(([ordinal, product]) => column[ordinal] === read(product))) return column;
  const after = new Int32Array(size);
  for (const { before, after: at, length } of kept) after.set(column.subarray(before, before + length), at);
  for (const [ordinal, product] of written) after[ordinal] = read(product);
  return after;
}
