import { type SQL, sql } from 'drizzle-orm';
import type { Gender } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import type { Localized } from '../database/localized.ts';
import type { SaleType } from '../database/schema.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { PriceCents } from './money.ts';

/** A colour variant as the database gives it: its sizes that are in stock, and those that are not. */
export type TileVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly sizes: readonly string[];
  readonly gone: readonly string[];
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

/** The columns of a tile's row, of the product `p`. */
export const tileColumns: SQL = sql`
  p.id, p.brand_id, p.kind, p.gender, p.names, p.rrp, p.vk, p.premium, p.staff, p.pro, p.is_new, p.sale_type,
  (select coalesce(json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'sizes', o.sizes,
      'gone', o.gone) order by v.position), '[]')
    from variants v
    join lateral (
      select coalesce(json_agg(o.title order by o.position) filter (where o.quantity > 0), '[]') as sizes,
        coalesce(json_agg(o.title) filter (where o.quantity = 0), '[]') as gone
      from options o where o.variant_id = v.id
    ) o on true
    where v.product_id = p.id) as variants`;

/** Rows of tiles by product id, in memory: a list shows two dozen. */
export type TileRowCache = {
  load(ids: readonly number[]): Promise<ReadonlyMap<number, TileRow>>;
  /** A row that is kept, as JSON. */
  textOf(id: number): string | undefined;
  /** Keeps a row as long as there is room, or exchanges the one that is kept: what is in stock of a product has changed. */
  put(row: TileRow): void;
};

// As text a row takes two thirds of what it takes as objects, and collecting garbage does not go through it. A hundred thousand
// of them are some 60 MB.
const keptCharacters = 96 * 2 ** 20;

/** What does not fit is read when it is shown. */
export function createTileRowCache(orm: Orm): TileRowCache {
  const kept = new Map<number, string>();
  let characters = 0;
  return {
    async load(ids) {
      const found = new Map<number, TileRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const text = kept.get(id);
        if (text === undefined) missing.push(id);
        else found.set(id, JSON.parse(text));
      }
      if (missing.length === 0) return found;
      const rows = await selectRows<TileRow>(
        orm,
        sql`select ${tileColumns} from products p where p.id = any(${sql.param(missing)}::int[])`,
      );
      for (const row of rows) found.set(row.id, row);
      return found;
    },
    textOf: (id) => kept.get(id),
    put(row) {
      const text = JSON.stringify(row);
      const before = kept.get(row.id);
      const after = characters + text.length - (before?.length ?? 0);
      // Wherever it stands now, it must not stay as it was.
      if (before === undefined && after > keptCharacters) return;
      kept.set(row.id, text);
      characters = after;
    },
  };
}
