// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiServer } from '../server.ts';
import type { Cluster } from '../testing/postgres/cluster.ts';
import { startDurableCluster } from '../testing/postgres/database-service.ts';
import { soakLength } from '../testing/soak.ts';
import { caller, dataOf, errorOf, findOption } from '../testing/test-api.ts';

const cartUrl = '/api/v1/cart/';
const maxConnections = 24;

let cluster: Cluster;
let server: FastifyInstance;
let databaseUrl: string;
let option: number;
beforeAll(async () => {
  ({ cluster, databaseUrl } = await startDurableCluster({ maxConnections }));
  server = await createApiServer({ data: { databaseUrl }, shopOrigins: [] });
  option = (await findOption(server, 3)).option.id;
  // One of the first files: it waits for the run's template, which is made while everything else starts.
}, 300_000);
afterAll(async () => {
  await server.close();
  await cluster.remove();
});

const add = () => caller(server).post(cartUrl, { productOption: option });

/** Carts whose addition was confirmed to the guest. */
async function addMany(count: number): Promise<{ confirmed: string[]; statuses: Set<number> }> {
  const responses = await Promise.all(Array.from({ length: count }, add));
  for (const response of responses) {
    if (response.statusCode === 200) continue;
    expect(errorOf(response, 503).error).toBe('unavailable');
    expect(response.headers['retry-after']).toBe('5');
  }
  const confirmed = responses
    .filter(({ statusCode }) => statusCode === 200)
    .map((response) => dataOf(response, Cart).uuid);
  return {
    confirmed: confirmed.filter((uuid) => uuid !== null),
    statuses: new Set(responses.map((a) => a.statusCode)),
  };
}

async function readiness(): Promise<[status: number, data: unknown]> {
  const response = await server.inject('/readyz');
  return [response.statusCode, response.json<{ data: unknown }>().data];
}

async function expectAdded(uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) {
    const cart = dataOf(await caller(server, { 'x-request-id': uuid }).get(cartUrl), Cart);
    expect(cart.products.map((line) => [line.option.id, line.amount])).toEqual([[option, 1]]);
  }
}

function newClient(): pg.Client {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  return client;
}

/** Runs a statement on another connection, and `during` while that connection is open. */
async function beside<Result>(statement: string, during: () => Promise<Result>): Promise<Result> {
  const client = newClient();
  await client.connect();
  try {
    await client.query(statement);
    return await during();
  } finally {
    await client.end();
  }
}

const terminateApi = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bergauf-api'`;

describe('while the database is unavailable', () => {
  it('responses have Retry-After, and the first one after its return is right', async () => {
    const { confirmed } = await addMany(3);
    await cluster.stop();
    const readers = [cartUrl, '/api/v1/user/'];
    const headers = { 'x-request-id': confirmed[0], authorization: 'Bearer x' };
    for (const url of readers) {
      const response = await server.inject({ url, headers });
      expect(errorOf(response, 503)).toMatchObject({ error: 'unavailable', errors: {} });
      expect(response.headers['retry-after']).toBe('5');
    }
    expect((await addMany(12)).statuses).toEqual(new Set([503]));
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    // A load balancer leaves it in use: a list comes from memory.
    expect(await readiness()).toEqual([200, { ready: true, database: false }]);
    expect((await server.inject('/api/v1/search/?path=/damen/')).statusCode).toBe(200);
    await cluster.start();
    expect(await readiness()).toEqual([200, { ready: true, database: true }]);
    await expectAdded(confirmed);
    expect((await addMany(12)).statuses).toEqual(new Set([200]));
  });

  it('a crash in the middle of many additions loses none that was confirmed, time and again', {
    timeout: 120_000,
  }, async () => {
    const added: string[] = [];
    for (let round = 0; round < soakLength({ short: 2, full: 4 }); round++) {
      const adding = addMany(40);
      await add();
      await cluster.stop('immediate');
      const { confirmed } = await adding;
      added.push(...confirmed);
      await cluster.start();
    }
    await expectAdded(added);
    expect((await addMany(20)).statuses).toEqual(new Set([200]));
    // Four crash recoveries, slow on a busy machine.
  });

  it('connections cut off by an administrator are replaced, more often than the pool is large', async () => {
    for (let round = 0; round < 15; round++) {
      const adding = addMany(12);
      await add();
      await beside(terminateApi, () => adding);
    }
    // A broken connection may not be reported yet when the next request takes it.
    await expect.poll(async () => (await addMany(12)).statuses, { timeout: 20_000 }).toEqual(new Set([200]));
  });

  it('too many connections of others are waited out', async () => {
    await beside(terminateApi, async () => undefined);
    const others = Array.from({ length: maxConnections + 4 }, newClient);
    try {
      const opened = await Promise.allSettled(others.map((client) => client.connect()));
      expect(opened.some(({ status }) => status === 'rejected')).toBe(true);
      // A connection that the API's own work has opened meanwhile may serve one of them.
      expect([...(await addMany(3)).statuses]).toContain(503);
    } finally {
      await Promise.all(others.map((client) => client.end().catch(() => undefined)));
    }
    expect((await addMany(12)).statuses).toEqual(new Set([200]));
  });

  it('waiting for a lock ends after a while', async () => {
    await beside('begin; lock table cart_lines in access exclusive mode', async () => {
      expect((await addMany(2)).statuses).toEqual(new Set([503]));
    });
    expect((await addMany(2)).statuses).toEqual(new Set([200]));
  });
});
