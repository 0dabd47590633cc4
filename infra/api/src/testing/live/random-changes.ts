import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Database, type Orm, selectRows } from '../../database/database.ts';
import { storedProduct } from '../stored-product.ts';

/** One change of the catalogue, by SQL or by an endpoint. `at` chooses the product, `amount` what becomes of it. */
export type RandomChange = {
  readonly kind: keyof typeof changes | keyof typeof requests;
  readonly at: number;
  readonly amount: number;
};

const product = (at: number) =>
  sql`(select id from products order by id offset ${at} % (select count(*) from products) limit 1)`;

const changes = {
  price: (at, amount) =>
    sql`update products set vk = greatest(1, rrp - ${amount}), premium = ${amount + 1} where id = ${product(at)}`,
  rank: (at, amount) => sql`update products set sales_rank = ${amount} where id = ${product(at)}`,
  soldOut: (at) =>
    sql`update options set quantity = 0 where variant_id in (select id from variants where product_id = ${product(at)})`,
  stock: (at, amount) =>
    sql`update options set quantity = ${amount % 3} where variant_id in (select id from variants where product_id = ${product(at)})`,
  category: (at, amount) => sql`update products set category_id = (
    select id from categories order by id offset ${amount} % (select count(*) from categories) limit 1) where id = ${product(at)}`,
  brand: (at, amount) => sql`update products set brand_id = (
    select id from brands order by id offset ${amount} % (select count(*) from brands) limit 1) where id = ${product(at)}`,
  gender: (at, amount) => sql`update products set gender = ${amount % 4} where id = ${product(at)}`,
  name: (at, amount) =>
    sql`update products set names = ${`{"at":"Gletscherwolle ${amount}"}`}::jsonb where id = ${product(at)}`,
  saleType: (at, amount) => sql`update products set sale_type = (array['regular', 'outlet'])[1 + ${amount} % 2]
    where id = ${product(at)} and condition is null`,
  listed: (at, amount) =>
    sql`update products set delisted_at = case ${amount} % 2 when 0 then now() end where id = ${product(at)}`,
  sport: (at, amount) => sql`insert into product_sports (product_id, sport_id, position)
    select ${product(at)}, s.id, 9 from sports s order by s.id offset ${amount} % (select count(*) from sports) limit 1
    on conflict do nothing`,
  noSports: (at) => sql`delete from product_sports where product_id = ${product(at)}`,
  renameCategory: (
    at,
    amount,
  ) => sql`update categories set names = ${`{"at":"Firnschuhe ${amount % 3}"}`}::jsonb where id = (
    select id from categories order by id offset ${at} % (select count(*) from categories) limit 1)`,
  date: (at, amount) =>
    sql`update products set added_at = now() - make_interval(hours => ${amount}) where id = ${product(at)}`,
  addFacet: (at, amount) => sql`insert into product_facets (product_id, filter_id, value_id)
    select ${product(at)}, filter_id, v.id from filter_values v where filter_id = 94
      order by v.id offset ${amount % 40} % (select count(*) from filter_values where filter_id = 94) limit 1
    on conflict do nothing`,
  dropFacets: (at) => sql`delete from product_facets where product_id = ${product(at)} and filter_id = 94`,
  remove: (at) => sql`delete from products where id = ${product(at)}`,
  delist: (at) => sql`delete from variants where product_id = ${product(at)}`,
  moveVariant: (at, amount) => sql`update variants set product_id = ${product(at)}, position = 1000 + id % 30000
    where id = (select min(id) from variants where product_id = ${product(amount)})`,
  size: (at, amount) => sql`update options set title = (
      select names ->> 'at' from filter_values where filter_id = 89 order by id offset ${amount % 20} limit 1)
    where variant_id in (select id from variants where product_id = ${product(at)}) and position = 0`,
  add: (at, amount) => sql`
    with copied as (
      insert into products
      select (json_populate_record(p, json_build_object('id', 500000 + (select count(*) from catalogue_changes), 'sales_rank', ${amount}::int))).*
      from products p where id = ${product(at)} returning id),
    coloured as (
      insert into variants (id, product_id, colour, position, path)
      select id, id, 'rot', 0, '/p/new-' || id || '/' from copied returning id)
    insert into options (id, variant_id, title, position, quantity) select id, id, '42', 0, ${amount % 2} from coloured`,
  renameBrand: (at, amount) => sql`update brands set name = ${`Firn ${amount}`} where id = (
    select id from brands order by id offset ${at} % (select count(*) from brands) limit 1)`,
  renameSize: (at) => sql`update filter_values set names = jsonb_build_object('at', 'Size ' || id) where id = (
    select id from filter_values where filter_id = 89 order by id offset ${at % 20} limit 1)`,
  moveCategory: (at) => sql`update categories set position = -position where id = (
    select id from categories order by id offset ${at} % (select count(*) from categories) limit 1)`,
  suggestion: (
    at,
    amount,
  ) => sql`insert into suggestions values (${`Gletscherwolle ${at}`}, ${`gletscherwolle ${at}`}, ${amount})
    on conflict do nothing`,
  allPrices: (_, amount) => sql`update products set vk = greatest(1, rrp - ${amount} % 50) where id % 2 = 0`,
  nothing: (at) => sql`update products set vk = vk where id <= ${product(at)}`,
} as const satisfies Record<string, (at: number, amount: number) => SQL>;

type Request = { readonly path: string; readonly line: (id: number, database: Database) => Promise<object> };

const firstOption = async (orm: Orm, product: number) => {
  const [row] = await selectRows<{ id: number }>(
    orm,
    sql`select min(o.id) as id from options o join variants v on v.id = o.variant_id where v.product_id = ${product}`,
  );
  return row?.id ?? 1;
};

const requests = {
  putPrice: (amount) => ({ path: 'prices', line: async (id) => ({ id, vk: amount + 1 }) }),
  putStock: (amount) => ({
    path: 'stock',
    line: async (id, { orm }) => ({ id: await firstOption(orm, id), quantity: amount % 3 }),
  }),
  putProduct: (amount) => ({
    path: 'products',
    line: async (id, database) => ({
      ...(await storedProduct(database, id)),
      salesRank: amount,
      searchWords: `Edelweissgarn ${amount}`,
    }),
  }),
  removeProduct: () => ({ path: 'products', line: async (id) => ({ id, removed: true }) }),
} as const satisfies Record<string, (amount: number) => Request>;

const kinds = [...Object.keys(changes), ...Object.keys(requests)] as RandomChange['kind'][];

export const randomChanges: fc.Arbitrary<readonly RandomChange[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(5_000), amount: fc.nat(9_000) }),
  { minLength: 1, maxLength: 8 },
);

/** @param put sends one line to an endpoint below `/api/admin/` */
export async function applyChange(
  database: Database,
  { kind, at, amount }: RandomChange,
  put: (path: string, line: object) => Promise<unknown>,
): Promise<void> {
  const { orm } = database;
  if (kind in changes) {
    await orm.execute(changes[kind as keyof typeof changes](at, amount));
    return;
  }
  const { path, line } = requests[kind as keyof typeof requests](amount);
  const [row] = await selectRows<{ id: number }>(orm, product(at));
  if (row) await put(path, await line(row.id, database));
}
