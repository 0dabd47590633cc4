import { mkdtempSync, rmSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type TemporaryFolder = { readonly folder: string; remove(): void };

/** A new folder in the system's temporary folder. It is also removed if the process exits before `remove`. */
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
/** Longer than any import takes. Processes of other containers may share the folder, so process ids are meaningless. */
const abandonedAfterMs = 24 * 3_600_000;

/** Removes this user's folders that killed processes have left in the system's temporary folder. */
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
