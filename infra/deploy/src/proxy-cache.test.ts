import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { whyNoProxy } from './proxy-for-tests.ts';
import { useProxy } from './use-proxy-for-tests.ts';

const fresh = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

describe.skipIf(whyNoProxy)(`the proxy's cache${whyNoProxy ? `: ${whyNoProxy}` : ''}`, () => {
  const { shell, page, path } = useProxy();
  const from = async (answer: ReturnType<typeof page>) => (await answer).headers['x-proxy-cache'];

  const respond = (headers: Record<string, string>, status = 200, body: string | Buffer = 'page'): void => {
    shell.respond = (_request, response) => response.writeHead(status, headers).end(body);
  };

  test('caches a page for its `s-maxage`', async () => {
    respond({ 'cache-control': fresh });
    await page();
    expect(await from(page())).toBe('HIT');
    expect(shell.asked).toHaveLength(1);
    expect((await page({}, `${path()}?q=ski`)).headers['x-proxy-cache']).toBe('MISS');
  });

  test('serves the stale page at once while it requests a new one', async () => {
    respond({ 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=60' });
    await page();
    await vi.waitFor(async () => expect(await from(page())).toBe('STALE'), { timeout: 5_000, interval: 250 });
    await vi.waitFor(() => expect(shell.asked).toHaveLength(2));
  });

  test('serves a stale page for no longer than its header allows while it requests a new one', async () => {
    respond({ 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1' }, 200, 'old');
    await page();
    await sleep(3_500);
    respond({ 'cache-control': fresh }, 200, 'new');
    expect(String((await page()).body)).toBe('new');
  });

  test('serves the stale page where the shells fail', async () => {
    respond({ 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600' });
    await page();
    respond({ 'cache-control': 'no-store' }, 503, 'busy');
    await vi.waitFor(async () => expect(await from(page())).toBe('STALE'), { timeout: 5_000, interval: 250 });
    expect((await page()).status).toBe(200);
    // Without a page of before another shell is asked, as while one starts; then shoppers get the shell's own response.
    const other = await page({}, `${path()}other/`);
    const asked = shell.asked.filter(({ url }) => url === `${path()}other/`);
    expect([other.status, String(other.body), asked.length]).toEqual([503, 'busy', 2]);
  });

  test('serves no stale page where shells say that its frontend is switched off', async () => {
    respond({ 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600' });
    await page();
    respond({ 'cache-control': 'no-store' }, 501, 'off');
    await vi.waitFor(async () => expect((await page()).status).toBe(501), { timeout: 5_000, interval: 250 });
  });

  test.each([
    ['private', { 'cache-control': 'private, max-age=0, s-maxage=60' }],
    ['private, no-cache', { 'cache-control': 'private, no-cache' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['no-cache', { 'cache-control': 'no-cache' }],
    ['sets a cookie', { 'cache-control': fresh, 'set-cookie': 'bergauf_bucket=1' }],
    ['without a time', {}],
  ])('does not cache a response that is %s', async (_what, headers) => {
    respond(headers);
    for (let times = 0; times < 3; times += 1) expect((await page()).status).toBe(200);
    expect(shell.asked).toHaveLength(3);
  });

  test('concurrent requests for a page that may not be cached do not wait for each other', async () => {
    let together = 0;
    let most = 0;
    shell.respond = async (_request, response) => {
      most = Math.max(most, ++together);
      await sleep(300);
      together -= 1;
      response.writeHead(200, { 'cache-control': 'private' }).end();
    };
    await Promise.all(Array.from({ length: 8 }, () => page()));
    expect(most).toBe(8);
  });

  test('a browser with a preview reads nothing from the cache and leaves nothing there', async () => {
    respond({ 'cache-control': fresh });
    const headers = { cookie: 'bergauf_preview=signed' };
    await page({ headers });
    expect(await from(page())).toBe('MISS');
    expect(await from(page({ headers }))).toBe('BYPASS');
    expect(shell.asked).toHaveLength(3);
  });

  test('passes on what the shells have compressed, in one variant for every `Accept-Encoding`', async () => {
    const br = brotliCompressSync('a whole page');
    respond({ 'cache-control': fresh, 'content-encoding': 'br', vary: 'accept-encoding' }, 200, br);
    await page({ headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const second = await page({ headers: { 'accept-encoding': 'br;q=1.0, gzip' } });
    expect(second.headers).toMatchObject({ 'x-proxy-cache': 'HIT', vary: 'accept-encoding', 'content-encoding': 'br' });
    expect(brotliDecompressSync(second.body).toString()).toBe('a whole page');
    expect(shell.asked[0]?.headers['accept-encoding']).toBe('br');
    respond({ 'cache-control': fresh }, 200, 'plain');
    for (const encoding of ['br;q=0', 'br; q=0.0, identity', '']) {
      expect(String((await page({ headers: { 'accept-encoding': encoding } })).body)).toBe('plain');
    }
  });

  test.each(['/_shell/assets/main.abc.js', '/_releases/mf-header/1.0.0/client/a.js', '/media/1f/640.webp'])(
    'caches %s for a year, also while the registry or the API fails',
    async (file) => {
      respond({ 'cache-control': 'public, max-age=31536000, immutable' });
      await page({}, file);
      respond({}, 502);
      const { status, headers } = await page({}, file);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    },
  );

  test.each(['/_shell/assets/main.def.js', '/_releases/mf-header/1.0.0/client/d.js', '/media/2f/640.webp'])(
    'caches %s once, whatever query follows its path',
    async (file) => {
      respond({ 'cache-control': 'public, max-age=31536000, immutable' });
      for (const query of ['?1', '?2', '']) expect((await page({}, `${file}${query}`)).status).toBe(200);
      expect(shell.asked.map(({ url }) => url).filter((url) => url?.startsWith(file))).toEqual([file]);
    },
  );
});
