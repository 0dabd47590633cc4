import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTileRowCache, type TileRow } from '../catalogue/tile-row-cache.ts';
import type { Orm } from '../database/database.ts';
import { observedView } from '../testing/live/observed-view.ts';
import { applyChange, randomChanges } from '../testing/live/random-changes.ts';
import { soakLength } from '../testing/soak.ts';
import { openTestApi } from '../testing/test-api.ts';
import { loadView } from './follow-changes.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

const adminToken = 'a-token-of-thirty-two-characters!';
const logged: string[] = [];

let server: FastifyInstance;
let orm: Orm;
let live: LiveCatalogue;
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  ({ server, orm, live } = await openTestApi({ adminToken, logger: { level: 'error', stream } }));
}, 120_000);
afterAll(() => server.close());

const put = (path: string, line: object) =>
  server.inject({
    method: 'PUT',
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { lines: [line] },
  });

/** The catalogue read anew, and all its tiles. */
async function builtAnew() {
  const tiles = createTileRowCache(orm);
  const view = await loadView({ orm, tiles });
  return { seen: await observedView(view), tiles: await tiles.load([...view.index.ids]) };
}

const tilesOf = async (): Promise<ReadonlyMap<number, TileRow>> => live.tileRowCache.load([...live.view().index.ids]);

const inOrder = (tiles: ReadonlyMap<number, TileRow>) => [...tiles].sort(([a], [b]) => a - b);

it('has after any changes the same index, tiles and suggestions as one that is built anew', async () => {
  await fc.assert(
    fc.asyncProperty(randomChanges, async (changes) => {
      for (const change of changes) await applyChange(orm, change, put);
      const anew = await builtAnew();
      await vi
        .waitUntil(async () => isDeepStrictEqual(await observedView(live.view()), anew.seen), 10_000)
        .catch(() => undefined);
      expect(await observedView(live.view())).toEqual(anew.seen);
      expect(inOrder(await tilesOf())).toEqual(inOrder(anew.tiles));
      expect(logged).toEqual([]);
    }),
    { numRuns: soakLength({ short: 12, full: 300 }) },
  );
}, 600_000);
