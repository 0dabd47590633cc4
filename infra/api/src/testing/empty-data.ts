import { importTableNames } from '../catalogue-import/import-tables.ts';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { DataLocation } from '../options.ts';
import { testData } from './test-data.ts';

const removeCatalogue = (database: Database): Promise<void> =>
  database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));

/** A new database into which no catalogue has been imported. */
export async function emptyData(): Promise<DataLocation> {
  const data = await testData();
  if ('databaseUrl' in data) {
    const database = await openPostgres(data.databaseUrl, () => undefined);
    await removeCatalogue(database);
    await database.close();
    return data;
  }
  const database = await openPglite(data);
  await removeCatalogue(database);
  const image = await database.dump();
  await database.close();
  return { memory: true, image };
}

/** The same with a connection to it, for tests of what only a PostgreSQL server does. @throws without one */
export async function openEmptyPostgres(): Promise<{ data: DataLocation; database: Database }> {
  const data = await emptyData();
  if (!('databaseUrl' in data)) throw new Error('This test needs PostgreSQL');
  return { data, database: await openPostgres(data.databaseUrl, () => undefined) };
}
