import { createHash } from 'node:crypto';
import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import type { FastifyInstance } from 'fastify';
import { Cart, Listing, Product } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { accounts, sessions } from '../database/schema.ts';
import { caller, dataOf, errorOf, startTestApi } from '../testing/test-api.ts';
import { testData } from '../testing/test-data.ts';

const catalogue = generateCatalogue(testDemoOptions);
const roles = ['premium', 'staff', 'pro'] as const;
type Role = (typeof roles)[number];
const requestIdOf = (role: Role) => `u00000000-0000-4000-8000-00000000000${roles.indexOf(role)}`;

/** A database with a signed-in account of each role. Registration creates only one of the roles. */
async function dataWithRoles() {
  const data = await testData();
  const pglite = 'databaseUrl' in data ? null : await openPglite(data);
  const database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : pglite;
  if (database === null) throw new Error('No database');
  await migrate(database);
  for (const role of roles) {
    const id = requestIdOf(role).slice(1);
    await database.orm.insert(accounts).values({
      id,
      requestId: requestIdOf(role),
      hash: role,
      email: `${role}@example.at`,
      passwordHash: '',
      firstName: 'Anna',
      lastName: 'Berger',
      role,
    });
    await database.orm.insert(sessions).values({
      tokenHash: createHash('sha256').update(role).digest('hex'),
      accountId: id,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
  }
  const image = await pglite?.dump();
  await database.close();
  return image ? { memory: true as const, image } : data;
}

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi({ data: await dataWithRoles() });
}, 120_000);
afterAll(() => server.close());

const as = (role: Role) => caller(server, { authorization: `Bearer ${role}`, 'x-request-id': requestIdOf(role) });

describe('a list for a price type', () => {
  it.each([
    ['premium', 4, 1080],
    ['staff', 8, 810],
    ['pro', 8, 891],
  ] as const)('%s: has the range %i to %i, and its bounds and order are about its prices', async (role, min, max) => {
    const response = await as(role).get(
      '/api/v1/search/?path=/&price_min=40&price_max=60&sort=price&order=asc&limit=96',
    );
    const { price, products, total } = dataOf(response, Listing);
    expect(price.range.role).toEqual({ min, max });
    expect(total).toBe(catalogue.filter((product) => product[role] >= 4000 && product[role] <= 6000).length);
    const cents = products.map(({ prices }) => prices.cents[role]);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not shared: a guest’s response may be cached, and caches do not mix the two', async () => {
    const url = '/api/v1/search/?path=/schuhe/&limit=3';
    const ofStaff = await as('staff').get(url);
    const ofGuest = await server.inject(url);
    const again = await as('staff').get(url);
    expect(dataOf(ofGuest, Listing).price.range.role).toEqual({ min: 4, max: 1200 });
    expect(ofGuest.headers['cache-control']).toBe('public, max-age=5');
    for (const response of [ofStaff, again]) {
      expect(dataOf(response, Listing).price.range.role).toEqual({ min: 8, max: 810 });
    }
    for (const { headers } of [ofStaff, ofGuest]) expect(headers['vary']).toMatch(/authorization/i);
  });

  it('is refused to a session that is over', async () => {
    const stale = caller(server, { authorization: 'Bearer gone', 'x-request-id': requestIdOf('pro') });
    expect(errorOf(await stale.get('/api/v1/search/?path=/'), 403).error).toBe('invalid token');
  });
});

describe('in the team shop', () => {
  it.each([
    ['premium', 4, 1080],
    ['staff', 8, 810],
    ['pro', 8, 891],
  ] as const)('%s has its range, and its order and bounds are about its prices', async (role, min, max) => {
    const url = '/api/v2/team/search/?path=/search/&price_max=60&sort=price&order=desc&limit=96';
    const response = await as(role).get(url);
    const { price, products } = dataOf(response, Listing);
    expect(price.range.role).toEqual({ min, max });
    const cents = products.map(({ prices }) => prices.cents[role]);
    expect(cents.length).toBeGreaterThan(3);
    expect(Math.max(...cents)).toBeLessThanOrEqual(6000);
    expect(cents).toEqual(cents.toSorted((a, b) => b - a));
    expect(response.headers['cache-control']).toBe('no-store');
    expect(dataOf(await server.inject(url), Listing).price.range.role).toEqual({ min: 4, max: 1200 });
  });

  it.each(roles)('an account of %s pays its own price, whichever price type a body or a header names', async (role) => {
    const slug = 'fc-salzachau';
    const listing = dataOf(await server.inject(`/api/v2/team/search/?path=/${slug}/&limit=96`), Listing);
    const tile = listing.products.find(({ soldOut, sizes }) => !soldOut && sizes.length > 0);
    const path = tile?.url.slice(slug.length + 1);
    const product = dataOf(await server.inject(`/api/v2/team/${slug}/product/?path=${path}`), Product);
    const items = [{ productOption: product.options.find(({ stock }) => stock)?.id }];
    for (const priceType of ['vk', ...roles]) {
      const body = { items, team: slug, shopIdentifier: 'at', priceType };
      const guest = await server.inject({
        method: 'POST',
        url: '/api/v2/team/cart/',
        payload: body,
        headers: { 'x-price-type': role, role, cookie: `bergauf_team_price_type=${role}` },
      });
      expect(dataOf(guest, Cart)).toMatchObject({
        priceType: 'vk',
        products: [{ price: { cents: product.prices.cents.vk } }],
      });
    }
    const wrong = { items, team: slug, shopIdentifier: 'at', priceType: 'vk' };
    const own = dataOf(await as(role).post('/api/v2/team/cart/', wrong), Cart);
    expect(own).toMatchObject({ priceType: role, products: [{ price: { cents: product.prices.cents[role] } }] });
    // Another account's request id with this token is no way to its cart or price.
    const other = roles.find((name) => name !== role) ?? role;
    const mixed = caller(server, { authorization: `Bearer ${role}`, 'x-request-id': requestIdOf(other) });
    expect((await mixed.post('/api/v2/team/cart/', wrong)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
