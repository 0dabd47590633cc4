import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../../database/database.ts';
import type { PriceCents } from '../money.ts';
import { createTileRowPacking, packPrices } from './packed-tile-rows.ts';
import { type TileRow, tileColumns } from './tile-row.ts';

/** Tile rows by product id, in memory. */
export type TileRowCache = {
  load(ids: readonly number[]): Promise<ReadonlyMap<number, TileRow>>;
  /** A cached row as text, which is equal as long as the row is. */
  textOf(id: number): string | undefined;
  rowOf(text: string): TileRow;
  /** Adds a row if there is room, or replaces the cached one after a change. */
  put(row: TileRow): void;
  /** Replaces the prices of a row, if it is cached. */
  reprice(id: number, prices: PriceCents): void;
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
  const packing = createTileRowPacking();
  const cached = new Map<number, string>();
  const prices = new Map<number, string>();
  let characters = 0;
  return {
    async load(ids) {
      const found = new Map<number, TileRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const row = cached.get(id);
        if (row === undefined) missing.push(id);
        else found.set(id, packing.unpack({ row, prices: prices.get(id) ?? '{}' }));
      }
      if (missing.length === 0) return found;
      const rows = await selectRows<TileRow>(
        orm,
        sql`select ${tileColumns} from products p where p.id = any(${sql.param(missing)}::int[])`,
      );
      for (const row of rows) found.set(row.id, row);
      return found;
    },
    textOf(id) {
      const row = cached.get(id);
      return row === undefined ? undefined : `${prices.get(id)}\n${row}`;
    },
    rowOf(text) {
      const end = text.indexOf('\n');
      return packing.unpack({ prices: text.slice(0, end), row: text.slice(end + 1) });
    },
    put(row) {
      const packed = packing.pack(row);
      const before = cached.get(row.id);
      const after = characters + packed.row.length - (before?.length ?? 0);
      // A cached row is always replaced: it is outdated.
      if (before === undefined && after > maxCharacters) return;
      cached.set(row.id, packed.row);
      prices.set(row.id, packed.prices);
      characters = after;
    },
    reprice(id, own) {
      if (cached.has(id)) prices.set(id, packPrices(own));
    },
    remove(ids) {
      for (const id of ids) {
        characters -= cached.get(id)?.length ?? 0;
        cached.delete(id);
        prices.delete(id);
      }
    },
    ids: () => cached.keys(),
  };
}
