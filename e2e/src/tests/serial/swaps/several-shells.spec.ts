import { Agent } from 'node:https';
import { availableParallelism } from 'node:os';
import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { registryOfChannel, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import {
  type ShellsBehindProxy,
  startShellsBehindProxy,
  whyNoProxy,
} from '../../../system/services/shells-behind-proxy.ts';
import { setApiFault } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge, requestIdCookie, serverAdd } from '../../../system/shoppers/guest-cart.ts';

const version = '1.21.0';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(Boolean(whyNoProxy), String(whyNoProxy));
// The proxy has a certificate of its own.
test.use({ pictures: 'none', ignoreHTTPSErrors: true });

/** Two shells follow one channel, one another: for as long as a test wants they serve different sets. */
let shop: ShellsBehindProxy;
test.beforeAll(async () => {
  await Promise.all(['early', 'late'].map(registryOfChannel));
  const [, started] = await Promise.all([
    releaseChanged('mf-header', version, 'src/messages/at.json', (text) =>
      text.replace('30 Tage Rückgabe', '90 Tage Rückgabe'),
    ),
    startShellsBehindProxy(['early', 'early', 'late'].map((channel) => ({ SHOP_CHANNEL: channel }))),
  ]);
  shop = started;
});
test.afterAll(() => shop.stop());
test.afterEach(() => setApiFault('none'));

const promote = async (channel: string, to: string) => (await registryOfChannel(channel)).promote('mf-header', to);

test('three shells serve a promotion, each independently', async () => {
  await Promise.all(['early', 'late'].map((channel) => promote(channel, version)));
  // Takes less than five seconds if each has its own core; here they share two with other tests.
  const limitMs = availableParallelism() > shop.shells.length ? 5_000 : 20_000;
  await Promise.all(shop.shells.map(({ direct }) => untilServed('mf-header', version, limitMs, direct)));
});

test('limits count the address that is connected to the proxy, whatever it claims to be', async () => {
  const report = { expose: 'mf-header/header', version: '1.0.0', phase: 'load', message: 'test' };
  const client = (localAddress: string) => new Agent({ keepAlive: true, maxSockets: 8, localAddress });
  const [many, neighbour] = [client('127.0.0.8'), client('127.0.0.9')];
  const send = async (claimed: string, agent: Agent): Promise<number> => {
    const headers = { 'content-type': 'application/json', origin: shop.origin, 'x-forwarded-for': claimed };
    const options = { method: 'POST', agent, headers, body: JSON.stringify(report) };
    return (await shop.send(`${shop.origin}/_shell/failures`, options)).status;
  };
  // Sixty a minute at each shell.
  const statuses = await Promise.all(Array.from({ length: 220 }, (_, sent) => send(`203.0.113.${sent}`, many)));
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(180);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
  expect(await send('127.0.0.8', neighbour)).toBe(204);
  for (const agent of [many, neighbour]) agent.destroy();
});

for (const delayMs of [0, 300]) {
  test(`a tab holds together while shells serve different sets, with an API that takes ${delayMs} ms`, async ({
    page,
    context,
    complaints,
    shop: { origins },
  }) => {
    await promote('late', '1.0.0');
    await untilServed('mf-header', '1.0.0', 20_000, shop.shells[2]?.direct);
    await setApiFault(`delay ${delayMs}`);
    const documents: number[] = [];
    const sets = new Set<string>();
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.push(Date.now());
      sets.add(response.headers()['x-release-set'] ?? '');
    });
    const [stocked] = await findStocked(origins.api, 1, 1);
    const { uuid } = await serverAdd(origins.api, null, { productOption: stocked?.option.id ?? 0 });
    await context.addCookies([{ name: requestIdCookie, value: uuid, url: shop.origin }]);
    await page.goto(`${shop.origin}/search/`);
    await hydrated(page);
    for (const visit of [product, searchFor('schuh'), cart, searchFor('jacke'), product]) {
      // Before hydration links and forms load pages themselves; those loads are not the shell's.
      await hydrated(page);
      await visit(page);
      await expect(page.locator('[data-mf^="mf-header@"]').first()).toBeVisible();
      await expect(page.locator('[data-mf-state="failed"]')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/q=jacke/);
    await expect(page.locator('main article').first()).toBeVisible();
    sets.delete('');
    expect(sets.size, 'sets that have responded').toBe(2);
    // After the first one, the shell starts a load by itself at most once in ten seconds.
    const pauses = documents.slice(2).map((at, index) => at - (documents[index + 1] ?? 0));
    expect(pauses.filter((pause) => pause < 9_000)).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });
}

async function product(page: Page): Promise<void> {
  await page.locator('main article a[href*="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const searchFor =
  (word: string) =>
  async (page: Page): Promise<void> => {
    const box = page.getByRole('combobox', { name: 'Suche' });
    // The page may reload once, for the other set, between the two.
    await expect(async () => {
      await hydrated(page);
      await box.fill(word);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${word}`), { timeout: 3_000 });
    }).toPass();
    await expect(page.locator('main article').first()).toBeVisible();
  };

/** A private page: the browser asks which set the shop runs, and loads the data by itself. */
async function cart(page: Page): Promise<void> {
  const toCart = page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Warenkorb ansehen' });
  // The page may load anew once, for the other set: then the flyout is closed, or, before hydration, the badge led to the page itself.
  await expect(async () => {
    if (page.url().includes('/warenkorb/')) return;
    await hydrated(page);
    if (!(await toCart.isVisible())) await badge(page).click({ timeout: 2_000 });
    await toCart.click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/warenkorb\//, { timeout: 3_000 });
  }).toPass();
  await expect(page.locator('main').getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
}
