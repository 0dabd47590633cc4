import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editionOf } from '@bergauf/catalogue-format/folder/edition';
import { manifestFile, readManifest } from '@bergauf/catalogue-format/folder/manifest';
import { openCatalogue } from '@bergauf/catalogue-format/folder/open-catalogue';
import type { Database } from '../database/database.ts';
import { faultLines, leftOutLines } from './cli/report.ts';
import type { Delisting } from './delisting-limit.ts';
import { importIfDue, storedImport } from './import-catalogue.ts';
import { producerOf, type StoredImport } from './last-import.ts';
import type { PictureStore } from './pictures/stage-pictures.ts';

/** What became of the catalogue of a start. */
export type StartImport =
  | { readonly outcome: 'imported' | 'imported before' | 'another producer' }
  /** It was not imported, because too many products are missing in it. */
  | { readonly outcome: 'delists too much'; readonly delisting: Delisting };

/** Waits for a folder that is still being written: its producer adds `catalogue.json` last. */
async function waitForManifest(folder: string, seconds: number): Promise<void> {
  const file = path.join(folder, manifestFile);
  const isThere = () =>
    access(file).then(
      () => true,
      () => false,
    );
  for (const deadline = Date.now() + seconds * 1000; !(await isThere()); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`${file} did not come within ${seconds} s.`);
  }
}

const isKnown = (stored: StoredImport, edition: string): boolean =>
  edition === stored.edition || edition === stored.editionOfStart;

/** Why a folder is not imported over what is stored; null if it is. */
async function reasonToSkip(folder: string, stored: StoredImport, isWritten: boolean): Promise<StartImport | null> {
  const manifest = await readManifest(folder);
  const isSameProducer = stored.source !== undefined && producerOf(stored) === producerOf(manifest ?? {});
  if (!isSameProducer) return { outcome: 'another producer' };
  if (isWritten || (stored.edition === undefined && stored.editionOfStart === undefined)) return null;
  return isKnown(stored, await editionOf(folder)) ? { outcome: 'imported before' } : null;
}

/**
 * Imports a folder or archive into a database without a catalogue, or over another edition of the same producer: the text before the
 * colon in the `source` of `catalogue.json`. A catalogue of another producer stays. The edition of the last import or the last start is not
 * imported again: orders and requests have changed its stock and prices since.
 * @param waitSeconds how long a folder may take to be there completely. Such a folder is written for this start, and its writer decides:
 * it is also imported if it is the same edition, or delists most products
 * @throws the faults of the catalogue; the database is as it was
 */
export async function importAtStart(
  database: Database,
  store: PictureStore,
  source: string,
  waitSeconds = 0,
): Promise<StartImport> {
  const isWritten = waitSeconds > 0;
  if (isWritten) await waitForManifest(source, waitSeconds);
  const stored = await storedImport(database);
  const { folder, leftOut, close } = await openCatalogue(source);
  try {
    const skipped = stored && (await reasonToSkip(folder, stored, isWritten));
    if (skipped) return skipped;
    // Asked again under the lock: another replica that starts may import the same edition meanwhile.
    const result = await importIfDue(
      database,
      folder,
      store,
      { isStart: true, allowDelisting: isWritten },
      (last, edition) => isWritten || last === null || !isKnown(last, edition),
    );
    if (result === null) return { outcome: 'imported before' };
    if (result.ok) return { outcome: 'imported' };
    const { read, delisting } = result;
    if (delisting) return { outcome: 'delists too much', delisting };
    throw new Error(`${source} cannot be imported:\n${[...leftOutLines(leftOut), ...faultLines(read)].join('\n')}`);
  } finally {
    close();
  }
}
