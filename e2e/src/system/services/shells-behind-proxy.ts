import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ProxyRequest, sendByProxy } from '@bergauf/deploy/proxy-client';
import { startProxy, whyNoProxy } from '@bergauf/deploy/proxy-for-tests';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { test } from 'playwright/test';
import type { Get } from '../registry/visitors.ts';
import { type SecondShell, startSecondShell } from './second-shell.ts';
import { theShop } from './shop.ts';

export { whyNoProxy };

export type ProxiedShell = {
  /** Its own origin, behind the proxy. */
  direct: string;
  /** Stops it as an operator does, and restarts it at the same address. */
  restart(): Promise<void>;
};

export type ShellsBehindProxy = {
  /** The public origin. */
  origin: string;
  shells: readonly ProxiedShell[];
  /** Requests through the proxy, whose certificate is untrusted, over kept-alive connections. */
  get: Get;
  /** As `get`, for any request; `localAddress` is the client's address. */
  send(url: string, options: ProxyRequest): Promise<Response>;
  stop(): Promise<void>;
};

export type Others = { checkouts?: readonly string[]; registry?: string };

/**
 * Shells of one origin behind nginx, which passes requests to them in turn. Each follows the settings given for it. `others` are
 * servers behind the same proxy, as `host:port`; by default those of the tests' shop.
 */
export async function startShellsBehindProxy(
  each: readonly Readonly<Record<string, string>>[],
  others: Others = {},
): Promise<ShellsBehindProxy> {
  const { origins, domains } = theShop();
  const place = domains[test.info().parallelIndex];
  if (!place) throw new Error('There are more workers than domains');
  const { hostname, port } = new URL(place.shop);
  const origin = `https://${hostname}:${port}`;
  const servers = await Promise.all(
    each.map(async (env) => ({
      env: {
        ...env,
        SHOP_ORIGIN: origin,
        CHECKOUT_ORIGIN: `https://checkout.${hostname}:${port}`,
        SHOP_COOKIE_DOMAIN: hostname,
        SHOP_TRUSTED_PROXIES: 'loopback',
        SHOP_WORKERS: '1',
      },
      port: String((await freePorts()).shop),
      home: await mkdtemp(path.join(tmpdir(), 'bergauf-shell-')),
    })),
  );
  const running: SecondShell[] = await Promise.all(servers.map(start));
  const hostOf = (url: string): string => new URL(url).host;
  const proxy = await startProxy(
    {
      shopHost: hostname,
      apiHost: `api.${hostname}`,
      checkoutHost: `checkout.${hostname}`,
      registryHost: `releases.${hostname}`,
      shells: servers.map((server) => `127.0.0.1:${server.port}`),
      apis: [hostOf(origins.api)],
      checkouts: others.checkouts ?? [hostOf(origins.checkout)],
      registry: others.registry ?? hostOf(origins.releases),
      // All requests come from one address.
      shopLimit: { perSecond: 1_000, burst: 1_000 },
    },
    { port: Number(port) },
  );
  const agent = new Agent({ keepAlive: true, ca: proxy.certificate });

  function start(server: (typeof servers)[number]): Promise<SecondShell> {
    return startSecondShell({ ...server.env, SHOP_PORT: server.port, HOST: '127.0.0.1' }, { keptHome: server.home });
  }

  return {
    origin,
    shells: servers.map((server, index) => ({
      direct: `http://127.0.0.1:${server.port}`,
      async restart() {
        await running[index]?.stop();
        running[index] = await start(server);
      },
    })),
    get: (url) => sendByProxy(url, proxy, { agent }),
    send: (url, options) => sendByProxy(url, proxy, options),
    async stop() {
      agent.destroy();
      await proxy.stop();
      await Promise.all(running.map((shell) => shell.stop()));
      await Promise.all(servers.map(({ home }) => rm(home, { recursive: true, force: true })));
    },
  };
}
