import { type ImportTableName, importTables, orderedBelow, staged, uniqueNames } from '../import-tables.ts';
import { ofStagedOwner } from './delist.ts';

// Statements that bring a table to the state of its staging table and touch only rows that differ.

const sameKey = (table: ImportTableName, a: string, b: string) =>
  importTables[table].key.map((column) => `${a}.${column} = ${b}.${column}`).join(' and ');

const valueColumns = (table: ImportTableName): readonly string[] => {
  const key: readonly string[] = importTables[table].key;
  return importTables[table].columns.filter((column) => !key.includes(column));
};

/** Whether the row of the table (`t`) differs from the staged one (`s`); null for a table of keys only. */
export function differs(table: ImportTableName): string | null {
  const columns = valueColumns(table);
  if (columns.length === 0) return null;
  const list = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${list('t')}) is distinct from (${list('s')})`;
}

/** Whether the staging tables hold a whole catalogue, or some products of the one in the tables. */
export type StagedScope = 'catalogue' | 'products';

const ofStagedProduct = 'exists (select from staged_products p where p.id = t.product_id)';

/** Products that keep what they refer to: staged ones refer to staged rows only. */
const unstagedProducts =
  '(select * from products p where not exists (select from staged_products s where s.id = p.id))';

/** Conditions for rows of a table that are not staged and may be deleted. Also valid before other tables are written, for a comparison. */
const removable: Partial<Record<ImportTableName, string>> = {
  // Delisted products keep their brand, their category with those above it, and their own rows.
  brands: `not exists (select from ${unstagedProducts} p where p.brand_id = t.id)`,
  // All parents of a staged category are staged.
  categories: `t.id not in (
    with recursive needed as (
      select category_id as id from ${unstagedProducts} p
      union select c.parent_id from categories c join needed n on n.id = c.id
        where c.parent_id is not null and not exists (select from staged_categories s where s.id = c.id)
    ) select id from needed)`,
  variants: `${ofStagedProduct}
    and not exists (select from options o join cart_lines l on l.option_id = o.id where o.variant_id = t.id)`,
  options: `${ofStagedOwner}
    and not exists (select from cart_lines l where l.option_id = t.id)`,
  price_history: ofStagedProduct,
};

/** The same if only some products are staged: rows of other products stay. */
const removableOfProducts: Partial<Record<ImportTableName, string>> = {
  ...removable,
  product_facets: ofStagedProduct,
  product_sports: ofStagedProduct,
};

/** Products are delisted and not deleted (delist.ts). */
const neverDeleted: readonly ImportTableName[] = ['products'];

export function removedRows(table: ImportTableName, scope: StagedScope = 'catalogue'): string | null {
  if (neverDeleted.includes(table)) return null;
  const allowed = (scope === 'catalogue' ? removable : removableOfProducts)[table] ?? 'true';
  return `from ${table} t where not exists (select from ${staged(table)} s where ${sameKey(table, 's', 't')}) and ${allowed}`;
}

export const newRows = (table: ImportTableName): string =>
  `from ${staged(table)} s where not exists (select from ${table} t where ${sameKey(table, 't', 's')})`;

export function changedRows(table: ImportTableName): string | null {
  const condition = differs(table);
  return condition && `from ${table} t join ${staged(table)} s on ${sameKey(table, 't', 's')} where ${condition}`;
}

export const deletion = (table: ImportTableName, scope: StagedScope = 'catalogue'): string | null => {
  const rows = removedRows(table, scope);
  return rows && `delete ${rows}`;
};

/**
 * A permanent new name for a row whose name another row takes over: `/p/kar-3/` becomes `/p/kar-3-10011/`. Carts and order lists link to
 * it.
 * @param name the column of the row `t`
 */
function nameWithId(table: ImportTableName, name: string): string {
  const wanted = `regexp_replace(t.${name}, '(/?)$', '-' || t.id || '\\1')`;
  const isTaken = [table, staged(table)].map(
    (some) => `exists (select from ${some} other where other.${name} = ${wanted})`,
  );
  return `case when ${isTaken.join(' or ')} then '~' || t.id else ${wanted} end`;
}

/** Temporarily replaces unique values of changed rows, because another row may take them over. */
export function freeing(table: ImportTableName): readonly string[] {
  const [name, above] = [uniqueNames[table], orderedBelow[table]];
  const statements: string[] = [];
  if (name) {
    statements.push(
      `update ${table} t set ${name} = '~' || t.id from ${staged(table)} s
        where ${sameKey(table, 's', 't')} and t.${name} <> s.${name}`,
      // A row that stays without being staged, such as one of a delisted product.
      `update ${table} t set ${name} = ${nameWithId(table, name)} from ${staged(table)} s
        where t.${name} = s.${name} and t.id <> s.id
          and not exists (select from ${staged(table)} own where own.id = t.id)`,
    );
  }
  if (above) {
    statements.push(
      `update ${table} t set position = -t.position - 1 from ${staged(table)} s
        where ${sameKey(table, 's', 't')} and (t.position, t.${above}) is distinct from (s.position, s.${above})`,
    );
  }
  return statements;
}

export function update(table: ImportTableName): string | null {
  const condition = differs(table);
  if (condition === null) return null;
  const changes = valueColumns(table).map((column) => `${column} = s.${column}`);
  return `update ${table} t set ${changes.join(', ')} from ${staged(table)} s
    where ${sameKey(table, 's', 't')} and ${condition}`;
}

export function insertion(table: ImportTableName): string {
  const columns = importTables[table].columns;
  return `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `s.${column}`).join(', ')}
    ${newRows(table)}`;
}
