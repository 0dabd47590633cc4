import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymousSession, type SessionState } from '../app/session.ts';
import { createBus } from '../events.ts';
import { type ApiServer, after, inTurn, json, refusal, startApiServer } from './api-server-for-tests.ts';
import { type ApiClient, createApiClient } from './client.ts';

const customer: SessionState = { kind: 'customer', token: 't1', requestId: 'u1', userHash: 'h', priceType: 'vk' };
/** SPEC 9. */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const guest: SessionState = { kind: 'guest', requestId: 'g1', priceType: 'vk' };

let server: ApiServer;
let session: SessionState;
let api: ApiClient;

beforeEach(async () => {
  server = await startApiServer();
  session = anonymousSession;
  api = createApiClient({
    origin: server.origin,
    session: () => session,
    bus: createBus(),
    defaultTimeoutMs: 2000,
  });
});
afterEach(() => server.close());

const lines = (): string[] => server.seen.map(({ method, url }) => `${method} ${url}`);

describe('headers (SPEC 7)', () => {
  it('sends a Blob unchanged, with its own type', async () => {
    const text = 'x'.repeat(100_000);
    expect(await api.post('/api/v1/user/avatar/', new Blob([text], { type: 'image/png' }))).toMatchObject({ ok: true });
    expect(server.seen[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'image/png' }, body: text });
  });

  it('requests uncompressed responses where compression would take longer than the transfer', async () => {
    const beside = { origin: server.origin, session: () => session, bus: createBus(), defaultTimeoutMs: 2000 };
    await createApiClient({ ...beside, headers: { 'Accept-Encoding': 'identity' } }).get('/a/');
    await api.get('/b/');
    const [plain, packed] = server.seen.map(({ headers }) => headers['accept-encoding']);
    expect(plain).toBe('identity');
    expect(packed).toContain('gzip');
  });

  it("marks calls with the site's own client marker", async () => {
    const kiosk = { origin: server.origin, session: () => session, bus: createBus(), defaultTimeoutMs: 2000 };
    await createApiClient({ ...kiosk, headers: { 'X-Request-Client': 'kiosk' } }).get('/a/');
    expect(server.seen[0]?.headers).toMatchObject({ 'x-request-client': 'kiosk' });
  });

  it('sends the cookies of the shop’s browser with every call, and lets writes outlive their page', async () => {
    const requests: Request[] = [];
    const record: typeof fetch = (url, init) => {
      const request = new Request(url, init);
      requests.push(request);
      return fetch(request);
    };
    const beside = { origin: server.origin, session: () => session, bus: createBus(), defaultTimeoutMs: 2000 };
    const recorded = createApiClient({ ...beside, fetch: record });
    await recorded.get('/a/');
    await recorded.post('/a/');
    await recorded.put('/a/');
    await recorded.delete('/a/');
    expect(requests.map(({ method, credentials, keepalive }) => [method, credentials, keepalive])).toEqual([
      ['GET', 'include', false],
      ['POST', 'include', true],
      ['PUT', 'include', true],
      ['DELETE', 'include', true],
    ]);
  });

  it('marks every call as the web client asking for JSON', async () => {
    await api.get('/a/');
    await api.post('/b/');
    for (const { headers } of server.seen) {
      expect(headers).toMatchObject({
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-request-client': 'web',
      });
    }
  });

  it.each([
    ['an anonymous shopper', anonymousSession, undefined, undefined],
    ['a guest', guest, undefined, 'g1'],
    ['a customer', customer, 'Bearer t1', 'u1'],
  ])('for %s sends only the headers of that session', async (_who, state, authorization, requestId) => {
    session = state;
    await api.get('/a/');
    await api.delete('/a/');
    for (const { headers } of server.seen) {
      expect(headers.authorization).toBe(authorization);
      expect(headers['x-request-id']).toBe(requestId);
    }
    expect(server.seen).toHaveLength(2);
  });

  it('sends the headers of the current session with every call', async () => {
    await api.post('/a/');
    session = customer;
    await api.post('/a/');
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer t1']);
  });
});

describe('writes', () => {
  it('send their body as JSON, or an empty object', async () => {
    await api.post('/a/', { amount: 1 });
    await api.put('/a/', { amount: 2 });
    await api.post('/a/');
    await api.delete('/a/');
    expect(server.seen.map(({ method, body }) => `${method} ${body}`)).toEqual([
      'POST {"amount":1}',
      'PUT {"amount":2}',
      'POST {}',
      'DELETE ',
    ]);
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
  });

  it.each(retried)('are never sent twice, not even on %d', async (status) => {
    server.respond = refusal(status, 'later');
    const results = await Promise.all([api.post('/a/'), api.put('/b/'), api.delete('/c/')]);
    expect(results.map((result) => result.ok)).toEqual([false, false, false]);
    expect(lines().sort()).toEqual(['DELETE /c/', 'POST /a/', 'PUT /b/']);
  });

  it('are never sent twice when the connection breaks', async () => {
    server.respond = (response) => response.destroy();
    expect(await api.post('/a/')).toMatchObject({ ok: false, error: { kind: 'network', retryable: true } });
    expect(lines()).toEqual(['POST /a/']);
  });

  it('are never shared, also in parallel', async () => {
    await Promise.all([api.post('/a/'), api.post('/a/')]);
    expect(lines()).toEqual(['POST /a/', 'POST /a/']);
  });
});

describe('reads', () => {
  it('return the `data` of the response', async () => {
    server.respond = json(200, { data: { count: 2 } });
    expect(await api.get('/a/')).toEqual({ ok: true, data: { count: 2 } });
  });

  it('are retried exactly once on each listed status', async () => {
    const asked = new Map<string, number>();
    server.respond = (response, request) => {
      const { url } = request;
      asked.set(url, (asked.get(url) ?? 0) + 1);
      const respond = asked.get(url) === 1 ? refusal(Number(url.slice(1, 4)), 'later') : json(200, { data: url });
      respond(response, request);
    };
    const urls = retried.map((status) => `/${status}/`);
    const results = await Promise.all(urls.map((url) => api.get(url)));
    expect(results).toEqual(urls.map((data) => ({ ok: true, data })));
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(urls.map((url) => [url, 2])));
  });

  it('fail after the second refusal', async () => {
    server.respond = refusal(503, 'later');
    expect(await api.get('/a/')).toMatchObject({ ok: false, error: { kind: 'http', status: 503, retryable: true } });
    expect(server.seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('are not retried on %d', async (status) => {
    server.respond = refusal(status, 'no');
    expect(await api.get('/a/')).toMatchObject({ ok: false, error: { kind: 'http', status, retryable: false } });
    expect(server.seen).toHaveLength(1);
  });

  it('are retried once when the connection breaks', async () => {
    server.respond = inTurn((response) => response.destroy(), json(200, { data: 'there' }));
    expect(await api.get('/a/')).toEqual({ ok: true, data: 'there' });
    expect(server.seen).toHaveLength(2);
  });
});

describe('a failure is a value', () => {
  it('carries code, message and field errors', async () => {
    server.respond = refusal(422, 'invalid fields', { email: ['Bitte prüfen', 'Zu kurz'], phone: ['Nur Ziffern'] });
    expect(await api.put('/api/v1/user/personal/', {})).toEqual({
      ok: false,
      error: {
        kind: 'http',
        status: 422,
        code: 'invalid fields',
        message: 'Sorry: invalid fields',
        fields: { email: ['Bitte prüfen', 'Zu kurz'], phone: ['Nur Ziffern'] },
        retryable: false,
      },
    });
  });

  it.each([
    ['a list of errors', { error: 'x', errors: ['email'] }],
    ['errors that are no lists', { error: 'x', errors: { email: 'wrong' } }],
    ['numbers for texts', { error: 7, message: 8, errors: { email: [9] } }],
    ['no object', 'oops'],
    ['null', null],
  ])('has empty fields for a body with %s', async (_what, body) => {
    server.respond = json(400, body);
    expect(await api.get('/a/')).toMatchObject({ ok: false, error: { kind: 'http', status: 400, fields: {} } });
  });

  it('has only the status when a proxy responded with a page', async () => {
    server.respond = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    expect(await api.get('/a/')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 404, code: '', message: '' },
    });
  });

  it.each([
    ['cut off', '{"data": {"cou'],
    ['a page', '<!doctype html>'],
    ['empty', ''],
    ['without data', '{"products": []}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('a response that is %s cannot be parsed (SPEC 8)', async (_what, text) => {
    server.respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    const malformed = { kind: 'malformed', status: 200, message: 'Error during server response parsing!' };
    expect(await api.get('/a/')).toMatchObject({ ok: false, error: malformed });
    expect(await api.post('/a/')).toMatchObject({ ok: false, error: malformed });
  });

  it('a read fails with a timeout after its own time, retry included', async () => {
    server.respond = after(3000, refusal(503, 'later'));
    const started = performance.now();
    expect(await api.get('/a/', { timeoutMs: 60 })).toMatchObject({
      ok: false,
      error: { kind: 'timeout', status: null },
    });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('a write fails with a timeout after the default time', async () => {
    server.respond = after(300, json(200, { data: null }));
    const hasty = createApiClient({
      origin: server.origin,
      session: () => session,
      bus: createBus(),
      defaultTimeoutMs: 60,
    });
    expect(await hasty.post('/a/')).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    // A picture takes longer on a slow connection.
    expect(await hasty.post('/a/', new Blob(['x'], { type: 'image/png' }))).toMatchObject({ ok: true });
  });

  it('a caller that aborts gets the failure at once', async () => {
    server.respond = after(300, json(200, { data: null }));
    const controller = new AbortController();
    const result = api.get('/a/', { signal: controller.signal });
    controller.abort('any reason at all');
    expect(await result).toMatchObject({ ok: false, error: { kind: 'aborted', retryable: false } });
    expect(await api.get('/a/', { signal: controller.signal })).toMatchObject({
      ok: false,
      error: { kind: 'aborted' },
    });
  });

  it('a host that cannot be reached is a network failure', async () => {
    await server.close();
    expect(await api.get('/a/')).toMatchObject({
      ok: false,
      error: { kind: 'network', status: null, retryable: true },
    });
  });
});

it('does not throw in a browser that cannot combine signals', async () => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
  const result = await api.get('/a/', { signal: new AbortController().signal });
  vi.unstubAllGlobals();
  expect(result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});
