import type { TileRow } from '../catalogue/tile-row-cache.ts';
import type { Database, Orm } from '../database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadStock, type SizeValues } from './load-products.ts';

export type StockWatch = {
  readonly database: Pick<Database, 'listen'>;
  readonly orm: Orm;
  /** May still be read: what changes meanwhile is read once more after it. */
  readonly index: Promise<CatalogueIndex>;
  readonly sizeValues: SizeValues;
  /** A product's tile, whose sizes have changed. */
  put(tile: TileRow): void;
  failed(error: unknown): void;
};

// An order of many things is told piece by piece and read at once.
const gatherMs = 20;

/** What could not be read is read again after so many milliseconds: nothing may change for long that would say so once more. */
const againMs = 1_000;

/**
 * Keeps the index's sizes as the database has them: whoever changes stock, here or in another process, makes the database
 * tell (migration 0006). Where it could not, everything is read again.
 */
export async function watchStock({ database, orm, index, sizeValues, put, failed }: StockWatch): Promise<void> {
  const changed = new Set<number>();
  let isDue = false;

  async function refresh(): Promise<void> {
    const { putSizes } = await index;
    isDue = false;
    const ids = [...changed];
    changed.clear();
    try {
      for (const { tile, inStock } of await loadStock(orm, ids, sizeValues)) {
        putSizes(tile.id, inStock);
        put(tile);
      }
    } catch (error) {
      // The database is away for a moment: what is due stays due.
      failed(error);
      for (const id of ids) changed.add(id);
      refreshAfter(againMs);
    }
  }

  function refreshAfter(ms: number): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => refresh().catch(failed), ms).unref();
  }

  await database.listen({
    channel: 'stock_changed',
    heard(payload) {
      changed.add(Number(payload));
      refreshAfter(gatherMs);
    },
    missed() {
      index
        .then(({ ids }) => {
          for (const id of ids) changed.add(id);
          refreshAfter(gatherMs);
        })
        .catch(failed);
    },
    failed,
  });
}
