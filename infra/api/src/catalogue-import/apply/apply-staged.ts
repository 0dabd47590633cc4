import type { ScriptConnection } from '../../database/database.ts';
import { lockStagedOptions } from '../catalogue-lock.ts';
import { continueChangedHistories, type StagedHistories } from '../continued-histories.ts';
import { type ImportTableName, importTableNames, type StepProgress, staged } from '../import-tables.ts';
import { analyzeTables } from '../stage.ts';
import { affectedRows } from './affected-rows.ts';
import {
  delistMissing,
  dropReusedIds,
  dropReusedPaths,
  emptyDelisted,
  emptyRemovedOptions,
  findReusedIds,
  moveRemovedVariants,
  relist,
  setAside,
} from './delist.ts';
import { deletion, freeing, insertion, type StagedScope, update } from './table-changes.ts';

/** Rows that an import wrote. */
export type TableChanges = { readonly inserted: number; readonly updated: number; readonly deleted: number };

export type ImportChanges = {
  readonly tables: Readonly<Partial<Record<ImportTableName, TableChanges>>>;
  readonly delisted: number;
  readonly relisted: number;
};

/** Tables to which rows of others refer: theirs are deleted last, when no row refers to them any more. */
const referenced: readonly ImportTableName[] = ['sports', 'filter_values', 'categories', 'brands'];

/** Brings one table to the state of its staging table, which no row of another refers to. */
export async function applyTable(connection: ScriptConnection, table: ImportTableName): Promise<TableChanges> {
  const deleted = await affectedRows(connection, deletion(table));
  const updated = await affectedRows(connection, update(table));
  return { inserted: await affectedRows(connection, insertion(table)), updated, deleted };
}

/**
 * Brings tables to the state of their staging tables and writes only rows that differ. Options come last: orders wait for their locks.
 * @param tables in the order of `importTables`
 * @param onTable called before each table is written
 * @param beforeOptions called when all else is written; locks options
 */
export async function writeStaged(
  connection: ScriptConnection,
  tables: readonly ImportTableName[],
  scope: StagedScope,
  {
    onTable = () => undefined,
    beforeOptions = async () => undefined,
  }: {
    readonly onTable?: (table: ImportTableName) => void;
    readonly beforeOptions?: (writtenRows: number) => Promise<void>;
  } = {},
): Promise<ImportChanges['tables']> {
  const deleted = new Map<ImportTableName, number>();
  const updated = new Map<ImportTableName, number>();
  const inserted = new Map<ImportTableName, number>();
  const remove = async (table: ImportTableName) =>
    void deleted.set(table, await affectedRows(connection, deletion(table, scope)));
  const write = async (table: ImportTableName) => {
    onTable(table);
    updated.set(table, await affectedRows(connection, update(table)));
    inserted.set(table, await affectedRows(connection, insertion(table)));
  };
  const free = async (some: readonly ImportTableName[]) => {
    for (const statement of some.flatMap(freeing)) await connection.query(statement);
  };
  const others = tables.filter((table) => table !== 'options');
  // Deleting a variant deletes its options.
  const removedFirst = others.filter((table) => table !== 'variants' && !referenced.includes(table));
  for (const table of removedFirst.toReversed()) await remove(table);
  await moveRemovedVariants(connection);
  await free(others);
  for (const table of others) await write(table);
  for (const table of referenced) if (tables.includes(table)) await remove(table);
  const rows = [...deleted.values(), ...updated.values(), ...inserted.values()];
  await beforeOptions(rows.reduce((sum, count) => sum + count, 0));
  await dropReusedIds(connection);
  await remove('options');
  await emptyRemovedOptions(connection);
  await free(['options']);
  await write('options');
  await remove('variants');
  await dropReusedPaths(connection);
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
  histories: StagedHistories,
): Promise<ImportChanges> {
  const total = importTableNames.length;
  onStep({ step: 'writing', done: 0, total });
  await findReusedIds(connection, staged);
  await continueChangedHistories(connection, histories);
  const relisted = await relist(connection);
  const delisted = await delistMissing(connection);
  let done = 0;
  const tables = await writeStaged(connection, importTableNames, 'catalogue', {
    onTable(table) {
      onStep({ step: 'writing', done, total, what: table });
      done += 1;
    },
    async beforeOptions(writtenRows) {
      await setAside(connection);
      if (writtenRows + delisted + relisted > 0) await connection.script(analyzeTables);
      await lockStagedOptions(connection);
      await emptyDelisted(connection);
    },
  });
  onStep({ step: 'writing', done: total, total });
  return { tables, delisted, relisted };
}
