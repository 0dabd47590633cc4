import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import { type TileRow, tileColumns } from '../catalogue/tile-rows.ts';
import { type Orm, selectRows } from '../database/database.ts';
import type { IndexedProduct } from './columns.ts';

type ProductRow = TileRow & {
  readonly categoryId: number;
  readonly addedAt: number;
  readonly salesRank: number;
  readonly facets: IndexedProduct['facets'];
};

// Large enough for few round trips, small enough that no statement takes as long as the database lets one take.
const batch = 2500;

export type SizeValues = ReadonlyMap<string, number>;

/** The size group's values by the title of the options they stand for. */
export function sizeValuesOf(values: Iterable<KnownFilterValue>): SizeValues {
  const sizes = [...values].filter(({ filterId }) => filterId === filterGroupIds.size);
  return new Map(sizes.map(({ id, name }) => [name, id]));
}

/** A product's sizes over all its colours; it has one as long as any colour has it. */
function sizesOf({ variants }: TileRow, values: SizeValues): IndexedProduct['sizes'] {
  const inStock = new Map<string, boolean>();
  for (const { sizes, gone } of variants) {
    for (const title of sizes) inStock.set(title, true);
    for (const title of gone) if (!inStock.has(title)) inStock.set(title, false);
  }
  return [...inStock].flatMap(([title, isInStock]) => {
    const id = values.get(title);
    return id === undefined ? [] : [[id, isInStock] as const];
  });
}

/**
 * Every product, the most popular first: the order in which the index numbers them.
 * @param read hears of the tiles that are read with them
 */
export async function loadProducts(
  orm: Orm,
  sizeValues: SizeValues,
  read: (tile: TileRow) => void,
): Promise<IndexedProduct[]> {
  const products: IndexedProduct[] = [];
  let last = sql`true`;
  for (;;) {
    const rows = await selectRows<ProductRow>(
      orm,
      sql`
        select ${tileColumns}, p.category_id as "categoryId", extract(epoch from p.added_at)::int as "addedAt",
          p.sales_rank as "salesRank",
          (select coalesce(json_agg(json_build_array(f.filter_id, f.value_id)), '[]') from product_facets f
            where f.product_id = p.id and f.filter_id <> ${filterGroupIds.size}) as facets
        from products p where ${last} order by p.sales_rank desc, p.id limit ${batch}`,
    );
    for (const { categoryId, addedAt, facets, salesRank: _, ...tile } of rows) {
      const { id, brand_id: brandId, gender, rrp, vk, premium, staff, pro } = tile;
      const sizes = sizesOf(tile, sizeValues);
      products.push({ id, brandId, categoryId, gender, rrp, vk, premium, staff, pro, addedAt, facets, sizes });
      read(tile);
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return products;
    last = sql`(p.sales_rank < ${end.salesRank} or (p.sales_rank = ${end.salesRank} and p.id > ${end.id}))`;
  }
}

export type StockedProduct = {
  readonly tile: TileRow;
  /** The size values that are in stock. */
  readonly inStock: readonly number[];
};

/** Products as they are now. */
export async function loadStock(
  orm: Orm,
  productIds: readonly number[],
  sizeValues: SizeValues,
): Promise<StockedProduct[]> {
  const found: StockedProduct[] = [];
  for (let start = 0; start < productIds.length; start += batch) {
    const rows = await selectRows<TileRow>(
      orm,
      sql`select ${tileColumns} from products p
        where p.id = any(${sql.param(productIds.slice(start, start + batch))}::int[])`,
    );
    for (const tile of rows) {
      const inStock = sizesOf(tile, sizeValues).filter(([, isInStock]) => isInStock);
      found.push({ tile, inStock: inStock.map(([value]) => value) });
    }
  }
  return found;
}
