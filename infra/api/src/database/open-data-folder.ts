import { writeFileSync } from 'node:fs';
import { access, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { extract } from 'tar-stream';

// PGlite needs contrib extensions when the database is opened, before SQL can create them.
export const extensions = { pg_trgm, unaccent };

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The files of a new PostgreSQL cluster, as its `initdb` leaves them, from the makers of PGlite. Running `initdb` in WebAssembly would take
 * most of the time that a new database takes.
 */
export async function emptyCluster(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

/**
 * PGlite unpacks it too, but has to be opened and closed for it, which takes longer. Only its owner may read it, as PostgreSQL wants it.
 */
async function unpack(cluster: Blob, folder: string): Promise<void> {
  const entries = extract();
  const reading = pipeline(cluster.stream(), createGunzip(), entries);
  // If writing fails, for instance on a full disk, reading fails too before it is awaited, and the unhandled rejection would end the
  // process.
  reading.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (type === 'directory') await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    else writeFileSync(join(folder, name), await buffer(entry), { mode: 0o600 });
    entry.resume();
  }
  await reading;
}

/**
 * Makes the embedded database in a locked folder. Created under another name and renamed, so that a killed process leaves no incomplete
 * database.
 */
async function makeDatabase(folder: string): Promise<void> {
  const draft = join(folder, 'database.draft');
  await rm(draft, { recursive: true, force: true });
  await unpack(await emptyCluster(), draft);
  await rename(draft, join(folder, 'database'));
}

/** Bytes below which opening a database may lack space. */
const neededToOpen = 2_000_000;

/** Whether a folder's disk has no space left: PGlite fails then as it does with a damaged database. */
async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < neededToOpen;
}

// PGlite's messages for damaged database files, and for a full disk.
const damaged = /Aborted|failed to initialize|unreachable|RuntimeError/i;

/**
 * Opens the embedded database in a locked folder.
 * @throws half a sentence that describes the problem
 */
export async function openDataFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'database');
  if (!(await exists(dataDir))) await makeDatabase(folder);
  // Without this file PGlite would treat the folder as new and overwrite it.
  const isComplete = await exists(join(dataDir, 'PG_VERSION'));
  const damagedMessage = 'its database is damaged; put a copy in its place, or delete the folder to begin anew';
  if (!isComplete) throw new Error(damagedMessage);
  try {
    return await PGlite.create({ dataDir, extensions });
  } catch (cause) {
    if (!damaged.test(String(cause))) throw cause;
    // The message must not suggest deleting a database that only lacks space.
    const reason = (await isDiskFull(dataDir))
      ? 'its disk is full; make space, the database may be undamaged'
      : damagedMessage;
    throw new Error(reason, { cause });
  }
}
