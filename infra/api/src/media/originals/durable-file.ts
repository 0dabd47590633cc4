import { randomUUID } from 'node:crypto';
import { closeSync, fsync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from '@bergauf/service-kit/durable-write';
import { makeFolder } from '../../database/make-folder.ts';

/** Milliseconds after which a draft belongs to no running process. */
const staleAfter = 3_600_000;

/**
 * Writes a file in one step: readers find all of it or nothing, also after a power cut or on a full disk. Until its folder is synced, a
 * power cut may take it away.
 * @param drafts a folder on the same disk for unfinished files
 */
export async function writeWhole(drafts: string, path: string, bytes: Buffer): Promise<void> {
  const draft = join(drafts, randomUUID());
  try {
    await writeDurably(draft, bytes);
    await rename(draft, path).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await makeFolder(dirname(path));
      await rename(draft, path);
    });
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * The same for thousands of small files, into a folder that exists: all calls but the one that waits for the disk are synchronous
 * (decision 0100).
 */
export async function writeWholeForImport(drafts: string, path: string, bytes: Buffer): Promise<void> {
  const draft = join(drafts, randomUUID());
  try {
    const file = openSync(draft, 'wx');
    try {
      writeFileSync(file, bytes);
      await waitForDisk(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const waitForDisk = promisify(fsync);

/** Removes drafts that a process left when it was killed. */
export async function removeStaleDrafts(drafts: string): Promise<void> {
  await makeFolder(drafts);
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    // Another process may be finishing it.
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (changed < Date.now() - staleAfter) await rm(path, { force: true });
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
