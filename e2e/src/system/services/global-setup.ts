import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareSystem, type SystemOptions, startSystem } from '@bergauf/launcher/system/system';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { startFaultyProxy } from '@bergauf/test-kit/faulty-proxy';
import { adminToken, type DomainPlace, domain, isShopRemembered, rememberShop } from './shop.ts';

/** At least as many as a run has workers. */
const domainCount = 4;

/** Starts the shop by its normal start command, on free ports and with its own state folder; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Applies to this process and all that it starts, as tests build many releases.
  process.env['BERGAUF_COMPRESSION'] = 'fast';
  // Additional services that a test starts have none of the shop's tokens.
  process.env['BERGAUF_DEMO'] = 'on';
  // `npm run shop -w e2e` has started a shop already.
  if (isShopRemembered()) return async () => {};
  // Inside the workspace, like the default: the module type in the workspace's package.json applies to the state folder too.
  const home = await mkdtemp(path.join(workspaceRoot, 'e2e', '.state-'));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const ports = await freePorts();
  await prepare({ home, ports, env: process.env, say });
  // All services reach the product API through a proxy that can inject faults.
  const proxy = await startFaultyProxy(`http://localhost:${ports.api}`);
  const domains = await findDomains();
  const system = await startSystem({
    home,
    ports,
    // Includes origins with TLS, behind a proxy.
    otherShops: domains.flatMap(({ shop, mainShop }) => [shop, mainShop, shop.replace('http:', 'https:')]),
    env: {
      ...process.env,
      API_ORIGIN: proxy.origin,
      // Every page is rendered again, so that a test sees the current state of the shop.
      SHOP_PAGE_FRESH_MS: '0',
      SHOP_PAGE_STALE_MS: '0',
      SHOP_PAGE_STALE_IF_ERROR_MS: '0',
      SHOP_HANG_TIMEOUT_MS: '3000',
      SHOP_QUARANTINE_MS: '4000',
      API_LOGIN_RATE_LIMIT: '1000',
      // For one email address: a test sends too many wrong passwords for its own.
      API_LOGIN_PAIR_RATE_LIMIT: '5/24h',
      API_LOGIN_ACCOUNT_RATE_LIMIT: '1000',
      API_REGISTER_RATE_LIMIT: '1000',
      API_FORGOT_PASSWORD_RATE_LIMIT: '1000',
      API_GUEST_RATE_LIMIT: '100000',
      API_ORDER_RATE_LIMIT: '1000',
      API_ORDER_CART_RATE_LIMIT: '1000',
      API_ORDER_PAIR_RATE_LIMIT: '1000',
      API_ORDER_ADDRESS_RATE_LIMIT: '1000',
      API_ORDER_HOLD_AFTER: '1000',
      API_ORDER_HOLD_AFTER_NETWORK: '1000',
      API_ORDER_STOCK_SHARE: '100',
      API_ADMIN_TOKEN: adminToken,
      // Faulty releases stay until their test ends; the test of undoing has a registry of its own.
      RELEASES_PROMOTION_SECONDS: '0',
      LOG_LEVEL: 'warn',
    },
    say,
    // Longer, as other steps of a run are busy at the same time.
    timeoutMs: 180_000,
  });
  rememberShop({
    home,
    origins: { ...system.origins, api: proxy.origin },
    domains,
    proxyControl: proxy.control,
    shellPid: system.services.shell.pid,
  });
  return async () => {
    await system.stop();
    await proxy.close();
    await rm(home, { recursive: true, force: true });
  };
}

/**
 * Builds the shop and imports its catalogue, and stores a copy of that state in `prepared`. A shop whose environment names
 * such a copy starts from it.
 */
async function prepare(options: SystemOptions): Promise<void> {
  const { home } = options;
  const prepared = process.env['BERGAUF_E2E_STATE_OF'];
  if (prepared !== undefined) return cp(prepared, home, { recursive: true });
  await prepareSystem(options);
  for (const entry of await readdir(home)) {
    await cp(path.join(home, entry), path.join(home, 'prepared', entry), { recursive: true });
  }
}

const findDomains = (): Promise<DomainPlace[]> =>
  Promise.all(
    Array.from({ length: domainCount }, async () => {
      const ports = await freePorts();
      return {
        shop: `http://www.${domain}:${ports.shop}`,
        checkout: `http://checkout.${domain}:${ports.checkout}`,
        mainShop: `http://www.${domain}:${ports.operators}`,
      };
    }),
  );
