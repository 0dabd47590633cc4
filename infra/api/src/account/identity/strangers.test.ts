// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../cart/change-cart.ts';
import { type Orm, selectRows } from '../../database/database.ts';
import { type CatalogueFacts, catalogueFacts } from '../../testing/catalogue-facts.ts';
import { networks, postFrom } from '../../testing/post-from-network.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../../testing/test-api.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

let server: FastifyInstance;
let orm: Orm;
let option: CatalogueFacts['bike'];
beforeAll(async () => {
  const facts = await catalogueFacts();
  option = facts.plenty[0] ?? facts.bike;
  const unlimited = { max: 100_000, timeWindow: 1000 };
  const rateLimits = {
    login: unlimited,
    register: unlimited,
    email: unlimited,
    guest: { max: 5, timeWindow: 60_000 },
  };
  ({ server, orm } = await openTestApi({ trustProxy: 'loopback', rateLimits }));
}, 120_000);
afterAll(() => server.close());

const elsewhere = networks();
const cartUrl = '/api/v1/cart/';
const wishlistUrl = '/api/v1/wishlist/';

const owners = async (): Promise<number> => (await selectRows(orm, sql`select 1 from shoppers`)).length;

describe('requests of unknown callers', () => {
  it('leave no row behind where there is nothing to change', async () => {
    const before = await owners();
    const stranger = caller(server, { 'x-request-id': randomUUID() });
    const hash = '0123456789abcdef0123';
    await stranger.delete(`${cartUrl}hash/${hash}/`);
    await stranger.delete(`${cartUrl}set/${hash}/`);
    await stranger.put(`${cartUrl}hash/${hash}/`, { amount: 2 });
    await stranger.delete(`/api/v1/wishlist/${option.productId}/`);
    const { email: _, ...headers } = await signUp(server);
    const customer = caller(server, headers);
    for (const url of [cartUrl, wishlistUrl, '/api/v2/team/cart/', '/api/v2/team/wishlist/'])
      expect((await customer.post(`${url}merge/`, { mergeUuid: randomUUID() })).statusCode, url).toBe(200);
    expect(await owners()).toBe(before);
  });

  it('leave no cart behind where the account was deleted meanwhile', async () => {
    const before = await owners();
    const cart = { requestId: `u${randomUUID()}`, shop: 'shop' } as const;
    const items = [{ productOption: option.id }];
    await expect(addToCart(orm, cart, { items, team: null, key: null })).rejects.toMatchObject({ statusCode: 403 });
    expect(await owners()).toBe(before);
  });

  it('create a limited number of new guests from one network, and never block known ones', async () => {
    const from = elsewhere.next().value;
    const known = randomUUID();
    const add = (headers: Readonly<Record<string, string>>) =>
      postFrom(server, from, { url: cartUrl, body: { productOption: option.id }, headers });
    dataOf(await add({ 'x-request-id': known }), Cart);
    for (let round = 1; round < 5; round++) dataOf(await add(round % 2 ? {} : { 'x-request-id': randomUUID() }), Cart);
    expect(errorOf(await add({ 'x-request-id': randomUUID() }), 429).error).toBe('too many requests');
    expect(errorOf(await add({}), 429).error).toBe('too many requests');
    dataOf(await add({ 'x-request-id': known }), Cart);
  });

  it('keep only the newest sessions of an account, for any number of logins', async () => {
    const { email } = await signUp(server);
    const login = { url: '/api/v1/auth/login/', body: { email, password: 'steil-und-steinig' } };
    for (let round = 0; round < 55; round++) await postFrom(server, elsewhere.next().value, login);
    const [row] = await selectRows<{ count: number }>(
      orm,
      sql`select count(*)::int as count from sessions s join accounts a on a.id = s.account_id where a.email = ${email}`,
    );
    expect(row?.count).toBe(50);
  });
});
