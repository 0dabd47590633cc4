import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageBody, type PageBody } from './rendered-page.ts';

describe('the body of a page', () => {
  const text = '<p>Bergauf</p>'.repeat(200);
  const pageForTests = (body: string, onGrown?: () => void): PageBody =>
    createPageBody({ status: 200, contentType: 'text/html', body: Buffer.from(body), redirect: null }, onGrown);

  it('is unchanged after each encoding', async () => {
    const page = pageForTests(text);
    expect((await promisify(brotliDecompress)(await page.encoded('br'))).toString()).toBe(text);
    expect((await promisify(gunzip)(await page.encoded('gzip'))).toString()).toBe(text);
    expect((await page.encoded('identity')).toString()).toBe(text);
    expect((await page.encoded('br')).length).toBeLessThan(text.length / 10);
  });

  it('is compressed once for all requests', () => {
    const page = pageForTests(text);
    expect(page.encoded('br')).toBe(page.encoded('br'));
  });

  it('counts the bytes of every encoding that it holds, and reports when one was added', async () => {
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
