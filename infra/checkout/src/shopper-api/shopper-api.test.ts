import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isCart } from './response-checks.ts';
import { createShopperApi, type Shopper } from './shopper-api.ts';

const shopper: Shopper = {
  apiOrigin: 'http://127.0.0.1:1',
  cookies: '',
  address: '127.0.0.1',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  locale: 'at',
  teamBuild: false,
  timeoutMs: 60_000,
  report: () => undefined,
};

it('an error response releases its connection, however long it is', async () => {
  const server = createServer((_, response) => {
    response.on('close', () => server.emit('response closed'));
    // The response never ends.
    response.writeHead(503).write('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const api = createShopperApi({ ...shopper, apiOrigin: `http://127.0.0.1:${port}` });
  const isClosed = once(server, 'response closed');
  expect(await api.get('/api/v1/cart/', isCart)).toEqual({ kind: 'unreachable' });
  await expect(isClosed).resolves.toEqual([]);
  // Garbage collection closes the connection too, some seconds later.
}, 4_000);

it.each([
  { writing: '123456', requestId: 'of-cookie', token: 'secret', isCustomer: true },
  { writing: 'guest of-guest', requestId: 'of-guest', token: undefined, isCustomer: false },
  { writing: 'guest ', requestId: undefined, token: undefined, isCustomer: false },
])('a token that a late renewal restored beside a guest is not sent: written by “$writing”', async (expected) => {
  const server = createServer((request, response) => {
    const { authorization, 'x-request-id': requestId } = request.headers;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { requestId, token: authorization?.replace('Bearer ', '') } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const writing = encodeURIComponent(expected.writing);
  const cookies = `bergauf_request_id=of-cookie; bergauf_token=secret; bergauf_session_writing=${writing}`;
  const api = createShopperApi({ ...shopper, apiOrigin: `http://127.0.0.1:${port}`, cookies });
  type Sent = { requestId?: string; token?: string };
  const isSent = (data: unknown): data is Sent => typeof data === 'object';
  const sent = await api.get('/api/v1/cart/', isSent);
  const { requestId, token, isCustomer } = expected;
  expect(sent).toEqual({ kind: 'ok', data: { ...(requestId && { requestId }), ...(token && { token }) } });
  expect(api.isCustomer).toBe(isCustomer);
});

it.each([
  ['an outage', 503, '{}', /status is 503/],
  ['data of another shape', 200, '{"data":{}}', /unexpected shape/],
  ['a refusal without an error body', 404, '{}', /status is 404/],
  ['a page of a proxy', 200, '<html>', /JSON/],
])(
  'reports why the API is unreachable, and not what the shopper has searched for: %s',
  async (_, status, body, cause) => {
    const server = createServer((_request, response) => void response.writeHead(status).end(body)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const report = vi.fn<Shopper['report']>();
    const api = createShopperApi({ ...shopper, apiOrigin: `http://127.0.0.1:${port}`, report });
    expect(await api.get('/api/v1/pick-up-points/', isCart, { q: 'Imst' })).toEqual({ kind: 'unreachable' });
    const message = expect.stringMatching(cause);
    expect(report.mock.calls).toEqual([[expect.objectContaining({ message }), '/api/v1/pick-up-points/']]);
  },
);

it('marks reads and writes as the web client, as the shop does (SPEC 7)', async () => {
  const server = createServer((request, response) => {
    const { 'x-requested-with': by, 'x-request-client': client } = request.headers;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [request.method, by, client] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = createShopperApi({ ...shopper, apiOrigin: `http://127.0.0.1:${port}` });
  const isList = (data: unknown): data is string[] => Array.isArray(data);
  const sent = [await api.get('/a/', isList), await api.getSoon('/a/', isList), await api.post('/a/', isList, {}, {})];
  expect(sent).toEqual(
    ['GET', 'GET', 'POST'].map((method) => ({ kind: 'ok', data: [method, 'XMLHttpRequest', 'web'] })),
  );
});
