import path from 'node:path';
import type { SiteConfig } from 'shared-contracts/app';

export type Settings = {
  port: number;
  host: string;
  /** Folder of the built shell. */
  distDir: string;
  /** Folder for verified local copies of releases. */
  cacheDir: string;
  releasesOrigin: string;
  config: SiteConfig;
  workersPerSet: number;
  /** Milliseconds. */
  discoveryPollMs: number;
  dataTimeoutMs: number;
  /** After this a render worker counts as hung and is ended. */
  hangTimeoutMs: number;
  /** How long a remote that hung a worker is left out on the server. */
  quarantineMs: number;
  pageFreshMs: number;
  pageStaleMs: number;
  pageCacheBytes: number;
};

/** @throws when a variable is not what it should be, with one sentence that says which */
export function readSettings(env: Readonly<Record<string, string | undefined>>, distDir: string): Settings {
  const port = numberFrom(env, 'SHOP_PORT', 3000);
  const home = path.resolve(env['BERGAUF_HOME'] ?? '.bergauf');
  const origin = (name: string, portName: string, port: number): string =>
    env[name] ?? `http://localhost:${numberFrom(env, portName, port)}`;
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    distDir,
    cacheDir: path.join(home, 'shell', 'releases'),
    releasesOrigin: origin('RELEASES_ORIGIN', 'RELEASES_PORT', 3002),
    config: {
      locale: env['SHOP_LOCALE'] === 'en' ? 'en' : 'at',
      locales: ['at', 'en'],
      currency: 'EUR',
      shopOrigin: env['SHOP_ORIGIN'] ?? `http://localhost:${port}`,
      apiOrigin: origin('API_ORIGIN', 'API_PORT', 3001),
      checkoutOrigin: origin('CHECKOUT_ORIGIN', 'CHECKOUT_PORT', 3003),
      loyaltyEnabled: true,
      discountShowLimit: 0,
      flippingBookPrefix: 'werbung',
      teamListSegment: 'list',
      teamBuild: false,
      searchDebounceMs: 1000,
      apiDebounceMs: 2000,
      omnichannelAvailable: true,
      bikesFitWidgetEnabled: false,
    },
    workersPerSet: numberFrom(env, 'SHOP_WORKERS', 2),
    discoveryPollMs: numberFrom(env, 'SHOP_DISCOVERY_POLL_MS', 500),
    dataTimeoutMs: numberFrom(env, 'SHOP_DATA_TIMEOUT_MS', 1500),
    hangTimeoutMs: numberFrom(env, 'SHOP_HANG_TIMEOUT_MS', 3000),
    quarantineMs: numberFrom(env, 'SHOP_QUARANTINE_MS', 30_000),
    pageFreshMs: numberFrom(env, 'SHOP_PAGE_FRESH_MS', 5000),
    pageStaleMs: numberFrom(env, 'SHOP_PAGE_STALE_MS', 60_000),
    pageCacheBytes: numberFrom(env, 'SHOP_PAGE_CACHE_MB', 128) * 1024 * 1024,
  };
}

function numberFrom(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, but is "${text}".`);
  return value;
}
