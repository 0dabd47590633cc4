import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCatalogue, storedImport } from '@bergauf/api/catalogue-import/import-catalogue';
import type { Database } from '@bergauf/api/database/database';
import { migrate } from '@bergauf/api/database/migrate';
import { openPglite } from '@bergauf/api/database/open-pglite';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { readMediaOptions } from '@bergauf/api/media/media-settings';
import { type MediaStore, openMediaStore } from '@bergauf/api/media/media-store';
import { readSettings } from '@bergauf/api/settings';
import { faultText } from '@bergauf/catalogue-format/faults/fault';
import { type DemoOptions, readDemoOptions } from '@bergauf/demo-catalogue/demo-options';
import { isDemoSource, writeDemoCatalogue } from '@bergauf/demo-catalogue/write-demo-catalogue';

/** The demo's catalogue replaces an earlier demo, but not a catalogue that somebody else has imported. */
async function importDemo(database: Database, media: MediaStore, options: Partial<DemoOptions>): Promise<void> {
  await migrate(database);
  const stored = await storedImport(database);
  if (stored !== null && !isDemoSource(stored.source)) return;
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-demo-'));
  try {
    const folder = path.join(home, 'catalogue');
    // An earlier demo keeps its day, so that a second import changes nothing.
    await writeDemoCatalogue(folder, { ...(stored && { day: stored.day }), ...options });
    const result = await importCatalogue(database, folder, media);
    if (!result.ok) throw new Error(`The demo has faults:\n${result.read.faults.map(faultText).join('\n')}`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const reportPicture = (problem: string, picture: string): void => void process.stderr.write(`${problem}: ${picture}\n`);

async function main(): Promise<void> {
  const { data } = readSettings(process.env).options;
  const names = { products: 'CATALOGUE_PRODUCTS', seed: 'CATALOGUE_SEED', day: 'CATALOGUE_DAY' };
  const options = readDemoOptions(process.env, names);
  const database =
    'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  try {
    const media = await openMediaStore(readMediaOptions(process.env), reportPicture);
    await importDemo(database, media, options);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
