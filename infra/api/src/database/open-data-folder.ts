import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

// Contrib extensions must be named when the database is opened, before SQL can create them.
export const extensions = { pg_trgm, unaccent };

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Made aside and renamed: a process that is killed while it makes the first database leaves no half one behind. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = join(folder, 'database.draft');
  await rm(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft, extensions })).close();
  await rename(draft, join(folder, 'database'));
}

// What PGlite says when PostgreSQL cannot make sense of its own files.
const damaged = /Aborted|failed to initialize|unreachable|RuntimeError/i;

/** Opens the embedded database in a folder that is ours. Throws what is wrong with it in half a sentence. */
export async function openDataFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'database');
  if (!(await exists(dataDir))) await makeDatabase(folder);
  // Without this file PGlite would take the folder for a new one and write over what is there.
  const isWhole = await exists(join(dataDir, 'PG_VERSION'));
  const hopeless = 'its database is damaged; put a copy in its place, or delete the folder to begin anew';
  if (!isWhole) throw new Error(hopeless);
  try {
    return await PGlite.create({ dataDir, extensions });
  } catch (cause) {
    throw damaged.test(String(cause)) ? new Error(hopeless, { cause }) : cause;
  }
}
