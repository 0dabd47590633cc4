// Large enough for few round trips, small enough that no statement takes as long as the database lets one take.
const batch = 2500;

// While one batch is taken in, the database makes the next.
const atOnce = 2;

/** Reads much of the catalogue; batches may come in any order. */
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
