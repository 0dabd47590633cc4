import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoOptions } from '@bergauf/demo-catalogue/demo-options';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import { writeDemoCatalogue } from '@bergauf/demo-catalogue/write-demo-catalogue';
import { sql } from 'drizzle-orm';
import type { ImportChanges } from '../catalogue-import/apply/apply-staged.ts';
import { importCatalogue } from '../catalogue-import/import-catalogue.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openMediaStore } from '../media/media-store.ts';
import { testMedia } from './media/test-media.ts';

/** A demo catalogue in a temporary folder, as long as `use` runs. */
async function withDemoFolder<Result>(
  options: Partial<DemoOptions>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-demo-'));
  try {
    const folder = path.join(home, 'catalogue');
    await writeDemoCatalogue(folder, options);
    return await use(folder);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/**
 * Migrates a database and imports the demo's catalogue, by default that of the tests, and its pictures into the tests' media store. Offers
 * of teams are without end: tests run on any day.
 */
export async function importDemo(
  database: Database,
  options: Partial<DemoOptions> = testDemoOptions,
): Promise<ImportChanges> {
  await migrate(database);
  const media = await openMediaStore(testMedia(), () => undefined);
  return withDemoFolder(options, async (folder) => {
    const result = await importCatalogue(database, folder, media, { day: options.day ?? '2026-03-02' });
    if (!result.ok) throw new Error(`The demo has faults: ${JSON.stringify(result.read.faults.slice(0, 5))}`);
    await database.orm.execute(sql`update teams set terms = terms - 'until'`);
    return result.changes;
  });
}
