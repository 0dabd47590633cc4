import { randomUUID } from 'node:crypto';
import { createApiServer } from '@bergauf/api/server';
import { startDurableCluster } from '@bergauf/api/testing/postgres/database-service';
import { testApiOptionsOn } from '@bergauf/api/testing/test-api-options';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PoolerForTests, startPooler, whyNoPooler } from './pooler-for-tests.ts';

const connections = 3;

type Sold = { option: number; product: number };

describe.skipIf(whyNoPooler)('the product API behind PgBouncer', () => {
  let cluster: Awaited<ReturnType<typeof startDurableCluster>>['cluster'];
  let pooler: PoolerForTests;
  let direct: pg.Client;
  let api: FastifyInstance;
  let sold: Sold | undefined;

  beforeAll(async () => {
    const started = await startDurableCluster();
    cluster = started.cluster;
    direct = new pg.Client({ connectionString: started.databaseUrl });
    await direct.connect();
    pooler = await startPooler(started.databaseUrl, connections);
    api = await createApiServer(testApiOptionsOn({ databaseUrl: started.databaseUrl, poolerUrl: pooler.url }));
    const inStock = `select o.id as option, v.product_id as product from options o join variants v on v.id = o.variant_id
      order by o.quantity desc limit 1`;
    [sold] = (await direct.query<Sold>(inStock)).rows;
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    await pooler?.remove();
    await direct?.end();
    await cluster?.remove();
  });

  const add = (guest: string) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/cart/',
      headers: { 'x-request-id': guest },
      payload: { productOption: sold?.option, amount: 1 },
    });

  it('serves more shoppers at a time than it has connections', async () => {
    const added = await Promise.all(Array.from({ length: 60 }, () => add(randomUUID())));
    expect(new Set(added.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await direct.query(
      "select count(*)::int as n from pg_stat_activity where application_name = 'bergauf-api'",
    );
    expect(rows[0].n).toBeGreaterThan(0);
    expect(rows[0].n).toBeLessThanOrEqual(connections);
  });

  it('has the timeouts that it sets on direct connections', async () => {
    const client = new pg.Client({ connectionString: pooler.url });
    await client.connect();
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit'];
    const shown: unknown[] = [];
    for (const name of names) shown.push(Object.values((await client.query(`show ${name}`)).rows[0])[0]);
    await client.end();
    expect(shown).toEqual(['8s', '5s', '10s', 'off']);
  });

  it('follows a price that is changed in the database', async () => {
    // Lists come from the index in memory, which follows notifications.
    const cheapest = async (): Promise<unknown> =>
      (await api.inject('/api/v1/search/?path=/search/&sort=price&order=asc')).json().data.products[0].prices.vkFull;
    expect(await cheapest()).not.toMatch(/\D0,77$/);
    await direct.query('update products set vk = 77, rrp = 999900 where id = $1', [sold?.product]);
    await vi.waitFor(async () => expect(await cheapest()).toMatch(/\D0,77$/), { timeout: 10_000 });
  });

  it('says that it has no database while the pooler is gone, and works again with it', async () => {
    const guest = randomUUID();
    await pooler.stop();
    expect((await add(guest)).statusCode).toBe(503);
    // The connection for notifications is the only one that does not pass the pooler.
    const names = "select application_name as name from pg_stat_activity where application_name like 'bergauf-api%'";
    await vi.waitFor(async () => expect((await direct.query(names)).rows).toEqual([{ name: 'bergauf-api-listener' }]));
    await pooler.start();
    await vi.waitFor(async () => expect((await add(guest)).statusCode).toBe(200), { timeout: 15_000 });
  });
});
