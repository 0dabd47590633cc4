import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDemoCatalogue } from '@bergauf/launcher/system/demo-catalogue';
import { freePorts } from '@bergauf/launcher/system/ports';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { startSecondShell } from './second-shell.ts';

export type OneDomain = {
  domain: string;
  origins: { shop: string; api: string; checkout: string };
  stop(): Promise<void>;
};

/** Browsers resolve every name below `localhost` to this machine. */
const domain = 'bergauf.localhost';

/** A separate shop whose services are hosts of one domain, as in production: `www` and `checkout`; `shopEnv` configures it. */
export async function startOneDomain(shopEnv: Readonly<Record<string, string>> = {}): Promise<OneDomain> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-domain-'));
  const ports = await freePorts();
  const origins = {
    shop: `http://www.${domain}:${ports.shop}`,
    api: `http://localhost:${ports.api}`,
    checkout: `http://checkout.${domain}:${ports.checkout}`,
  };
  const env = {
    BERGAUF_HOME: home,
    SHOP_ORIGIN: origins.shop,
    SHOP_ORIGINS: origins.shop,
    SHOP_COOKIE_DOMAIN: domain,
    SHOP_PORT: String(ports.shop),
    API_ORIGIN: origins.api,
    API_PORT: String(ports.api),
    CHECKOUT_ORIGIN: origins.checkout,
    CHECKOUT_PORT: String(ports.checkout),
    CATALOGUE_PRODUCTS: '60',
    LOG_LEVEL: 'warn',
  };
  const bundles = await bundleChangedServices();
  const settings = { ...process.env, ...env, ...shopEnv };
  const start = (name: 'api' | 'checkout', port: number, own: NodeJS.ProcessEnv = {}) =>
    startService({
      name,
      file: bundles[name],
      env: { ...settings, ...own },
      readyUrl: `http://localhost:${port}/healthz`,
      logDir: home,
    });
  const [api, checkout] = await Promise.all([
    withDemoCatalogue({ home, env: settings, program: bundles['demo-catalogue'] }, (own) =>
      start('api', ports.api, own),
    ),
    start('checkout', ports.checkout),
  ]);
  const { BERGAUF_HOME: _, ...common } = env;
  const stopOthers = async (): Promise<void> => {
    await Promise.all([api.stop(), checkout.stop()]);
    await rm(home, { recursive: true, force: true });
  };
  const shell = await startSecondShell({ ...common, ...shopEnv }).catch(async (cause: unknown) => {
    await stopOthers();
    throw cause;
  });
  return {
    domain,
    origins,
    async stop() {
      await shell.stop();
      await stopOthers();
    },
  };
}
