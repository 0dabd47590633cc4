// @module-tag rotated
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiServer } from '../server.ts';
import { errorOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptions } from '../testing/test-api-options.ts';

let server: FastifyInstance;
let origin: URL;
const log: string[] = [];
let metricsUrl: string;
beforeAll(async () => {
  server = await startTestApi({
    logger: { level: 'debug', stream: { write: (line) => void log.push(line) } },
    publicOrigin: 'https://api.bergauf.example',
    metricsPort: 0,
  });
  metricsUrl = /"metricsUrl":"([^"]+)"/.exec(log.join(''))?.[1] ?? '';
  origin = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);
afterAll(() => server.close());

const onEveryResponse = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Sends raw bytes and reads until the server closes the connection. */
function exchange(bytes: string): Promise<{ status: number; head: string; body: ApiErrorBody }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(origin.port), '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as ApiErrorBody });
    });
  });
}

const post = (payload: string | Buffer, contentType = 'application/json') =>
  server.inject({ method: 'POST', url: '/api/v1/cart/', payload, headers: { 'content-type': contentType } });

describe('a request that is too large or malformed', () => {
  it.each([
    ['a body above 64 kB', () => post(JSON.stringify({ productOption: 1, x: 'x'.repeat(70_000) })), 413, 'too large'],
    ['a form', () => post('productOption=1', 'application/x-www-form-urlencoded'), 415, 'unsupported media type'],
    ['text', () => post('{"productOption":1}', 'text/plain'), 415, 'unsupported media type'],
    ['a poisoned prototype', () => post('{"__proto__":{"a":1},"productOption":1}'), 400, 'bad request'],
    ['a poisoned constructor', () => post('{"constructor":{"prototype":{"a":1}}}'), 400, 'bad request'],
    ['bytes that are no text', () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe])), 400, 'bad request'],
    ['arrays in arrays', () => post('['.repeat(30_000) + ']'.repeat(30_000)), 422, 'validation'],
    ['a URL above 8 kB', () => server.inject(`/api/v1/search/?q=${'x'.repeat(9000)}`), 414, 'too long'],
    [
      'a part of a path above 300 characters',
      () => server.inject(`/api/v1/stores/${'x'.repeat(400)}/`),
      414,
      'too long',
    ],
    ['a path that cannot be decoded', () => server.inject('/api/v1/cart/hash/%ff/'), 400, 'bad request'],
    ['a path that is no escape', () => server.inject('/%zz/'), 400, 'bad request'],
    ['an unknown method', () => server.inject({ method: 'PUT', url: '/api/v1/cart/' }), 404, 'not found'],
  ] as const)('is refused in the one error shape: %s', async (_name, send, status, code) => {
    const response = await send();
    expect(errorOf(response, status)).toMatchObject({ error: code, errors: expect.any(Object) });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers).toMatchObject(onEveryResponse);
  });

  it.each([
    ['headers above 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-Much: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too large'],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'bad request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'bad request'],
    ['a path that is no escape', 'GET /%zz/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'bad request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad request'],
    ['no path', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, 'not found'],
    [
      'another protocol',
      'GET /nowhere/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
      404,
      'not found',
    ],
    ['an expectation', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n', 417, 'bad request'],
    [
      'a length of 64 kB and one',
      'POST /api/v1/cart/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 65537\r\n\r\n',
      413,
      'too large',
    ],
  ])('is refused on the wire as well: %s', async (_name, bytes, status, code) => {
    const response = await exchange(bytes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ error: code, message: expect.any(String), errors: {} });
    for (const [name, value] of Object.entries(onEveryResponse)) {
      expect(response.head.toLowerCase(), name).toContain(`\r\n${name}: ${value}`.toLowerCase());
    }
  });
});

it('every response forbids guessing its type, running it, framing it and embedding it elsewhere', async () => {
  for (const url of ['/api/v1/menu/', '/api/v1/cart/', '/nowhere/', '/healthz']) {
    expect((await server.inject(url)).headers, url).toMatchObject(onEveryResponse);
  }
});

it('browsers stay with TLS where the public origin has it, and only there', async () => {
  expect((await server.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=63072000');
  const plain = await startTestApi({ publicOrigin: 'http://localhost:3001' });
  expect((await plain.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
}, 120_000);

it('development features are off by default', async () => {
  const { mail: _, ...bare } = await testApiOptions();
  const shop = await createApiServer(bare);
  for (const url of [
    '/metrics',
    '/docs/',
    '/openapi.json',
    '/dev/mail/',
    '/dev/mail/1/',
    '/dev/mail/latest/?to=a@b.at',
  ]) {
    expect((await shop.inject(url)).statusCode, url).toBe(404);
  }
  expect((await shop.inject('/healthz')).statusCode).toBe(200);
  await shop.close();
}, 120_000);

it('metrics are by route and contain no ids of shoppers', async () => {
  await server.inject('/api/v1/cart/hash/0123456789abcdef0123/');
  await server.inject({ method: 'DELETE', url: '/api/v1/cart/hash/0123456789abcdef0123/' });
  expect((await server.inject('/metrics')).statusCode).toBe(404);
  expect(new URL(metricsUrl).hostname).toBe('127.0.0.1');
  const response = await fetch(metricsUrl);
  const body = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  expect(body).toMatch(/bergauf_api_request_seconds_count\{method="DELETE",route="[^"]*:hash[^"]*",status="200"\} 1/);
  expect(body).not.toContain('0123456789abcdef0123');
  expect(body).toContain('process_resident_memory_bytes');
});

it('a metrics port in use is named in one sentence', async () => {
  const metricsPort = Number(new URL(metricsUrl).port);
  const sentence = `The metrics cannot be served on port ${metricsPort}; choose another one with API_METRICS_PORT.`;
  await expect(startTestApi({ metricsPort })).rejects.toThrow(sentence);
}, 120_000);

it('the log names routes, never shoppers', async () => {
  log.length = 0;
  const body = {
    firstName: 'Ottilie',
    lastName: 'Steinbach',
    email: 'ottilie@example.at',
    password: 'sehr-geheim-123',
  };
  await server.inject({ method: 'POST', url: '/api/v1/auth/register/?von=ottilie', payload: body });
  await server.inject('/api/v1/search/?q=ottilie');
  const lines = log.join('');
  expect(lines).toContain('"route":"/api/v1/auth/register/"');
  expect(lines).not.toMatch(/ottilie|steinbach|geheim|127\.0\.0\.1/i);
});
