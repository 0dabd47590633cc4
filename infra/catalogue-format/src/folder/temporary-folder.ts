import { mkdtempSync, rmSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type TemporaryFolder = { readonly folder: string; remove(): void };

/** A folder of its own in the system's temporary folder. It is also removed when the process exits before `remove`. */
export function makeTemporaryFolder(kind: 'catalogue' | 'pictures'): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `bergauf-${kind}-`));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  return {
    folder,
    remove() {
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

const namesOfFolders = /^bergauf-(catalogue|pictures)-[A-Za-z0-9]{6}$/;
/** No import takes as long. Processes of other containers may share the folder, so that a process id would say nothing. */
const abandonedAfterMs = 24 * 3_600_000;

/** Removes what processes that were killed have left in the system's temporary folder, if it is this user's. */
export async function removeAbandonedFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((one) => namesOfFolders.test(one))) {
    const folder = path.join(tmpdir(), name);
    const found = await lstat(folder).catch(() => null);
    const isAbandoned =
      found?.isDirectory() && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > abandonedAfterMs;
    // Another process may be removing it.
    if (isAbandoned) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
