/**
 * `size`: ids in one statement. `atOnce`: statements at a time; the database prepares one batch while the other is processed.
 */
export type Batches = { readonly size: number; readonly atOnce: number };

// Few round trips, and no statement comes near the database's timeout.
const largeBatches: Batches = { size: 2500, atOnce: 2 };

/** For a process that responds to requests: processing one batch takes a few milliseconds. */
export const smallBatches: Batches = { size: 200, atOnce: 1 };

/** Reads many rows in parallel batches. `read` is called with the batches in any order. */
export async function inBatches(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<void>,
  { size, atOnce }: Batches = largeBatches,
): Promise<void> {
  let next = 0;
  async function readOn(): Promise<void> {
    while (next < ids.length) {
      const start = next;
      next += size;
      await read(ids.slice(start, next));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn));
}
