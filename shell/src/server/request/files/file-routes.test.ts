import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFileRoutes, releaseUrl } from './file-routes.ts';

type Received = { method: string; url: string; headers: Record<string, unknown> };

let upstream: FastifyInstance;
let shop: FastifyInstance;
let received: Received[];
let origin: string;
/** Files that the shell has stored itself. */
let kept: Map<string, Buffer>;
/** Responses that the service has started and not ended. */
let large: ServerResponse[];

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

beforeEach(async () => {
  received = [];
  large = [];
  kept = new Map();
  upstream = Fastify();
  upstream.all('/*', async ({ method, url, headers }, reply) => {
    received.push({ method, url, headers });
    if (url.includes('large')) {
      large.push(reply.raw);
      return reply.send(Readable.from(endless()));
    }
    if (url.includes('busy')) return reply.code(503).header('retry-after', '1').send({ error: 'busy' });
    if (url.includes('broken')) return reply.code(500).send('x'.repeat(300_000));
    if (url.includes('missing'))
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found' });
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br', etag: '"1"' })
      .headers({ 'set-cookie': 'a=b', 'access-control-allow-origin': '*', server: 'upstream' })
      .type('text/javascript')
      .send('compressed');
  });
  origin = await upstream.listen({ port: 0, host: 'localhost' });
  shop = await openShop();
});

async function openShop(readMs?: number): Promise<FastifyInstance> {
  const server = Fastify();
  const keptFile = async (...file: string[]) => kept.get(file.join('/')) ?? null;
  await addFileRoutes(server, { releasesOrigin: origin, apiOrigin: origin }, keptFile, readMs);
  return server;
}

afterEach(async () => {
  await shop.close();
  await upstream.close();
});

const script = '/_releases/mf-header/1.0.0/client/header.1a2b.js';
const picture = '/pictures/product/ski-rot-1-1.0a1b2c.svg';
const photograph = '/media/0a1b2c3d4e5f/640.avif';
const drawing = '/media/0a1b2c3d4e5f/base-2f68a8_edge-101613.svg';
const avatar = '/avatars/6f1e0b3a-52c4.webp';

it.each([
  [script, '/mf-header/1.0.0/client/header.1a2b.js'],
  // A frontend that this shell does not know: the discovery document names it.
  ['/_releases/mf-other/1.0.0/client/a.1a2b.js', '/mf-other/1.0.0/client/a.1a2b.js'],
  [picture, picture],
  [photograph, photograph],
  [drawing, drawing],
  [avatar, avatar],
  ['/_shell/api/search-limited/?q=a%2Fb&locale=at', '/search-limited/?q=a%2Fb&locale=at'],
  ['/_shell/api/autosuggest/list/?q=ski', '/autosuggest/list/?q=ski'],
  ['/_shell/api/api/v2/team/header-data/?locale=at', '/api/v2/team/header-data/?locale=at'],
  ['/_shell/api/api/v1/menu/', '/api/v1/menu/'],
  ['/_shell/api/api/v1/stores/bergauf-linz/?locale=at', '/api/v1/stores/bergauf-linz/?locale=at'],
])('passes %s through, as it was compressed and with its cache headers', async (url, path) => {
  const response = await shop.inject({ url, headers: { 'accept-encoding': 'br', cookie: 'session=secret' } });
  expect(received).toMatchObject([{ method: 'GET', url: path, headers: { 'accept-encoding': 'br' } }]);
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(response.body).toBe('compressed');
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    etag: '"1"',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  for (const name of ['set-cookie', 'access-control-allow-origin', 'server']) {
    expect(response.headers).not.toHaveProperty(name);
  }
});

it('passes a missing file through as 404 that is not cached', async () => {
  const response = await shop.inject('/_releases/mf-header/1.0.0/client/missing.js');
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('calls a service that responds with 503 once', async () => {
  expect((await shop.inject('/_releases/mf-header/1.0.0/client/busy.js')).statusCode).toBe(503);
  expect(received).toHaveLength(1);
});

it('disconnects a client that reads nothing, and releases its connection to the service', async () => {
  await shop.close();
  shop = await openShop(200);
  const { port } = new URL(await shop.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(port), '127.0.0.1').on('error', () => {});
  client.pause().write('GET /media/0a1b/large.avif HTTP/1.1\r\nHost: shop\r\n\r\n');
  await expect.poll(() => large.length).toBe(1);
  await expect.poll(() => large[0]?.destroyed, { timeout: 5_000 }).toBe(true);
  client.destroy();
});

it('responds with 502, not cached, when the service does not respond', async () => {
  await upstream.close();
  const response = await shop.inject(script);
  expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([502, 'no-store', '']);
});

describe('no other path reaches the services:', () => {
  it.each([
    '/_releases/discovery.json',
    '/_releases/mf-header/1.0.0/server/main.js',
    '/_releases/mf-header/1.0.0/manifest.json',
    '/_releases/mf-header/../1.0.0/client/a.js',
    '/_releases/other/1.0.0/client/a.js',
    '/_releases/mf-Other/1.0.0/client/a.js',
    '/_releases/api/v1/client/a.js',
    '/_releases/mf-header/../client/a.js',
    '/_releases/mf-header/1.0.0/client/..',
    '/_releases/mf-header/1.0.0/client/..%2f..%2fdiscovery.json',
    '/avatars/../healthz',
    '/avatars/%2e%2e/healthz',
    '/avatars/a/b.webp',
    '/media/../healthz',
    '/media/0a1b2c/..%2f..%2fapi%2fv1%2fmenu',
    '/media/originals/640.avif',
    '/pictures/../healthz',
    '/pictures/%2e%2e/healthz',
    '/pictures/product/..%2f..%2fapi%2fv1%2fmenu',
    '/_shell/api/',
    '/_shell/api/api/v1/user/',
    '/_shell/api/api/admin/prices',
    '/_shell/api/api/v1/stores/../user/',
    '/_shell/api/api/v1/stores/%2e%2e/',
    '/_shell/api/api/v1/stores/..%2f..%2fadmin%2fprices/',
    '/_shell/api/../api/v1/menu/',
    '/_shell/api//evil.example/api/v1/menu/',
    '/_shell/api/search-limited/../api/v1/user/?',
  ])('%s', async (url) => {
    expect((await shop.inject(url)).statusCode).toBe(404);
    expect(received).toEqual([]);
  });

  it.each([script, '/_shell/api/api/v1/menu/'])('POST %s', async (url) => {
    expect((await shop.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect(received).toEqual([]);
  });
});

it('a release has a URL on the shop’s own origin, unless it is stored elsewhere', () => {
  const url = releaseUrl('https://releases.example');
  expect(url('https://releases.example/mf-header/1.0.0/client/entry.js')).toBe(
    '/_releases/mf-header/1.0.0/client/entry.js',
  );
  expect(url('https://other.example/mf-header/1.0.0/')).toBe('https://other.example/mf-header/1.0.0/');
});

describe('a file of a release that the shell has stored', () => {
  const missing = '/_releases/mf-header/1.0.0/client/missing.1a2b.js';
  beforeEach(() => {
    for (const file of ['header', 'missing', 'broken'])
      kept.set(`mf-header/1.0.0/client/${file}.1a2b.js`, Buffer.from('kept'));
  });

  const expectKept = async (url: string): Promise<void> => {
    const { statusCode, headers, body } = await shop.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([statusCode, body]).toEqual([200, 'kept']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '4',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(headers).not.toHaveProperty('content-encoding');
  };

  it('is sent while the registry does not respond', async () => {
    await upstream.close();
    await expectKept(script);
  });

  it('is sent where the registry has lost it', () => expectKept(missing));

  it('is sent however often the registry responds with an error, whose body keeps no connection', async () => {
    // More than there are connections to one service.
    for (let request = 0; request < 70; request++) await expectKept(script.replace('header.', 'broken.'));
  });

  it('is not read while the registry sends it', async () => {
    expect((await shop.inject(script)).body).toBe('compressed');
  });

  it.each([
    '/_releases/mf-header/2.0.0/client/header.1a2b.js',
    '/_releases/mf-header/1.0.0/client/other.1a2b.js',
    picture,
  ])('%s is none: 502', async (url) => {
    await upstream.close();
    expect((await shop.inject(url)).statusCode).toBe(502);
  });
});
