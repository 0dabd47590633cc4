/** A set of whole numbers from 1 to 2³¹ − 1 that takes eight bytes for each: a `Set` of two million takes a hundred megabytes. */
export type IdSet = {
  /** @returns false if the number was in the set */
  add(id: number): boolean;
  has(id: number): boolean;
};

const spread = 0x9e3779b1;

export function createIdSet(): IdSet {
  let slots = new Int32Array(1024);
  let size = 0;

  /** The slot that holds the number, or the free one where it belongs. */
  function slotOf(table: Int32Array, id: number): number {
    const mask = table.length - 1;
    let slot = Math.imul(id, spread) & mask;
    while (table[slot] !== 0 && table[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }

  function grow(): void {
    const larger = new Int32Array(slots.length * 2);
    for (const id of slots) if (id !== 0) larger[slotOf(larger, id)] = id;
    slots = larger;
  }

  return {
    add(id) {
      const slot = slotOf(slots, id);
      if (slots[slot] === id) return false;
      slots[slot] = id;
      size += 1;
      if (size * 2 > slots.length) grow();
      return true;
    },
    has: (id) => slots[slotOf(slots, id)] === id,
  };
}
