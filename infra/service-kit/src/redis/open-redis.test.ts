// @module-tag rotated
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redisUrlFrom } from '../settings.ts';
import { freePort } from '../testing/free-port.ts';
import { type RedisForTests, startRedis, whyNoRedis } from '../testing/redis-for-tests.ts';
import { openRedis, type Redis, redisScript } from './open-redis.ts';

const add = redisScript(`return redis.call('incrby', KEYS[1], ARGV[1])`);

let lines: string[] = [];
const log = {
  info: (line: string) => void lines.push(line),
  warn: (_of: object, line: string) => void lines.push(line),
};
const openAt = (url: string) => openRedis({ url, log: log as never });

it.each(['http://localhost', '127.0.0.1:6379'])('REDIS_URL %s is refused without being shown', (url) => {
  expect(() => redisUrlFrom({ REDIS_URL: url })).toThrow('REDIS_URL must begin with redis:// or rediss://.');
});

it('a password with characters that a URL cannot contain is refused without being shown', () => {
  const refused = () => redisUrlFrom({ REDIS_URL: 'redis://:geheim/1@redis:6379' });
  expect(refused).toThrow('written as %2F');
  expect(refused).not.toThrow('geheim');
  expect(redisUrlFrom({ REDIS_URL: 'redis://:geheim%2F1@redis:6379' })).toContain('%2F');
});

it('a service starts without a server, and calls do not wait for one', async () => {
  lines = [];
  const redis = await openAt(`redis://127.0.0.1:${await freePort()}`);
  const from = performance.now();
  expect(
    await redis.orFallback(
      () => redis.run(add, ['a'], [1]),
      () => 'instead',
    ),
  ).toBe('instead');
  expect(performance.now() - from).toBeLessThan(100);
  expect(redis.upForMs()).toBeNull();
  expect(lines).toEqual(['Redis does not answer; until it does, each process does without it']);
  await redis.close();
});

describe.skipIf(whyNoRedis)('a real server', () => {
  let server: RedisForTests;
  let redis: Redis;
  beforeEach(async () => {
    lines = [];
    server = await startRedis();
    redis = await openAt(server.url);
  });
  afterEach(async () => {
    await redis.close();
    await server.remove();
  });
  const call = () =>
    redis.orFallback<unknown>(
      () => redis.run(add, ['a'], [2]),
      () => 'instead',
    );

  it('runs scripts, even after it has lost them', async () => {
    expect([await call(), await call()]).toEqual([2, 4]);
    await server.ask('SCRIPT FLUSH');
    expect(await call()).toBe(6);
    await redis.set('b', '1', 60_000);
    expect([await redis.has('b'), await redis.has('c')]).toEqual([true, false]);
    expect(redis.upForMs()).toBeGreaterThanOrEqual(0);
  });

  it('that is killed is bypassed, and used again when it is back: two log lines', async () => {
    await server.kill();
    expect([await call(), await call()]).toEqual(['instead', 'instead']);
    expect(redis.fallbacks()).toBe(2);
    await server.start();
    await vi.waitFor(async () => expect(await call()).toEqual(expect.any(Number)), { timeout: 10_000 });
    expect(lines).toEqual([
      'Redis answers',
      'Redis does not answer; until it does, each process does without it',
      'Redis answers',
    ]);
  });

  it('that refuses writes is not treated as an outage: one log line, and reads are still used', async () => {
    await server.ask('CONFIG SET maxmemory 1');
    await vi.waitFor(() => expect(redis.upForMs()).toBeGreaterThan(100));
    const from = performance.now();
    const set = () =>
      redis.orFallback<unknown>(
        () => redis.set('b', '1', 60_000),
        () => 'instead',
      );
    expect([await set(), await set(), await set()]).toEqual(['instead', 'instead', 'instead']);
    expect(await redis.has('b')).toBe(false);
    expect(redis.upForMs()).toEqual(expect.any(Number));
    expect(redis.upForMs()).toBeLessThanOrEqual(performance.now() - from + 1);
    expect(redis.fallbacks()).toBe(3);
    expect(lines).toEqual(['Redis answers', 'Redis refuses commands; each process does without them']);
  });

  it('stays in use while there is nothing to ask of it: its connection is not taken for a hung one', async () => {
    await vi.waitFor(() => expect(redis.upForMs()).toBeGreaterThan(3_500), { timeout: 6_000, interval: 100 });
    expect(lines).toEqual(['Redis answers']);
  });

  it('that hangs delays one call by a second, and later ones not at all', async () => {
    server.hang();
    const hungAt = performance.now();
    expect(await call()).toBe('instead');
    expect(performance.now() - hungAt).toBeLessThan(2_500);
    const from = performance.now();
    for (const _ of [1, 2, 3]) expect(await call()).toBe('instead');
    expect(performance.now() - from).toBeLessThan(100);
    server.wake();
    await vi.waitFor(async () => expect(await call()).toEqual(expect.any(Number)), { timeout: 10_000 });
  });
});
