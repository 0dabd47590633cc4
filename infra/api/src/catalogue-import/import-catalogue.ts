import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ReadProgress, ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { Database, ScriptConnection } from '../database/database.ts';
import { applyStaged, type ImportChanges } from './apply/apply-staged.ts';
import { bulkLoad } from './bulk-load.ts';
import { deriveHere, lockCatalogue, lockSuggestions } from './catalogue-lock.ts';
import { importTableNames, importTables, type StepProgress, staged } from './import-tables.ts';
import { type PictureStore, stagePictures } from './pictures/stage-pictures.ts';
import { createStage, createStagingTables, prepareComparison } from './stage.ts';
import { stageCatalogue } from './stage-catalogue.ts';

// Any number that no other advisory lock uses. One import at a time.
const importLock = 824_153_202;

export type ImportOptions = {
  /** ISO date on which prices without a history start. Missing: today in the shop's time zone. */
  readonly day?: string;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** What follows the reading. */
  readonly onStep?: (progress: StepProgress) => void;
  /** Called with the number of picture files that were decoded: those that the last import did not have. */
  readonly onPictures?: (inspected: number) => void;
};

export type ImportResult =
  | { readonly ok: false; readonly read: ReadResult }
  | { readonly ok: true; readonly read: ReadResult; readonly changes: ImportChanges };

/** What the last import left in the database. */
export type StoredImport = { readonly source?: string; readonly day: string; readonly at: string };

async function isEmpty({ query }: ScriptConnection): Promise<boolean> {
  const [row] = await query('select not exists (select from products) and not exists (select from brands) as empty');
  return row?.['empty'] === true;
}

type OnStep = (progress: StepProgress) => void;

/** Into an empty database: all rows, without foreign keys and indexes. Requests that read these tables wait for it. */
async function writeFirst(connection: ScriptConnection, onStep: OnStep): Promise<ImportChanges> {
  const total = importTableNames.length;
  const tables: [string, ImportChanges['tables'][keyof ImportChanges['tables']]][] = [];
  await bulkLoad(connection, async () => {
    // An empty catalogue may still have texts.
    await connection.script(importTableNames.map((table) => `delete from ${table};`).join('\n'));
    for (const [done, table] of importTableNames.entries()) {
      onStep({ step: 'writing', done, total, what: table });
      const columns = importTables[table].columns.join(', ');
      await connection.query(`insert into ${table} (${columns}) select ${columns} from ${staged(table)}`);
      const [row] = await connection.query(`select count(*)::int as n from ${staged(table)}`);
      tables.push([table, { inserted: Number(row?.['n']), updated: 0, deleted: 0 }]);
    }
    onStep({ step: 'writing', done: total, total, what: 'indexes' });
  });
  return { tables: Object.fromEntries(tables), delisted: 0, relisted: 0 };
}

async function writeAgain(connection: ScriptConnection, onStep: OnStep): Promise<ImportChanges> {
  await prepareComparison(connection);
  return applyStaged(connection, onStep);
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
 * written. Shoppers' data survive: products that the folder lacks are delisted. Pictures are kept before the first row is locked: a slow
 * bucket stops neither pages nor orders. If the import fails afterwards, the store has pictures too many, and nothing refers to one that
 * it lacks.
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  store: PictureStore,
  { day = todayInVienna(), onProgress, onStep = () => undefined, onPictures }: ImportOptions = {},
): Promise<ImportResult> {
  let result: ImportResult | undefined;
  const rolledBack = new Error('rolled back');
  try {
    await database.transaction(async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [importLock]);
      await createStagingTables(connection);
      const pictures = await stagePictures(connection, folder, store);
      try {
        const read = await stageCatalogue(createStage(connection, staged), folder, day, pictures, onProgress);
        if (read.faultCount > 0) {
          result = { ok: false, read };
          throw rolledBack;
        }
        await pictures.keep(onStep).catch((cause: unknown) => {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`The pictures cannot be kept, so nothing was imported. ${reason}`, { cause });
        });
        onPictures?.(pictures.inspected());
        await connection.query(deriveHere);
        for (const lock of [lockCatalogue, lockSuggestions]) await connection.query(lock);
        await pictures.remember();
        await remember(connection, read, day);
        // Last: from here on orders wait.
        const changes = await ((await isEmpty(connection)) ? writeFirst : writeAgain)(connection, onStep);
        result = { ok: true, read, changes };
      } finally {
        pictures.close();
      }
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
