import type { BigIntStats } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { lock } from 'proper-lockfile';
import { isMissing, Refusal } from '../../refusal.ts';
import type { ReleasesPaths } from '../../state-folder.ts';
import { createTurns, type Turns } from '../../turns.ts';

/** After this time the lock of an ended process is taken over; a running process renews its lock. */
const staleMs = 10_000;
/** Longer than `staleMs`, so that waiting outlasts the lock of an ended process. */
const timeoutMs = 30_000;

export type HeldLock = {
  /**
   * @throws Refusal if another process has taken the lock over because this one was suspended for too long. Call this immediately
   * before the document is replaced: the library detects it with a timer, which may fire too late after a suspension.
   */
  requireHeld: () => Promise<void>;
};

/** By path of the lock. Only one edit at a time tries to acquire it: among hundreds that poll for a lock, the order would be random. */
const queues = new Map<string, Turns>();

function queueOf({ lock: path }: ReleasesPaths): Turns {
  const queue = queues.get(path) ?? createTurns(1);
  queues.set(path, queue);
  return queue;
}

/**
 * Runs an edit exclusively across all processes.
 *
 * @param options `isUrgent`: goes before this process's waiting edits, and waits for its turn without limit
 * @throws Refusal if it does not get the lock in time
 */
export function underLock<T>(
  paths: ReleasesPaths,
  edit: (held: HeldLock) => Promise<T>,
  options?: { isUrgent?: boolean },
): Promise<T> {
  const deadline = steadyNow() + timeoutMs;
  const inTurn = async (): Promise<T> => {
    if (options?.isUrgent) return editLocked(paths, edit, steadyNow() + timeoutMs);
    if (steadyNow() <= deadline) return editLocked(paths, edit, deadline);
    // Its caller may have given up, and must not find the edit made much later.
    throw new Refusal('The edits before this one take too long; nothing was changed, try again.', {
      isTemporary: true,
    });
  };
  return queueOf(paths)(inTurn, options);
}

async function editLocked<T>(paths: ReleasesPaths, edit: (held: HeldLock) => Promise<T>, deadline: number): Promise<T> {
  await mkdir(paths.folder, { recursive: true });
  const unlock = await acquire(paths, deadline);
  let lockOf: (() => Promise<string | null>) | undefined;
  let mine: string | null | undefined;
  const isHeld = async (): Promise<boolean> => mine === undefined || (await lockOf?.()) === mine;
  try {
    lockOf = await lockIdentity(paths);
    mine = await lockOf();
    const before = await documentOf(paths);
    return await edit({
      requireHeld: async () => {
        if ((await isHeld()) && (await documentOf(paths)) === before) return;
        throw new Refusal('The lock on the discovery document was lost; nothing was changed, try again.', {
          isTemporary: true,
        });
      },
    });
  } finally {
    // The new owner releases a lock that was taken over. An unreadable lock is released here, or it would be renewed for as long as the
    // process runs.
    if (await isHeld().catch(() => true)) await unlock();
  }
}

/** Own retries: the library's would retry any error, on a full disk for half a minute. */
async function acquire(paths: ReleasesPaths, deadline: number): Promise<() => Promise<void>> {
  const giveUpFuture = createFutureCheck(paths);
  for (;;) {
    try {
      return await lock(paths.discovery, {
        realpath: false,
        stale: staleMs,
        lockfilePath: paths.lock,
        // See requireHeld.
        onCompromised: () => {},
      });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'ELOCKED';
      if (!isTaken) throw error;
      if (steadyNow() > deadline) {
        throw new Refusal(`Another edit holds ${paths.lock} and does not end.`, { cause: error, isTemporary: true });
      }
      await giveUpFuture();
      await sleep(5 + Math.random() * 35);
    }
  }
}

/**
 * A lock with a time in the future belongs to a process that ended before the clock was set back, or to one on a machine whose clock
 * is ahead. The library would treat both as fresh until that time. Only a running process renews its lock, so one whose time has stayed the
 * same for long enough is removed.
 */
function createFutureCheck({ lock: path }: ReleasesPaths): () => Promise<void> {
  let seen = { mtimeMs: 0, since: 0 };
  return async () => {
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs !== seen.mtimeMs) seen = { mtimeMs, since: steadyNow() };
      if (mtimeMs > Date.now() + staleMs && steadyNow() - seen.since > staleMs) await utimes(path, 0, 0);
    } catch (error) {
      // It was released meanwhile.
      if (!isMissing(error)) throw error;
    }
  };
}

/**
 * The lock is a folder; a process that takes it over creates a new one, which may get the same inode, so the time of its creation counts
 * as well. If the file system has none, Node reports 0 or the time of the last change, which each renewal updates. The folder around the
 * lock shows whether it has one: in a new lock both times are equal anyway.
 */
async function lockIdentity(paths: ReleasesPaths): Promise<() => Promise<string | null>> {
  const around = await stat(paths.folder, { bigint: true });
  const hasBirthtime = around.birthtimeNs !== 0n && around.birthtimeNs !== around.ctimeNs;
  return () => describe(paths.lock, ({ ino, birthtimeNs }) => (hasBirthtime ? `${ino} ${birthtimeNs}` : `${ino}`));
}

/** Differs for any two revisions of the document, as each is written to a new file. */
const documentOf = ({ discovery }: ReleasesPaths): Promise<string | null> =>
  describe(discovery, ({ ino, mtimeNs, size }) => `${ino} ${mtimeNs} ${size}`);

async function describe(path: string, of: (found: BigIntStats) => string): Promise<string | null> {
  try {
    return of(await stat(path, { bigint: true }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
