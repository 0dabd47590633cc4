import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ProxyForTests, startProxy, whyNoProxy } from './proxy-for-tests.ts';

describe.skipIf(whyNoProxy)(`the proxy's log${whyNoProxy ? `: ${whyNoProxy}` : ''}`, () => {
  let proxy: ProxyForTests;
  beforeAll(async () => {
    const gone = `127.0.0.1:${await freePort()}`;
    proxy = await startProxy({
      shopHost: 'www.shop.example',
      apiHost: 'api.shop.example',
      checkoutHost: 'kassa.shop.example',
      registryHost: 'releases.shop.example',
      // A request is tried at both.
      shells: [gone, gone],
      apis: [gone],
      checkouts: [gone],
      registry: gone,
    });
  });
  afterAll(() => proxy.stop());

  test('has nine fields in each line, whatever a path contains and however many servers were tried', async () => {
    const forged = '/a%20200%20GET%20b%22%200.001%200.001%20HIT%0A2026-11-29T00:00:00%5C';
    const sent = request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: 'www.shop.example',
      ca: proxy.certificate,
      agent: false,
      path: forged,
      headers: { host: 'www.shop.example' },
    }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(502);
    const line =
      /^\S+ [0-9a-f]{32} 502 GET "www\.shop\.example\/a 200 GET b\\x22 0\.001 0\.001 HIT\\x0A2026-11-29T00:00:00\\x5C" [\d.]+ "[\d.]+, [\d.]+" \S+\n$/;
    await vi.waitFor(async () => expect(await proxy.log()).toMatch(line));
  });
});
