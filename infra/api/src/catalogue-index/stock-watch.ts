import type { TileRow } from '../catalogue/tile-row-cache.ts';
import type { Database, Orm } from '../database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadStock, type SizeValues } from './load-products.ts';

export type StockWatch = {
  readonly database: Pick<Database, 'listen'>;
  readonly orm: Orm;
  /** May still be loading; changes during loading are applied after it. */
  readonly index: Promise<CatalogueIndex>;
  readonly sizeValues: SizeValues;
  /** Receives the new tile row of a product whose stock changed. */
  put(tile: TileRow): void;
  onError(error: unknown): void;
};

// An order of several products sends several notifications; they are collected and loaded together.
const collectMs = 20;

/** Milliseconds before a failed reload is repeated. There may be no further notification that would trigger it. */
const retryMs = 1_000;

/**
 * Keeps the stock in the index up to date. A database trigger notifies of every change, in this process or another (migration
 * 0006). After a lost connection, all products are loaded again.
 */
export async function watchStock({ database, orm, index, sizeValues, put, onError }: StockWatch): Promise<void> {
  const changed = new Set<number>();
  let isScheduled = false;

  async function refresh(): Promise<void> {
    const { putSizes } = await index;
    isScheduled = false;
    const ids = [...changed];
    changed.clear();
    try {
      for (const { tile, inStock } of await loadStock(orm, ids, sizeValues)) {
        putSizes(tile.id, inStock);
        put(tile);
      }
    } catch (error) {
      // The database is unavailable; the ids stay pending.
      onError(error);
      for (const id of ids) changed.add(id);
      refreshAfter(retryMs);
    }
  }

  function refreshAfter(ms: number): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => refresh().catch(onError), ms).unref();
  }

  await database.listen({
    channel: 'stock_changed',
    onNotification(payload) {
      changed.add(Number(payload));
      refreshAfter(collectMs);
    },
    onReconnect() {
      index
        .then(({ ids }) => {
          for (const id of ids) changed.add(id);
          refreshAfter(collectMs);
        })
        .catch(onError);
    },
    onError,
  });
}
