import { sql } from 'drizzle-orm';
import { importTableNames, importTables } from '../catalogue-import/import-tables.ts';
import { type Database, selectRows } from '../database/database.ts';

/** All rows that an import writes, by table. */
export async function catalogueRows({ orm }: Pick<Database, 'orm'>): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of importTableNames) {
    const columns = importTables[table].columns.join(', ');
    const rows = await selectRows<{ row: string }>(
      orm,
      sql.raw(`select to_jsonb(t)::text as row from (select ${columns} from ${table}) t`),
    );
    tables[table] = rows.map(({ row }) => row).sort();
  }
  return tables;
}
