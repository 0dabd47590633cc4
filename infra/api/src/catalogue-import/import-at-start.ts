import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultText } from '@bergauf/catalogue-format/faults/fault';
import { editionOf } from '@bergauf/catalogue-format/folder/edition';
import { manifestFile, readManifest } from '@bergauf/catalogue-format/folder/manifest';
import { openCatalogue } from '@bergauf/catalogue-format/folder/open-catalogue';
import type { Database } from '../database/database.ts';
import { faultLines, leftOutLines } from './cli/report.ts';
import type { Delisting } from './delisting-limit.ts';
import { importIfDue, storedImport } from './import-catalogue.ts';
import { producerOf, type StoredImport, startEditions } from './last-import.ts';
import type { PictureStore } from './pictures/stage-pictures.ts';

/** Outcome of the import at a start. */
export type StartImport =
  | { readonly outcome: 'imported' | 'imported before' | 'another producer' }
  /** Its `catalogue.json` is missing, damaged, or in a format of a newer release. */
  | { readonly outcome: 'unreadable'; readonly faults: readonly string[] }
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

/** Whether a start or the last import has imported the edition. */
const isKnown = (stored: StoredImport, edition: string): boolean =>
  edition === stored.edition || startEditions(stored).includes(edition);

/**
 * Imports a folder or archive into a database without a catalogue, or over another edition of the same producer: the text before the
 * colon in the `source` of `catalogue.json`. A catalogue of another producer stays. The edition of the last import is not imported again:
 * orders and requests have changed its stock and prices since. Neither is one that any start has imported: while a new release is rolled
 * out, a replica of the release before may start again.
 *
 * If `catalogue.json` cannot be read (missing, damaged, format of a newer release), the API starts with the stored catalogue and logs the
 * faults.
 * @param waitSeconds how long a folder may take to be there completely. Such a folder is written for this start, and its writer decides:
 * it is also imported if it is the same edition, or delists most products
 * @throws the faults of the catalogue; the database is not changed
 */
export async function importAtStart(
  database: Database,
  store: PictureStore,
  source: string,
  waitSeconds = 0,
): Promise<StartImport> {
  const isWritten = waitSeconds > 0;
  if (isWritten) await waitForManifest(source, waitSeconds);
  const { folder, leftOut, close } = await openCatalogue(source);
  try {
    const manifest = await readManifest(folder);
    const reasonToSkip = async (
      last: StoredImport | null,
      edition: () => Promise<string>,
    ): Promise<StartImport | null> => {
      if (last === null) return null;
      if (!manifest.ok) return { outcome: 'unreadable', faults: manifest.faults.map(faultText) };
      const isSameProducer = last.source !== undefined && producerOf(last) === producerOf(manifest.manifest);
      if (!isSameProducer) return { outcome: 'another producer' };
      return !isWritten && isKnown(last, await edition()) ? { outcome: 'imported before' } : null;
    };
    // Without the lock: a start with nothing to import does not wait for an import that is running.
    const known = await reasonToSkip(await storedImport(database), () => editionOf(folder));
    if (known) return known;
    let skipped: StartImport = { outcome: 'imported before' };
    // Under the lock: an operator's import, or another replica that starts, may have come first.
    const result = await importIfDue(
      database,
      folder,
      store,
      { isStart: true, allowDelisting: isWritten },
      async (last, edition) => {
        const reason = await reasonToSkip(last, async () => edition);
        if (reason) skipped = reason;
        return reason === null;
      },
    );
    if (result === null) return skipped;
    if (result.ok) return { outcome: 'imported' };
    const { read, delisting } = result;
    if (delisting) return { outcome: 'delists too much', delisting };
    throw new Error(`${source} cannot be imported:\n${[...leftOutLines(leftOut), ...faultLines(read)].join('\n')}`);
  } finally {
    close();
  }
}
