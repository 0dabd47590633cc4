import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import type { KnownFilterValue } from '../catalogue/reference-data.ts';
import { type TileRow, tileColumns } from '../catalogue/tiles/tile-row.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { type Batches, inBatches } from './in-batches.ts';
import type { IndexedProduct } from './indexed-product.ts';

type ProductRow = TileRow & {
  readonly categoryId: number;
  readonly rank: number;
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

/** The values of a product's sizes over all its colours. A size is in stock if any colour has it. */
function sizesOf({ variants }: TileRow, values: SizeValues): IndexedProduct['sizes'] {
  const titles = new Set(variants.flatMap(({ sizes }) => sizes));
  return [...titles].flatMap((title) => values.get(title) ?? []);
}

/** The index has 32 bits for a time. One before December 1901 or after January 2038 is ordered like the first or last of them. */
const secondsOf = (column: string) =>
  sql.raw(`greatest(${-(2 ** 31)}, least(${2 ** 31 - 1}, extract(epoch from ${column})))::int`);

export type LoadedProducts = {
  readonly filterValues: Iterable<KnownFilterValue>;
  /** Called with each tile row that is loaded along the way. */
  readonly onTile: (tile: TileRow) => void;
  readonly batches?: Batches;
};

/**
 * Loads the index's properties of products, by their ids. Products that do not exist, or have no variant that a list could show,
 * are missing in the result.
 */
export async function loadProducts(
  orm: Orm,
  ids: readonly number[],
  { filterValues, onTile, batches }: LoadedProducts,
): Promise<ReadonlyMap<number, IndexedProduct>> {
  const known = [...filterValues];
  const groupOf = new Map(known.map(({ id, filterId }) => [id, filterId]));
  const sizeValues = sizeValuesOf(known);
  const found = new Map<number, IndexedProduct>();
  const read = async (some: readonly number[]) => {
    const rows = await selectRows<ProductRow>(
      orm,
      sql`
        select ${tileColumns}, p.category_id as "categoryId", p.sales_rank as rank,
          ${secondsOf('p.added_at')} as "addedAt",
          (select coalesce(json_agg(f.value_id), '[]') from product_facets f
            where f.product_id = p.id and f.filter_id <> ${filterGroupIds.size}) as values
        from products p where p.id = any(${sql.param(some)}::int[]) and p.delisted_at is null`,
    );
    for (const { categoryId, rank, addedAt, values, ...tile } of rows) {
      if (tile.variants.length === 0) continue;
      const { id, brand_id: brandId, gender, rrp, vk, premium, staff, pro } = tile;
      const facets = values.map((value) => [groupOf.get(value) ?? 0, value] as const);
      const sizes = sizesOf(tile, sizeValues);
      found.set(id, { id, brandId, categoryId, gender, rrp, vk, premium, staff, pro, rank, addedAt, facets, sizes });
      onTile(tile);
    }
  };
  await inBatches(ids, read, batches);
  return found;
}
