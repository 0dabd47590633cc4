import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let origin: URL;
const log: string[] = [];
beforeAll(async () => {
  server = await startTestApi({ logger: { level: 'debug', stream: { write: (line) => void log.push(line) } } });
  origin = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);
afterAll(() => server.close());

/** Sends bytes as they are, and reads what comes until the server hangs up. */
function exchange(bytes: string): Promise<{ status: number; body: ApiErrorBody }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(origin.port), '127.0.0.1', () => socket.write(bytes));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) as ApiErrorBody });
    });
  });
}

const post = (payload: string | Buffer, contentType = 'application/json') =>
  server.inject({ method: 'POST', url: '/api/v1/cart/', payload, headers: { 'content-type': contentType } });

describe('a request that is too much or no request', () => {
  it.each([
    ['a body above 64 kB', () => post(JSON.stringify({ productOption: 1, x: 'x'.repeat(70_000) })), 413, 'too large'],
    ['a form', () => post('productOption=1', 'application/x-www-form-urlencoded'), 415, 'unsupported media type'],
    ['text', () => post('{"productOption":1}', 'text/plain'), 415, 'unsupported media type'],
    ['a poisoned prototype', () => post('{"__proto__":{"a":1},"productOption":1}'), 400, 'bad request'],
    ['a poisoned constructor', () => post('{"constructor":{"prototype":{"a":1}}}'), 400, 'bad request'],
    ['bytes that are no text', () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe])), 400, 'bad request'],
    ['arrays in arrays', () => post('['.repeat(30_000) + ']'.repeat(30_000)), 422, 'validation'],
    ['a URL above 8 kB', () => server.inject(`/api/v1/search/?q=${'x'.repeat(9000)}`), 414, 'too long'],
    ['a part of a path above 300 characters', () => server.inject(`/pictures/a/${'x'.repeat(400)}`), 414, 'too long'],
    ['a path that cannot be decoded', () => server.inject('/api/v1/cart/hash/%ff/'), 400, 'bad request'],
    ['a method nobody takes', () => server.inject({ method: 'PUT', url: '/api/v1/cart/' }), 404, 'not found'],
  ] as const)('is refused in the one error shape: %s', async (_name, send, status, code) => {
    const answer = await send();
    expect(errorOf(answer, status)).toMatchObject({ error: code, errors: expect.any(Object) });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['headers above 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX-Much: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too large'],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'bad request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'bad request'],
  ])('is refused on the wire as well: %s', async (_name, bytes, status, code) => {
    const answer = await exchange(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: code, message: expect.any(String), errors: {} });
  });
});

it('every answer forbids guessing its type, running it, framing it and embedding it elsewhere', async () => {
  for (const url of ['/api/v1/menu/', '/api/v1/cart/', '/nowhere/', '/healthz']) {
    expect((await server.inject(url)).headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
    });
  }
});

it('figures tell time by route, and no route is one shopper', async () => {
  await server.inject('/api/v1/cart/hash/0123456789abcdef0123/');
  await server.inject({ method: 'DELETE', url: '/api/v1/cart/hash/0123456789abcdef0123/' });
  const { body, headers } = await server.inject('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toMatch(/bergauf_api_request_seconds_count\{method="DELETE",route="[^"]*:hash[^"]*",status="200"\} 1/);
  expect(body).not.toContain('0123456789abcdef0123');
  expect(body).toContain('process_resident_memory_bytes');
});

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
