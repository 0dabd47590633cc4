// Ids in one statement: few round trips, and no statement comes near the database's timeout.
const batch = 2500;

// The database prepares one batch while the other is processed.
const atOnce = 2;

/** Reads many rows in parallel batches. `read` is called with the batches in any order. */
export async function inBatches(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  let next = 0;
  async function readOn(): Promise<void> {
    while (next < ids.length) {
      const start = next;
      next += batch;
      await read(ids.slice(start, next));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn));
}
