import type { ReleasesPaths } from '../home.ts';
import { underLock } from './document-lock.ts';
import type { HistoryEntry } from './history.ts';
import { readOrEmpty } from './read-document.ts';
import { withReserve } from './reserve.ts';
import type { StoredDocument } from './stored-document.ts';
import { type DocumentEdit, writeDocument } from './write-document.ts';

/**
 * The only way to change the discovery document: under a lock across processes, read, change, check, write. Two
 * operators can never undo each other's edit. The first edit ever makes the document; one that is lost or damaged is
 * left to `recoverDocument`.
 *
 * @param change gets the current document; null leaves it as it is. What it throws ends the edit without a trace.
 * @returns the history entry, or null when nothing was changed
 */
export const editDocument = (
  paths: ReleasesPaths,
  change: (current: StoredDocument) => Promise<DocumentEdit | null>,
): Promise<HistoryEntry | null> =>
  // Taking the lock takes space as well.
  withReserve(paths, () =>
    underLock(paths, async (held) => {
      const current = await readOrEmpty(paths);
      const edit = await change(current);
      return edit && writeDocument(paths, current, edit, held);
    }),
  );
