import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addBit,
  type Bitset,
  bitsWithin,
  countBits,
  countCommon,
  emptyBits,
  fullBits,
  hasBit,
  intersectionOf,
  ordinalsOf,
  removeBit,
  unionOf,
} from './bitset.ts';

const size = 100;
const members = fc.uniqueArray(fc.nat(size - 1));

function bitsOf(ordinals: readonly number[]): Bitset {
  const bits = emptyBits(size);
  for (const ordinal of ordinals) addBit(bits, ordinal);
  return bits;
}

const ascending = (ordinals: Iterable<number>) => [...ordinals].sort((a, b) => a - b);

it('holds what was put in and not taken out', () => {
  fc.assert(
    fc.property(members, members, (put, taken) => {
      const bits = bitsOf(put);
      for (const ordinal of taken) removeBit(bits, ordinal);
      const left = ascending(put.filter((ordinal) => !taken.includes(ordinal)));
      expect([...ordinalsOf(bits)]).toEqual(left);
      expect(countBits(bits)).toBe(left.length);
      expect(Array.from({ length: size }, (_, ordinal) => hasBit(bits, ordinal)).filter(Boolean)).toHaveLength(
        left.length,
      );
    }),
  );
});

it('unites and intersects like sets, and leaves its arguments unchanged', () => {
  fc.assert(
    fc.property(fc.array(members, { maxLength: 4 }), (sets) => {
      const bits = sets.map(bitsOf);
      const everything = Array.from({ length: size }, (_, ordinal) => ordinal);
      expect([...ordinalsOf(unionOf(size, bits))]).toEqual(ascending(new Set(sets.flat())));
      expect([...ordinalsOf(intersectionOf(size, bits))]).toEqual(
        everything.filter((ordinal) => sets.every((set) => set.includes(ordinal))),
      );
      const [one = bitsOf([]), other = bitsOf([])] = bits;
      expect(countCommon(one, other)).toBe((sets[0] ?? []).filter((ordinal) => sets[1]?.includes(ordinal)).length);
      expect(bits).toEqual(sets.map(bitsOf));
    }),
  );
});

it.each([0, 1, 31, 32, 33, 64, 100])('is full with all %i members and no more', (total) => {
  expect([...ordinalsOf(fullBits(total))]).toEqual(Array.from({ length: total }, (_, ordinal) => ordinal));
});

it('finds the values of a column that lie within bounds', () => {
  const value = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 100 }), value, value, (values, low, high) => {
      const isWithin = (ordinal: number) => (values[ordinal] ?? 0) >= low && (values[ordinal] ?? 0) <= high;
      const expected = [...values.keys()].filter(isWithin);
      expect([...ordinalsOf(bitsWithin(Int32Array.from(values), low, high))]).toEqual(expected);
    }),
  );
});
