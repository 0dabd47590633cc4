// @module-tag rotated
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, AuthResponse, Order, OrderDetails } from 'shared-contracts/entities';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { selectRows } from '../database/database.ts';
import { createApiServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { caller, dataOf, startTestApi } from '../testing/test-api.ts';
import { testData } from '../testing/test-data.ts';
import { ensureDemoAccount, removeDemoAccount } from './demo-account.ts';
import { demoCredentials } from './demo-credentials.ts';

it('the account to try the shop with fills every screen', async () => {
  const server = await startTestApi({ demo: true });
  const { token, uuid } = dataOf(await caller(server).post('/api/v1/auth/login/', demoCredentials), AuthResponse);
  const session = caller(server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });
  const account = dataOf(await session.get('/api/v1/user/'), AccountData);
  expect(account).toMatchObject({ role: 'premium', verified: true, store: { address: { City: 'Innsbruck' } } });
  expect(account.addresses.shipping.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  expect(account.p4m.points).toBeGreaterThan(0);
  expect(account.p4m.vouchers.map(({ state }) => state)).toEqual(['open', 'used']);
  const list = dataOf(await session.get('/api/v1/user/orders/'), Type.Array(Order));
  expect(list.map(({ state }) => state)).toEqual([
    'shipped',
    'ready',
    'delivered',
    'cancelled',
    'delivered',
    'returned',
  ]);
  for (const { uuid: id, placedAt } of list) {
    const details = dataOf(await session.get(`/api/v1/user/order/${id}/`), OrderDetails);
    expect(details.lines.every(({ url }) => url !== null)).toBe(true);
    const moments = details.timeline.flatMap(({ at }) => (at === null ? [] : [at]));
    expect(moments).toEqual([...moments].sort());
    expect(moments[0]).toBe(placedAt);
    expect(new Date(moments.at(-1) ?? '').getTime()).toBeLessThanOrEqual(Date.now());
  }
  await server.close();
}, 120_000);

it('is also recognised by another address: it is neither created again nor left behind', async () => {
  const database = await openTestDatabase();
  const change = sql`update accounts set email = 'berta@example.org' where email = ${demoCredentials.email}`;
  const addresses = () => selectRows(database.orm, sql`select email from accounts`);
  try {
    await ensureDemoAccount(database);
    await database.orm.execute(change);
    await ensureDemoAccount(database);
    expect(await addresses()).toEqual([{ email: 'berta@example.org' }]);
    await removeDemoAccount(database);
    expect(await addresses()).toEqual([]);
  } finally {
    await database.close();
  }
}, 120_000);

it('exists only on request', async () => {
  const server = await startTestApi();
  expect((await caller(server).post('/api/v1/auth/login/', demoCredentials)).statusCode).toBe(422);
  await server.close();
}, 120_000);

it.each(['production', 'development', undefined])(
  'is deleted with its sessions by a start without it, for any NODE_ENV: %s',
  async (NODE_ENV) => {
    const home = await mkdtemp(join(tmpdir(), 'bergauf-demo-'));
    const data = await testData();
    const where = 'databaseUrl' in data ? { DATABASE_URL: data.databaseUrl } : { BERGAUF_HOME: home };
    const start = async (env: NodeJS.ProcessEnv) => {
      const { options } = readSettings({ ...where, CATALOGUE_PRODUCTS: '24', LOG_LEVEL: 'silent', ...env });
      return createApiServer(options);
    };
    const logIn = (server: FastifyInstance) => caller(server).post('/api/v1/auth/login/', demoCredentials);

    const asked = await start({ API_DEMO_ACCOUNT: 'on' });
    const { token, uuid } = dataOf(await logIn(asked), AuthResponse);
    await asked.close();
    const unasked = await start({ ...(NODE_ENV !== undefined && { NODE_ENV }) });
    expect((await logIn(unasked)).statusCode).toBe(422);
    const session = caller(unasked, { authorization: `Bearer ${token}`, 'x-request-id': uuid });
    expect((await session.get('/api/v1/user/')).statusCode).toBe(403);
    await unasked.close();
    await rm(home, { recursive: true, force: true });
  },
  120_000,
);
