import { type SQL, sql } from 'drizzle-orm';
import type { Gender } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import type { Localized } from '../database/localized.ts';
import type { SaleType } from '../database/schema.ts';
import type { PictureRef } from '../media/picture-ref.ts';
import type { PriceCents } from './money.ts';

/** A colour variant with the sizes in stock and the sizes that are sold out (`gone`). */
export type TileVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly sizes: readonly string[];
  readonly gone: readonly string[];
  /** Its first two pictures, without the names of their files. */
  readonly front: PictureRef | null;
  readonly back: PictureRef | null;
};

export type TileRow = PriceCents & {
  readonly id: number;
  readonly brand_id: number;
  readonly gender: Gender;
  readonly names: Localized;
  readonly is_new: boolean;
  readonly sale_type: SaleType;
  readonly variants: readonly TileVariant[];
};

/** The columns of a tile row for the product `p`. */
export const tileColumns: SQL = sql`
  p.id, p.brand_id, p.gender, p.names, p.rrp, p.vk, p.premium, p.staff, p.pro, p.is_new, p.sale_type,
  (select coalesce(json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'sizes', o.sizes,
      'gone', o.gone, 'front', (v.pictures -> 0) - 'file', 'back', (v.pictures -> 1) - 'file') order by v.position), '[]')
    from variants v
    join lateral (
      select coalesce(json_agg(o.title order by o.position) filter (where o.quantity > 0), '[]') as sizes,
        coalesce(json_agg(o.title) filter (where o.quantity = 0), '[]') as gone
      from options o where o.variant_id = v.id
    ) o on true
    where v.product_id = p.id) as variants`;

/** Tile rows by product id, in memory. */
export type TileRowCache = {
  load(ids: readonly number[]): Promise<ReadonlyMap<number, TileRow>>;
  /** The JSON of a cached row. */
  textOf(id: number): string | undefined;
  /** Adds a row if there is room, or replaces the cached one after a change. */
  put(row: TileRow): void;
  /** Forgets products that do not exist any more. */
  remove(ids: Iterable<number>): void;
  /** The ids of all cached rows. */
  ids(): Iterable<number>;
};

// As JSON a row takes two thirds of its size as objects, and the garbage collector does not traverse it. 100,000 rows take some
// 60 MB.
const maxCharacters = 96 * 2 ** 20;

/** Rows that are not cached are loaded from the database when needed. */
export function createTileRowCache(orm: Orm): TileRowCache {
  const cached = new Map<number, string>();
  let characters = 0;
  return {
    async load(ids) {
      const found = new Map<number, TileRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const text = cached.get(id);
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
    textOf: (id) => cached.get(id),
    put(row) {
      const text = JSON.stringify(row);
      const before = cached.get(row.id);
      const after = characters + text.length - (before?.length ?? 0);
      // A cached row is always replaced: it is outdated.
      if (before === undefined && after > maxCharacters) return;
      cached.set(row.id, text);
      characters = after;
    },
    remove(ids) {
      for (const id of ids) {
        characters -= cached.get(id)?.length ?? 0;
        cached.delete(id);
      }
    },
    ids: () => cached.keys(),
  };
}
