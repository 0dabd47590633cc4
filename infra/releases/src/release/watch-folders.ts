import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMissing } from '../refusal.ts';

export type FolderWatch = {
  /** Resolves once the watch is active: every later change is noticed. */
  ready: Promise<unknown>;
  close: () => void;
};

export type WatchFoldersOptions = {
  /** Files and folders, absolute; they need not exist all the time. */
  paths: readonly string[];
  /** Called after a change once two polls in a row are equal: editors save in several steps, version control writes many files. */
  onChange: () => void;
  onError: (error: unknown) => void;
  /** Polling interval in milliseconds. Default 200. */
  intervalMs?: number;
};

/**
 * Watches sources by polling: checking five hundred files takes ten milliseconds. Node's recursive watch silently loses a file
 * on Linux after an editor has saved it by a rename, and a folder after version control has replaced it, and notifications do not
 * reach into containers. chokidar 5 misses an edit right after it is ready or a folder was replaced.
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

/** A text that differs for any two states of a file, or of all files below a folder. */
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
