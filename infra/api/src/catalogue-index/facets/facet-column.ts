import type { IndexedProduct } from '../indexed-product.ts';
import type { OrdinalRemap } from '../ordinal-remap.ts';
import { type Bitset, countCommon, emptyBits, type Members } from './bitset.ts';
import { type FacetValues, facetValuesAfter, facetValuesOf } from './facet-values.ts';

/**
 * The values that each product has, of one filter group or of all groups, accessible by value and by product. A column never
 * changes: running requests keep the one they started with.
 */
export type FacetColumn = {
  /** All values that any product has, and perhaps some that none has any more. */
  readonly valueIds: readonly number[];
  /** The products with a value. */
  bitsOf(valueId: number): Bitset;
  /** The number of these products for each of `valueIds`. */
  tally(products: Members): Uint32Array;
  /** The same as a map by value id, without zeros. */
  countIn(products: Members): Map<number, number>;
  /** The column after a change; the same one if nothing in it changed. */
  after(change: OrdinalRemap, read: (product: IndexedProduct) => readonly number[]): FacetColumn;
};

function columnOf(stored: FacetValues): FacetColumn {
  const { size, valueIds, positions, bits, starts, values } = stored;
  const nothing = emptyBits(size);

  const countValues = (products: Bitset) => Uint32Array.from(bits, (own) => countCommon(own, products));

  function countProducts(ordinals: Uint32Array): Uint32Array {
    const counts = new Uint32Array(valueIds.length);
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] ?? 0;
      const end = starts[ordinal + 1] ?? 0;
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

  const column: FacetColumn = {
    valueIds,
    bitsOf: (valueId) => bits[positions.get(valueId) ?? -1] ?? nothing,
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
    after(change, read) {
      const next = facetValuesAfter(stored, change, read);
      return next === stored ? column : columnOf(next);
    },
  };
  return column;
}

/** @param valuesOf the values of each product; a value that is listed twice counts once */
export function createFacetColumn(valuesOf: readonly (readonly number[])[]): FacetColumn {
  return columnOf(facetValuesOf(valuesOf));
}

/** A column in which no product has a value. */
export function emptyFacetColumn(size: number): FacetColumn {
  return columnOf({
    size,
    valueIds: [],
    positions: new Map(),
    bits: [],
    starts: new Uint32Array(size + 1),
    values: new Uint16Array(0),
  });
}
