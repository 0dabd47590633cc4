import { sql } from 'drizzle-orm';
import type { Gender } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import type { Localized } from '../database/localized.ts';
import type { SaleType } from '../database/schema.ts';
import { createLruCache } from '../http/lru-cache.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { PriceCents } from './money.ts';

/** A colour variant as the database gives it; `sizes` are those in stock. */
export type TileVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly sizes: readonly string[];
};

export type TileRow = PriceCents & {
  readonly id: number;
  readonly brand_id: number;
  readonly kind: ProductKind;
  readonly gender: Gender;
  readonly names: Localized;
  readonly is_new: boolean;
  readonly sale_type: SaleType;
  readonly variants: readonly TileVariant[];
};

/** Rows of tiles by product id. A list shows two dozen, and the same ones over and over. */
export type TileRows = {
  load(ids: readonly number[]): Promise<ReadonlyMap<number, TileRow>>;
  /** What is in stock of these has changed. */
  forget(ids: readonly number[]): void;
};

const keptRows = 8000;

async function selectTileRows(orm: Orm, ids: readonly number[]): Promise<TileRow[]> {
  return selectRows<TileRow>(
    orm,
    sql`
      select p.id, p.brand_id, p.kind, p.gender, p.names, p.rrp, p.vk, p.premium, p.staff, p.pro, p.is_new, p.sale_type,
        v.variants
      from products p
      join lateral (
        select json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'sizes', o.sizes) order by v.position)
          as variants
        from variants v
        join lateral (
          select coalesce(json_agg(o.title order by o.position) filter (where o.quantity > 0), '[]') as sizes
          from options o where o.variant_id = v.id
        ) o on true
        where v.product_id = p.id
      ) v on true
      where p.id = any(${sql.param([...ids])}::int[]) and v.variants is not null`,
  );
}

export function createTileRows(orm: Orm): TileRows {
  const kept = createLruCache<TileRow>(keptRows);
  let changes = 0;
  return {
    async load(ids) {
      const found = new Map<number, TileRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const row = kept.get(String(id));
        if (row) found.set(id, row);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const changesBefore = changes;
      for (const row of await selectTileRows(orm, missing)) {
        found.set(row.id, row);
        // What was read while stock changed may be from before.
        if (changes === changesBefore) kept.set(String(row.id), row);
      }
      return found;
    },
    forget(ids) {
      changes += 1;
      for (const id of ids) kept.delete(String(id));
    },
  };
}
