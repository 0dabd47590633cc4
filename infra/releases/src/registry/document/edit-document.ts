import type { ReleasesPaths } from '../../state-folder.ts';
import type { HistoryEntry } from '../history/history.ts';
import { withReserve } from './disk-reserve.ts';
import { underLock } from './document-lock.ts';
import { readOrEmpty } from './read-document.ts';
import type { StoredDocument } from './stored-document.ts';
import { type DocumentEdit, writeDocument } from './write-document.ts';

/**
 * The only way to change the discovery document: read, change, check and write, under a lock across processes. Two
 * operators never undo each other's edit. The first edit creates the document; a lost or damaged one is restored by
 * `recoverDocument` only.
 *
 * @param change gets the current document; null leaves it as it is. If it throws, nothing is written.
 * @param options `isUrgent`: goes before other edits that wait for the lock, and is made even if the history cannot be written
 * @returns the history entry, or null when nothing was changed
 */
export const editDocument = (
  paths: ReleasesPaths,
  change: (current: StoredDocument) => Promise<DocumentEdit | null>,
  options?: { isUrgent?: boolean },
): Promise<HistoryEntry | null> =>
  // Creating the lock needs disk space as well.
  withReserve(paths, () =>
    underLock(
      paths,
      async (held) => {
        const current = await readOrEmpty(paths);
        const edit = await change(current);
        return edit && writeDocument(paths, current, edit, held, options);
      },
      options,
    ),
  );
