// @module-tag rotated
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { waitingConnections } from '../testing/postgres/waiting-connections.ts';
import { openTestApi } from '../testing/test-api.ts';
import { adminToken } from './testing/admin-caller.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi({ adminToken }));
  await server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => server.close());

async function numberOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await selectRows<{ n: number }>(orm, query);
  return row?.n ?? 0;
}

const priceOf = (id: number) => numberOf(sql`select vk as n from products where id = ${id}`);

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

function send(lines: readonly object[]): ClientRequest {
  const { port } = server.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/api/admin/prices', headers });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ lines }));
  return sent;
}

it('lines that were not started when their request ended are not applied: the sender may have sent newer ones since', async () => {
  const id = await numberOf(sql`select id as n from products where vk = rrp and vk > 5000 order by id limit 1`);
  const full = await priceOf(id);
  // Two lines of one product are two transactions.
  const lines = [
    { id, vk: full - 100 },
    { id, vk: full - 200 },
  ];
  await orm.transaction(async (other) => {
    await other.execute(sql`select id from products where id = ${id} for update`);
    const sent = send(lines);
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 4_000);
    sent.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0), 4_000);
  });
  await vi.waitFor(async () => expect(await priceOf(id)).not.toBe(full), 10_000);
  // Time for the second line, if it were applied.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await priceOf(id)).toBe(full - 100);
}, 60_000);

it('all lines of a request whose sender waits are applied, also in several transactions', async () => {
  const id = await numberOf(sql`select id as n from products where vk = rrp and vk > 5000 order by id desc limit 1`);
  const full = await priceOf(id);
  const response = await new Promise<IncomingMessage>((resolve) => {
    send([
      { id, vk: full - 100 },
      { id, vk: full - 200 },
    ]).on('response', resolve);
  });
  expect(response.statusCode).toBe(200);
  expect(await priceOf(id)).toBe(full - 200);
}, 60_000);
