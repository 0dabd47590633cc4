import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ProxyForTests, startProxy } from './proxy-for-tests.ts';

/** A server of which each test says how it responds: nginx does not know what is behind it. */
type Origin = { server: Server; host: string; asked: IncomingMessage[]; respond: RequestListener };
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export const hosts = {
  shopHost: 'www.shop.example',
  apiHost: 'api.shop.example',
  checkoutHost: 'kassa.shop.example',
  registryHost: 'releases.shop.example',
};

function createOrigin(): Origin {
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
  return origin;
}

async function listen(origin: Origin): Promise<void> {
  origin.server.listen(0, '127.0.0.1');
  await once(origin.server, 'listening');
  origin.host = `127.0.0.1:${(origin.server.address() as AddressInfo).port}`;
}

/**
 * A proxy for the tests of a file, with a shell and an API behind it, which respond with `page` until a test says otherwise. Called within
 * `describe`; what is started is there once a test runs.
 */
export function useProxy() {
  const [shell, api] = [createOrigin(), createOrigin()];
  let started: { proxy: ProxyForTests; servers: Parameters<typeof startProxy>[0]; innerApiPort: number } | undefined;
  let tests = 0;
  const running = () => {
    if (!started) throw new Error('The proxy is started before the first test');
    return started;
  };

  beforeAll(async () => {
    await Promise.all([shell, api].map(listen));
    const gone = `127.0.0.1:${await freePort()}`;
    const servers = {
      ...hosts,
      shells: [shell.host, shell.host],
      // The second server is down.
      apis: [api.host, gone],
      checkouts: [api.host],
      registry: api.host,
      shopLimit: { perSecond: 1, burst: 20 },
    };
    const innerApiPort = await freePort();
    started = { proxy: await startProxy(servers, { innerApiPort }), servers, innerApiPort };
  });
  afterAll(async () => {
    await running().proxy.stop();
    for (const { server } of [shell, api]) server.closeAllConnections();
  });
  beforeEach(() => {
    for (const origin of [shell, api]) {
      origin.asked.length = 0;
      origin.respond = (_request, response) => response.end('page');
    }
    tests += 1;
  });

  /** The address of a page that no other test requests. */
  const path = (): string => `/page-${tests}/`;

  /** Each test has an address of its own, so that none uses up the limit of another. */
  async function get(host: string, to: string, options: RequestOptions & { body?: string } = {}): Promise<Answer> {
    const { proxy } = running();
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

  return {
    shell,
    api,
    proxy: () => running().proxy,
    servers: () => running().servers,
    innerApiPort: () => running().innerApiPort,
    testNumber: () => tests,
    path,
    get,
    page: (options?: RequestOptions, to = path()) => get(hosts.shopHost, to, options),
  };
}
