import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anonymousSession } from '../app/session.ts';
import { createBus } from '../events.ts';
import { type ApiServer, json, refusal, type Seen, startApiServer } from './api-server-for-tests.ts';
import { type ApiClient, createApiClient } from './client.ts';

/** The format of keys that the product API accepts. */
const idempotencyKey = /^[A-Za-z0-9_-]{8,64}$/;

let server: ApiServer;
let api: ApiClient;

beforeEach(async () => {
  server = await startApiServer();
  const session = () => anonymousSession;
  api = createApiClient({ origin: server.origin, session, bus: createBus(), defaultTimeoutMs: 2000 });
});
afterEach(() => server.close());

const keys = (): unknown[] => server.seen.map(({ headers }) => headers['idempotency-key']);

it('gives each POST an idempotency key, by which the API recognises a resend of the browser', async () => {
  await api.post('/api/v1/cart/', { productOption: 1 });
  await api.post('/api/v1/cart/', { productOption: 1 });
  await api.get('/api/v1/cart/');
  const [first, second, read] = server.seen.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(idempotencyKey);
  expect(second).toMatch(idempotencyKey);
  expect(second).not.toBe(first);
  expect(read).toBeUndefined();
});

it('gives a POST an idempotency key also on a page without https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const result = await api.post('/api/v1/cart/', { productOption: 1 });
  vi.unstubAllGlobals();
  expect(result.ok).toBe(true);
  expect(server.seen[0]?.headers['idempotency-key']).toMatch(idempotencyKey);
});

it.each([
  ['its connection broke', (response: ServerResponse) => response.destroy()],
  ['a proxy answered', refusal(504, 'later')],
])('keeps the key of a POST that is repeated after %s', async (_what, fail) => {
  server.respond = fail;
  await api.post('/api/v1/cart/', { productOption: 1 });
  await api.get('/api/v1/cart/');
  await api.post('/api/v1/cart/', { productOption: 1 });
  server.respond = json(200, { data: null });
  await api.get('/api/v1/');
  await api.post('/api/v1/cart/', { productOption: 1 });
  await api.post('/api/v1/cart/', { productOption: 1 });
  const [first, second, third, fourth] = keys().filter((key) => key !== undefined);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it.each([
  ['another one', () => api.post('/api/v1/cart/', { productOption: 2 })],
  ['a change of what it added', () => api.put('/api/v1/cart/1/', { amount: 2 })],
  ['a read that shows its effect', () => api.get('/api/v1/cart/')],
])('gives a POST that failed a new key after %s', async (_what, between) => {
  server.respond = refusal(503, 'later');
  await api.post('/api/v1/cart/', { productOption: 1 });
  server.respond = json(200, { data: null });
  await between();
  await api.post('/api/v1/cart/', { productOption: 1 });
  const sent = keys();
  expect(sent.at(-1)).not.toBe(sent[0]);
});

it.each([
  ['a heart was pressed', () => api.post('/api/v1/wishlist/', { productId: 1 })],
  ['another addition failed as well', () => api.post('/api/v1/cart/', { productOption: 2 })],
  ['another list was read', () => api.get('/api/v1/wishlist/')],
])('keeps the key of a POST that failed when %s meanwhile', async (_what, between) => {
  const isCart = ({ url }: Seen): boolean => url === '/api/v1/cart/';
  server.respond = (response, request) =>
    (isCart(request) ? refusal(503, 'later') : json(200, { data: null }))(response, request);
  await api.post('/api/v1/cart/', { productOption: 1 });
  await between();
  await api.post('/api/v1/cart/', { productOption: 1 });
  const sent = keys();
  expect(sent.at(-1)).toBe(sent[0]);
});

it('gives a POST whose path has a query a new key after a change of what it added', async () => {
  server.respond = refusal(503, 'later');
  await api.post('/api/v1/cart/?locale=en', { productOption: 1 });
  server.respond = json(200, { data: null });
  await api.put('/api/v1/cart/hash/1/?locale=en', { amount: 2 });
  await api.post('/api/v1/cart/?locale=en', { productOption: 1 });
  const sent = keys();
  expect(sent.at(-1)).not.toBe(sent[0]);
});

it('gives a POST that the API has refused a new key', async () => {
  server.respond = refusal(422, 'no');
  await api.post('/api/v1/cart/', { productOption: 1 });
  await api.post('/api/v1/cart/', { productOption: 1 });
  const [first, second] = keys();
  expect(second).not.toBe(first);
});
