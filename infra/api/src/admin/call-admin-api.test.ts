// @module-tag rotated
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
    'with a token that the API does not know',
    () => ({ API_PORT: port, API_ADMIN_TOKEN: 'x'.repeat(32) }),
    'The bearer token of the administrator is missing or wrong.',
  ],
])('%s it says so', async (_, env, sentence) => {
  await expect(callAdminApi(list, 'request', env())).rejects.toThrow(sentence);
});

it('says in English what the API refuses', async () => {
  const move = { method: 'PUT', path: '/api/admin/orders/BG-100250/state', body: { state: 'nowhere' } } as const;
  const refused = callAdminApi(move, 'order', { API_PORT: port, BERGAUF_HOME: home });
  await expect(refused).rejects.toThrow(/^Please check what you have entered\. There is no such state of an order\.$/);
});
