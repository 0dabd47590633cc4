// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

it.each([
  '/api/v1/search/?q=jacke&limit=24',
  '/api/v1/products/?ids=1001',
  '/api/v1/menu/',
  '/api/v1/stores/?q=Graz',
  '/search-limited/?q=jacke',
])('an unknown parameter does not create the response again: %s', async (url) => {
  const created = await server.inject(url);
  expect([created.statusCode, created.headers.age]).toEqual([200, undefined]);
  const again = await server.inject(`${url}${url.includes('?') ? '&' : '?'}utm_source=${'x'.repeat(40)}`);
  expect([again.statusCode, again.headers.age]).toEqual([200, '0']);
  expect(again.body).toBe(created.body);
});

it('each parameter of a route makes another response', async () => {
  const total = async (query: string) => (await server.inject(`/api/v1/search/?limit=1${query}`)).body;
  const bodies = [];
  for (const query of ['', '&q=jacke', '&q=schuhe', '&path=/schuhe/', '&page=2', '&locale=en', '&price_max=50'])
    bodies.push(await total(query));
  expect(new Set(bodies).size).toBe(bodies.length);
});
