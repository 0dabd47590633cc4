import type { Database } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { testData } from './test-data.ts';

/** A connection to a new database with the test catalogue. */
export async function openTestDatabase(): Promise<Database> {
  const data = await testData();
  return 'databaseUrl' in data
    ? openPostgres(data.databaseUrl, () => undefined)
    : openPglite('folder' in data ? data : { memory: true, ...(data.image && { image: data.image }) });
}
