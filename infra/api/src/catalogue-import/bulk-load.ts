import type { ScriptConnection } from '../database/database.ts';
import { importTableNames } from './import-tables.ts';

type Definition = { readonly table: string; readonly name: string; readonly definition: string };

const tableList = importTableNames.map((table) => `'${table}'::regclass`).join(', ');

async function foreignKeys({ query }: ScriptConnection): Promise<readonly Definition[]> {
  const rows = await query(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in (${tableList})`);
  return rows as unknown as readonly Definition[];
}

/** Indexes that do not belong to a constraint. */
async function plainIndexes({ query }: ScriptConnection): Promise<readonly Definition[]> {
  const rows = await query(`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid in (${tableList}) and not indisunique`);
  return rows as unknown as readonly Definition[];
}

/**
 * Fills the tables of an empty catalogue without foreign keys and indexes and restores them afterwards: checking millions of rows
 * one by one takes several times as long. Must run in the same transaction as the filling.
 */
export async function bulkLoad(connection: ScriptConnection, fill: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(connection);
  const indexes = await plainIndexes(connection);
  const { script } = connection;
  await script(keys.map(({ table, name }) => `alter table ${table} drop constraint "${name}";`).join('\n'));
  await script(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await fill();
  await script(indexes.map(({ definition }) => `${definition};`).join('\n'));
  await script('analyze');
  await script(
    keys
      .map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition};`)
      .join('\n'),
  );
}
