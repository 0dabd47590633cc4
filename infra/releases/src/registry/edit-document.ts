import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import type { ReleasesPaths } from '../home.ts';
import { Refusal } from '../refusal.ts';
import { checkDocument } from './document-rules.ts';
import { appendHistory, type HistoryEntry } from './history.ts';
import { readStoredDocument, type StoredDocument } from './stored-document.ts';

/** A new state of the document, and what the history shall say of it. */
export interface DocumentEdit {
  document: Pick<StoredDocument, 'microFrontends' | 'switchedOff'>;
  entry: Omit<HistoryEntry, 'at' | 'who' | 'revision'>;
}

/**
 * Waiting for the lock: a dead process's lock is taken over after `stale` (proper-lockfile renews a living one's), so
 * the retries must last longer than that; about 30 s here.
 */
const LOCK = {
  realpath: false,
  stale: 10_000,
  retries: { retries: 800, factor: 1.2, minTimeout: 5, maxTimeout: 40, randomize: true },
};

/**
 * The only way to change the discovery document: under a lock across processes, read, change, check, write. Two
 * operators can never undo each other's edit.
 *
 * @param change gets the current document; null leaves it as it is. What it throws ends the edit without a trace.
 * @returns the history entry, or null when nothing was changed
 */
export async function editDocument(
  paths: ReleasesPaths,
  change: (current: StoredDocument) => Promise<DocumentEdit | null>,
): Promise<HistoryEntry | null> {
  await mkdir(paths.root, { recursive: true });
  let isLockLost = false;
  const unlock = await lock(paths.discovery, {
    ...LOCK,
    lockfilePath: paths.lock,
    onCompromised: () => {
      isLockLost = true;
    },
  }).catch((error: unknown) => {
    const isHeld = error instanceof Error && 'code' in error && error.code === 'ELOCKED';
    throw isHeld ? new Refusal('The discovery document is locked by another edit that does not end.') : error;
  });
  try {
    const current = await readStoredDocument(paths.discovery);
    const edit = await change(current);
    if (!edit) return null;

    const revision = current.revision + 1;
    const entry: HistoryEntry = { at: new Date().toISOString(), who: operator(), ...edit.entry, revision };
    const next: StoredDocument = { schema: current.schema, revision, ...edit.document, lastEdit: entry };
    checkDocument(next);
    if (isLockLost) throw new Refusal('The lock on the discovery document was lost; nothing was changed, try again.');
    await writeFileAtomic(paths.discovery, `${JSON.stringify(next, null, 2)}\n`);
    await appendHistory(paths.history, entry, current.lastEdit);
    return entry;
  } finally {
    if (!isLockLost) await unlock();
  }
}

/** In a container the user may have a number only. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
