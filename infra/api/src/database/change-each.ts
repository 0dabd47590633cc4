import type { Orm } from './database.ts';

type Candidate = { readonly id: string };

export type DueRows<Found extends Candidate> = {
  /** Chooses a row without a lock: others may have to be locked before it. @param passedOver ids of rows that cannot be changed */
  find(transaction: Orm, passedOver: string[]): Promise<Found | undefined>;
  /** Locks and changes it, unless another server has done so meanwhile. */
  change(transaction: Orm, found: Found): Promise<void>;
};

/**
 * Changes due rows one by one, each in a transaction of its own. A row that cannot be changed waits for the next run, and those behind it
 * are changed. Several servers may run it at the same time. @param isClosing ends it
 * @throws AggregateError with the failures of single rows; the first failure that no row has caused
 */
export async function changeEach<Found extends Candidate>(
  orm: Orm,
  { find, change }: DueRows<Found>,
  isClosing: () => boolean,
): Promise<void> {
  const passedOver: string[] = [];
  const failures: unknown[] = [];
  const changeNext = () =>
    orm.transaction(async (transaction) => {
      const found = await find(transaction, passedOver);
      if (found === undefined) return false;
      await change(transaction, found).catch((error: unknown) => {
        passedOver.push(found.id);
        throw error;
      });
      return true;
    });
  for (let isMore = true; isMore && !isClosing(); ) {
    isMore = await changeNext().catch((error: unknown) => {
      // In an outage the next row is not found, which ends the run.
      if (passedOver.length === failures.length) throw error;
      failures.push(error);
      return true;
    });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `due rows that cannot be changed: ${failures.length}`, { cause: failures[0] });
}
