import type { ReadProgress, ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { Database, ScriptConnection } from '../database/database.ts';
import { delistedRows, relistedRows } from './apply/delist.ts';
import { changedRows, newRows, removedRows } from './apply/table-changes.ts';
import { type Delisting, excessiveDelisting, type Refused } from './delisting-limit.ts';
import { type ImportTableName, importTableNames, importTables, type StepProgress, staged } from './import-tables.ts';
import { type PictureStore, stagePictures } from './pictures/stage-pictures.ts';
import { createStage, createStagingTables, prepareComparison } from './stage.ts';
import { stageCatalogue } from './stage-catalogue.ts';

/** A row that an import would write: its key, and for a change the columns with their stored and new values. */
export type RowDifference = {
  readonly change: 'new' | 'changed' | 'removed';
  readonly key: string;
  readonly columns: readonly { readonly name: string; readonly stored: unknown; readonly imported: unknown }[];
};

export type TableDifference = {
  readonly table: ImportTableName;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  readonly first: readonly RowDifference[];
};

export type DifferenceResult =
  | Refused
  | {
      readonly ok: true;
      readonly read: ReadResult;
      readonly tables: readonly TableDifference[];
      readonly delisted: number;
      readonly relisted: number;
      /** Delisting that an import would refuse unless it is allowed; null if it is within the limit. */
      readonly delisting: Delisting | null;
    };

/** Most differences of each kind that are shown for a table. */
const shown = 5;

async function countOf({ query }: ScriptConnection, rows: string | null): Promise<number> {
  if (rows === null) return 0;
  const [row] = await query(`select count(*)::int as n ${rows}`);
  return Number(row?.['n'] ?? 0);
}

type Json = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

async function differencesOf(connection: ScriptConnection, table: ImportTableName): Promise<TableDifference> {
  const { key, columns } = importTables[table];
  const keyOf = (row: Json) => key.map((column) => String(row[column])).join(' ');
  const names: readonly string[] = columns;
  const rows = async (change: RowDifference['change'], from: string | null): Promise<RowDifference[]> => {
    if (from === null) return [];
    const select = {
      new: 'null as t, to_jsonb(s) as s',
      removed: 'to_jsonb(t) as t, null as s',
      changed: 'to_jsonb(t) as t, to_jsonb(s) as s',
    };
    const order = key.map((column) => `${change === 'new' ? 's' : 't'}.${column}`).join(', ');
    const found = await connection.query(`select ${select[change]} ${from} order by ${order} limit ${shown}`);
    return found.map((row) => {
      const [t, s] = [row['t'] as Json | null, row['s'] as Json | null];
      const changed = t && s ? names.filter((name) => !isSame(t[name], s[name])) : [];
      return {
        change,
        key: keyOf(s ?? t ?? {}),
        columns: changed.map((name) => ({ name, stored: t?.[name], imported: s?.[name] })),
      };
    });
  };
  const [added, changed, removed] = [newRows(table), changedRows(table), removedRows(table)];
  return {
    table,
    inserted: await countOf(connection, added),
    updated: await countOf(connection, changed),
    deleted: await countOf(connection, removed),
    first: [...(await rows('changed', changed)), ...(await rows('new', added)), ...(await rows('removed', removed))],
  };
}

type DifferenceOptions = {
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Called for the steps after reading. */
  readonly onStep?: (progress: StepProgress) => void;
};

/** What an import of the folder would change. Writes nothing. */
export async function differencesFrom(
  database: Database,
  folder: string,
  store: PictureStore,
  day: string,
  { onProgress, onStep }: DifferenceOptions = {},
): Promise<DifferenceResult> {
  let result: DifferenceResult | undefined;
  const rolledBack = new Error('rolled back');
  try {
    await database.transaction(async (connection) => {
      await createStagingTables(connection);
      const pictures = await stagePictures(connection, folder, store);
      const stage = createStage(connection, staged);
      const read = await stageCatalogue(stage, folder, { day, pictures }, onProgress).finally(pictures.close);
      if (read.faultCount > 0) {
        result = { ok: false, read };
        throw rolledBack;
      }
      await prepareComparison(connection);
      const tables: TableDifference[] = [];
      const total = importTableNames.length;
      for (const [done, table] of importTableNames.entries()) {
        onStep?.({ step: 'comparing', done, total, what: table });
        tables.push(await differencesOf(connection, table));
      }
      onStep?.({ step: 'comparing', done: total, total });
      const delisted = await countOf(connection, delistedRows);
      const relisted = await countOf(connection, relistedRows);
      const delisting = await excessiveDelisting(connection, read);
      result = { ok: true, read, tables, delisted, relisted, delisting };
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  if (result === undefined) throw new Error('The comparison has no result');
  return result;
}
