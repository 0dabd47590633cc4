import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TileRow } from '../catalogue/tile-row-cache.ts';
import { createTileRowCache } from '../catalogue/tile-row-cache.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { observedView } from '../testing/live/observed-view.ts';
import { randomChanges, statementOf } from '../testing/live/random-changes.ts';
import { soakLength } from '../testing/soak.ts';
import { testData } from '../testing/test-data.ts';
import { loadView } from './follow-changes.ts';
import { type LiveCatalogue, openLiveCatalogue } from './live-catalogue.ts';

let database: Database;
let live: LiveCatalogue;
const failures: unknown[] = [];

beforeAll(async () => {
  const data = await testData();
  database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  await migrate(database);
  live = await openLiveCatalogue({ database, onError: (error) => failures.push(error) });
}, 120_000);
afterAll(async () => {
  await live.close();
  await database.close();
});

/** The catalogue read anew, and all its tiles. */
async function builtAnew() {
  const tiles = createTileRowCache(database.orm);
  const view = await loadView({ orm: database.orm, tiles });
  return { seen: await observedView(view), tiles: await tiles.load([...view.index.ids]) };
}

const tilesOf = async (): Promise<ReadonlyMap<number, TileRow>> => live.tileRowCache.load([...live.view().index.ids]);

const inOrder = (tiles: ReadonlyMap<number, TileRow>) => [...tiles].sort(([a], [b]) => a - b);

it('has after any changes the same index, tiles and suggestions as one that is built anew', async () => {
  await fc.assert(
    fc.asyncProperty(randomChanges, async (changes) => {
      for (const change of changes) await database.orm.execute(statementOf(change));
      const anew = await builtAnew();
      await vi
        .waitUntil(async () => isDeepStrictEqual(await observedView(live.view()), anew.seen), 10_000)
        .catch(() => undefined);
      expect(await observedView(live.view())).toEqual(anew.seen);
      expect(inOrder(await tilesOf())).toEqual(inOrder(anew.tiles));
      expect(failures).toEqual([]);
    }),
    { numRuns: soakLength({ short: 12, full: 300 }) },
  );
}, 600_000);
