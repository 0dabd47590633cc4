import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { addSessionRoutes } from './session-routes.ts';

let server: FastifyInstance;
afterEach(() => server.close());

async function post(
  cookie: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  config = {},
) {
  server = Fastify();
  await server.register(rateLimit, { global: false });
  addSessionRoutes(server, { ...configForTests, shopOrigin: 'http://localhost:3000', ...config });
  return server.inject({ method: 'POST', url: '/_shell/session', headers: { ...headers, cookie } });
}

const customer = 'bergauf_token=t1; bergauf_request_id=u1; bergauf_user=h1; bergauf_price_type=staff';
const setCookies = (response: { headers: Record<string, unknown> }): string[] =>
  [response.headers['set-cookie'] ?? []].flat().map(String);

it("sets a customer's cookies again for a month, as a script has written them, and marks that for a day", async () => {
  const response = await post(customer);
  expect(response.statusCode).toBe(204);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(setCookies(response)).toEqual([
    'bergauf_token=t1; Max-Age=2592000; Path=/; SameSite=Lax',
    'bergauf_user=h1; Max-Age=2592000; Path=/; SameSite=Lax',
    'bergauf_request_id=u1; Max-Age=2592000; Path=/; SameSite=Lax',
    'bergauf_price_type=staff; Max-Age=2592000; Path=/; SameSite=Lax',
    'bergauf_renewed=1; Max-Age=86400; Path=/; SameSite=Lax',
  ]);
});

it('sets them for the parent domain and for HTTPS only in production; the mark of the day belongs to this host', async () => {
  const production = { shopOrigin: 'https://shop.example', cookieDomain: 'shop.example' };
  const cookies = setCookies(await post('bergauf_request_id=g1', undefined, production));
  expect(cookies).toEqual([
    'bergauf_request_id=g1; Max-Age=2592000; Domain=shop.example; Path=/; Secure; SameSite=Lax',
    'bergauf_renewed=1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
  ]);
});

it('keeps the encoding of a value', async () => {
  const [token] = setCookies(await post('bergauf_token=t%201%3B%3D; bergauf_request_id=u1'));
  expect(token).toBeUndefined();
  await server.close();
  const [plain] = setCookies(await post('bergauf_token=a%3D%3B%2B; bergauf_request_id=u1'));
  expect(plain).toMatch(/^bergauf_token=a%3D%3B%2B; /);
});

it.each([
  ['nothing', ''],
  ['other cookies', 'a=b; bergauf_bucket=7'],
  ['a token without a request id', 'bergauf_token=t1'],
  ['a session that has ended, which an earlier renewal restored', `${customer}; bergauf_session_writing=guest%20`],
  ["the same beside a guest's cart", `${customer}; bergauf_session_writing=guest%20g1`],
  ["an account's request id without a token", 'bergauf_request_id=u1'],
  ["a token with a guest's request id", 'bergauf_token=t1; bergauf_request_id=g1'],
  ['a value that is too long', `bergauf_request_id=g${'1'.repeat(600)}`],
  ['a value with a line break', 'bergauf_request_id=g%0d%0aSet-Cookie:%20a=b'],
])('sets no cookie for %s', async (_what, cookie) => {
  const response = await post(cookie);
  expect(response.statusCode).toBe(204);
  expect(setCookies(response)).toEqual([]);
});

it.each(['bergauf_session_writing=12', 'bergauf_session_writing=guest%20g1'])(
  "keeps a guest's request id beside %s",
  async (writing) => {
    expect(setCookies(await post(`bergauf_request_id=g1; ${writing}`))).toHaveLength(2);
  },
);

it('drops a price type that does not exist', async () => {
  const cookies = setCookies(await post(customer.replace('staff', 'free')));
  expect(cookies.some((cookie) => cookie.startsWith('bergauf_price_type'))).toBe(false);
  expect(cookies).toHaveLength(4);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['the address bar', { 'sec-fetch-site': 'none' }, 403],
  ['an older browser on another site', { origin: 'https://evil.example' }, 403],
  ['no browser', {}, 403],
  ['an older browser on a page of the shop', { origin: 'http://localhost:3000' }, 204],
] as const)(
  'responds to %s with the right status, and sets cookies for the shop only',
  async (_who, headers, status) => {
    const response = await post(customer, headers);
    expect(response.statusCode).toBe(status);
    expect(setCookies(response).length > 0).toBe(status === 204);
  },
);

it('refuses a body', async () => {
  server = Fastify();
  await server.register(rateLimit, { global: false });
  addSessionRoutes(server, configForTests);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const response = await server.inject({ method: 'POST', url: '/_shell/session', headers, payload: '{"token":"t9"}' });
  expect(response.statusCode).toBe(413);
});
