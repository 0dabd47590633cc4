import { tryLockSuggestions } from '../catalogue-import/catalogue-lock.ts';
import { writeSuggestions } from '../catalogue-import/write-products.ts';
import type { Database } from '../database/database.ts';

/**
 * Derives the suggestions anew if changes by SQL made that due (migration 0103). While another process does, or an import writes them,
 * nothing is done: they stay due until a look at the log finds the lock free. What is written is followed like any change of the table.
 */
export async function deriveDueSuggestions(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (connection) => {
    const [lock] = await connection.query(tryLockSuggestions);
    if (lock?.['taken'] !== true) return;
    // First: what is committed after this statement has a row of its own that stays.
    const due = await connection.query('delete from suggestions_due returning transaction');
    if (due.length > 0) await writeSuggestions(connection);
  }, 'requests');
}
