import { readManifest } from '@bergauf/catalogue-format/folder/manifest';
import { openCatalogue } from '@bergauf/catalogue-format/folder/open-catalogue';
import type { Database } from '../database/database.ts';
import { faultLines } from './cli/report.ts';
import { importCatalogue, storedImport } from './import-catalogue.ts';
import type { PictureStore } from './pictures/stage-pictures.ts';

/** `Bergauf demo: 2400 products, seed 1` is of the producer `Bergauf demo`. */
const producerOf = (source: string | undefined) => source?.split(':', 1)[0];

/**
 * Imports a folder or archive into a database without a catalogue, or with an earlier one of the same producer: the text before the
 * colon in the `source` of `catalogue.json`. A catalogue of another producer stays.
 * @returns whether it was imported
 * @throws the faults of the catalogue; the database is as it was
 */
export async function importAtStart(database: Database, store: PictureStore, source: string): Promise<boolean> {
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
