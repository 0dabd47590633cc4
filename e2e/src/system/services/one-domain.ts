import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { test } from 'playwright/test';
import { startSecondShell } from './second-shell.ts';
import { domain, theShop } from './shop.ts';

export type OneDomain = {
  domain: string;
  /** The main shop on the same host, with the same product API; null without one. */
  mainShop: string | null;
  origins: { shop: string; api: string; checkout: string };
  stop(): Promise<void>;
};

/**
 * A separate shop and checkout as hosts of one domain, as in production: `www` and `checkout`, with the product API of the tests'
 * shop, whose start takes many times the CPU time of theirs. `shopEnv` configures it, also with another API_ORIGIN. A worker has
 * one at a time.
 * @param withMainShop starts a main shop on its host, beside a team shop
 */
export async function startOneDomain(
  shopEnv: Readonly<Record<string, string>> = {},
  withMainShop = false,
): Promise<OneDomain> {
  const { origins: given, domains } = theShop();
  const place = domains[test.info().parallelIndex];
  if (place === undefined) throw new Error('There are more workers than domains');
  const { mainShop, ...own } = place;
  const origins = { ...own, api: shopEnv['API_ORIGIN'] ?? given.api };
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-domain-'));
  const { port: checkoutPort } = new URL(origins.checkout);
  const env = {
    SHOP_ORIGIN: origins.shop,
    SHOP_COOKIE_DOMAIN: domain,
    SHOP_PORT: new URL(origins.shop).port,
    CHECKOUT_ORIGIN: origins.checkout,
    LOG_LEVEL: 'warn',
  };
  const started = await Promise.allSettled([
    startService({
      name: 'checkout',
      file: (await bundleChangedServices()).checkout,
      env: {
        ...process.env,
        ...env,
        ...shopEnv,
        BERGAUF_HOME: home,
        API_ORIGIN: origins.api,
        CHECKOUT_PORT: checkoutPort,
      },
      readyUrl: `http://localhost:${checkoutPort}/healthz`,
      logDir: home,
    }),
    startSecondShell({ ...env, ...shopEnv }),
    withMainShop
      ? startSecondShell({ ...env, SHOP_ORIGIN: mainShop, SHOP_PORT: new URL(mainShop).port })
      : Promise.resolve(null),
  ]);
  async function stop(): Promise<void> {
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value?.stop() : undefined)));
    await rm(home, { recursive: true, force: true });
  }
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { domain, origins, mainShop: withMainShop ? mainShop : null, stop };
}
