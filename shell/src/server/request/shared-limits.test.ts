// @module-tag rotated
import { openRedis, type Redis } from '@bergauf/service-kit/redis/open-redis';
import { type RedisForTests, startRedis, whyNoRedis } from '@bergauf/service-kit/testing/redis-for-tests';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { createMetrics } from '../metrics.ts';
import { addFailureReportRoutes } from './reports/failure-report-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { sharedLimits } from './shared-limits.ts';

const log = { info: () => undefined, warn: () => undefined } as never;
const shop = 'http://localhost:3000';

describe.skipIf(whyNoRedis)('rate limits of several shells', () => {
  let redis: RedisForTests;
  let opened: Redis[];
  let shells: FastifyInstance[];

  async function startShell(shopOrigin = shop): Promise<FastifyInstance> {
    const store = await openRedis({ url: redis.url, log });
    opened.push(store);
    const shell = Fastify();
    await shell.register(rateLimit, { global: false, store: sharedLimits(store, shopOrigin) });
    addSessionRoutes(shell, { ...configForTests, shopOrigin: shop });
    addFailureReportRoutes(shell, createMetrics(), shop);
    shells.push(shell);
    return shell;
  }
  beforeEach(async () => {
    [opened, shells] = [[], []];
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const shell of shells) await shell.close();
    for (const store of opened) await store.close();
    await redis.remove();
  });

  const crash = {
    method: 'POST',
    url: '/_shell/crashes',
    headers: { origin: shop },
    payload: { set: 'set' },
  } as const;
  const ask = (shell: FastifyInstance, remoteAddress = '192.0.2.1') =>
    shell.inject({
      method: 'POST',
      url: '/_shell/session',
      headers: { 'sec-fetch-site': 'same-origin' },
      remoteAddress,
    });
  /** How many of `count` requests are served, sent to each shell in turn. */
  async function servedOf(count: number, from?: string): Promise<number> {
    const statuses = [];
    for (let at = 0; at < count; at += 1) {
      const shell = shells[at % shells.length];
      if (shell) statuses.push((await ask(shell, from)).statusCode);
    }
    expect(statuses.filter((status) => status !== 204 && status !== 429)).toEqual([]);
    return statuses.filter((status) => status === 204).length;
  }

  it('apply to all of them together, for each caller and each shop', async () => {
    for (const _ of [1, 2]) await startShell();
    expect(await servedOf(70)).toBe(60);
    expect(await servedOf(4, '192.0.2.2')).toBe(4);
    // Each route has a limit of its own.
    expect((await shells[0]?.inject({ ...crash, remoteAddress: '192.0.2.1' }))?.statusCode).toBe(204);
    const other = await startShell('http://localhost:3010');
    expect((await ask(other)).statusCode).toBe(204);
    // No person's address is in it.
    expect(await redis.ask('KEYS *192*')).toBe('*0');
  });

  it.each(['in Redis', 'in each shell while Redis is unavailable'])(
    'hold for a time after the first request, however many follow: %s',
    async (where) => {
      const store = await openRedis({ url: redis.url, log });
      opened.push(store);
      const shell = Fastify();
      shells.push(shell);
      await shell.register(rateLimit, { global: false, store: sharedLimits(store, shop) });
      shell.get('/', { config: { rateLimit: { max: 2, timeWindow: 1_500 } } }, () => 'served');
      if (where !== 'in Redis') await redis.kill();
      const get = async () => {
        const { statusCode, headers } = await shell.inject('/');
        return [statusCode, headers['retry-after']];
      };
      for (const expected of [200, 200, 429]) expect((await get())[0]).toBe(expected);
      const every = { timeout: 10_000, interval: 50 };
      // The time that is left, in seconds.
      await vi.waitFor(async () => expect(await get()).toEqual([429, '1']), every);
      await vi.waitFor(async () => expect((await get())[0]).toBe(200), every);
    },
  );

  it('are those of each shell while Redis is unavailable, no request fails, and they are shared again afterwards', async () => {
    for (const _ of [1, 2]) await startShell();
    expect(await servedOf(10)).toBe(10);
    await redis.kill();
    expect(await servedOf(140)).toBe(120);
    await redis.start();
    await vi.waitFor(() => expect(opened.every((store) => store.upForMs() !== null)).toBe(true), { timeout: 10_000 });
    expect(await servedOf(70)).toBe(60);
  });
});
