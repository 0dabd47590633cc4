import { addBit, type Bitset, countCommon, emptyBits, hasBit, type Members, removeBit } from './bitset.ts';

/** The values that each product has, of one filter group or of all groups, accessible by value and by product. */
export type FacetColumn = {
  /** All values that any product has or may get. */
  readonly valueIds: readonly number[];
  /** The products with a value. */
  bitsOf(valueId: number): Bitset;
  valuesOf(ordinal: number): number[];
  /** The number of these products for each of `valueIds`. */
  tally(products: Members): Uint32Array;
  /** The same as a map by value id, without zeros. */
  countIn(products: Members): Map<number, number>;
  /** Replaces a product's values by a subset of its possible values. */
  put(ordinal: number, valueIds: readonly number[]): void;
};

/**
 * @param possible for each product all values it may ever have, including sizes that are sold out now; initially it has all of
 * them
 */
export function createFacetColumn(possible: readonly (readonly number[])[]): FacetColumn {
  const { length: size } = possible;
  const valueIds = [...new Set(possible.flat())].sort((a, b) => a - b);
  const position = new Map(valueIds.map((id, index) => [id, index]));
  const bits = valueIds.map(() => emptyBits(size));
  const nothing = emptyBits(size);
  // The values of product i are stored from starts[i] to ends[i]. The space up to starts[i + 1] is reserved for values that may
  // return.
  const starts = new Uint32Array(size + 1);
  const ends = new Uint32Array(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    starts[ordinal + 1] = (starts[ordinal] ?? 0) + (possible[ordinal]?.length ?? 0);
  }
  const values = new Uint16Array(starts[size] ?? 0);

  function put(ordinal: number, present: readonly number[]): void {
    const start = starts[ordinal] ?? 0;
    for (const before of values.subarray(start, ends[ordinal])) {
      const set = bits[before];
      if (set) removeBit(set, ordinal);
    }
    let end = start;
    for (const id of present) {
      const index = position.get(id);
      const set = index === undefined ? undefined : bits[index];
      if (index === undefined || set === undefined || end === starts[ordinal + 1]) {
        throw new RangeError(`Value ${id} is not among those of product number ${ordinal}`);
      }
      if (hasBit(set, ordinal)) continue;
      values[end++] = index;
      addBit(set, ordinal);
    }
    ends[ordinal] = end;
  }

  const countValues = (products: Bitset) => Uint32Array.from(bits, (own) => countCommon(own, products));

  function countProducts(ordinals: Uint32Array): Uint32Array {
    const counts = new Uint32Array(valueIds.length);
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] ?? 0;
      const end = ends[ordinal] ?? 0;
      for (let at = starts[ordinal] ?? 0; at < end; at++) {
        const value = values[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    return counts;
  }

  function tally({ bits: products, ordinals }: Members): Uint32Array {
    // Counts either by value over the bitsets, or by product over its values, whichever takes fewer steps.
    const valuesOfOne = (starts[size] ?? 0) / Math.max(1, size);
    const isByValue = valueIds.length * products.length < ordinals.length * (1 + valuesOfOne);
    return isByValue ? countValues(products) : countProducts(ordinals);
  }

  for (const [ordinal, ids] of possible.entries()) put(ordinal, ids);
  return {
    valueIds,
    bitsOf: (valueId) => bits[position.get(valueId) ?? -1] ?? nothing,
    valuesOf: (ordinal) => Array.from(values.subarray(starts[ordinal], ends[ordinal]), (index) => valueIds[index] ?? 0),
    tally,
    countIn(products) {
      const counts = tally(products);
      const found = new Map<number, number>();
      for (const [index, id] of valueIds.entries()) {
        const count = counts[index] ?? 0;
        if (count > 0) found.set(id, count);
      }
      return found;
    },
    put,
  };
}
