import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { manifestFile, readManifest } from '@bergauf/catalogue-format/folder/manifest';
import { openCatalogue } from '@bergauf/catalogue-format/folder/open-catalogue';
import type { Database } from '../database/database.ts';
import { faultLines } from './cli/report.ts';
import { importCatalogue, storedImport } from './import-catalogue.ts';
import type { PictureStore } from './pictures/stage-pictures.ts';

/** `Bergauf demo: 2400 products, seed 1` is of the producer `Bergauf demo`. */
const producerOf = (source: string | undefined) => source?.split(':', 1)[0];

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

/**
 * Imports a folder or archive into a database without a catalogue, or with an earlier one of the same producer: the text before the
 * colon in the `source` of `catalogue.json`. A catalogue of another producer stays.
 * @param waitSeconds how long a folder may take to be there completely
 * @returns whether it was imported
 * @throws the faults of the catalogue; the database is as it was
 */
export async function importAtStart(
  database: Database,
  store: PictureStore,
  source: string,
  waitSeconds = 0,
): Promise<boolean> {
  if (waitSeconds > 0) await waitForManifest(source, waitSeconds);
  const stored = await storedImport(database);
  const opened = await openCatalogue(source);
  try {
    if (stored !== null) {
      const manifest = await readManifest(opened.folder);
      const isSame = stored.source !== undefined && producerOf(stored.source) === producerOf(manifest?.source);
      if (!isSame) return false;
    }
    const { ok, read } = await importCatalogue(database, opened.folder, store);
    if (!ok) throw new Error(`${source} cannot be imported:\n${faultLines(read).join('\n')}`);
    return true;
  } finally {
    await opened.close();
  }
}
