import type { ScriptConnection } from '../../database/database.ts';
import { lockStagedOptions } from '../catalogue-lock.ts';
import { type ImportTableName, importTableNames, type StepProgress, staged } from '../import-tables.ts';
import { delistMissing, dropReusedIds, emptyRemovedOptions, relist, setAside } from './delist.ts';
import { deletion, freeing, insertion, type StagedScope, update } from './table-changes.ts';

/** Rows that an import wrote. */
export type TableChanges = { readonly inserted: number; readonly updated: number; readonly deleted: number };

export type ImportChanges = {
  readonly tables: Readonly<Partial<Record<ImportTableName, TableChanges>>>;
  readonly delisted: number;
  readonly relisted: number;
};

async function affected({ query }: ScriptConnection, statement: string | null): Promise<number> {
  if (statement === null) return 0;
  const [row] = await query(`with changed as (${statement} returning 1) select count(*)::int as n from changed`);
  return Number(row?.['n'] ?? 0);
}

/** Tables to which rows of others refer: theirs are deleted last, when no row refers to them any more. */
const referenced: readonly ImportTableName[] = ['sports', 'filter_values', 'categories', 'brands'];

/** Brings one table to the state of its staging table, which no row of another refers to. */
export async function applyTable(connection: ScriptConnection, table: ImportTableName): Promise<TableChanges> {
  const deleted = await affected(connection, deletion(table));
  const updated = await affected(connection, update(table));
  return { inserted: await affected(connection, insertion(table)), updated, deleted };
}

/**
 * Brings tables to the state of their staging tables and writes only rows that differ.
 * @param tables in the order of `importTables`
 * @param onTable called before each table is written
 */
export async function writeStaged(
  connection: ScriptConnection,
  tables: readonly ImportTableName[],
  scope: StagedScope,
  onTable: (table: ImportTableName) => void = () => undefined,
): Promise<ImportChanges['tables']> {
  const deleted = new Map<ImportTableName, number>();
  const updated = new Map<ImportTableName, number>();
  const inserted = new Map<ImportTableName, number>();
  const remove = async (table: ImportTableName) =>
    void deleted.set(table, await affected(connection, deletion(table, scope)));
  for (const table of tables.toReversed()) if (!referenced.includes(table)) await remove(table);
  await emptyRemovedOptions(connection);
  for (const statement of tables.flatMap(freeing)) await connection.query(statement);
  for (const table of tables) {
    onTable(table);
    updated.set(table, await affected(connection, update(table)));
    inserted.set(table, await affected(connection, insertion(table)));
  }
  for (const table of referenced) if (tables.includes(table)) await remove(table);
  const changes = tables.map((table) => {
    const counts = {
      inserted: inserted.get(table) ?? 0,
      updated: updated.get(table) ?? 0,
      deleted: deleted.get(table) ?? 0,
    };
    return [table, counts] as const;
  });
  return Object.fromEntries(changes);
}

/** Brings the catalogue to the state of the staging tables. */
export async function applyStaged(
  connection: ScriptConnection,
  onStep: (progress: StepProgress) => void,
): Promise<ImportChanges> {
  const total = importTableNames.length;
  onStep({ step: 'writing', done: 0, total });
  await lockStagedOptions(connection);
  await dropReusedIds(connection, staged);
  const relisted = await relist(connection);
  const delisted = await delistMissing(connection);
  const tables = await writeStaged(connection, importTableNames, 'catalogue', (table) =>
    onStep({ step: 'writing', done: importTableNames.indexOf(table), total, what: table }),
  );
  onStep({ step: 'writing', done: total, total });
  await setAside(connection);
  return { tables, delisted, relisted };
}
