import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createDenseCompression } from './compression.ts';
import {
  type BodyOptions,
  createPageBody,
  type PageBody,
  type RenderedPage,
  withEqualBodiesOf,
} from './rendered-page.ts';

describe('the body of a page', () => {
  const text = '<p>Bergauf</p>'.repeat(200);
  const pageForTests = (body: string, options: BodyOptions = {}): PageBody =>
    createPageBody({ status: 200, contentType: 'text/html', body: Buffer.from(body), redirect: null }, options);

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

  it('is compressed again for the next request where that has failed', async () => {
    let hasMemory = true;
    const page = createPageBody({
      status: 200,
      contentType: 'text/html',
      redirect: null,
      get body() {
        if (!hasMemory) throw new Error('no memory');
        return Buffer.from(text);
      },
    });
    hasMemory = false;
    await expect(page.encoded('br')).rejects.toThrow('no memory');
    hasMemory = true;
    expect((await promisify(brotliDecompress)(await page.encoded('br'))).toString()).toBe(text);
  });

  it('counts the bytes of every encoding that it holds, and reports when one was added', async () => {
    const counts: number[] = [];
    const page = pageForTests(text, { onGrown: () => counts.push(page.heldBytes()) });
    const before = page.heldBytes();
    expect(before).toBeGreaterThanOrEqual(text.length);
    const compressed = await page.encoded('br');
    expect(counts).toEqual([before + compressed.buffer.byteLength]);
    await page.encoded('br');
    await page.encoded('identity');
    expect(counts).toHaveLength(1);
  });

  describe('that is popular', () => {
    /** As in a document: names that repeat, and numbers that do not. */
    const varied = Array.from({ length: 2_000 }, (_, n) => `<li data-id="${(n * 7_919) % 6_007}">Schuh ${n}</li>`).join(
      '',
    );
    const ask = async (page: PageBody, times: number): Promise<Buffer | undefined> => {
      let bytes: Buffer | undefined;
      for (let time = 0; time < times; time += 1) bytes = await page.encoded('br');
      return bytes;
    };

    it('is compressed again from the third request on, once; no request waits, and its bytes are counted', async () => {
      const calls: Buffer[] = [];
      const compressed = createDenseCompression();
      const counts: number[] = [];
      const page: PageBody = pageForTests(varied, {
        onGrown: () => counts.push(page.heldBytes()),
        dense(body) {
          calls.push(body);
          return compressed(body);
        },
      });
      const quick = await ask(page, 2);
      expect(calls).toEqual([]);
      expect(await ask(page, 1)).toBe(quick);
      await vi.waitFor(async () => expect(await page.encoded('br')).not.toBe(quick), 5_000);
      const dense = await ask(page, 3);
      expect(dense?.length).toBeLessThan((quick?.length ?? 0) * 0.95);
      expect((await promisify(brotliDecompress)(dense ?? Buffer.alloc(0))).toString()).toBe(varied);
      expect(calls).toHaveLength(1);
      expect(counts.at(-1)).toBe(page.body.buffer.byteLength + (dense?.buffer.byteLength ?? 0));
    });

    it('is tried again while the compressor is busy, and keeps its first form when that fails', async () => {
      let asked = 0;
      const dense = () => (++asked < 3 ? null : Promise.reject(new Error('no memory')));
      const page = pageForTests(varied, { dense });
      const quick = await ask(page, 2);
      expect(await ask(page, 6)).toBe(quick);
      expect(asked).toBe(3);
    });

    it('is not compressed again for clients without Brotli', async () => {
      const dense = vi.fn(() => null);
      const page = pageForTests(varied, { dense });
      for (let time = 0; time < 5; time += 1) await page.encoded('gzip');
      for (let time = 0; time < 5; time += 1) await page.encoded('identity');
      expect(dense).not.toHaveBeenCalled();
    });
  });
});

describe('a page that is rendered again', () => {
  const pageOf = (text: string, status = 200): RenderedPage => {
    const body = Buffer.from(text);
    const html = createPageBody({ status, contentType: 'text/html', body, redirect: null });
    const payload = createPageBody({ status: 200, contentType: 'application/json', body, redirect: null });
    return { setId: 'set', quality: 'complete', styleHashes: [], html, payload, renderMs: 1 };
  };

  it('reuses the earlier bodies where they are the same, and has its own where text or status differ', () => {
    const before = pageOf('one');
    const same = withEqualBodiesOf(before, pageOf('one'));
    expect([same.html === before.html, same.payload === before.payload]).toEqual([true, true]);
    const changed = withEqualBodiesOf(before, pageOf('two'));
    expect([changed.html, changed.payload].map(({ body }) => body.toString())).toEqual(['two', 'two']);
    const missing = withEqualBodiesOf(before, pageOf('one', 404));
    expect([missing.html.status, missing.payload === before.payload]).toEqual([404, true]);
  });
});
