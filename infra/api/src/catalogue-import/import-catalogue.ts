import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ReadProgress, ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { Database, ScriptConnection } from '../database/database.ts';
import { applyStaged, type ImportChanges } from './apply/apply-staged.ts';
import { bulkLoad } from './bulk-load.ts';
import { importTableNames, staged } from './import-tables.ts';
import { type PictureStage, type PictureStore, stagePictures } from './pictures/stage-pictures.ts';
import { createStage, createStagingTables, prepareComparison } from './stage.ts';
import { stageCatalogue } from './stage-catalogue.ts';

// Any number that no other advisory lock uses. One import at a time.
const importLock = 824_153_202;

export type ImportStep = 'reading' | 'writing';

export type ImportOptions = {
  /** ISO date on which prices without a history start. Missing: today in the shop's time zone. */
  readonly day?: string;
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly onStep?: (step: ImportStep) => void;
  /** Called with the number of picture files that were decoded: those that the last import did not have. */
  readonly onPictures?: (inspected: number) => void;
};

type DatedOptions = ImportOptions & { readonly day: string };

export type ImportResult =
  | { readonly ok: false; readonly read: ReadResult }
  | { readonly ok: true; readonly read: ReadResult; readonly changes: ImportChanges };

/** What the last import left in the database. */
export type StoredImport = { readonly source?: string; readonly day: string; readonly at: string };

const nothingWritten = Symbol('faults');

async function isEmpty({ query }: ScriptConnection): Promise<boolean> {
  const [row] = await query('select not exists (select from products) and not exists (select from brands) as empty');
  return row?.['empty'] === true;
}

/** Into an empty database: rows go straight to their tables. */
async function importFirst(
  connection: ScriptConnection,
  folder: string,
  pictures: PictureStage,
  options: DatedOptions,
): Promise<ImportResult> {
  const stage = createStage(connection, (table) => table);
  let read: ReadResult | undefined;
  await bulkLoad(connection, async () => {
    // An empty catalogue may still have texts.
    await connection.script(importTableNames.map((table) => `delete from ${table};`).join('\n'));
    read = await stageCatalogue(stage, folder, options.day, pictures, options.onProgress);
    if (read.faultCount > 0) throw nothingWritten;
    options.onStep?.('writing');
  }).catch((error: unknown) => {
    if (error !== nothingWritten) throw error;
  });
  if (read === undefined) throw new Error('The catalogue was not read');
  if (read.faultCount > 0) return { ok: false, read };
  const counted = await connection.query(
    importTableNames.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(' union all '),
  );
  const tables = counted.map(({ name, n }) => [name, { inserted: Number(n), updated: 0, deleted: 0 }] as const);
  return { ok: true, read, changes: { tables: Object.fromEntries(tables), delisted: 0, relisted: 0 } };
}

async function importAgain(
  connection: ScriptConnection,
  folder: string,
  pictures: PictureStage,
  options: DatedOptions,
): Promise<ImportResult> {
  await createStagingTables(connection);
  const stage = createStage(connection, staged);
  const read = await stageCatalogue(stage, folder, options.day, pictures, options.onProgress);
  if (read.faultCount > 0) return { ok: false, read };
  options.onStep?.('writing');
  await prepareComparison(connection);
  const changes = await applyStaged(connection);
  const { tables, delisted, relisted } = changes;
  const writtenRows = Object.values(tables).reduce(
    (sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted,
    0,
  );
  if (writtenRows + delisted + relisted > 0) await connection.script('analyze');
  return { ok: true, read, changes };
}

async function remember({ query }: ScriptConnection, { manifest }: ReadResult, day: string): Promise<void> {
  const stored: StoredImport = {
    ...(manifest?.source !== undefined && { source: manifest.source }),
    day: manifest?.day ?? day,
    at: new Date().toISOString(),
  };
  await query(
    `insert into shop_state (key, value) values ('import', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(stored)],
  );
  await query(`delete from shop_state where key in ('catalogue', 'content')`);
}

/**
 * Imports a catalogue folder in one transaction. Everything is checked before anything is written, and only rows that differ are
 * written. Shoppers' data survive: products that the folder lacks are delisted. Pictures are kept before the transaction commits: if
 * that fails, the store has pictures too many, and nothing refers to one that it lacks.
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  store: PictureStore,
  asked: ImportOptions = {},
): Promise<ImportResult> {
  const options = { day: todayInVienna(), ...asked };
  let result: ImportResult | undefined;
  const rolledBack = new Error('rolled back');
  try {
    await database.transaction(async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [importLock]);
      const isFirst = await isEmpty(connection);
      const pictures = await stagePictures(connection, folder, store);
      try {
        result = await (isFirst ? importFirst : importAgain)(connection, folder, pictures, options);
        if (!result.ok) throw rolledBack;
        await pictures.keep().catch((cause: unknown) => {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`The pictures cannot be kept, so nothing was imported. ${reason}`, { cause });
        });
        options.onPictures?.(pictures.inspected());
      } finally {
        await pictures.close();
      }
      await remember(connection, result.read, options.day);
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  if (result === undefined) throw new Error('The import has no result');
  return result;
}

/** The last import; null for a database without a catalogue. */
export async function storedImport(database: Database): Promise<StoredImport | null> {
  let found: StoredImport | null = null;
  await database.transaction(async ({ query }) => {
    const [row] = await query(`select value from shop_state where key = 'import'`);
    found = (row?.['value'] as StoredImport | undefined) ?? null;
  });
  return found;
}
