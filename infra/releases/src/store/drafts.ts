import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isMissing } from '../refusal.ts';

/** No release takes as long as this: a draft that is older is stale, whatever process it names. */
const STALE_AFTER_MS = 6 * 60 * 60 * 1000;

const machine = hostname()
  .replace(/[^A-Za-z0-9-]/g, '-')
  .slice(0, 60);

/** Name of a folder that is being filled; it says which process fills it, so that the remains of a dead one can be told. */
export const draftName = (): string => `.draft.${machine}.${process.pid}.${randomUUID()}`;

/** Removes what releases that were ended in the middle (power cut, `kill -9`) have left in a folder. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const draft = join(folder, name);
    if (await isStale(draft, name)) await rm(draft, { recursive: true, force: true });
  }
}

async function isStale(draft: string, name: string): Promise<boolean> {
  if (!name.startsWith('.')) return false;
  const [, kind, on, pid] = name.split('.');
  // The process of another machine that shares the store cannot be asked for.
  if (kind === 'draft' && on === machine && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > STALE_AFTER_MS;
}

/** Whether a process of this machine lives; one of another user does too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
