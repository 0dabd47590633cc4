import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { draftSuffix, replaceDurably } from '@bergauf/service-kit/durable-write';
import { operatorName } from '../../process-identity.ts';
import { isDiskFull, Refusal, sentenceOf } from '../../refusal.ts';
import type { ReleasesPaths } from '../../state-folder.ts';
import { appendHistory, type HistoryEntry, readHistoryTail } from '../history/history.ts';
import { fillReserve, withReserve } from './disk-reserve.ts';
import type { HeldLock } from './document-lock.ts';
import { checkDocument } from './document-rules.ts';
import type { StoredDocument } from './stored-document.ts';

/** A new state of the document, and its history entry. */
export type DocumentEdit = {
  document: Pick<StoredDocument, 'microFrontends' | 'switchedOff' | 'previous' | 'development' | 'pinned'>;
  /** `who`: by default the user of the operating system. */
  entry: Omit<HistoryEntry, 'at' | 'who' | 'revision'> & { who?: string };
};

/** The edit was made, but its line in the history could not be written. The next edit writes it. */
export class HistoryUnwritten extends Refusal {
  override name = 'HistoryUnwritten';
  override readonly status = 500;
  override readonly code = 'history';
  readonly revision: number;
  /** The previous edit, whose line was only in the replaced document. Logged with the error, as it is stored nowhere else. */
  readonly lost: HistoryEntry | null;
  constructor(revision: number, cause: unknown, lost: HistoryEntry | null = null) {
    const also = lost
      ? ` The line of revision ${lost.revision} (${lost.who}: ${lost.action} ${lost.name}) is missing in the history for good.`
      : '';
    super(
      `The change was made (revision ${revision}), but its line in the history could not be written yet: ${sentenceOf(cause)}${also}`,
      { cause },
    );
    this.revision = revision;
    this.lost = lost;
  }
}

/**
 * Checks the next revision and writes it atomically, then its history line. Must hold the lock.
 *
 * @param before the previous revision; its edit is appended to the history if a crash kept it out
 * @param options `isUrgent`: made even if that line cannot be written, which is lost then
 * @throws HistoryUnwritten
 * @throws Refusal when the line of the previous revision cannot be written
 */
export async function writeDocument(
  paths: ReleasesPaths,
  before: Pick<StoredDocument, 'schema' | 'revision' | 'lastEdit'>,
  edit: DocumentEdit,
  { requireHeld }: HeldLock,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): Promise<HistoryEntry> {
  const revision = before.revision + 1;
  const entry: HistoryEntry = { at: new Date().toISOString(), who: operatorName(), ...edit.entry, revision };
  const next: StoredDocument = { schema: before.schema, revision, ...edit.document, lastEdit: entry };
  checkDocument(next);
  await requireHeld();
  await removeHalfWritten(paths);
  // Written before the document is replaced, which has the only other copy.
  const late = await appendLate(paths, before.lastEdit, isUrgent);
  await withReserve(paths, () => replaceDurably(paths.discovery, `${JSON.stringify(next, null, 2)}\n`, requireHeld));
  let lost = late;
  try {
    if (late) await withReserve(paths, () => appendHistory(paths.history, late));
    lost = null;
    await withReserve(paths, () => appendHistory(paths.history, entry));
  } catch (error) {
    throw new HistoryUnwritten(revision, error, lost);
  }
  // The edit is made. Without a reserve, the next one just needs free space.
  await fillReserve(paths).catch(() => undefined);
  return entry;
}

/** Writes the line of the last edit if it is missing. @returns the edit if it could not be written, which only urgent edits accept */
async function appendLate(
  paths: ReleasesPaths,
  lastEdit: HistoryEntry | null,
  isUrgent: boolean,
): Promise<HistoryEntry | null> {
  try {
    if (lastEdit !== null && (await readHistoryTail(paths.history)).revision < lastEdit.revision)
      await withReserve(paths, () => appendHistory(paths.history, lastEdit));
    return null;
  } catch (error) {
    // A broken release must not keep its traffic because of a history line.
    if (isUrgent) return lastEdit;
    if (isDiskFull(error)) throw error;
    throw new Refusal(`Nothing was changed, as the last edit cannot be written to ${paths.history}`, { cause: error });
  }
}

/** Removes files of a process that was killed while it wrote; only the holder of the lock writes. */
async function removeHalfWritten({ folder, discovery }: ReleasesPaths): Promise<void> {
  const halfWritten = (await readdir(folder)).filter((name) => draftSuffix.test(name.replace(basename(discovery), '')));
  for (const name of halfWritten) await rm(join(folder, name), { force: true });
}
