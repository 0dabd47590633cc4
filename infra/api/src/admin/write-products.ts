import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import type { ProductRecord } from './product-record.ts';

/** A product with its full-text column. */
export type WrittenProduct = Omit<ProductRecord, 'searchWords'> & { readonly search: string };

const columns = [
  'id',
  'brand_id',
  'category_id',
  'kind',
  'gender',
  'names',
  'descriptions',
  'features',
  'details',
  'rrp',
  'vk',
  'premium',
  'staff',
  'pro',
  'is_new',
  'is_heavy',
  'is_bike',
  'is_ski',
  'mounting',
  'sale_type',
  'condition',
  'size_system',
  'sales_rank',
  'added_at',
  'search',
] as const;

/** `addedAt` becomes `added_at`. */
const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function productRow({ variants: _, sports: __, filterValues: ___, addedAt, ...product }: WrittenProduct): object {
  const row = Object.fromEntries(Object.entries(product).map(([name, value]) => [columnName(name), value]));
  return { ...row, added_at: new Date(addedAt * 1000).toISOString() };
}

const list = sql.raw(columns.join(', '));
const assignments = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));

async function writeVariants(transaction: Orm, products: readonly WrittenProduct[], ids: readonly number[]) {
  const variants = products.flatMap(({ id, variants: own }) =>
    own.map((variant, position) => ({
      id: variant.id,
      product_id: id,
      colour: variant.colour,
      path: variant.path,
      position,
    })),
  );
  const options = products.flatMap(({ variants: own }) =>
    own.flatMap((variant) =>
      variant.options.map((option, position) => ({ ...option, variant_id: variant.id, position })),
    ),
  );
  const own = sql`(select id from variants where product_id = any(${sql.param([...ids])}::int[]))`;
  const optionIds = sql.param(options.map(({ id }) => id));
  const variantIds = sql.param(variants.map(({ id }) => id));
  await transaction.execute(sql`delete from options where variant_id in ${own} and id <> all(${optionIds}::int[])`);
  await transaction.execute(sql`
    delete from variants where product_id = any(${sql.param([...ids])}::int[]) and id <> all(${variantIds}::int[])`);
  // Unique positions and paths are set aside: they may be exchanged.
  await transaction.execute(sql`update options set position = -position - 1 where variant_id in ${own}`);
  await transaction.execute(sql`update variants set position = -position - 1, path = '~' || id where id in ${own}`);
  await transaction.execute(sql`
    insert into variants (id, product_id, colour, path, position)
    select id, product_id, colour, path, position from json_populate_recordset(null::variants, ${JSON.stringify(variants)}::json)
    on conflict (id) do update set colour = excluded.colour, path = excluded.path, position = excluded.position`);
  await transaction.execute(sql`
    insert into options (id, variant_id, title, quantity, position)
    select id, variant_id, title, quantity, position from json_populate_recordset(null::options, ${JSON.stringify(options)}::json)
    on conflict (id) do update set variant_id = excluded.variant_id, title = excluded.title, quantity = excluded.quantity,
      position = excluded.position`);
}

async function writeLinks(transaction: Orm, products: readonly WrittenProduct[], ids: readonly number[]) {
  const all = sql.param([...ids]);
  const facets = products.flatMap(({ id, filterValues }) =>
    filterValues.map((value_id) => ({ product_id: id, value_id })),
  );
  await transaction.execute(sql`delete from product_facets where product_id = any(${all}::int[])`);
  await transaction.execute(sql`
    insert into product_facets (product_id, filter_id, value_id)
    select product_id, f.filter_id, r.value_id from json_to_recordset(${JSON.stringify(facets)}::json) as r (
      product_id int, value_id int) join filter_values f on f.id = r.value_id`);
  // The sizes of options that have a filter value, as the generator stores them.
  await transaction.execute(sql`
    insert into product_facets (product_id, filter_id, value_id)
    select distinct v.product_id, f.filter_id, f.id from variants v join options o on o.variant_id = v.id and o.quantity > 0
    join filter_values f on f.filter_id = ${filterGroupIds.size} and f.names ->> 'at' = o.title
    where v.product_id = any(${all}::int[])`);
  const sports = products.flatMap(({ id, sports: own }) =>
    own.map((sport_id, position) => ({ product_id: id, sport_id, position })),
  );
  await transaction.execute(sql`delete from product_sports where product_id = any(${all}::int[])`);
  await transaction.execute(sql`
    insert into product_sports (product_id, sport_id, position)
    select product_id, sport_id, position from json_populate_recordset(null::product_sports, ${JSON.stringify(sports)}::json)`);
}

/** Adds or replaces products with all that belongs to them. */
export async function writeProducts(transaction: Orm, products: readonly WrittenProduct[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  await transaction.execute(sql`
    insert into products (${list})
    select ${list} from json_populate_recordset(null::products, ${JSON.stringify(products.map(productRow))}::json)
    on conflict (id) do update set ${assignments}, delisted_at = null`);
  await writeVariants(transaction, products, ids);
  await writeLinks(transaction, products, ids);
}
