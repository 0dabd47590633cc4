import type { IndexedProduct } from '../indexed-product.ts';
import type { OrdinalRemap } from '../ordinal-remap.ts';
import { addBit, type Bitset, emptyBits, removeBit } from './bitset.ts';

/** The values of products, numbered by their position in `valueIds`. Those of product i are from `starts[i]` to `starts[i + 1]`. */
export type FacetValues = {
  readonly size: number;
  readonly valueIds: readonly number[];
  /** Positions by value id. */
  readonly positions: ReadonlyMap<number, number>;
  /** The products with each value. */
  readonly bits: readonly Bitset[];
  readonly starts: Uint32Array;
  readonly values: Uint16Array;
};

const mostValues = 2 ** 16;

function positionsOf(valueIds: readonly number[]): ReadonlyMap<number, number> {
  if (valueIds.length > mostValues) throw new RangeError(`A filter group has more than ${mostValues} values`);
  return new Map(valueIds.map((id, position) => [id, position]));
}

function bitsByValue(size: number, count: number, starts: Uint32Array, values: Uint16Array): Bitset[] {
  const bits = Array.from({ length: count }, () => emptyBits(size));
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const end = starts[ordinal + 1] ?? 0;
    for (let at = starts[ordinal] ?? 0; at < end; at++) {
      const set = bits[values[at] ?? 0];
      if (set) addBit(set, ordinal);
    }
  }
  return bits;
}

/** @param valuesOf the values of each product; a value that is listed twice counts once */
export function facetValuesOf(valuesOf: readonly (readonly number[])[]): FacetValues {
  const { length: size } = valuesOf;
  const valueIds = [...new Set(valuesOf.flat())].sort((a, b) => a - b);
  const positions = positionsOf(valueIds);
  const starts = new Uint32Array(size + 1);
  const all: number[] = [];
  for (const [ordinal, ids] of valuesOf.entries()) {
    for (const id of new Set(ids)) all.push(positions.get(id) ?? 0);
    starts[ordinal + 1] = all.length;
  }
  const values = Uint16Array.from(all);
  return { size, valueIds, positions, starts, values, bits: bitsByValue(size, valueIds.length, starts, values) };
}

type Written = ReadonlyMap<number, ReadonlySet<number>>;

/** The values of all products after a change, by product. */
function storedAfter(
  { starts, values }: FacetValues,
  { size, kept }: OrdinalRemap,
  written: Written,
): Pick<FacetValues, 'starts' | 'values'> {
  const start = (ordinal: number) => starts[ordinal] ?? 0;
  let total = 0;
  for (const { before, length } of kept) total += start(before + length) - start(before);
  for (const own of written.values()) total += own.size;
  const startsAfter = new Uint32Array(size + 1);
  const valuesAfter = new Uint16Array(total);
  let at = 0;
  let ordinal = 0;
  const writeUpTo = (end: number) => {
    for (; ordinal < end; ordinal++) {
      startsAfter[ordinal] = at;
      for (const value of written.get(ordinal) ?? []) valuesAfter[at++] = value;
    }
  };
  for (const { before, after, length } of kept) {
    writeUpTo(after);
    valuesAfter.set(values.subarray(start(before), start(before + length)), at);
    const offset = at - start(before);
    for (let step = 0; step < length; step++) startsAfter[ordinal++] = start(before + step) + offset;
    at = start(before + length) + offset;
  }
  writeUpTo(size);
  startsAfter[size] = at;
  return { starts: startsAfter, values: valuesAfter };
}

function hasExactly(values: Uint16Array, wanted: ReadonlySet<number>): boolean {
  return values.length === wanted.size && values.every((value) => wanted.has(value));
}

/** The values after a change; the same object if nothing in them changed. */
export function facetValuesAfter(
  before: FacetValues,
  change: OrdinalRemap,
  read: (product: IndexedProduct) => readonly number[],
): FacetValues {
  const { size, isSameOrder } = change;
  const valueIds = [...before.valueIds];
  const added = new Map<number, number>();
  const positionOf = (id: number): number => {
    const known = before.positions.get(id) ?? added.get(id);
    if (known !== undefined) return known;
    added.set(id, valueIds.length);
    return valueIds.push(id) - 1;
  };
  const written = new Map([...change.written].map(([ordinal, own]) => [ordinal, new Set(read(own).map(positionOf))]));
  const valuesBefore = (ordinal: number) => before.values.subarray(before.starts[ordinal], before.starts[ordinal + 1]);
  const changed = isSameOrder ? [...written].filter(([ordinal, own]) => !hasExactly(valuesBefore(ordinal), own)) : [];
  if (isSameOrder && changed.length === 0) return before;

  const positions = added.size === 0 ? before.positions : positionsOf(valueIds);
  const { starts, values } = storedAfter(before, change, written);
  if (!isSameOrder) {
    return { size, valueIds, positions, starts, values, bits: bitsByValue(size, valueIds.length, starts, values) };
  }
  // Only the sets of values that a product got or lost are copied.
  const bits = [...before.bits, ...Array.from(added, () => emptyBits(size))];
  const copied = new Set<number>();
  const copyOf = (value: number): Bitset => {
    const set = bits[value] ?? emptyBits(size);
    if (copied.has(value)) return set;
    const copy = set.slice();
    copied.add(value);
    bits[value] = copy;
    return copy;
  };
  for (const [ordinal, own] of changed) {
    for (const value of valuesBefore(ordinal)) if (!own.has(value)) removeBit(copyOf(value), ordinal);
    for (const value of own) addBit(copyOf(value), ordinal);
  }
  return { size, valueIds, positions, starts, values, bits };
}
