import { lockDataFolder } from './data-folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { hasDatabase, makeDatabase } from './open-data-folder.ts';
import { pgliteTransaction } from './pglite-transaction.ts';

/**
 * Makes the folder of the embedded database with an empty database of the current schema, as the server does at its start. An existing
 * database stays as it is.
 * @throws when a server uses the folder, or it cannot be written; nothing is left that a server would take for a database
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  const release = lockDataFolder(folder);
  try {
    if (await hasDatabase(folder)) return;
    await makeDatabase(folder, (client) => migrate({ transaction: pgliteTransaction(client) }));
  } finally {
    release();
  }
}
