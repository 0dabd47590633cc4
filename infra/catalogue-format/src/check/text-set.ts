import { hash } from 'node:crypto';

/**
 * A set of texts that takes 16 to 32 bytes for each, however long they are: 64 bits of a hash are kept. Two different texts among a
 * million are taken for one with a probability of 1 to 37 million. A `Set` of the addresses of 100,000 products takes 60 MB.
 */
export type TextSet = {
  /** @returns false if the text was in the set */
  add(text: string): boolean;
};

export function createTextSet(): TextSet {
  // Two numbers for each slot; two zeros are a free one.
  let slots = new Int32Array(2048);
  let size = 0;

  /** The place of the slot that holds the numbers, or of the free one where they belong. */
  function placeOf(table: Int32Array, first: number, second: number): number {
    const mask = table.length - 1;
    let place = (second << 1) & mask;
    while ((table[place] !== 0 || table[place + 1] !== 0) && (table[place] !== first || table[place + 1] !== second)) {
      place = (place + 2) & mask;
    }
    return place;
  }

  function put(table: Int32Array, first: number, second: number): boolean {
    const place = placeOf(table, first, second);
    if (table[place] !== 0 || table[place + 1] !== 0) return false;
    table[place] = first;
    table[place + 1] = second;
    return true;
  }

  function grow(): void {
    const larger = new Int32Array(slots.length * 2);
    for (let place = 0; place < slots.length; place += 2) {
      const [first = 0, second = 0] = [slots[place], slots[place + 1]];
      if (first !== 0 || second !== 0) put(larger, first, second);
    }
    slots = larger;
  }

  return {
    add(text) {
      const digest = hash('sha1', text, 'buffer');
      const isNew = put(slots, digest.readInt32LE(0), digest.readInt32LE(4));
      if (isNew) size += 1;
      // A half of the slots at most.
      if (size * 4 > slots.length) grow();
      return isNew;
    },
  };
}
