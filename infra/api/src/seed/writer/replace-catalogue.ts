import type { ScriptConnection } from '../../database/database.ts';
import { bulkLoad } from './bulk-load.ts';
import { type CatalogueTable, catalogueColumns, catalogueTables, staged } from './catalogue-tables.ts';

/** Tables of their own beside the real ones, gone with the transaction. */
export async function createStagingTables(connection: ScriptConnection): Promise<void> {
  const statements = catalogueTables.map(
    (table) => `create temp table ${staged(table)} (like ${table} including defaults) on commit drop;`,
  );
  await connection.script(statements.join('\n'));
}

// Rows that others point at keep their place, so that what shoppers own survives; these nobody points at.
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
 * An id that stood for something else goes first, and with it (by the foreign keys of those tables) the cart lines and wishes
 * of it: nobody finds a tent in the cart because a number was given away anew.
 */
const dropWhatChanged = `
  delete from products p using brands b where b.id = p.brand_id and not exists (
    select from staged_products s join staged_brands sb on sb.id = s.brand_id
    where s.id = p.id and sb.name = b.name and s.names ->> 'at' = p.names ->> 'at' and s.gender = p.gender
      and s.sale_type = p.sale_type);
  delete from variants v where not exists (select from staged_variants s where s.id = v.id and s.colour = v.colour);
  delete from options o where not exists (
    select from staged_options s where s.id = o.id and s.variant_id = o.variant_id and s.title = o.title);`;

/** Names that must be unique may have moved to another id: they are set aside until the new ones are there. */
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

/** Puts the staged catalogue in the place of the one in use. */
export async function adoptStagedCatalogue(connection: ScriptConnection): Promise<void> {
  const { script } = connection;
  await script('analyze staged_brands, staged_products, staged_variants, staged_options;');
  await script(dependent.map((table) => `delete from ${table};`).join('\n'));
  // With the foreign keys still there, so that what shoppers hold of it goes as well.
  await script(dropWhatChanged);
  await bulkLoad(connection, async () => {
    await script(freeUniqueNames);
    for (const table of kept) await script(upsert(table));
    for (const table of kept.toReversed()) await script(dropLeftovers(table));
    for (const table of catalogueTables.filter((name) => dependent.includes(name))) await script(refill(table));
  });
}
