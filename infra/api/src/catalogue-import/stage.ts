import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScriptConnection } from '../database/database.ts';
import { copyText } from './copy-text.ts';
import { type ImportRow, type ImportTableName, importTableNames, importTables, staged } from './import-tables.ts';

/** Target of an import's rows: staging tables, or the tables themselves. */
export type Stage = {
  readonly connection: ScriptConnection;
  readonly nameOf: (table: ImportTableName) => string;
  /** Adds rows. They are sent in chunks; call `flush` before reading them. */
  insert(table: ImportTableName, rows: readonly ImportRow[]): Promise<void>;
  flush(): Promise<void>;
};

/** Characters that are sent in one statement. */
const chunkLength = 2 ** 20;
/** Most statements in flight while the next chunk is built. Each takes as much memory as its chunk. */
const mostUnderWay = 2;

/** Temporary tables with the columns of `tables`, dropped at the end of the transaction. */
export async function createStagingTables(
  { script }: ScriptConnection,
  tables: readonly ImportTableName[] = importTableNames,
): Promise<void> {
  const statements = tables.map((table) => {
    const columns = importTables[table].columns.join(', ');
    return `create temp table ${staged(table)} on commit drop as select ${columns} from ${table} with no data;`;
  });
  await script(statements.join('\n'));
}

/**
 * Derives the search words of products while they are staged: the database does so while the next products are read, and
 * not after all of them, when nothing else is left to do. Only a first import writes the words of all products.
 */
export const stageSearch = `
  alter table ${staged('products')} add column search tsvector;
  create trigger products_found before insert on ${staged('products')}
    for each row execute function follow_search_source();`;

/** Statistics of staging tables, without which the planner expects many rows in them. Rows are found by their keys only. */
export async function analyzeStaged({ script }: ScriptConnection, tables: readonly ImportTableName[]): Promise<void> {
  await script(tables.map((table) => `analyze ${staged(table)} (${importTables[table].key.join(', ')});`).join('\n'));
}

/** Statistics of the tables themselves, after much of them has changed. */
export const analyzeTables = `analyze ${importTableNames.join(', ')};`;

/**
 * Statistics of the staging tables, and plans that hold for whole tables: most rows are equal, so the planner expects next to no
 * difference and would compare the rest row by row.
 */
export async function prepareComparison(connection: ScriptConnection): Promise<void> {
  await analyzeStaged(connection, importTableNames);
  await connection.script(`set local enable_nestloop = off; set local work_mem = '64MB';`);
}

export function createStage(connection: ScriptConnection, nameOf: Stage['nameOf']): Stage {
  const texts = new Map<ImportTableName, string>();
  const underWay: Promise<void>[] = [];
  const send = async (table: ImportTableName, text: string) => {
    const before = underWay.at(-1) ?? Promise.resolve();
    const sending = before.then(() => connection.copy(nameOf(table), importTables[table].columns, text));
    // A later call waits for it and throws its error.
    sending.catch(() => undefined);
    underWay.push(sending);
    if (underWay.length > mostUnderWay) await underWay.shift();
  };
  return {
    connection,
    nameOf,
    async insert(table, rows) {
      const text = (texts.get(table) ?? '') + copyText(importTables[table].columns, rows);
      texts.set(table, text);
      // The connection sends and receives between turns of the event loop: without a turn the database would wait while rows are built.
      await nextTurn();
      if (text.length < chunkLength) return;
      texts.set(table, '');
      await send(table, text);
    },
    async flush() {
      for (const table of importTableNames) {
        const text = texts.get(table) ?? '';
        if (text !== '') await send(table, text);
      }
      texts.clear();
      await Promise.all(underWay);
      underWay.length = 0;
    },
  };
}
