import { type SQL, sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import { type Orm, selectRows } from '../database/database.ts';
import type { IndexedProduct } from './columns.ts';

type StockedTitle = readonly [title: string, inStock: boolean];

type ProductRow = Omit<IndexedProduct, 'sizes'> & {
  readonly salesRank: number;
  readonly sizes: readonly StockedTitle[];
};

// Large enough for few round trips, small enough that no statement takes as long as the database lets one take.
const batch = 2500;

/** The titles of a product's sizes over all its colours, with whether any of them is in stock. */
const sizesOf = (productId: SQL) => sql`
  (select coalesce(json_agg(json_build_array(s.title, s.in_stock)), '[]') from (
    select o.title, bool_or(o.quantity > 0) as in_stock
    from variants v join options o on o.variant_id = v.id where v.product_id = ${productId} group by o.title) s)`;

export type SizeValues = ReadonlyMap<string, number>;

/** The size group's values by the title of the options they stand for. */
export function sizeValuesOf(values: Iterable<KnownFilterValue>): SizeValues {
  const sizes = [...values].filter(({ filterId }) => filterId === filterGroupIds.size);
  return new Map(sizes.map(({ id, name }) => [name, id]));
}

function sizesByValue(titles: readonly StockedTitle[], values: SizeValues): IndexedProduct['sizes'] {
  return titles.flatMap(([title, inStock]) => {
    const id = values.get(title);
    return id === undefined ? [] : [[id, inStock] as const];
  });
}

/** Every product, the most popular first: the order in which the index numbers them. */
export async function loadProducts(orm: Orm, sizeValues: SizeValues): Promise<IndexedProduct[]> {
  const products: IndexedProduct[] = [];
  let last = sql`true`;
  for (;;) {
    const rows = await selectRows<ProductRow>(
      orm,
      sql`
        select p.id, p.brand_id as "brandId", p.category_id as "categoryId", p.gender, p.rrp, p.vk, p.premium, p.staff, p.pro,
          extract(epoch from p.added_at)::int as "addedAt", p.sales_rank as "salesRank",
          (select coalesce(json_agg(json_build_array(f.filter_id, f.value_id)), '[]') from product_facets f
            where f.product_id = p.id and f.filter_id <> ${filterGroupIds.size}) as facets,
          ${sizesOf(sql`p.id`)} as sizes
        from products p where ${last} order by p.sales_rank desc, p.id limit ${batch}`,
    );
    for (const { salesRank: _, sizes, ...row } of rows) {
      products.push({ ...row, sizes: sizesByValue(sizes, sizeValues) });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return products;
    last = sql`(p.sales_rank < ${end.salesRank} or (p.sales_rank = ${end.salesRank} and p.id > ${end.id}))`;
  }
}

/** The size values that products have in stock now. */
export async function loadSizesInStock(
  orm: Orm,
  productIds: readonly number[],
  sizeValues: SizeValues,
): Promise<(readonly [productId: number, inStock: readonly number[]])[]> {
  const found: (readonly [number, readonly number[]])[] = [];
  for (let start = 0; start < productIds.length; start += batch) {
    const rows = await selectRows<{ id: number; sizes: readonly StockedTitle[] }>(
      orm,
      sql`select p.id, ${sizesOf(sql`p.id`)} as sizes from products p
        where p.id = any(${sql.param(productIds.slice(start, start + batch))}::int[])`,
    );
    for (const { id, sizes } of rows) {
      const inStock = sizesByValue(sizes, sizeValues).filter(([, isInStock]) => isInStock);
      found.push([id, inStock.map(([value]) => value)]);
    }
  }
  return found;
}
