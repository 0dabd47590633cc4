import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { editionOf } from '@bergauf/catalogue-format/folder/edition';
import type { ReadProgress, ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import { messageOf } from '@bergauf/service-kit/error-message';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Database, ScriptConnection } from '../database/database.ts';
import { applyStaged, type ImportChanges } from './apply/apply-staged.ts';
import { bulkLoad } from './bulk-load.ts';
import { deriveHere, lockCatalogue, lockSuggestions } from './catalogue-lock.ts';
import type { StagedHistories } from './continued-histories.ts';
import { excessiveDelisting, type Refused } from './delisting-limit.ts';
import { importTableNames, importTables, type StepProgress, staged } from './import-tables.ts';
import { lastImport, rememberImport, type StoredImport } from './last-import.ts';
import { type PictureStore, stagePictures } from './pictures/stage-pictures.ts';
import { createStage, createStagingTables, prepareComparison, stageSearch } from './stage.ts';
import { stageCatalogue } from './stage-catalogue.ts';

export type ImportOptions = {
  /** ISO date on which prices without a history start. Missing: today in the shop's time zone. */
  readonly day?: string;
  /** Also imports a catalogue that delists more than half of the products: see `excessiveDelisting`. */
  readonly allowDelisting?: boolean;
  /** Whether a start of the API imports. */
  readonly isStart?: boolean;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Called for the steps after reading. */
  readonly onStep?: (progress: StepProgress) => void;
  /** Called with the number of picture files that were decoded: those that the last import did not have. */
  readonly onPictures?: (inspected: number) => void;
};

export type ImportResult = Refused | { readonly ok: true; readonly read: ReadResult; readonly changes: ImportChanges };

async function isEmpty({ query }: ScriptConnection): Promise<boolean> {
  const [row] = await query('select not exists (select from products) and not exists (select from brands) as empty');
  return row?.['empty'] === true;
}

/** Compresses long texts in a fraction of the time of PostgreSQL's own method. Servers without LZ4 keep that. */
const compressFast = `select set_config(name, 'lz4', true) from pg_settings
  where name = 'default_toast_compression' and 'lz4' = any(enumvals)`;

type OnStep = (progress: StepProgress) => void;

/**
 * Into an empty database: all rows, those of products with the words that staging has made (`stageSearch`), without foreign keys and
 * indexes. Requests that read these tables wait for it.
 */
async function writeFirst(connection: ScriptConnection, onStep: OnStep): Promise<ImportChanges> {
  const total = importTableNames.length;
  const tables: [string, ImportChanges['tables'][keyof ImportChanges['tables']]][] = [];
  await bulkLoad(connection, async () => {
    // An empty catalogue may still have texts.
    await connection.script(importTableNames.map((table) => `delete from ${table};`).join('\n'));
    for (const [done, table] of importTableNames.entries()) {
      onStep({ step: 'writing', done, total, what: table });
      const columns = [...importTables[table].columns, ...(table === 'products' ? ['search'] : [])].join(', ');
      await connection.query(`insert into ${table} (${columns}) select ${columns} from ${staged(table)}`);
      const [row] = await connection.query(`select count(*)::int as n from ${staged(table)}`);
      tables.push([table, { inserted: Number(row?.['n']), updated: 0, deleted: 0 }]);
    }
    onStep({ step: 'writing', done: total, total, what: 'indexes' });
  });
  return { tables: Object.fromEntries(tables), delisted: 0, relisted: 0 };
}

async function writeAgain(
  connection: ScriptConnection,
  onStep: OnStep,
  histories: StagedHistories,
): Promise<ImportChanges> {
  await prepareComparison(connection);
  return applyStaged(connection, onStep, histories);
}

/**
 * Imports a catalogue folder in one transaction. Everything is checked before anything is written, and only rows that differ are
 * written. Shoppers' data survive: products that the folder lacks are delisted. Pictures are stored before the first row is locked: a slow
 * bucket blocks neither pages nor orders. If the import fails afterwards, the store has unused pictures, but nothing refers to a missing
 * one.
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  store: PictureStore,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const result = await importIfDue(database, folder, store, options, async () => true);
  if (result === null) throw new Error('The import has no result');
  return result;
}

/**
 * Like `importCatalogue`.
 * @param isDue decides under the lock of imports, so another one cannot come between the decision and the import
 * @returns null if the import is not due
 */
export async function importIfDue(
  database: Database,
  folder: string,
  store: PictureStore,
  options: ImportOptions,
  isDue: (stored: StoredImport | null, edition: string) => Promise<boolean>,
): Promise<ImportResult | null> {
  const { day = todayInVienna(), allowDelisting = false, isStart = false } = options;
  const { onProgress, onStep = () => undefined, onPictures } = options;
  // Computed before reading: files that are replaced meanwhile make another edition.
  const edition = await editionOf(folder);
  let result: ImportResult | null = null;
  const rolledBack = new Error('rolled back');
  try {
    await database.transaction(async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [advisoryLocks.import]);
      if (!(await isDue(await lastImport(connection), edition))) return;
      await connection.query(compressFast);
      await createStagingTables(connection);
      const isFirst = await isEmpty(connection);
      if (isFirst) await connection.script(stageSearch);
      const pictures = await stagePictures(connection, folder, store);
      try {
        const histories: StagedHistories = { day, continued: new Map() };
        const stage = createStage(connection, staged);
        const read = await stageCatalogue(stage, folder, { ...histories, pictures }, onProgress);
        if (read.faultCount > 0) {
          result = { ok: false, read };
          throw rolledBack;
        }
        const delisting = allowDelisting ? null : await excessiveDelisting(connection, read);
        if (delisting !== null) {
          result = { ok: false, read, delisting };
          throw rolledBack;
        }
        await pictures.keep(onStep).catch((cause: unknown) => {
          const reason = messageOf(cause);
          throw new Error(`The pictures cannot be kept, so nothing was imported. ${reason}`, { cause });
        });
        onPictures?.(pictures.inspected());
        await connection.query(deriveHere);
        for (const lock of [lockCatalogue, lockSuggestions]) await connection.query(lock);
        await pictures.remember();
        await rememberImport(connection, read, { day, edition, isStart });
        // Last: from here on orders wait.
        // Checked again now that the tables are locked: requests may have written products meanwhile.
        const changes =
          isFirst && (await isEmpty(connection))
            ? await writeFirst(connection, onStep)
            : await writeAgain(connection, onStep, histories);
        result = { ok: true, read, changes };
      } finally {
        pictures.close();
      }
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  return result;
}

/** The last import; null for a database without a catalogue. */
export async function storedImport(database: Database): Promise<StoredImport | null> {
  let found: StoredImport | null = null;
  await database.transaction(async (connection) => {
    found = await lastImport(connection);
  });
  return found;
}
