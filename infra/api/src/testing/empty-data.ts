import { importTableNames } from '../catalogue-import/import-tables.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { DataLocation } from '../options.ts';
import { testData } from './test-data.ts';

/** A new database into which no catalogue has been imported. */
export async function emptyData(): Promise<DataLocation> {
  const data = await testData();
  const statement = `truncate ${importTableNames.join(', ')} cascade`;
  if ('databaseUrl' in data) {
    const database = await openPostgres(data.databaseUrl, () => undefined);
    await database.transaction(({ script }) => script(statement));
    await database.close();
    return data;
  }
  const database = await openPglite(data);
  await database.transaction(({ script }) => script(statement));
  const image = await database.dump();
  await database.close();
  return { memory: true, image };
}
