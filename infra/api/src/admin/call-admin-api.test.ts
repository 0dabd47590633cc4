// @module-tag rotated
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';
import { callAdminApi } from './call-admin-api.ts';
import { ensureLocalAdminToken } from './local-admin-token.ts';

const home = mkdtempSync(path.join(tmpdir(), 'bergauf-admin-token-'));
let server: FastifyInstance;
let port: string;
beforeAll(async () => {
  server = await startTestApi({ adminToken: ensureLocalAdminToken(home) });
  await server.listen({ host: 'localhost', port: 0 });
  port = String((server.server.address() as AddressInfo).port);
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

const list = { method: 'GET', path: '/api/admin/requests' } as const;

it('has the token that `npm start` has made for the API of this machine', async () => {
  expect(ensureLocalAdminToken(home)).toBe(ensureLocalAdminToken(home));
  expect(statSync(path.join(home, 'admin-token')).mode & 0o777).toBe(0o600);
  expect(await callAdminApi(list, 'request', { API_PORT: port, BERGAUF_HOME: home })).toEqual({ data: [], total: 0 });
});

it.each([
  ['without a token', () => ({ API_PORT: port, BERGAUF_HOME: path.join(home, 'none') }), 'API_ADMIN_TOKEN is not set.'],
  [
    'for an API elsewhere, which does not get the token of this machine',
    () => ({ API_ORIGIN: 'https://api.bergauf.example', BERGAUF_HOME: home }),
    'API_ADMIN_TOKEN is not set.',
  ],
  [
    'for an API elsewhere that only services reach',
    () => ({ API_INTERNAL_ORIGIN: 'http://api:3001', BERGAUF_HOME: home }),
    'API_ADMIN_TOKEN is not set.',
  ],
  [
    'with a token that the API does not know',
    () => ({ API_PORT: port, API_ADMIN_TOKEN: 'x'.repeat(32) }),
    'The bearer token of the administrator is missing or wrong.',
  ],
])('%s it says so', async (_, env, sentence) => {
  await expect(callAdminApi(list, 'request', env())).rejects.toThrow(sentence);
});

it('calls API_INTERNAL_ORIGIN, because the public host of API_ORIGIN may hide the admin routes', async () => {
  const env = {
    API_ORIGIN: 'https://api.bergauf.example',
    API_INTERNAL_ORIGIN: `http://localhost:${port}`,
    API_ADMIN_TOKEN: ensureLocalAdminToken(home),
  };
  expect(await callAdminApi(list, 'request', env)).toEqual({ data: [], total: 0 });
});

it('a proxy that answers with a page is one sentence', async () => {
  const proxy = createServer((_request, response) => response.writeHead(404).end('<html>404 Not Found</html>'));
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const refused = callAdminApi(list, 'request', { API_ORIGIN: origin, API_ADMIN_TOKEN: 'x'.repeat(32) });
  await expect(refused).rejects.toThrow(
    `${origin} has answered /api/admin/requests with 404 and no JSON: API_INTERNAL_ORIGIN must name the product API itself.`,
  );
});

it('says in English what the API refuses', async () => {
  const move = { method: 'PUT', path: '/api/admin/orders/BG-100250/state', body: { state: 'nowhere' } } as const;
  const refused = callAdminApi(move, 'order', { API_PORT: port, BERGAUF_HOME: home });
  await expect(refused).rejects.toThrow(/^Please check what you have entered\. There is no such state of an order\.$/);
});
