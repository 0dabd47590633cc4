import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { addLocaleRoutes } from './locale-routes.ts';

let server: FastifyInstance;
afterEach(() => server.close());

async function choose(url: string, referer?: string, changed = {}) {
  server = Fastify();
  addLocaleRoutes(server, { ...configForTests, shopOrigin: 'https://shop.example', locales: ['at', 'en'], ...changed });
  return server.inject({ url, headers: referer === undefined ? {} : { referer } });
}

it.each([
  ['/_shell/locale/en/', 'https://shop.example/herren/?page=2', '/en/herren/?page=2'],
  ['/_shell/locale/at/', 'https://shop.example/en/herren/?page=2', '/herren/?page=2'],
  ['/_shell/locale/en/', 'https://shop.example/en/herren/', '/en/herren/'],
  ['/_shell/locale/at/', 'https://shop.example/en/', '/'],
  ['/_shell/locale/en/?from=%2Fherren%2F%3Fpage%3D2', undefined, '/en/herren/?page=2'],
  ['/_shell/locale/en/?from=%2Fherren%2F', 'https://shop.example/damen/', '/en/damen/'],
  ['/_shell/locale/en/?from=%2Fherren%2F', 'https://elsewhere.example/damen/', '/en/herren/'],
  ['/_shell/locale/en/?from=%2Fherren%2F', 'no address', '/en/herren/'],
  ['/_shell/locale/en/', undefined, '/en/'],
  ['/_shell/locale/at/?from=%2F%2Fevil.example%2F', undefined, '/'],
  ['/_shell/locale/at/?from=https%3A%2F%2Fevil.example%2F', undefined, '/'],
  ['/_shell/locale/at/?from=%2F%5Cevil.example%2F', undefined, '/'],
  ['/_shell/locale/at/?from=a&from=b', undefined, '/'],
  ['/_shell/locale/en/?from=%2F%C5%99%2F%3Fq%3D%C5%99', undefined, '/en/%C5%99/?q=%C5%99'],
  ['/_shell/locale/en/?from=%2F%25C5%2599%2F%3Fq%3Da%2520b', undefined, '/en/%C5%99/?q=a%20b'],
  ['/_shell/locale/en/?from=%2Fa%0D%0Ax%2F', undefined, '/en/'],
  ['/_shell/locale/en/?from=%2Fa%00%2F', undefined, '/en/'],
  ['/_shell/locale/en/', 'https://shop.example/_shell/locale/at/', '/en/'],
])('%s on %s leads to %s', async (url, referer, to) => {
  const response = await choose(url, referer);
  expect([response.statusCode, response.headers.location]).toEqual([302, to]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('remembers the choice for 365 days, for the parent domain that the checkout shares', async () => {
  const response = await choose('/_shell/locale/en/', undefined, { cookieDomain: 'shop.example' });
  expect(response.headers['set-cookie']).toBe(
    'bergauf_locale=en; Max-Age=31536000; Domain=shop.example; Path=/; Secure; SameSite=Lax',
  );
});

it('does not know a locale that the site does not have', async () => {
  const response = await choose('/_shell/locale/hu/');
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([404, undefined]);
});
