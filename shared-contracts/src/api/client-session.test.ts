import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymousSession, type SessionState } from '../app/session.ts';
import { createBus } from '../events.ts';
import { type ApiServer, after, json, refusal, startApiServer } from './api-server-for-tests.ts';
import { type ApiClient, createApiClient } from './client.ts';

const customer: SessionState = { kind: 'customer', token: 't1', requestId: 'u1', userHash: 'h', priceType: 'vk' };

let server: ApiServer;
let session: SessionState;
let api: ApiClient;
let events: { status: number; error: string }[];

beforeEach(async () => {
  server = await startApiServer();
  session = customer;
  events = [];
  const bus = createBus();
  // As in the shell: the listener ends the session.
  bus.on('session-invalid', (event) => {
    events.push(event);
    session = anonymousSession;
  });
  api = createApiClient({ origin: server.origin, session: () => session, bus, defaultTimeoutMs: 2000 });
});
afterEach(() => server.close());

const invalid: [number, string][] = [
  [403, 'invalid token'],
  [401, 'no uuid header'],
  [422, 'invalid uuid'],
];

describe.each(invalid)('the response %d "%s" (SPEC 4)', (status, error) => {
  it.each(['get', 'post', 'put', 'delete'] as const)('to a %s ends the session, once', async (method) => {
    server.respond = refusal(status, error);
    expect(await api[method]('/a/')).toMatchObject({ ok: false, error: { kind: 'http', status, code: error } });
    expect(events).toEqual([{ status, error }]);
    expect(server.seen).toHaveLength(1);
  });

  it('ends the session once for any number of calls that get it', async () => {
    server.respond = refusal(status, error);
    await Promise.all([api.get('/a/'), api.get('/a/'), api.get('/b/'), api.post('/c/')]);
    expect(events).toEqual([{ status, error }]);
  });
});

it.each([
  [403, 'forbidden'],
  [403, 'no uuid header'],
  [401, 'invalid token'],
  [401, 'wrong credentials'],
  [422, 'invalid fields'],
  [422, ''],
  [400, 'invalid token'],
  [404, 'invalid uuid'],
])('the response %d "%s" does not end the session', async (status, error) => {
  server.respond = refusal(status, error);
  await api.get('/a/');
  await api.post('/a/');
  expect(events).toEqual([]);
});

it('a response without a body does not end the session', async () => {
  server.respond = (response) => response.writeHead(403).end();
  await api.get('/a/');
  expect(events).toEqual([]);
});

it('a late refusal of the previous session does not end the current one', async () => {
  server.respond = after(30, refusal(403, 'invalid token'));
  const late = api.get('/a/');
  session = { ...customer, token: 't2', requestId: 'u2' };
  await late;
  expect(events).toEqual([]);
  expect(session).toMatchObject({ token: 't2' });
});

describe("an account's request id without a token (SPEC 4)", () => {
  it.each(['get', 'post', 'put', 'delete'] as const)('ends the session before a %s is sent', async (method) => {
    session = { kind: 'guest', requestId: 'u1', priceType: 'vk' };
    expect(await api[method]('/a/')).toMatchObject({ ok: false, error: { kind: 'aborted', code: 'no token' } });
    expect(events).toHaveLength(1);
    expect(server.seen).toEqual([]);
  });

  it('is not reported for a guest or for a customer', async () => {
    server.respond = json(200, { data: null });
    await api.get('/a/');
    session = { kind: 'guest', requestId: 'g1', priceType: 'vk' };
    await api.get('/a/');
    expect(events).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });
});
