import type { ScriptConnection } from '../../database/database.ts';
import { type CatalogueTable, catalogueColumns } from './catalogue-tables.ts';

/** Inserts rows into the catalogue's tables or their staging tables. */
export type CatalogueWriter = {
  /** Rows by column name; the database computes `search` and `folded`. */
  insert(table: CatalogueTable, rows: readonly object[]): Promise<void>;
  /** Stores the words of all products inserted so far. */
  insertSearchWords(): Promise<void>;
};

/** Rows in one statement. */
const chunk = 4000;

const searchVector = (['a', 'b', 'c', 'd'] as const)
  .map((letter) => `setweight(to_tsvector('simple', shop_fold(search_${letter})), '${letter.toUpperCase()}')`)
  .join(' || ');

/** Rows are sent as JSON: one statement and one parameter for any number of rows. */
function insertStatement(table: CatalogueTable, target: string): string {
  const columns = catalogueColumns[table].join(', ');
  const from = (source: string, values: string) => `insert into ${target} (${columns}) select ${values} from ${source}`;
  if (table === 'products') {
    const source = `json_populate_recordset(null::${table}, $1) as row
      join json_to_recordset($1) as words (id int, search_a text, search_b text, search_c text, search_d text) using (id)`;
    return from(source, columns.replace(/\bsearch$/, searchVector));
  }
  const source = `json_populate_recordset(null::${table}, $1)`;
  return from(source, table === 'suggestions' ? columns.replace('folded', 'shop_fold(phrase)') : columns);
}

export function createWriter(
  connection: ScriptConnection,
  target: (table: CatalogueTable) => string = (table) => table,
): CatalogueWriter {
  return {
    async insert(table, rows) {
      const statement = insertStatement(table, target(table));
      for (let start = 0; start < rows.length; start += chunk) {
        await connection.query(statement, [JSON.stringify(rows.slice(start, start + chunk))]);
      }
    },
    async insertSearchWords() {
      await connection.query(`
        insert into ${target('search_words')} (word, stem)
        select word, coalesce((ts_lexize('german_stem', word))[1], word)
        from ts_stat('select search from ${target('products')}')`);
    },
  };
}
