// @module-tag rotated
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { filterGroupIds, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TileRow } from '../catalogue/tiles/tile-row.ts';
import { createTileRowCache, type TileRowCache } from '../catalogue/tiles/tile-row-cache.ts';
import { type Database, type Orm, selectRows } from '../database/database.ts';
import { freshlyDerived, storedDerived } from '../testing/live/freshly-derived.ts';
import { observedView } from '../testing/live/observed-view.ts';
import { applyChange, randomChanges } from '../testing/live/random-changes.ts';
import { soakLength } from '../testing/soak.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { everything } from './change-log.ts';
import { followChanges, loadView } from './follow-changes.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { pinned, withCatalogue } from './live-context.ts';

const adminToken = 'a-token-of-thirty-two-characters!';
const logged: string[] = [];

let server: FastifyInstance;
let database: Database;
let orm: Orm;
let live: LiveCatalogue;
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  ({ server, database, orm, live } = await openTestApi({ adminToken, logger: { level: 'error', stream } }));
}, 120_000);
afterAll(() => server.close());

const put = (path: string, line: object) =>
  server.inject({
    method: 'PUT',
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { lines: [line] },
  });

type Seen = { readonly view: object; readonly tiles: readonly TileRow[]; readonly cached: readonly number[] };

async function seenIn(view: CatalogueView, tiles: TileRowCache): Promise<Seen> {
  const rows = await tiles.load([...view.index.ids]);
  return {
    view: await observedView(view),
    tiles: [...rows.values()].sort((a, b) => a.id - b.id),
    // Tiles of products that are gone would stay in memory.
    cached: [...tiles.ids()].sort((a, b) => a - b),
  };
}

const seenNow = () => seenIn(live.view(), live.tileRowCache);

async function seenAnew(): Promise<Seen> {
  const tiles = createTileRowCache(orm);
  return seenIn(await loadView({ orm, tiles }), tiles);
}

/** Waits until facets and suggestions are those that an import would derive. */
async function expectDerived(): Promise<void> {
  const fresh = await freshlyDerived(database);
  await vi
    .waitUntil(async () => isDeepStrictEqual(await storedDerived(database), fresh), 10_000)
    .catch(() => undefined);
  expect(await storedDerived(database)).toEqual(fresh);
}

const untilSuggestionsAreDerived = () =>
  vi.waitUntil(async () => (await selectRows(orm, sql`select 1 from suggestions_due`)).length === 0, 10_000);

/** Waits until the live catalogue equals one that is read anew. */
async function expectCaughtUp(): Promise<void> {
  const anew = await seenAnew();
  await vi.waitUntil(async () => isDeepStrictEqual(await seenNow(), anew), 10_000).catch(() => undefined);
  expect(await seenNow()).toEqual(anew);
}

it('serves every request while changes are applied, each from one catalogue', async () => {
  let isOver = false;
  const changing = (async () => {
    for (let step = 1; step <= 40; step++) {
      await orm.execute(sql`update products set sales_rank = (id * ${step}) % 997, vk = greatest(1, rrp - ${step})
        where id % 40 = ${step}`);
      await orm.execute(sql`update options set quantity = ${step % 2} where id % 50 = ${step}`);
    }
    isOver = true;
  })();
  let served = 0;
  for (let at = 0; !isOver; at++) {
    const url = ['path=/search/&limit=48', 'path=/search/&q=schuhe&limit=48', 'path=/schuhe/&sort=price&order=asc'][
      at % 3
    ];
    const listing = dataOf(await server.inject(`/api/v1/search/?${url}&page=${(at % 4) + 1}`), Listing);
    // Every product has a brand, and none is in two places.
    const brands = listing.view.left.find(({ f_id }) => f_id === filterGroupIds.brand)?.values ?? [];
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(listing.total);
    expect(new Set(listing.products.map(({ id }) => id)).size).toBe(listing.products.length);
    served += 1;
  }
  await changing;
  expect(served).toBeGreaterThan(20);
  await expectCaughtUp();
}, 60_000);

it('has the same index, tiles and suggestions after any changes as a newly built one', async () => {
  await fc.assert(
    fc.asyncProperty(randomChanges, async (changes) => {
      for (const change of changes) await applyChange(database, change, put);
      await expectDerived();
      await expectCaughtUp();
    }),
    // Shrinking would start from a catalogue that the run has changed.
    { numRuns: soakLength({ short: 12, full: 300 }), endOnFailure: true },
  );
  expect(logged).toEqual([]);
}, 600_000);

it('has the same result in rounds of few products, and when it reads everything again', async () => {
  const tiles = createTileRowCache(orm);
  const source = { orm, tiles, roundSize: 70 };
  const view = await loadView(source);
  const products = new Set(view.index.ids.filter((id) => id % 3 !== 0));
  await orm.execute(sql`update products set sales_rank = (id * 7) % 900, vk = greatest(1, rrp - id % 50),
    names = jsonb_build_object('at', 'Firn ' || id % 40) where id % 3 <> 0`);
  await orm.execute(sql`delete from products where id % 15 = 1`);
  await expectDerived();
  const changes = { ...everything, isEverything: false, products, words: products, hasSuggestions: true };
  for (const wanted of [changes, everything]) {
    if (wanted.isEverything) await orm.execute(sql`delete from products where id % 15 = 2`);
    let [last, rounds] = [view, 0];
    for await (const next of followChanges(source, view, wanted)) {
      last = next;
      rounds += 1;
    }
    expect(rounds > 1).toBe(!wanted.isEverything);
    expect(await seenIn(last, tiles)).toEqual(await seenAnew());
  }
}, 60_000);

it('follows products whose size or filter value means something else, though no product changed', async () => {
  await orm.execute(sql`update filter_values set names = jsonb_build_object('at', 'Size ' || id)
    where id = (select f.id from filter_values f join options o on o.title = f.names ->> 'at'
      where f.filter_id = ${filterGroupIds.size} and o.quantity > 0 limit 1)`);
  await expectCaughtUp();
  await orm.execute(sql`update filter_values set filter_id = ${filterGroupIds.addition}
    where id = (select value_id from product_facets where filter_id = ${filterGroupIds.color} limit 1)`);
  await expectCaughtUp();
}, 60_000);

it('follows suggestions that change together with nothing but prices', async () => {
  const tiles = createTileRowCache(orm);
  const source = { orm, tiles };
  let view = await loadView(source);
  const [id = 0] = view.index.ids;
  await orm.execute(sql`update products set vk = vk + 1, rrp = rrp + 1 where id = ${id}`);
  await orm.execute(sql`insert into suggestions values ('Gletscherwolle fein', 'gletscherwolle fein', 7)`);
  const changes = { ...everything, isEverything: false, prices: new Set([id]), hasSuggestions: true };
  for await (const next of followChanges(source, view, changes)) view = next;
  expect(await seenIn(view, tiles)).toEqual(await seenAnew());
}, 60_000);

it('finds a product by its words that is listed again', async () => {
  const id = live.view().index.ids[5] ?? 0;
  for (const delistedAt of [sql`now()`, sql`null`]) {
    await orm.execute(sql`update products set delisted_at = ${delistedAt} where id = ${id}`);
    await untilSuggestionsAreDerived();
    await expectCaughtUp();
  }
}, 60_000);

it('lets a waiting handler see the catalogue with which it started', async () => {
  const context = withCatalogue(live, {});
  const mine = pinned(context);
  const { index } = mine;
  await orm.execute(sql`update products set sales_rank = sales_rank + 1 where id = ${index.ids[3] ?? 0}`);
  await vi.waitFor(() => expect(context.index).not.toBe(index), 10_000);
  expect(mine.index).toBe(index);
  expect(mine.scopeCounts).not.toBe(context.scopeCounts);
});

const firstInStock = sql`(select id from options where quantity > 0 order by id limit 1)`;

/** Changes a price without a row in the log. */
const changeUnlogged = (id: number) =>
  orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`update products set rrp = rrp + 1000, vk = vk + 1 where id = ${id}`);
  });

it('repeats an attempt that failed, without another change, and reads everything then', async () => {
  const piecesBefore = live.piecesVersion();
  await changeUnlogged(Math.max(...live.view().index.ids));
  await orm.execute(sql`alter table products rename to products_away`);
  await orm.execute(sql`update options set quantity = 0 where id = ${firstInStock}`);
  await vi.waitFor(() => expect(logged.join()).toContain('could not be followed'), 10_000).catch(() => undefined);
  await orm.execute(sql`alter table products_away rename to products`);
  expect(logged.length).toBe(1);
  // The suggestions are derived meanwhile.
  await untilSuggestionsAreDerived();
  await expectCaughtUp();
  // Pieces may have changed too.
  await vi.waitUntil(() => live.piecesVersion() > piecesBefore, 10_000);
  // Not after each later change.
  const [version, pieces] = [live.version(), live.piecesVersion()];
  await orm.execute(sql`update options set quantity = quantity + 1 where id = ${firstInStock}`);
  await vi.waitUntil(() => live.piecesVersion() > pieces, 10_000);
  expect(live.version()).toBe(version);
}, 60_000);

it('misses no product of a changed filter value when the database fails after a part of them', async () => {
  // Rounds have at most 2,500 products: the first one has only products that are gone.
  const gone = sql`array(select generate_series(9000001, 9002500))`;
  const value = sql`(select v.id from filter_values v join product_facets f on f.value_id = v.id
    where v.filter_id = ${filterGroupIds.color} order by v.id limit 1)`;
  await orm.transaction(async (transaction) => {
    // A sequence counts attempts that are rolled back.
    await transaction.execute(sql`create sequence attempts`);
    await transaction.execute(sql`create function outage() returns boolean language plpgsql cost 1e9
      as 'begin perform nextval(''attempts''); raise exception ''an outage'' using errcode = ''57P01''; end'`);
    await transaction.execute(sql`update filter_values set filter_id = ${filterGroupIds.addition} where id = ${value}`);
    await transaction.execute(sql`insert into catalogue_changes (kind, product_ids) values ('products', ${gone})`);
    await transaction.execute(sql`alter table products rename to products_away`);
    await transaction.execute(sql`create view products as select * from products_away where outage()`);
  });
  const attempts = async () =>
    Number((await selectRows<{ n: string }>(orm, sql`select last_value as n from attempts`))[0]?.n);
  await vi.waitUntil(async () => logged.length > 1 && (await attempts()) > 2, 20_000);
  // An outage is reported once, however many attempts fail.
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`drop view products`);
    await transaction.execute(sql`alter table products_away rename to products`);
    await transaction.execute(sql`drop function outage()`);
    await transaction.execute(sql`drop sequence attempts`);
  });
  expect(logged).toHaveLength(2);
  await expectCaughtUp();
}, 60_000);
