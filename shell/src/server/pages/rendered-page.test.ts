import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRenderedPage, pickEncoding, type RenderedPage } from './rendered-page.ts';

describe('pickEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,br', 'br'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip', 'gzip'],
    ['br;q=0.000, gzip', 'gzip'],
    ['br ; q=0, gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0.05', 'br'],
    ['br;q=1.0', 'br'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['BR', 'br'],
    ['GZIP;Q=0.8', 'gzip'],
    ['br;Q=0, gzip', 'gzip'],
    ['x-br', 'identity'],
    ['brotli', 'identity'],
    ['x-gzip', 'identity'],
  ])('of %j is %s', (accepted, encoding) => {
    expect(pickEncoding(accepted)).toBe(encoding);
  });
});

describe('a rendered page', () => {
  const text = '<p>Bergauf</p>'.repeat(200);
  const pageForTests = (body: string, onGrown?: () => void): RenderedPage =>
    createRenderedPage({ status: 200, contentType: 'text/html', body: Buffer.from(body), redirect: null }, onGrown);

  it('comes out of each encoding as it went in', async () => {
    const page = pageForTests(text);
    expect((await promisify(brotliDecompress)(await page.encoded('br'))).toString()).toBe(text);
    expect((await promisify(gunzip)(await page.encoded('gzip'))).toString()).toBe(text);
    expect((await page.encoded('identity')).toString()).toBe(text);
    expect((await page.encoded('br')).length).toBeLessThan(text.length / 10);
  });

  it('is compressed once, however many ask', () => {
    const page = pageForTests(text);
    expect(page.encoded('br')).toBe(page.encoded('br'));
  });

  it('counts every form that it holds, and tells when one was added', async () => {
    const counts: number[] = [];
    const page = pageForTests(text, () => counts.push(page.heldBytes()));
    const before = page.heldBytes();
    expect(before).toBeGreaterThanOrEqual(text.length);
    const compressed = await page.encoded('br');
    expect(counts).toEqual([before + compressed.buffer.byteLength]);
    await page.encoded('br');
    await page.encoded('identity');
    expect(counts).toHaveLength(1);
  });
});
