import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { describe, expect, test, vi } from 'vitest';
import { whyNoProxy } from './proxy-for-tests.ts';
import { hosts, useProxy } from './use-proxy-for-tests.ts';

describe.skipIf(whyNoProxy)(`the proxy${whyNoProxy ? `: ${whyNoProxy}` : ''}`, () => {
  const { shell, api, proxy, servers, innerApiPort, testNumber, path, get, page } = useProxy();

  test('a request has a trace of its own, which its log line names; the log has no address and no query', async () => {
    const forged = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await page({ headers: { traceparent: forged } }, `${path()}?q=geheim`);
    await get(hosts.apiHost, '/api/v1/user/');
    const traces = [shell, api].map(({ asked }) => asked[0]?.headers['traceparent'] ?? '');
    for (const trace of traces) {
      expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(trace).not.toContain('aaaa');
      await vi.waitFor(async () => expect(await proxy().log()).toContain(` ${trace.slice(3, 35)} 200 GET `));
    }
    expect(traces[0]).not.toBe(traces[1]);
    expect(await proxy().log()).toContain(`"${hosts.shopHost}${path()}" `);
    expect(await proxy().log()).not.toMatch(/geheim|127\.0\.1\./);
  });

  test('speaks HTTP/2 over TLS, and redirects plain HTTP to it', async () => {
    const origin = `https://${hosts.shopHost}:${proxy().port}`;
    const session = connectHttp2(origin, { ca: proxy().certificate, host: '127.0.0.1' });
    await once(session, 'connect');
    expect(session.alpnProtocol).toBe('h2');
    const stream = session.request({ ':path': path() });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    session.destroy();
    const toShop = { headers: { host: hosts.shopHost }, path: '/herren/?q=1' };
    const sent = plainRequest({ host: '127.0.0.1', port: proxy().httpPort, ...toShop }).end();
    const [plain] = (await once(
      sent.on('response', (response) => response.resume()),
      'response',
    )) as [IncomingMessage];
    expect([plain.statusCode, plain.headers.location]).toEqual([301, `https://${hosts.shopHost}/herren/?q=1`]);
  });

  test('a browser can read the start of a page before all that a new connection carries at once has arrived', async () => {
    const pageBytes = 60_000;
    shell.respond = (_request, response) => response.end('x'.repeat(pageBytes));
    const { port, certificate: ca } = proxy();
    const socket = connectTls({ host: '127.0.0.1', port, servername: hosts.shopHost, ca });
    socket.write(`GET ${path()} HTTP/1.1\r\nHost: ${hosts.shopHost}\r\nConnection: close\r\n\r\n`);
    const records: number[] = [];
    // Node emits the content of each TLS record on its own.
    socket.on('data', ({ length }) => records.push(length));
    await once(socket, 'close');
    expect(records.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(pageBytes);
    expect(Math.max(...records)).toBeLessThanOrEqual(4_096);
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
    const { status } = await get(host, `${to}?test=${testNumber()}`);
    const beginning = to.slice(0, to.indexOf('geheim'));
    await vi.waitFor(async () => expect(await proxy().log()).toContain(`${status} GET "${host}${beginning}..." `));
    expect(await proxy().log()).not.toContain('geheim123');
  });

  test('other hosts get nothing', async () => {
    const unknown = await fetch(`http://127.0.0.1:${proxy().httpPort}/`, { redirect: 'manual' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([404, null]);
    await expect(get('evil.example', '/')).rejects.toThrow();
    expect(shell.asked).toEqual([]);
  });

  test('limits the requests of an address, but neither those of its neighbours nor those for files', async () => {
    const statuses = async (to: string, localAddress: string, length = 40) =>
      (await Promise.all(Array.from({ length }, () => page({ localAddress }, to)))).map(({ status }) => status);
    const refused = (await statuses(path(), '127.0.2.1')).filter((status) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(17);
    expect((await page({ localAddress: '127.0.2.2' })).status).toBe(200);
    expect(new Set(await statuses('/media/1f/320.webp', '127.0.2.1', 150))).toEqual(new Set([200]));
  });

  test('tells the services the address of the connection, whatever the client claims', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
    await page({ headers });
    await get(hosts.apiHost, '/api/v1/menu/', { headers });
    for (const { asked } of [shell, api]) {
      expect(asked[0]?.headers).toMatchObject({
        'x-forwarded-for': `127.0.1.${testNumber()}`,
        'x-forwarded-proto': 'https',
      });
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
      expect((await fetch(`http://127.0.0.1:${innerApiPort()}/api/v1/menu/`, { headers })).status).toBe(200);
    }
    expect(api.asked).toHaveLength(4);
    expect(api.asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  });

  test('services may send bodies of any size, which the APIs limit', async () => {
    const body = 'x'.repeat(8 * 2 ** 20);
    api.respond = (request, response) => request.resume().on('end', () => response.end('changed'));
    const sent = await fetch(`http://127.0.0.1:${innerApiPort()}/api/admin/products`, { method: 'PUT', body });
    expect([sent.status, await sent.text()]).toEqual([200, 'changed']);
    expect((await get(hosts.apiHost, '/api/v1/user/avatar/', { method: 'POST', body })).status).toBe(413);
  });

  test('servers can be replaced while requests arrive, and no request is lost', async () => {
    await proxy().reload({ ...servers(), apis: [shell.host] });
    const statuses = new Set<number>();
    await vi.waitFor(async () => {
      statuses.add((await get(hosts.apiHost, '/api/v1/menu/')).status);
      expect(shell.asked.length).toBeGreaterThan(5);
    }, 10_000);
    await proxy().reload(servers());
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
