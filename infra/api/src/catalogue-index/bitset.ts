/** A set of ordinals below a fixed size, one bit each. A hundred thousand of them take 12 kB. */
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

/** The ordinals whose value in a column lies within the bounds, both included; all of them from 0 up to 2³⁰. */
export function bitsWithin(column: Int32Array, low: number, high: number): Bitset {
  const bits = emptyBits(column.length);
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32;
    const end = Math.min(start + 32, column.length);
    let found = 0;
    for (let ordinal = start; ordinal < end; ordinal++) {
      const value = column[ordinal] ?? 0;
      // The sign of either difference: a branch that is taken by chance would cost more than all the rest.
      const isOutside = ((value - low) | (high - value)) >>> 31;
      found |= (isOutside ^ 1) << (ordinal & 31);
    }
    bits[word] = found;
  }
  return bits;
}

/** What is in all of the sets; everything below `size` where there is none. */
export function intersectionOf(size: number, sets: readonly Bitset[]): Bitset {
  const [first, ...others] = sets;
  if (first === undefined) return fullBits(size);
  const bits = first.slice();
  for (const other of others) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  }
  return bits;
}

/** What is in any of the sets. */
export function unionOf(size: number, sets: readonly Bitset[]): Bitset {
  const bits = emptyBits(size);
  for (const set of sets) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set[word] ?? 0);
  }
  return bits;
}

/** The members, ascending. */
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

/** A set with its members one by one. */
export type Members = { readonly bits: Bitset; readonly ordinals: Uint32Array };

export function membersOf(bits: Bitset): Members {
  return { bits, ordinals: ordinalsOf(bits) };
}

/** The usual way to add up the bits of a word side by side. */
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

/** How many are in both. */
export function countCommon(one: Bitset, other: Bitset): number {
  let total = 0;
  for (let word = 0; word < one.length; word++) total += bitsInWord((one[word] ?? 0) & (other[word] ?? 0));
  return total;
}
