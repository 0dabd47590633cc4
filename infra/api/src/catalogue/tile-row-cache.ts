import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { createTileRowPacking } from './packed-tile-rows.ts';
import { type TileRow, tileColumns } from './tile-row.ts';

/** Tile rows by product id, in memory. */
export type TileRowCache = {
  load(ids: readonly number[]): Promise<ReadonlyMap<number, TileRow>>;
  /** A cached row as text, which is equal as long as the row is. */
  textOf(id: number): string | undefined;
  rowOf(text: string): TileRow;
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
  const packing = createTileRowPacking();
  const cached = new Map<number, string>();
  let characters = 0;
  return {
    async load(ids) {
      const found = new Map<number, TileRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const text = cached.get(id);
        if (text === undefined) missing.push(id);
        else found.set(id, packing.unpack(text));
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
    rowOf: packing.unpack,
    put(row) {
      const text = packing.pack(row);
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
