import { hash } from 'node:crypto';

/** A set of texts that takes about fifty bytes for each, however long they are: it keeps hashes. */
export type TextSet = {
  /** @returns false if the text was in the set */
  add(text: string): boolean;
};

/** Stored bytes of each hash: two texts with the same 96 bits do not occur in practice. */
const keptBytes = 12;

export function createTextSet(): TextSet {
  const hashes = new Set<string>();
  return {
    add(text) {
      const before = hashes.size;
      hashes.add(hash('sha256', text, 'buffer').toString('base64', 0, keptBytes));
      return hashes.size > before;
    },
  };
}
