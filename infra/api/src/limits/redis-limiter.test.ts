// @module-tag rotated
import { openRedis, type Redis } from '@bergauf/service-kit/redis/open-redis';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { type RedisForTests, startRedis, whyNoRedis } from '@bergauf/service-kit/testing/redis-for-tests';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { openTestApi } from '../testing/test-api.ts';
import { type Counted, createLimiter, keyOf, type Limiter } from './limiter.ts';
import { defaultRateLimits } from './rate-limit-settings.ts';
import { createRedisLimiter } from './redis-limiter.ts';

vi.setConfig({ testTimeout: 120_000 });

const limits = {
  ...defaultRateLimits,
  newsletter: { max: 3, timeWindow: 60_000 },
  loginPair: { max: 2, timeWindow: 3_600_000 },
  forgotPassword: { max: 2, timeWindow: 600_000 },
};
const log = { info: () => undefined, warn: () => undefined } as never;

describe.skipIf(whyNoRedis)('limits in Redis', () => {
  let server: RedisForTests;
  let redis: Redis;
  /** Two product APIs that have nothing in common but Redis: each has a database of its own. */
  const apis: { server: FastifyInstance; orm: Orm; metrics: string }[] = [];

  beforeAll(async () => {
    server = await startRedis();
    redis = await openRedis({ url: server.url, log });
    for (const _ of [1, 2]) {
      const metricsPort = await freePort();
      const { server: api, orm } = await openTestApi({ redisUrl: server.url, rateLimits: limits, metricsPort });
      apis.push({ server: api, orm, metrics: `http://127.0.0.1:${metricsPort}/metrics` });
    }
  }, 300_000);
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    for (const api of apis) await api.server.close();
    await redis?.close();
    await server?.remove();
  });

  const api = (at: number) => apis[at] ?? expect.fail('there are two product APIs');
  const ask = async (at: number, email = 'jemand@example.at') => {
    const call = { method: 'POST', url: '/api/v1/forgotpassword/', payload: { email } } as const;
    return (await api(at).server.inject(call)).statusCode;
  };
  /** Limits for the network from which `ask` comes; emails have their own limits, which are counted with them. */
  const key = keyOf({ of: 'forgotPassword', who: '127.0.0.1' });
  const rowsIn = async (orm: Orm, of = key) =>
    (await selectRows(orm, sql`select 1 from rate_limits where key = ${of}`)).length;
  const metricOf = async (at: number, name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(api(at).metrics)).text())?.[1]);

  it('decide and wait as those in the database do, for any order of calls', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const inDatabase = createLimiter(limits);
    const both = [inDatabase, createRedisLimiter(redis, limits, inDatabase)] as const;
    const { orm } = api(0);
    const slow: Counted = { of: 'loginPair', who: 'both', slows: true };
    const even: Counted = { of: 'newsletter', who: 'both' };
    const refused = (seconds: number) => Object.assign(new Error(`${seconds} s`), { statusCode: 429 }) as never;
    const waitOf = (limiter: Limiter, counted: readonly Counted[]) =>
      limiter.take(orm, counted, refused).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    const steps: ((limiter: Limiter) => Promise<unknown>)[] = [
      (limiter) => waitOf(limiter, [even]),
      (limiter) => waitOf(limiter, [slow]),
      (limiter) => waitOf(limiter, [even, slow]),
      (limiter) => limiter.tryTake(orm, even),
      (limiter) => limiter.giveBack(orm, [even, slow]),
      (limiter) => limiter.forget(orm, slow),
    ];
    // Much more often attempts than that they are taken back.
    const order = Array.from(
      { length: 160 },
      (_, index) => [0, 1, 2, 1, 3, 1, 2, 1, 0, 1, 4, 1, 1, 5][(index * 5) % 14],
    );
    const seen: unknown[] = [];
    for (const [index, step] of order.entries()) {
      vi.setSystemTime(Date.now() + ([0, 0, 900, 7_000, 0, 240_000][index % 6] ?? 0));
      const [database, shared] = [await steps[step ?? 0]?.(both[0]), await steps[step ?? 0]?.(both[1])];
      expect(shared, `step ${index}`).toEqual(database);
      seen.push(shared);
    }
    // All of it happened: counted, refused for seconds and for minutes.
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('that a clock counted that was years ahead do not block for years', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { orm } = api(0);
    const limiter = createRedisLimiter(redis, limits, createLimiter(limits));
    const even: Counted = { of: 'newsletter', who: 'ahead' };
    const slow: Counted = { of: 'loginPair', who: 'ahead', slows: true };
    const real = Date.now();
    vi.setSystemTime(real + 5 * 365 * 86_400_000);
    for (const _ of [1, 2, 3]) for (const one of [even, slow]) await limiter.tryTake(orm, one);
    vi.setSystemTime(real);
    expect([await limiter.tryTake(orm, even), await limiter.tryTake(orm, slow)]).toEqual([true, true]);
  });

  it('of orders and emails are counted in the database alone, with what they are about', async () => {
    const { orm } = api(0);
    const limiter = createRedisLimiter(redis, limits, createLimiter(limits));
    for (const of of ['order', 'email'] as const) {
      const counted: Counted = { of, who: 'somebody' };
      await limiter.take(orm, [counted]);
      expect(await rowsIn(orm, keyOf(counted))).toBe(1);
      while (await limiter.tryTake(orm, counted));
      await limiter.giveBack(orm, [counted]);
      expect([await limiter.tryTake(orm, counted), await limiter.tryTake(orm, counted)]).toEqual([true, false]);
      expect(await server.ask(`EXISTS bergauf:limit:${keyOf(counted)}`)).toBe(':0');
      await limiter.forget(orm, counted);
      expect(await rowsIn(orm, keyOf(counted))).toBe(0);
    }
  });

  it('are shared by product APIs, without a row in their databases', async () => {
    expect([await ask(0, 'a@example.at'), await ask(1, 'b@example.at')]).toEqual([200, 200]);
    expect([await ask(0, 'c@example.at'), await ask(1, 'd@example.at')]).toEqual([429, 429]);
    expect(await server.ask(`EXISTS bergauf:limit:${key}`)).toBe(':1');
    expect(Number((await server.ask(`PTTL bergauf:limit:${key}`)).slice(1))).toBeGreaterThan(0);
    expect(await server.ask('KEYS *example*')).toBe('*0');
    expect([await rowsIn(api(0).orm), await rowsIn(api(1).orm)]).toEqual([0, 0]);
  });

  it('continue in the database when Redis is killed during requests, and no request fails', async () => {
    await server.ask('FLUSHALL');
    const statuses: number[] = [];
    let isOver = false;
    const requests = [0, 1].map(async (at) => {
      while (!isOver) statuses.push(await ask(at));
    });
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(20), { timeout: 30_000 });
    await server.kill();
    const before = statuses.length;
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(before + 20), { timeout: 30_000 });
    isOver = true;
    await Promise.all(requests);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    for (const at of [0, 1]) {
      // Two in Redis for both, then two in each database.
      expect(await rowsIn(api(at).orm)).toBe(1);
      expect(await metricOf(at, 'bergauf_redis_up')).toBe(0);
      expect(await metricOf(at, 'bergauf_redis_fallbacks_total')).toBeGreaterThan(5);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);

    await server.start();
    await vi.waitFor(async () => {
      expect([await metricOf(0, 'bergauf_redis_up'), await metricOf(1, 'bergauf_redis_up')]).toEqual([1, 1]);
    }, 10_000);
    expect([await ask(0), await ask(1), await ask(0), await ask(1)]).toEqual([200, 200, 429, 429]);
  });
});
