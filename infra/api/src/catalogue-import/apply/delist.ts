import type { ScriptConnection } from '../../database/database.ts';
import type { Stage } from '../stage.ts';
import { affectedRows } from './affected-rows.ts';

/** Positions from here on belong to variants and options that are kept only for carts. */
export const keptBehind = 10_000;

/** Products that are listed and not staged. */
export const delistedRows = `from products t
  where t.delisted_at is null and not exists (select from staged_products s where s.id = t.id)`;

/** Products that were delisted and are staged again. */
export const relistedRows = `from products t join staged_products s on s.id = t.id where t.delisted_at is not null`;

/** Lists staged products again. @returns their number */
export function relist(connection: ScriptConnection): Promise<number> {
  return affectedRows(
    connection,
    `update products t set delisted_at = null from staged_products s where s.id = t.id and t.delisted_at is not null`,
  );
}

/**
 * Delists products: they keep their rows, so that carts name them as unavailable and their address can answer 410. Their stock is
 * taken by `emptyDelisted`.
 * @param condition SQL about the row `t` of a product
 * @returns the number of products that were listed
 */
async function delist({ query }: ScriptConnection, condition: string, parameters: unknown[] = []): Promise<number> {
  const rows = await query(
    `update products t set delisted_at = now() where t.delisted_at is null and ${condition} returning id`,
    parameters,
  );
  return rows.length;
}

/** Products that are not listed have no stock. */
export async function emptyDelisted({ query }: ScriptConnection): Promise<void> {
  await query(`
    update options o set quantity = 0 from variants v join products p on p.id = v.product_id
    where v.id = o.variant_id and o.quantity > 0 and p.delisted_at is not null`);
}

/** Delists the products that are not staged. @returns their number */
export const delistMissing = (connection: ScriptConnection): Promise<number> =>
  delist(connection, 'not exists (select from staged_products s where s.id = t.id)');

/**
 * Delists some products and removes them from filters, sets, assortments and recommendations, as an import does whose files
 * no longer contain them.
 */
export async function delistProducts(connection: ScriptConnection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await delist(connection, 't.id = any($1::int[])', [ids]);
  await connection.query(
    'update options o set quantity = 0 from variants v where v.id = o.variant_id and o.quantity > 0 and v.product_id = any($1::int[])',
    [ids],
  );
  for (const statement of [
    'delete from product_facets where product_id = any($1::int[])',
    'delete from product_sports where product_id = any($1::int[])',
    'delete from product_relations where product_id = any($1::int[]) or other_id = any($1::int[])',
    'delete from team_products where product_id = any($1::int[])',
    'delete from product_set_items where product_id = any($1::int[])',
    `update teams t set terms = jsonb_set(terms, '{printing,products}', (
        select coalesce(jsonb_agg(product order by place), '[]')
        from jsonb_array_elements(t.terms -> 'printing' -> 'products') with ordinality as printed (product, place)
        where product::int <> all($1::int[])))
      where exists (
        select from jsonb_array_elements(t.terms -> 'printing' -> 'products') as printed (product)
        where product::int = any($1::int[]))`,
    `delete from product_sets s where main_product_id = any($1::int[])
      or not exists (select from product_set_items i where i.set_id = s.id)`,
  ]) {
    await connection.query(statement, [ids]);
  }
}

/**
 * Finds, before anything is written, products and options whose ids are reused for something else in the staged catalogue. A product is
 * another one if brand and German name differ, a variant if its product or colour does, an option if its variant or size does. Starts
 * with what is staged: a request stages few of many products.
 * @param nameOf names the table with the brands of staged products
 */
export async function findReusedIds({ query }: ScriptConnection, nameOf: Stage['nameOf']): Promise<void> {
  await query(`
    create temp table reused_products on commit drop as
      select t.id from products t join brands b on b.id = t.brand_id
        join staged_products s on s.id = t.id join ${nameOf('brands')} sb on sb.id = s.brand_id
        where b.name <> sb.name and t.names ->> 'at' <> s.names ->> 'at'`);
  await query(`
    create temp table reused_options on commit drop as
      select o.id from reused_products r join variants v on v.product_id = r.id join options o on o.variant_id = v.id
      union
      select o.id from staged_variants s join variants v on v.id = s.id join options o on o.variant_id = v.id
        where s.product_id <> v.product_id or s.colour <> v.colour
      union
      select o.id from staged_options s join options o on o.id = s.id
        where s.variant_id <> o.variant_id or s.title <> o.title`);
}

/** Removes reused ids from carts and wishlists: a reused id must not put another product into a cart. Options must be locked before. */
export async function dropReusedIds({ query }: ScriptConnection): Promise<void> {
  await query('delete from cart_lines where option_id in (select id from reused_options)');
  await query('delete from wishlist_entries where product_id in (select id from reused_products)');
}

/** Deletes former paths of reused ids, which belong to another product. */
export async function dropReusedPaths({ query }: ScriptConnection): Promise<void> {
  await query('delete from former_paths where product_id in (select id from reused_products)');
}

/** SQL condition on the row `t` of an option: its product is staged, or its colour, which may have belonged to a delisted product. */
export const ofStagedOwner = `exists (select from variants v where v.id = t.variant_id and (
  exists (select from staged_products p where p.id = v.product_id) or exists (select from staged_variants s where s.id = v.id)))`;

/** Last position of kept rows: far more than are ever removed from one variant. */
const keptBefore = 30_000;

/**
 * Moves rows that are not staged any more behind all others that were moved there before.
 * @param above the column of the row below which positions are unique
 * @param ofStaged SQL about the row `t`: the row above it is staged
 */
const moveBehind = (table: 'variants' | 'options', above: string, ofStaged: string) => `
  with leaving as (
    select t.id, t.${above}, row_number() over (partition by t.${above} order by t.position, t.id) as place from ${table} t
    where not exists (select from staged_${table} s where s.id = t.id)
      and t.position not between ${keptBehind} and ${keptBefore} and ${ofStaged}
  ), last_kept as (
    select ${above}, max(position) as position from ${table}
    where position between ${keptBehind} and ${keptBefore} and ${above} in (select ${above} from leaving) group by ${above}
  )
  update ${table} t set position = coalesce(k.position, ${keptBehind - 1}) + l.place
  from leaving l left join last_kept k on k.${above} = l.${above} where t.id = l.id`;

/** Moves variants that are not staged any more behind the others: their places are free, whether or not a cart keeps them. */
export async function moveRemovedVariants({ query }: ScriptConnection): Promise<void> {
  await query(moveBehind('variants', 'product_id', 'exists (select from staged_products p where p.id = t.product_id)'));
}

/** Options that a cart holds and that are not staged any more stay, sold out and behind the others, until no cart holds them. */
export async function emptyRemovedOptions({ query }: ScriptConnection): Promise<void> {
  await query(`
    update options t set quantity = 0
    where t.quantity > 0 and not exists (select from staged_options s where s.id = t.id) and ${ofStagedOwner}`);
  await query(moveBehind('options', 'variant_id', ofStagedOwner));
}

/** Brands and categories that only delisted products have are placed after all others, from this position on. */
export const asidePosition = 1_000_000;

export async function setAside({ query }: ScriptConnection): Promise<void> {
  for (const table of ['brands', 'categories'] as const) {
    await query(`
      update ${table} t set position = ${asidePosition} + t.id
      where t.position < ${asidePosition} and not exists (select from staged_${table} s where s.id = t.id)`);
  }
}
