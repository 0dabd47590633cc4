import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { draftSuffix, replaceDurably } from '@bergauf/service-kit/durable-write';
import { operatorName } from '../../process-identity.ts';
import { Refusal, sentenceOf } from '../../refusal.ts';
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
  readonly revision: number;
  constructor(revision: number, cause: unknown) {
    super(
      `The change was made (revision ${revision}), but its line in the history could not be written yet: ${sentenceOf(cause)}`,
      { cause },
    );
    this.revision = revision;
  }
}

/**
 * Checks the next revision and writes it atomically, then its history line. Must hold the lock.
 *
 * @param before the previous revision; its edit is appended to the history if a crash kept it out
 * @throws HistoryUnwritten
 */
export async function writeDocument(
  paths: ReleasesPaths,
  before: Pick<StoredDocument, 'schema' | 'revision' | 'lastEdit'>,
  edit: DocumentEdit,
  { requireHeld }: HeldLock,
): Promise<HistoryEntry> {
  const revision = before.revision + 1;
  const entry: HistoryEntry = { at: new Date().toISOString(), who: operatorName(), ...edit.entry, revision };
  const next: StoredDocument = { schema: before.schema, revision, ...edit.document, lastEdit: entry };
  checkDocument(next);
  await requireHeld();
  await removeHalfWritten(paths);
  // Before the document is replaced, which is where else it stands.
  const { lastEdit } = before;
  if (lastEdit !== null && (await readHistoryTail(paths.history)).revision < lastEdit.revision)
    await withReserve(paths, () => appendHistory(paths.history, lastEdit));
  await withReserve(paths, () => replaceDurably(paths.discovery, `${JSON.stringify(next, null, 2)}\n`, requireHeld));
  try {
    await withReserve(paths, () => appendHistory(paths.history, entry));
  } catch (error) {
    throw new HistoryUnwritten(revision, error);
  }
  // The edit is made; without a reserve the next one only depends on the free space.
  await fillReserve(paths).catch(() => undefined);
  return entry;
}

/** Removes files of a process that was killed while it wrote; only the holder of the lock writes. */
async function removeHalfWritten({ folder, discovery }: ReleasesPaths): Promise<void> {
  const halfWritten = (await readdir(folder)).filter((name) => draftSuffix.test(name.replace(basename(discovery), '')));
  for (const name of halfWritten) await rm(join(folder, name), { force: true });
}
