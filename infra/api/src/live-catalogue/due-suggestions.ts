import { tryLockSuggestions } from '../catalogue-import/catalogue-lock.ts';
import { writeSuggestions } from '../catalogue-import/write-products.ts';
import type { Database } from '../database/database.ts';

/**
 * Derives the suggestions again if changes by SQL made that necessary (migration 0103). While another process does so, or an import writes
 * them, nothing is done: they stay due until a later check finds the lock free. The result is followed like any change of the table.
 */
export async function deriveDueSuggestions(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (connection) => {
    const [lock] = await connection.query(tryLockSuggestions);
    if (lock?.['taken'] !== true) return;
    // Runs first: changes committed after this statement have their own row, which stays.
    const due = await connection.query('delete from suggestions_due returning transaction');
    if (due.length > 0) await writeSuggestions(connection);
  }, 'requests');
}
