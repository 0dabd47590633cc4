import { setFlagsFromString } from 'node:v8';
import { messageOf } from '@bergauf/service-kit/error-message';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database, Orm } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { emptyCluster, extensions, openDataFolder } from './open-data-folder.ts';
import { pgliteTransaction } from './pglite-transaction.ts';

/** Storage of the embedded database: a folder, memory, or memory filled from a dump (tests). */
export type PgliteLocation = { folder: string } | { memory: true; image?: Blob };

export type PgliteDatabase = Database & { readonly engine: 'pglite'; dump(): Promise<Blob> };

async function openFolder(folder: string): Promise<{ client: PGlite; release: () => void }> {
  const failed = (cause: unknown) => {
    const reason = messageOf(cause);
    return new Error(`The data folder ${folder} cannot be opened: ${reason}.`, { cause });
  };
  let release: () => void;
  try {
    await makeFolder(folder);
    release = lockDataFolder(folder);
  } catch (cause) {
    throw failed(cause);
  }
  try {
    return { client: await openDataFolder(folder), release };
  } catch (cause) {
    release();
    throw failed(cause);
  }
}

/**
 * Budget of a WebAssembly function, in V8's own unit, before V8 optimises it. The default of V8 11 is 1,800,000, that of V8 13 is
 * 13,000,000: with a larger one, a first import takes 1 s of CPU time less (decision 0066). A V8 that does not know the flag prints a
 * warning and continues.
 */
const wasmTieringBudget = 40_000_000;

/**
 * Opens the embedded database.
 * @throws one sentence when the folder cannot be opened or written
 */
export async function openPglite(location: PgliteLocation): Promise<PgliteDatabase> {
  setFlagsFromString(`--wasm-tiering-budget=${wasmTieringBudget}`);
  const { client, release } =
    'folder' in location
      ? await openFolder(location.folder)
      : {
          client: await PGlite.create({ extensions, loadDataDir: location.image ?? (await emptyCluster()) }),
          release: () => undefined,
        };
  return {
    // The drivers' query results differ, the query builder does not; see `Orm`.
    orm: drizzle({ client }) as unknown as Orm,
    engine: 'pglite',
    transaction: pgliteTransaction(client),
    async listen({ channel, onNotification }) {
      await client.listen(channel, onNotification);
    },
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close();
      release();
    },
  };
}
