import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { sendVisitors } from '../../../system/registry/visitors.ts';
import {
  type ShellsBehindProxy,
  startShellsBehindProxy,
  whyNoProxy,
} from '../../../system/services/shells-behind-proxy.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

/** Longer than the two seconds for which the proxy keeps a connection alive. */
const drain = { DRAIN_NOTICE_MS: '2500', DRAIN_LIMIT_MS: '5000' };

type Restartable = { restart(): Promise<void> };
type Checkout = Restartable & { host: string; stop(): Promise<void> };

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(Boolean(whyNoProxy), String(whyNoProxy));

let shop: ShellsBehindProxy;
let checkouts: readonly Checkout[];
test.beforeAll(async () => {
  checkouts = await Promise.all([startCheckout(), startCheckout()]);
  shop = await startShellsBehindProxy([drain, drain], { checkouts: checkouts.map(({ host }) => host) });
});
test.afterAll(async () => {
  await shop.stop();
  await Promise.all(checkouts.map((checkout) => checkout.stop()));
});

async function startCheckout(): Promise<Checkout> {
  const { origins } = theShop();
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-checkout-'));
  const { checkout: port } = await freePorts();
  const start = async (): Promise<Service> =>
    startService({
      name: 'checkout',
      file: (await bundleChangedServices()).checkout,
      env: {
        ...process.env,
        ...drain,
        BERGAUF_HOME: home,
        HOST: '127.0.0.1',
        CHECKOUT_PORT: String(port),
        SHOP_ORIGIN: origins.shop,
        API_ORIGIN: origins.api,
        LOG_LEVEL: 'warn',
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      logDir: home,
    });
  let running = await start();
  return {
    host: `127.0.0.1:${port}`,
    async restart() {
      await running.stop();
      expect(await running.ended).toEqual({ code: 0 });
      running = await start();
    },
    async stop() {
      await running.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

test('all shells and checkouts restart in turn under load: no request fails, and every page is whole', async () => {
  const checkoutOrigin = shop.origin.replace('https://', 'https://checkout.');
  const load = sendVisitors(shop.origin, 2, shop.get);
  const seen: Record<string, number> = {};
  let isOver = false;
  const shoppers = (async () => {
    while (!isOver) {
      const what = await shop.get(`${checkoutOrigin}/checkout/`).then(outcomeOf, String);
      seen[what] = (seen[what] ?? 0) + 1;
      await sleep(25);
    }
  })();
  try {
    for (const server of [...shop.shells, ...checkouts]) await server.restart();
  } finally {
    isOver = true;
    await Promise.all([shoppers, load.stop()]);
  }
  const { complete, other } = await load.stop();
  expect(other).toEqual({});
  expect(complete).toBeGreaterThan(50);
  expect(Object.keys(seen)).toEqual(['200 whole']);
  expect(seen['200 whole']).toBeGreaterThan(50);
});

/** Text of the checkout's page without a cart, rendered by the service. */
async function outcomeOf(response: Response): Promise<string> {
  const text = await response.text();
  const isWhole = text.includes('Hier ist nichts zu bezahlen') && text.endsWith('</html>');
  return `${response.status} ${isWhole ? 'whole' : text.slice(0, 200)}`;
}
