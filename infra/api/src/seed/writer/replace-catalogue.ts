import type { ScriptConnection } from '../../database/database.ts';
import { bulkLoad } from './bulk-load.ts';
import { type CatalogueTable, catalogueColumns, catalogueTables, staged } from './catalogue-tables.ts';

/** Temporary copies of the catalogue's tables that are dropped at the end of the transaction. */
export async function createStagingTables(connection: ScriptConnection): Promise<void> {
  const statements = catalogueTables.map(
    (table) => `create temp table ${staged(table)} (like ${table} including defaults) on commit drop;`,
  );
  await connection.script(statements.join('\n'));
}

// Tables that no other table refers to. They are refilled; rows of all other tables are updated in place, so that shoppers'
// data survive.
const dependent: readonly CatalogueTable[] = [
  'product_facets',
  'product_sports',
  'price_history',
  'product_set_items',
  'product_sets',
  'product_relations',
  'team_products',
  'suggestions',
  'search_words',
];

const kept = catalogueTables.filter((table) => !dependent.includes(table));

/**
 * Deletes rows whose id means something else in the new catalogue, and through foreign keys the cart lines and wishlist entries
 * of them: a reused id must not put another product into a cart.
 */
const dropWhatChanged = `
  delete from products p using brands b where b.id = p.brand_id and not exists (
    select from staged_products s join staged_brands sb on sb.id = s.brand_id
    where s.id = p.id and sb.name = b.name and s.names ->> 'at' = p.names ->> 'at' and s.gender = p.gender
      and s.sale_type = p.sale_type);
  delete from variants v where not exists (select from staged_variants s where s.id = v.id and s.colour = v.colour);
  delete from options o where not exists (
    select from staged_options s where s.id = o.id and s.variant_id = o.variant_id and s.title = o.title);`;

/** Sets unique names aside, because the new catalogue may use them for another id. */
const freeUniqueNames = `
  update brands set slug = '~' || id;
  update categories set path = '~' || id;
  update sports set path = '~' || id;
  update teams set slug = '~' || id;
  update variants set path = '~' || id, position = -position - 1;
  update options set position = -position - 1;`;

function upsert(table: CatalogueTable): string {
  const columns = catalogueColumns[table];
  const changes = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  return `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from ${staged(table)}
    on conflict (id) do update set ${changes.join(', ')};`;
}

function refill(table: CatalogueTable): string {
  const columns = catalogueColumns[table].join(', ');
  return `insert into ${table} (${columns}) select ${columns} from ${staged(table)};`;
}

const dropLeftovers = (table: CatalogueTable) =>
  `delete from ${table} where not exists (select from ${staged(table)} s where s.id = ${table}.id);`;

/** Replaces the current catalogue by the staged one. */
export async function adoptStagedCatalogue(connection: ScriptConnection): Promise<void> {
  const { script } = connection;
  await script('analyze staged_brands, staged_products, staged_variants, staged_options;');
  await script(dependent.map((table) => `delete from ${table};`).join('\n'));
  // While the foreign keys still exist, so that shoppers' rows are deleted too.
  await script(dropWhatChanged);
  await bulkLoad(connection, async () => {
    await script(freeUniqueNames);
    for (const table of kept) await script(upsert(table));
    for (const table of kept.toReversed()) await script(dropLeftovers(table));
    for (const table of catalogueTables.filter((name) => dependent.includes(name))) await script(refill(table));
  });
}
