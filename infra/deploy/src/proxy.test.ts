import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as plainRequest,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProxyForTests, startProxy, whyNoProxy } from './proxy-for-tests.ts';

/** Servers of which each test says how they respond: nginx does not know what is behind it. */
type Origin = { server: Server; host: string; asked: IncomingMessage[]; respond: RequestListener };

const hosts = {
  shopHost: 'www.shop.example',
  apiHost: 'api.shop.example',
  checkoutHost: 'kassa.shop.example',
  registryHost: 'releases.shop.example',
};
const fresh = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600';

async function startOrigin(): Promise<Origin> {
  const origin: Origin = {
    server: createServer(),
    host: '',
    asked: [],
    respond: (_request, response) => response.end(),
  };
  origin.server.on('request', (request, response) => {
    origin.asked.push(request);
    origin.respond(request, response);
  });
  origin.server.listen(0, '127.0.0.1');
  await once(origin.server, 'listening');
  origin.host = `127.0.0.1:${(origin.server.address() as AddressInfo).port}`;
  return origin;
}

describe.skipIf(whyNoProxy)(`the proxy${whyNoProxy ? `: ${whyNoProxy}` : ''}`, () => {
  let proxy: ProxyForTests;
  let servers: Parameters<typeof startProxy>[0];
  let innerApiPort: number;
  let shell: Origin;
  let api: Origin;
  let path = '';
  let tests = 0;

  beforeAll(async () => {
    [shell, api] = await Promise.all([startOrigin(), startOrigin()]);
    const gone = `127.0.0.1:${await freePort()}`;
    servers = {
      ...hosts,
      shells: [shell.host, shell.host],
      // The second server is down.
      apis: [api.host, gone],
      checkouts: [api.host],
      registry: api.host,
      shopLimit: { perSecond: 1, burst: 20 },
    };
    innerApiPort = await freePort();
    proxy = await startProxy(servers, { innerApiPort });
  });
  afterAll(async () => {
    await proxy.stop();
    for (const { server } of [shell, api]) server.closeAllConnections();
  });
  beforeEach(() => {
    for (const origin of [shell, api]) {
      origin.asked.length = 0;
      origin.respond = (_request, response) => response.end('page');
    }
    path = `/page-${++tests}/`;
  });

  type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

  /** Each test has an address of its own, so that none uses up the limit of another. */
  async function get(host: string, to: string, options: RequestOptions & { body?: string } = {}): Promise<Answer> {
    const sent = request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: host,
      ca: proxy.certificate,
      agent: false,
      path: to,
      localAddress: `127.0.1.${tests}`,
      ...options,
      headers: { host, ...options.headers },
    }).end(options.body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  }
  const page = (options?: RequestOptions, to = path) => get(hosts.shopHost, to, options);
  const from = async (answer: Promise<Answer>) => (await answer).headers['x-proxy-cache'];

  const respond = (headers: Record<string, string>, status = 200, body: string | Buffer = 'page'): void => {
    shell.respond = (_request, response) => response.writeHead(status, headers).end(body);
  };

  test('a request has a trace of its own, which its log line names; the log has no address and no query', async () => {
    const forged = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await page({ headers: { traceparent: forged } }, `${path}?q=geheim`);
    await get(hosts.apiHost, '/api/v1/user/');
    const traces = [shell, api].map(({ asked }) => asked[0]?.headers['traceparent'] ?? '');
    for (const trace of traces) {
      expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(trace).not.toContain('aaaa');
      await vi.waitFor(async () => expect(await proxy.log()).toContain(` ${trace.slice(3, 35)} 200 GET `));
    }
    expect(traces[0]).not.toBe(traces[1]);
    expect(await proxy.log()).toContain(`"${hosts.shopHost}${path}" `);
    expect(await proxy.log()).not.toMatch(/geheim|127\.0\.1\./);
  });

  test('speaks HTTP/2 over TLS, and redirects plain HTTP to it', async () => {
    const origin = `https://${hosts.shopHost}:${proxy.port}`;
    const session = connectHttp2(origin, { ca: proxy.certificate, host: '127.0.0.1' });
    await once(session, 'connect');
    expect(session.alpnProtocol).toBe('h2');
    const stream = session.request({ ':path': path });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    session.destroy();
    const toShop = { headers: { host: hosts.shopHost }, path: '/herren/?q=1' };
    const sent = plainRequest({ host: '127.0.0.1', port: proxy.httpPort, ...toShop }).end();
    const [plain] = (await once(
      sent.on('response', (response) => response.resume()),
      'response',
    )) as [IncomingMessage];
    expect([plain.statusCode, plain.headers.location]).toEqual([301, `https://${hosts.shopHost}/herren/?q=1`]);
  });

  test.each([
    [hosts.shopHost, '/doi/thankyou/geheim123/'],
    [hosts.shopHost, '/en/doi/thankyou/geheim123/'],
    [hosts.shopHost, '/_shell/preview/geheim123'],
    [hosts.checkoutHost, '/checkout/danke/geheim123/'],
    [hosts.apiHost, '/invoices/geheim123/rechnung-1.pdf'],
    [hosts.apiHost, '/bestellung/bestaetigen/geheim123/'],
    [hosts.apiHost, '/api/v1/auth/doi/geheim123/'],
    [hosts.apiHost, '/api/v1/newsletter/unsubscribe/geheim123/'],
  ])('the log has no address that opens something: %s%s', async (host, to) => {
    const { status } = await get(host, `${to}?test=${tests}`);
    const beginning = to.slice(0, to.indexOf('geheim'));
    await vi.waitFor(async () => expect(await proxy.log()).toContain(`${status} GET "${host}${beginning}..." `));
    expect(await proxy.log()).not.toContain('geheim123');
  });

  test('other hosts get nothing', async () => {
    const unknown = await fetch(`http://127.0.0.1:${proxy.httpPort}/`, { redirect: 'manual' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([404, null]);
    await expect(get('evil.example', '/')).rejects.toThrow();
    expect(shell.asked).toEqual([]);
  });

  test('caches a page for its `s-maxage`', async () => {
    respond({ 'cache-control': fresh });
    await page();
    expect(await from(page())).toBe('HIT');
    expect(shell.asked).toHaveLength(1);
    expect((await page({}, `${path}?q=ski`)).headers['x-proxy-cache']).toBe('MISS');
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
    const other = await page({}, `${path}other/`);
    const asked = shell.asked.filter(({ url }) => url === `${path}other/`);
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

  test('limits the requests of an address, but neither those of its neighbours nor those for files', async () => {
    const statuses = async (to: string, localAddress: string, length = 40) =>
      (await Promise.all(Array.from({ length }, () => page({ localAddress }, to)))).map(({ status }) => status);
    const refused = (await statuses(path, '127.0.2.1')).filter((status) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(17);
    expect((await page({ localAddress: '127.0.2.2' })).status).toBe(200);
    expect(new Set(await statuses('/media/1f/320.webp', '127.0.2.1', 150))).toEqual(new Set([200]));
  });

  test('tells the services the address of the connection, whatever the client claims', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
    await page({ headers });
    await get(hosts.apiHost, '/api/v1/menu/', { headers });
    for (const { asked } of [shell, api]) {
      expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': `127.0.1.${tests}`, 'x-forwarded-proto': 'https' });
    }
  });

  test('a request that is safe to repeat is retried on another server; one that may have been carried out is sent once', async () => {
    api.respond = (request) => request.socket.destroy();
    const order = {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': '2' },
    };
    expect((await get(hosts.checkoutHost, '/checkout/', order)).status).toBe(502);
    expect(api.asked).toHaveLength(1);
    // One of the two servers refuses connections.
    api.respond = (_request, response) => response.end('ok');
    for (let times = 0; times < 6; times += 1) {
      expect((await get(hosts.apiHost, '/api/v1/cart/', times % 2 ? order : {})).status).toBe(200);
    }
  });

  test("services have one address for all APIs, which learn the shopper's address from it", async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let times = 0; times < 4; times += 1) {
      expect((await fetch(`http://127.0.0.1:${innerApiPort}/api/v1/menu/`, { headers })).status).toBe(200);
    }
    expect(api.asked).toHaveLength(4);
    expect(api.asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  });

  test('services may send bodies of any size, which the APIs limit', async () => {
    const body = 'x'.repeat(8 * 2 ** 20);
    api.respond = (request, response) => request.resume().on('end', () => response.end('changed'));
    const sent = await fetch(`http://127.0.0.1:${innerApiPort}/api/admin/products`, { method: 'PUT', body });
    expect([sent.status, await sent.text()]).toEqual([200, 'changed']);
    expect((await get(hosts.apiHost, '/api/v1/user/avatar/', { method: 'POST', body })).status).toBe(413);
  });

  test('servers can be replaced while requests arrive, and no request is lost', async () => {
    await proxy.reload({ ...servers, apis: [shell.host] });
    const statuses = new Set<number>();
    await vi.waitFor(async () => {
      statuses.add((await get(hosts.apiHost, '/api/v1/menu/')).status);
      expect(shell.asked.length).toBeGreaterThan(5);
    }, 10_000);
    await proxy.reload(servers);
    await vi.waitFor(async () => {
      api.asked.length = 0;
      statuses.add((await get(hosts.apiHost, '/api/v1/menu/')).status);
      expect(api.asked).toHaveLength(1);
    }, 10_000);
    expect(statuses).toEqual(new Set([200]));
  });

  test.each([
    [hosts.shopHost, '/readyz'],
    [hosts.apiHost, '/readyz'],
    [hosts.apiHost, '/healthz'],
    [hosts.apiHost, '/api/admin/prices'],
    [hosts.checkoutHost, '/readyz'],
    [hosts.registryHost, '/readyz'],
  ])('what is for operators is not public: %s%s', async (host, to) => {
    expect((await get(host, to)).status).toBe(404);
    expect([...shell.asked, ...api.asked]).toEqual([]);
  });
});
