import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';
import { negotiateEncoding } from './compression.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const list = '/api/v1/search/?path=/schuhe/';

async function pictureUrl(): Promise<string> {
  const { data }: { data: { products: { picture: { url: string } }[] } } = (await server.inject(list)).json();
  return data.products[0]?.picture.url ?? '';
}

it('sends drawings and lists compressed, the same when they come from the cache', async () => {
  for (const url of [list, list, await pictureUrl()]) {
    const plain = await server.inject(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(brotli.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const gzip = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  }
});

it('leaves small responses uncompressed', async () => {
  const small = await server.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(small.json()).toEqual({ data: { ok: true } });
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP, BR', 'br'],
  ['gzip;q=1, br;q=1', 'br'],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['*', 'br'],
] as const)('negotiates %j as %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});
