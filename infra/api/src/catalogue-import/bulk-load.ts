import type { ScriptConnection } from '../database/database.ts';
import { importTableNames } from './import-tables.ts';
import { analyzeTables } from './stage.ts';

type Definition = { readonly table: string; readonly name: string; readonly definition: string };

const tableList = importTableNames.map((table) => `'${table}'::regclass`).join(', ');

async function foreignKeys({ query }: ScriptConnection): Promise<readonly Definition[]> {
  const rows = await query(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in (${tableList})`);
  return rows as unknown as readonly Definition[];
}

/** Unique constraints whose index no foreign key of another table needs, such as that of carts to options. */
async function uniqueConstraints({ query }: ScriptConnection): Promise<readonly Definition[]> {
  const rows = await query(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint c where contype in ('p', 'u') and conrelid in (${tableList}) and not exists (
      select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid and f.conrelid not in (${tableList}))`);
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
 * Triggers that are not needed for a first import: those that log changes row by row (decision 0034), as everything is new, and the one
 * that derives the words of products, which their staging table already has.
 */
async function needlessTriggers({ query }: ScriptConnection): Promise<readonly { table: string; name: string }[]> {
  const rows = await query(`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where tgrelid in (${tableList}) and not tgisinternal and (tgname like '%\\_inserted' or tgname = 'products_found')`);
  return rows as unknown as readonly { table: string; name: string }[];
}

/**
 * Fills the tables of an empty catalogue without foreign keys and indexes and restores them afterwards: checking millions of rows
 * one by one takes several times as long. Must run in the same transaction as the filling.
 */
export async function bulkLoad(connection: ScriptConnection, fill: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(connection);
  const uniques = await uniqueConstraints(connection);
  const indexes = await plainIndexes(connection);
  const triggers = await needlessTriggers(connection);
  const { script } = connection;
  const switchTriggers = (state: 'enable' | 'disable') =>
    script(triggers.map(({ table, name }) => `alter table ${table} ${state} trigger ${name};`).join('\n'));
  const drop = (constraints: readonly Definition[]) =>
    script(constraints.map(({ table, name }) => `alter table ${table} drop constraint "${name}";`).join('\n'));
  const add = (constraints: readonly Definition[]) =>
    script(
      constraints
        .map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition};`)
        .join('\n'),
    );
  // Foreign keys depend on unique constraints, so they are dropped first.
  await drop(keys);
  await drop(uniques);
  await script(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await switchTriggers('disable');
  await fill();
  await switchTriggers('enable');
  await script(`select note_catalogue_change('everything', '{}');`);
  await add(uniques);
  await script(indexes.map(({ definition }) => `${definition};`).join('\n'));
  await script(analyzeTables);
  await add(keys);
}
