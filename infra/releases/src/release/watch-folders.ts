import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMissing } from '../refusal.ts';

export type FolderWatch = {
  /** Once every change from then on is noticed. */
  ready: Promise<unknown>;
  close: () => void;
};

export type WatchFoldersOptions = {
  /** Files and folders, absolute; they may come and go. */
  paths: readonly string[];
  /** Told once all is still: editors write one save in several steps, version control many files at once. */
  onChange: () => void;
  onError: (error: unknown) => void;
  /** Between two looks. */
  intervalMs?: number;
};

/**
 * Watches sources by looking at them again and again: a look at five hundred files takes ten milliseconds. Node's own recursive watch loses a
 * file on Linux once an editor has saved it by a rename, and a folder once version control has replaced it, without a word; and
 * notifications do not reach into containers. (chokidar 5 loses an edit right after it is ready or a folder was replaced.)
 */
export function watchFolders({ paths, onChange, onError, intervalMs = 200 }: WatchFoldersOptions): FolderWatch {
  const closed = new AbortController();
  const { signal } = closed;
  const look = async (): Promise<string> => (await Promise.all(paths.map(stateOf))).join('\n');
  const first = look();
  const watching = async (): Promise<void> => {
    let told = await first;
    let last = told;
    for (;;) {
      await sleep(intervalMs, undefined, { signal });
      const now = await look();
      if (now === last && now !== told) {
        told = now;
        onChange();
      }
      last = now;
    }
  };
  watching().catch((error: unknown) => {
    if (!signal.aborted) onError(error);
  });
  return { ready: first.catch(() => undefined), close: () => closed.abort() };
}

/** Tells one state of a file, or of all below a folder, from any other. */
async function stateOf(path: string): Promise<string> {
  try {
    const found = await stat(path, { bigint: true });
    if (!found.isDirectory()) return `${path} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
    const names = (await readdir(path)).sort();
    return [path, ...(await Promise.all(names.map((name) => stateOf(join(path, name)))))].join('\n');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
