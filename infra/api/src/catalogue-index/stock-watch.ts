import type { Database, Orm } from '../database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadSizesInStock, type SizeValues } from './load-products.ts';

export type StockWatch = {
  readonly database: Pick<Database, 'listen'>;
  readonly orm: Orm;
  readonly index: CatalogueIndex;
  readonly sizeValues: SizeValues;
  /** Something else that remembers stock. */
  forget(productIds: readonly number[]): void;
  failed(error: unknown): void;
};

// An order of many things is told piece by piece and read at once.
const gatherMs = 20;

/**
 * Keeps the index's sizes as the database has them: whoever changes stock, here or in another process, makes the database
 * tell (migration 0006). Where it could not, everything is read again.
 */
export async function watchStock({ database, orm, index, sizeValues, forget, failed }: StockWatch): Promise<void> {
  const changed = new Set<number>();
  let isDue = false;

  async function refresh(): Promise<void> {
    isDue = false;
    const ids = [...changed];
    changed.clear();
    try {
      for (const [id, sizes] of await loadSizesInStock(orm, ids, sizeValues)) index.putSizes(id, sizes);
      forget(ids);
    } catch (error) {
      // The database is away for a moment: what is due stays due.
      failed(error);
      for (const id of ids) changed.add(id);
    }
  }

  function refreshSoon(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(() => void refresh(), gatherMs).unref();
  }

  await database.listen({
    channel: 'stock_changed',
    heard(payload) {
      changed.add(Number(payload));
      refreshSoon();
    },
    missed() {
      for (const id of index.ids) changed.add(id);
      refreshSoon();
    },
    failed,
  });
}
