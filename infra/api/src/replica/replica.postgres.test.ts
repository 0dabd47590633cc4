// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { type RedisForTests, startRedis, whyNoRedis } from '@bergauf/service-kit/testing/redis-for-tests';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { Cart } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiServer } from '../server.ts';
import type { Cluster } from '../testing/postgres/cluster.ts';
import { startReplicatedCluster } from '../testing/postgres/database-service.ts';
import { caller, dataOf, findOption } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';

vi.setConfig({ testTimeout: 120_000 });

const cartUrl = '/api/v1/cart/';
const maxLagMs = 3_000;
/** For so long product APIs remember who has written, and wait when Redis is new to them. */
const rememberMs = maxLagMs + 1_000;

describe.skipIf(whyNoRedis)('reads of what belongs to a shopper', () => {
  let clusters: { cluster: Cluster; replica: Cluster };
  let redis: RedisForTests;
  let direct: pg.Client;
  let onReplica: pg.Client;
  const apis: { server: FastifyInstance; metrics: string }[] = [];
  let option: number;

  const connect = async (connectionString: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  let replicaUrl: string;
  beforeAll(async () => {
    const started = await startReplicatedCluster();
    clusters = started;
    replicaUrl = started.replicaUrl;
    redis = await startRedis();
    direct = await connect(started.databaseUrl);
    const data = { databaseUrl: started.databaseUrl, replica: { url: replicaUrl, maxLagMs, checkMs: 200 } };
    // Two product APIs, which share the database, its replica and Redis.
    for (const _ of [1, 2]) {
      const metricsPort = await freePort();
      const server = await createApiServer({ ...testApiOptionsOn(data), redisUrl: redis.url, metricsPort });
      apis.push({ server, metrics: `http://127.0.0.1:${metricsPort}/metrics` });
    }
    option = (await findOption(api(0), 3)).option.id;
  }, 300_000);
  afterAll(async () => {
    for (const { server } of apis) await server.close();
    await direct?.end();
    await redis?.remove();
    await clusters?.replica.remove();
    await clusters?.cluster.remove();
  });
  beforeEach(async () => {
    onReplica = await connect(replicaUrl);
    await untilUsed();
  });
  afterEach(async () => {
    await onReplica.query('select pg_wal_replay_resume()').catch(() => undefined);
    await onReplica.end();
  });

  const api = (at: number): FastifyInstance => apis[at]?.server ?? expect.fail('there are two product APIs');
  const add = async (at: number, guest: string) =>
    dataOf(await caller(api(at), { 'x-request-id': guest }).post(cartUrl, { productOption: option, amount: 1 }), Cart);
  const amountsIn = async (at: number, guest: string) =>
    dataOf(await caller(api(at), { 'x-request-id': guest }).get(cartUrl), Cart).products.map(({ amount }) => amount);
  /** A change of which no product API knows. */
  const setAmount = (guest: string, amount: number) =>
    direct.query('update cart_lines set amount = $2 where request_id = $1', [guest, amount]);
  const readsFrom = async (at: number, from: string): Promise<number> => {
    const text = await (await fetch(apis[at]?.metrics ?? '')).text();
    return Number(new RegExp(`^bergauf_api_own_reads_total{from="${from}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  };

  /** Until both product APIs read from the replica. */
  async function untilUsed(): Promise<void> {
    for (const at of [0, 1]) {
      const before = await readsFrom(at, 'replica');
      await vi.waitFor(
        async () => {
          await amountsIn(at, randomUUID());
          expect(await readsFrom(at, 'replica')).toBeGreaterThan(before);
        },
        { timeout: 30_000, interval: 100 },
      );
    }
  }

  /** A guest whose cart is on the replica, and whose last write is forgotten. */
  async function guestOfBefore(): Promise<string> {
    const guest = randomUUID();
    await add(0, guest);
    const before = await readsFrom(1, 'replica');
    await vi.waitFor(
      async () => {
        expect(await amountsIn(1, guest)).toEqual([1]);
        expect(await readsFrom(1, 'replica')).toBeGreaterThan(before);
      },
      { timeout: 15_000, interval: 100 },
    );
    return guest;
  }

  it('come from the replica, and from the database itself when that is too far behind', async () => {
    const guest = await guestOfBefore();
    await onReplica.query('select pg_wal_replay_pause()');
    await setAmount(guest, 2);
    // What the replica does not have yet is not seen: this is what it is allowed to lack, for so long.
    expect(await amountsIn(0, guest)).toEqual([1]);
    await vi.waitFor(async () => expect(await amountsIn(0, guest)).toEqual([2]), {
      timeout: 3 * maxLagMs,
      interval: 50,
    });
    expect(await readsFrom(0, 'lagging')).toBeGreaterThan(0);
    await onReplica.query('select pg_wal_replay_resume()');
    await untilUsed();
    expect(await amountsIn(0, guest)).toEqual([2]);
  });

  it('show a shopper their own writes at once, through each product API', async () => {
    const guest = await guestOfBefore();
    await onReplica.query('select pg_wal_replay_pause()');
    await add(0, guest);
    expect([await amountsIn(0, guest), await amountsIn(1, guest)]).toEqual([[2], [2]]);
    expect(await readsFrom(1, 'written')).toBeGreaterThan(0);
    // Others go on reading from it.
    const before = await readsFrom(1, 'replica');
    await amountsIn(1, randomUUID());
    expect(await readsFrom(1, 'replica')).toBe(before + 1);
  });

  it('show a new guest the cart that the first response has created', async () => {
    await onReplica.query('select pg_wal_replay_pause()');
    const { uuid } = dataOf(await caller(api(0)).post(cartUrl, { productOption: option, amount: 1 }), Cart);
    expect(await amountsIn(1, uuid ?? '')).toEqual([1]);
  });

  it('do not fail when the replica is killed, and come from it again when it is back', async () => {
    const guest = await guestOfBefore();
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const seen: unknown[] = [];
    const reading = (async () => {
      while (!isOver) seen.push((await amountsIn(0, guest)).join());
    })();
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(10), { timeout: 15_000 });
    await clusters.replica.stop('immediate');
    const before = seen.length;
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(before + 20), { timeout: 15_000 });
    isOver = true;
    await reading;
    expect(new Set(seen)).toEqual(new Set(['1']));
    await clusters.replica.start();
    await untilUsed();
  });

  it('come from the database itself while Redis is unavailable, and afterwards for as long as writes may have been forgotten', async () => {
    const guest = await guestOfBefore();
    await redis.kill();
    await onReplica.query('select pg_wal_replay_pause()');
    // No product API can tell another of this write.
    await add(0, guest);
    expect(await amountsIn(1, guest)).toEqual([2]);
    await redis.start();
    await vi.waitFor(async () => expect(await amountsIn(1, guest)).toEqual([2]));
    expect(await readsFrom(1, 'unknown')).toBeGreaterThan(0);
    const startedAt = performance.now();
    await onReplica.query('select pg_wal_replay_resume()');
    await untilUsed();
    expect(performance.now() - startedAt).toBeGreaterThan(rememberMs / 2);
    expect(await amountsIn(1, guest)).toEqual([2]);
  });

  it('do not come from a replica that was promoted', async () => {
    const guest = await guestOfBefore();
    await onReplica.query('select pg_promote()');
    await setAmount(guest, 5);
    await vi.waitFor(async () => expect(await amountsIn(0, guest)).toEqual([5]), { timeout: 10_000 });
    const [lagging, used] = [await readsFrom(0, 'lagging'), await readsFrom(0, 'replica')];
    expect(await amountsIn(0, guest)).toEqual([5]);
    expect(await readsFrom(0, 'lagging')).toBeGreaterThan(lagging);
    expect(await readsFrom(0, 'replica')).toBe(used);
  });
});
