import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, thisProcess } from '../process-identity.ts';
import { isMissing } from '../refusal.ts';

/** An older draft is stale, whatever process id it names: the id may have been reused. `keepFresh` is for work that takes longer. */
const staleAfterMs = 6 * 60 * 60 * 1000;
const freshenAfterMs = 60 * 60 * 1000;

/** Name of a folder that is being written. It contains the process id, so that leftovers of an ended process can be recognised. */
export const temporaryFolderName = (): string => `.draft.${thisProcess.machine}.${thisProcess.pid}.${randomUUID()}`;

/** Removes drafts of processes that ended while they were writing (power cut, `kill -9`). */
export async function removeStaleTemporaryFolders(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const draft = join(folder, name);
    if (await isStale(draft, name)) await rm(draft, { recursive: true, force: true });
  }
}

/** Prevents a draft, such as the folder of a watching build, from becoming stale. @returns a function that ends this */
export function keepFresh(draft: string): () => void {
  const freshen = (): void => void utimes(draft, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(freshen, freshenAfterMs).unref();
  return () => clearInterval(timer);
}

async function isStale(draft: string, name: string): Promise<boolean> {
  if (!name.startsWith('.')) return false;
  const [, kind, machine = '', pid] = name.split('.');
  if (kind === 'draft' && isAlive({ machine, pid: Number(pid) }) === false) return true;
  const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > staleAfterMs;
}
