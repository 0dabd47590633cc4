import type { DataLocation } from '../options.ts';
import { databaseImage } from './database-image.ts';
import { freshDatabase } from './postgres/template-database.ts';

/** The database a run of the tests is on: a PostgreSQL server where the run has one, else the embedded one. */
export const testEngine: 'pglite' | 'postgres' = process.env['TEST_POSTGRES_URL'] ? 'postgres' : 'pglite';

/** A database of one's own with the test catalogue. */
export async function testData(): Promise<DataLocation> {
  const server = process.env['TEST_POSTGRES_URL'];
  return server ? { databaseUrl: await freshDatabase(server) } : { memory: true, image: await databaseImage() };
}
