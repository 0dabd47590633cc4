import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import { type TileRow, tileColumns } from '../catalogue/tile-row-cache.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { inBatches } from './in-batches.ts';
import type { IndexedProduct } from './indexed-product.ts';

type ProductRow = TileRow & {
  readonly categoryId: number;
  readonly addedAt: number;
  /** Values of all groups except sizes. */
  readonly values: readonly number[];
};

export type SizeValues = ReadonlyMap<string, number>;

/** Ids of the size filter values by the title of their options. */
export function sizeValuesOf(values: Iterable<KnownFilterValue>): SizeValues {
  const sizes = [...values].filter(({ filterId }) => filterId === filterGroupIds.size);
  return new Map(sizes.map(({ id, name }) => [name, id]));
}

/** A product's sizes over all its colours. A size is in stock if any colour has it. */
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
 * Loads the index's properties of products, in the order of their ids.
 * @param read is called with each tile row that is loaded along the way
 */
export async function loadProducts(
  orm: Orm,
  ids: readonly number[],
  filterValues: Iterable<KnownFilterValue>,
  read: (tile: TileRow) => void,
): Promise<IndexedProduct[]> {
  const known = [...filterValues];
  const groupOf = new Map(known.map(({ id, filterId }) => [id, filterId]));
  const sizeValues = sizeValuesOf(known);
  const found = new Map<number, IndexedProduct>();
  await inBatches(ids, async (some) => {
    const rows = await selectRows<ProductRow>(
      orm,
      sql`
        select ${tileColumns}, p.category_id as "categoryId", extract(epoch from p.added_at)::int as "addedAt",
          (select coalesce(json_agg(f.value_id), '[]') from product_facets f
            where f.product_id = p.id and f.filter_id <> ${filterGroupIds.size}) as values
        from products p where p.id = any(${sql.param(some)}::int[])`,
    );
    for (const { categoryId, addedAt, values, ...tile } of rows) {
      const { id, brand_id: brandId, gender, rrp, vk, premium, staff, pro } = tile;
      const facets = values.map((value) => [groupOf.get(value) ?? 0, value] as const);
      const sizes = sizesOf(tile, sizeValues);
      found.set(id, { id, brandId, categoryId, gender, rrp, vk, premium, staff, pro, addedAt, facets, sizes });
      read(tile);
    }
  });
  return ids.map((id) => {
    const product = found.get(id);
    if (product === undefined) throw new Error('The catalogue has been exchanged while it was read; start once more.');
    return product;
  });
}

export type StockedProduct = {
  readonly tile: TileRow;
  /** The size values that are in stock. */
  readonly inStock: readonly number[];
};

/** Loads products with their current stock. */
export async function loadStock(
  orm: Orm,
  productIds: readonly number[],
  sizeValues: SizeValues,
): Promise<StockedProduct[]> {
  const found: StockedProduct[] = [];
  await inBatches(productIds, async (some) => {
    const rows = await selectRows<TileRow>(
      orm,
      sql`select ${tileColumns} from products p where p.id = any(${sql.param(some)}::int[])`,
    );
    for (const tile of rows) {
      const inStock = sizesOf(tile, sizeValues).filter(([, isInStock]) => isInStock);
      found.push({ tile, inStock: inStock.map(([value]) => value) });
    }
  });
  return found;
}
