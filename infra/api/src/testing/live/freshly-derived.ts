import { deriveFacets, deriveSuggestions } from '../../catalogue-import/derive-facets.ts';
import { staged } from '../../catalogue-import/import-tables.ts';
import { createStage, createStagingTables } from '../../catalogue-import/stage.ts';
import type { Database, ScriptConnection } from '../../database/database.ts';

/** Facets (product and value) and suggestions (with what they weigh), sorted. */
export type Derived = { readonly facets: readonly string[]; readonly suggestions: readonly string[] };

const tables = ['product_facets', 'suggestions'] as const;

async function rowsOf(
  { query }: ScriptConnection,
  nameOf: (table: (typeof tables)[number]) => string,
): Promise<Derived> {
  // Sizes are read from options, and additions are the product's own.
  const facets = await query(`
    select concat_ws(' ', product_id, filter_id, value_id) as text from ${nameOf('product_facets')}
    where filter_id not in (89, 94) and product_id in (select id from products where delisted_at is null)
    group by 1 order by 1`);
  // Those that other tests write by hand are not derived.
  const suggestions = await query(`
    select concat_ws('|', phrase, locale, folded, weight, kind, url) as text from ${nameOf('suggestions')}
    where phrase not like 'Gletscherwolle%' order by 1`);
  const texts = (rows: Record<string, unknown>[]) => rows.map(({ text }) => String(text));
  return { facets: texts(facets), suggestions: texts(suggestions) };
}

async function read(database: Database, work: (connection: ScriptConnection) => Promise<Derived>): Promise<Derived> {
  let derived: Derived = { facets: [], suggestions: [] };
  await database.transaction(async (connection) => {
    derived = await work(connection);
  });
  return derived;
}

/** What the database holds. For tests. */
export const storedDerived = (database: Database): Promise<Derived> =>
  read(database, (connection) => rowsOf(connection, (table) => table));

/** What an import would derive from the products that are in the database. For tests. */
export const freshlyDerived = (database: Database): Promise<Derived> =>
  read(database, async (connection) => {
    await createStagingTables(connection, tables);
    const stage = createStage(connection, (table) => (tables.some((name) => name === table) ? staged(table) : table));
    await deriveFacets(stage);
    await deriveSuggestions(stage, '(select * from products where delisted_at is null)');
    return rowsOf(connection, staged);
  });
