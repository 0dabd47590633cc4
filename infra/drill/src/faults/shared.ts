import { setTimeout as sleep } from 'node:timers/promises';
import { whyNoRedis } from '@bergauf/service-kit/testing/redis-for-tests';
import pg from 'pg';
import type { DrillSystem, Shared } from '../system/drill-system.ts';
import type { Fault } from './fault.ts';

/** Timeout until product APIs use a recovered replica or Redis again, which includes the time for which they wait to trust it. */
const againMs = 30_000;

function sharedOf({ shared }: DrillSystem): Shared {
  if (shared === null) throw new Error('There is neither a replica nor Redis');
  return shared;
}
const whyNot = ({ shared }: DrillSystem): string | null =>
  shared === null ? whyNoRedis || 'only the long form has it' : null;

/** A returning shopper: their last change of the cart was long before the fault. */
let guest = '';

async function callCart(api: string, body?: object): Promise<{ uuid: string; amounts: string }> {
  const headers = { 'content-type': 'application/json', ...(guest !== '' && { 'x-request-id': guest }) };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${api}/api/v1/cart/`, request);
  if (!response.ok) throw new Error(`The cart of a returning shopper: ${response.status}`);
  const { data } = (await response.json()) as { data: { uuid: string; products: { amount: number }[] } };
  return { uuid: data.uuid, amounts: data.products.map(({ amount }) => amount).join() };
}

/** Waits until every product API reads the shopper's cart from the replica. */
async function untilRead({ apis, metricOf }: DrillSystem): Promise<void> {
  const series = 'bergauf_api_own_reads_total{from="replica"}';
  const deadline = performance.now() + againMs;
  for (const [at, { origin }] of apis.entries()) {
    const before = await metricOf(at, series);
    for (;;) {
      await callCart(origin);
      if ((await metricOf(at, series)) > before) break;
      if (performance.now() > deadline) throw new Error(`${origin} does not read from the replica`);
      await sleep(200);
    }
  }
}

async function onReplica({ replica }: Shared, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The replica stops replaying. A shopper who changes something must see it at once, whichever product API responds. */
export const replicaLagging: Fault = {
  name: 'replica lagging',
  whyNot,
  async prepare(system) {
    const [api] = system.apis;
    guest = '';
    const added = await callCart(api?.origin ?? '', { productOption: system.goods[0]?.option, amount: 1 });
    guest = added.uuid;
    await untilRead(system);
  },
  async play(system, outageMs) {
    const [api, other] = system.apis;
    const shared = sharedOf(system);
    await onReplica(shared, 'select pg_wal_replay_pause()');
    const until = performance.now() + outageMs;
    try {
      await callCart(api?.origin ?? '', { productOption: system.goods[0]?.option, amount: 1 });
      while (performance.now() < until) {
        for (const { origin } of [api, other].filter((one) => one !== undefined)) {
          const { amounts } = await callCart(origin);
          if (amounts !== '2') throw new Error(`A shopper who has put two pieces into the cart saw "${amounts}"`);
        }
        await sleep(100);
      }
    } finally {
      await onReplica(shared, 'select pg_wal_replay_resume()');
    }
    const at = performance.now();
    await untilRead(system);
    return { at };
  },
};

export const redisGone: Fault = {
  name: 'Redis gone',
  whyNot,
  async play(system, outageMs) {
    const { redis } = sharedOf(system);
    await redis.kill();
    await sleep(outageMs);
    await redis.start();
    const at = performance.now();
    const deadline = at + againMs;
    for (const index of system.apis.keys()) {
      while ((await system.metricOf(index, 'bergauf_redis_up')) !== 1) {
        if (performance.now() > deadline) throw new Error('A product API does not use Redis again');
        await sleep(200);
      }
    }
    return { at };
  },
};
