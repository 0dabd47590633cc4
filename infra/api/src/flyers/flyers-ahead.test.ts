// @module-tag rotated
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createResponseCache } from '../http/response/response-cache.ts';
import { withCatalogue } from '../live-catalogue/live-context.ts';
import { openTestApi } from '../testing/test-api.ts';
import { createFlyerCache, type FlyerCache } from './flyer-cache.ts';
import { makeFlyersAhead, makeFlyersAheadRegularly } from './flyers-ahead.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.server.close());

/** The cache of a server of its own, how often products were loaded for its flyers, and a switch that makes the next load fail. */
function openCache(): { cache: FlyerCache; loads: () => number; failOnce: () => void } {
  const { orm, live } = api;
  let loads = 0;
  let isFailing = false;
  const responses = createResponseCache({ version: live.version });
  const load: typeof live.tileRowCache.load = (ids) => {
    loads += 1;
    if (isFailing) {
      isFailing = false;
      return Promise.reject(new Error('an outage'));
    }
    return live.tileRowCache.load(ids);
  };
  const tileRowCache = { ...live.tileRowCache, load };
  const parts = { orm, tileRowCache, catalogueVersion: live.version, media: null };
  const context = withCatalogue(live, { ...parts, publicResponse: responses, stockResponse: responses });
  const failOnce = (): void => {
    isFailing = true;
  };
  return { cache: createFlyerCache(context), loads: () => loads, failOnce };
}

/** The cache with a record of what is asked of it, and of how much at once. */
function watched(cache: FlyerCache, onAsk: (count: number) => unknown = () => undefined) {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const flyer: FlyerCache['flyer'] = async (path, locale) => {
    asked.push(`${locale} ${path}`);
    running += 1;
    most = Math.max(most, running);
    await onAsk(asked.length);
    const made = await cache.flyer(path, locale);
    running -= 1;
    return made;
  };
  return { cache: { ...cache, flyer }, asked, most: () => most };
}

const never = new AbortController().signal;

async function changePrices(): Promise<void> {
  const before = api.live.version();
  await api.orm.execute(
    sql`update products set rrp = rrp + 10 where id in (select id from products order by id limit 3)`,
  );
  await vi.waitFor(() => expect(api.live.version()).toBeGreaterThan(before), 5000);
}

it('creates every flyer in both languages, one after the other, and requests create nothing again', async () => {
  const { cache, loads } = openCache();
  const ahead = watched(cache);
  await makeFlyersAhead(ahead.cache, never);
  expect(ahead.asked).toHaveLength(12);
  expect(new Set(ahead.asked).size).toBe(12);
  expect(ahead.most()).toBe(1);
  const made = loads();
  expect(await cache.book('at')).toHaveLength(6);
  expect((await cache.page('winterstart-3-en'))?.number).toBe(3);
  expect(loads()).toBe(made);
});

it('a request creates only the flyer that it asks for; concurrent requests create it once', async () => {
  const { cache, loads } = openCache();
  const [first, second] = await Promise.all([cache.flyer('winterstart', 'at'), cache.flyer('winterstart', 'at')]);
  expect(first).toBe(second);
  const one = loads();
  await cache.book('at');
  expect(loads()).toBe(6 * one);
  expect(await cache.flyer('ostern', 'at')).toBeNull();
  expect(await cache.page('ostern-1')).toBeNull();
});

it('what could not be made during an outage is made by the next request', async () => {
  const { cache, failOnce } = openCache();
  await api.orm.execute(sql`alter table flyers rename to flyers_away`);
  await expect(cache.paths()).rejects.toThrow();
  await api.orm.execute(sql`alter table flyers_away rename to flyers`);
  failOnce();
  await expect(cache.flyer('winterstart', 'at')).rejects.toThrow('an outage');
  expect(await cache.flyer('winterstart', 'at')).toMatchObject({ row: { path: 'winterstart' } });
});

it('ends when it is stopped, and when the catalogue changes: its results would be out of date', async () => {
  const ending = new AbortController();
  const stopped = watched(openCache().cache, (count) => count === 2 && ending.abort());
  await makeFlyersAhead(stopped.cache, ending.signal);
  expect(stopped.asked).toHaveLength(2);
  const changed = watched(openCache().cache, (count) => (count === 2 ? changePrices() : undefined));
  await makeFlyersAhead(changed.cache, never);
  expect(changed.asked).toHaveLength(2);
});

it('runs at start and after a change, and does nothing in between', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ahead = watched(openCache().cache);
  const onError = vi.fn();
  const stop = makeFlyersAheadRegularly({ cache: ahead.cache, onError });
  await vi.waitFor(() => expect(ahead.asked).toHaveLength(12), 20_000);
  vi.advanceTimersByTime(60_000);
  expect(ahead.asked).toHaveLength(12);
  await changePrices();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10_000);
    expect(ahead.asked).toHaveLength(24);
  }, 20_000);
  await stop();
  expect(onError).not.toHaveBeenCalled();
  vi.useRealTimers();
});
