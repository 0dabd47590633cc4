import type { FastifyInstance } from 'fastify';
import { Listing, MenuItem, StoreSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyData } from '../testing/empty-data.ts';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';

// An API on a database into which nothing has been imported.

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi(testApiOptionsOn(await emptyData()));
}, 120_000);
afterAll(() => server.close());

it('starts, is ready, and says how to import', async () => {
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  const page = await server.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('The catalogue is empty');
  expect(page.body).toContain('npm run catalogue -- import &lt;folder&gt;');
});

it('answers for the home page that there is no catalogue', async () => {
  const { error, message } = errorOf(await server.inject('/api/v1/home/'), 404);
  expect(error).toBe('no catalogue');
  expect(message).toContain('npm run catalogue -- import');
});

it('has empty lists, menus and store searches', async () => {
  const listing = dataOf(await server.inject('/api/v1/search/?path=/search/'), Listing);
  expect([listing.total, listing.products]).toEqual([0, []]);
  const menu = dataOf(await server.inject('/api/v1/menu/'), Type.Array(MenuItem));
  expect(menu.map(({ name }) => name)).toEqual(['Neu']);
  expect(dataOf(await server.inject('/api/v1/stores/'), StoreSearch).stores).toEqual([]);
});
