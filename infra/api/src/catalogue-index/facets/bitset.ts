/** A set of ordinals below a fixed size, one bit each. 100,000 ordinals take 12 kB. */
export type Bitset = Uint32Array;

export function emptyBits(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fullBits(size: number): Bitset {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
}

export function removeBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
}

export function hasBit(bits: Bitset, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0;
}

/** The ordinals whose value lies within the bounds, both included. Values and bounds range from 0 to 2³⁰. */
export function bitsWithin(column: Int32Array, low: number, high: number): Bitset {
  const bits = emptyBits(column.length);
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32;
    const end = Math.min(start + 32, column.length);
    let found = 0;
    for (let ordinal = start; ordinal < end; ordinal++) {
      const value = column[ordinal] ?? 0;
      // Uses the sign bits of the differences. A branch here would be mispredicted often and dominate the cost.
      const isOutside = ((value - low) | (high - value)) >>> 31;
      found |= (isOutside ^ 1) << (ordinal & 31);
    }
    bits[word] = found;
  }
  return bits;
}

/** The ordinals in all of the sets; all ordinals below `size` if there are no sets. */
export function intersectionOf(size: number, sets: readonly Bitset[]): Bitset {
  const [first, ...others] = sets;
  if (first === undefined) return fullBits(size);
  const bits = first.slice();
  for (const other of others) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  }
  return bits;
}

/** The ordinals in any of the sets. */
export function unionOf(size: number, sets: readonly Bitset[]): Bitset {
  const bits = emptyBits(size);
  for (const set of sets) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set[word] ?? 0);
  }
  return bits;
}

/** The members in ascending order. */
export function ordinalsOf(bits: Bitset): Uint32Array {
  const ordinals = new Uint32Array(countBits(bits));
  let next = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      ordinals[next++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return ordinals;
}

/** A set both as bits and as a list of its members. */
export type Members = { readonly bits: Bitset; readonly ordinals: Uint32Array };

export function membersOf(bits: Bitset): Members {
  return { bits, ordinals: ordinalsOf(bits) };
}

/** Counts the bits of a word in parallel (population count). */
function bitsInWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let total = 0;
  for (let word = 0; word < bits.length; word++) total += bitsInWord(bits[word] ?? 0);
  return total;
}

/** The number of ordinals in both sets. */
export function countCommon(one: Bitset, other: Bitset): number {
  let total = 0;
  for (let word = 0; word < one.length; word++) total += bitsInWord((one[word] ?? 0) & (other[word] ?? 0));
  return total;
}
