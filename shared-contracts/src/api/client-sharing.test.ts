import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymousSession, type SessionState } from '../app/session.ts';
import { createBus } from '../events.ts';
import { type ApiServer, after, inTurn, json, refusal, startApiServer } from './api-server-for-tests.ts';
import { type ApiClient, createApiClient } from './client.ts';

const customer: SessionState = { kind: 'customer', token: 't1', requestId: 'u1', userHash: 'h', priceType: 'vk' };

let server: ApiServer;
let session: SessionState;
let api: ApiClient;

beforeEach(async () => {
  server = await startApiServer();
  let responses = 0;
  server.respond = (response, request) => json(200, { data: `response ${++responses}` })(response, request);
  session = anonymousSession;
  api = createApiClient({ origin: server.origin, session: () => session, bus: createBus(), defaultTimeoutMs: 2000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const first = { ok: true, data: 'response 1' };
const second = { ok: true, data: 'response 2' };

describe('parallel reads of one address', () => {
  it('are one call with one response for all', async () => {
    expect(await Promise.all([api.get('/a/'), api.get('/a/'), api.get('/a/')])).toEqual([first, first, first]);
    expect(server.seen).toHaveLength(1);
  });

  it('are one call also when it fails or is retried', async () => {
    server.respond = inTurn(refusal(503, 'later'), json(404, { error: 'gone' }));
    const results = await Promise.all([api.get('/a/'), api.get('/a/')]);
    expect(results.map((result) => !result.ok && result.error.status)).toEqual([404, 404]);
    expect(server.seen).toHaveLength(2);
  });

  it('are separate calls for another address or another session', async () => {
    const reads = [api.get('/a/'), api.get('/a/?q=1')];
    session = customer;
    reads.push(api.get('/a/'));
    session = { ...customer, token: 't2' };
    reads.push(api.get('/a/'));
    await Promise.all(reads);
    expect(server.seen).toHaveLength(4);
  });

  it('one after the other are two calls', async () => {
    expect(await api.get('/a/')).toEqual(first);
    expect(await api.get('/a/')).toEqual(second);
  });

  it('continue when one of the callers aborts', async () => {
    server.respond = after(50, json(200, { data: 'late' }));
    const controller = new AbortController();
    const [early, patient] = [api.get('/a/', { signal: controller.signal }), api.get('/a/')];
    controller.abort();
    expect(await early).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await patient).toEqual({ ok: true, data: 'late' });
    expect(server.seen).toHaveLength(1);
  });

  it('time out independently', async () => {
    server.respond = after(150, json(200, { data: 'late' }));
    const [patient, hasty] = [api.get('/a/'), api.get('/a/', { timeoutMs: 40 })];
    expect(await hasty).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(await patient).toEqual({ ok: true, data: 'late' });
  });

  it('a call that all callers aborted is cancelled, and later reads do not join it', async () => {
    let closed = false;
    server.respond = inTurn((response) => response.on('close', () => (closed = true)), json(200, { data: 'new' }));
    const controller = new AbortController();
    const abandoned = api.get('/a/', { signal: controller.signal });
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    controller.abort();
    expect(await abandoned).toMatchObject({ ok: false });
    expect(await api.get('/a/')).toEqual({ ok: true, data: 'new' });
    await vi.waitFor(() => expect(closed).toBe(true));
  });
});

describe('debounced reads (SPEC 7: account data 2 s per URL)', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  const debounced = { debounceMs: 2000 };

  it('get the last response until the debounce time ends', async () => {
    expect(await api.get('/a/', debounced)).toEqual(first);
    vi.setSystemTime(Date.now() + 1999);
    expect(await api.get('/a/', debounced)).toEqual(first);
    vi.setSystemTime(Date.now() + 1);
    expect(await api.get('/a/', debounced)).toEqual(second);
  });

  it('are sent again after the clock of the device was set back', async () => {
    expect(await api.get('/a/', debounced)).toEqual(first);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await api.get('/a/', debounced)).toEqual(second);
  });

  it('do not affect other addresses and reads without debounce', async () => {
    expect(await api.get('/a/', debounced)).toEqual(first);
    expect(await api.get('/b/', debounced)).toEqual(second);
    expect(await api.get('/a/')).toEqual({ ok: true, data: 'response 3' });
  });

  it('never give one session the response of another', async () => {
    session = customer;
    expect(await api.get('/a/', debounced)).toEqual(first);
    session = { ...customer, requestId: 'u2', token: 't2' };
    expect(await api.get('/a/', debounced)).toEqual(second);
    session = anonymousSession;
    expect(await api.get('/a/', debounced)).toEqual({ ok: true, data: 'response 3' });
  });

  it('send a new request at once when the last response was a failure', async () => {
    server.respond = inTurn(refusal(404, 'gone'), json(200, { data: 'back' }));
    expect(await api.get('/a/', debounced)).toMatchObject({ ok: false });
    expect(await api.get('/a/', debounced)).toEqual({ ok: true, data: 'back' });
  });

  it('send a new request after a write, successful or not', async () => {
    await api.get('/a/', debounced);
    await api.put('/a/', {});
    expect(await api.get('/a/', debounced)).toEqual({ ok: true, data: 'response 3' });
    server.respond = inTurn(refusal(422, 'no'), json(200, { data: 'after' }));
    await api.delete('/a/');
    expect(await api.get('/a/', debounced)).toEqual({ ok: true, data: 'after' });
  });

  it.each(['/api/v1/cart/merge/', '/api/v2/team/wishlist/'])(
    'reuse the earlier account data after a write to %s, and load everything else again',
    async (changed) => {
      const reads = () => Promise.all(['/api/v1/user/', '/b/'].map((path) => api.get(path, debounced)));
      const [account] = await reads();
      await api.post(changed);
      expect(await reads()).toEqual([account, { ok: true, data: 'response 4' }]);
      await api.put('/api/v1/user/personal/');
      expect(await api.get('/api/v1/user/', debounced)).toEqual({ ok: true, data: 'response 6' });
    },
  );

  it('join a read of the account data that started before a write to the cart', async () => {
    server.respond = after(60, json(200, { data: 'account' }));
    const early = api.get('/api/v1/user/', debounced);
    await api.post('/api/v1/cart/merge/');
    expect(await Promise.all([early, api.get('/api/v1/user/', debounced)])).toEqual([
      { ok: true, data: 'account' },
      { ok: true, data: 'account' },
    ]);
    expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('do not reuse a response that was requested during a write', async () => {
    const before = json(200, { data: 'before' });
    server.respond = (response, request) => (request.method === 'PUT' ? after(60, before) : before)(response, request);
    const writing = api.put('/a/', {});
    await api.get('/a/', debounced);
    await writing;
    server.respond = json(200, { data: 'written' });
    expect(await api.get('/a/', debounced)).toEqual({ ok: true, data: 'written' });
  });
});
