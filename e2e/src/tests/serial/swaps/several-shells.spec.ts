import type { Page } from 'playwright/test';
import { registryOfChannel, releaseChanged, untilServed } from '../../../system/releases.ts';
import { type ShellsBehindProxy, startShellsBehindProxy, whyNoProxy } from '../../../system/shells-behind-proxy.ts';
import { setApiFault } from '../../../system/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

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

test('three shells serve a promotion within five seconds', async () => {
  const started = Date.now();
  await Promise.all(['early', 'late'].map((channel) => promote(channel, version)));
  await Promise.all(shop.shells.map(({ direct }) => untilServed('mf-header', version, 5_000, direct)));
  expect(Date.now() - started).toBeLessThan(5_000);
});

for (const delayMs of [0, 300]) {
  test(`a tab holds together while shells serve different sets, with an API that takes ${delayMs} ms`, async ({
    page,
    complaints,
  }) => {
    await promote('late', '1.0.0');
    await untilServed('mf-header', '1.0.0', 20_000, shop.shells[2]?.direct);
    await setApiFault(`delay ${delayMs}`);
    const documents: string[] = [];
    const sets = new Set<string>();
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.push(response.url());
      sets.add(response.headers()['x-release-set'] ?? '');
    });
    await page.goto(`${shop.origin}/search/`);
    await hydrated(page);
    for (const visit of [product, searchFor('schuh'), cart, searchFor('jacke'), product, wishlist]) {
      await visit(page);
      await expect(page.locator('[data-mf^="mf-header@"]').first()).toBeVisible();
      await expect(page.locator('[data-mf-state="failed"]')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    sets.delete('');
    expect(sets.size, 'sets that have responded').toBe(2);
    // The first one, and at most one load that the shop starts by itself in ten seconds.
    expect(documents.length, documents.join('\n')).toBeLessThanOrEqual(2);
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
    await box.fill(word);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(page.locator('main article').first()).toBeVisible();
  };

async function cart(page: Page): Promise<void> {
  await page.locator('a[href$="/warenkorb/"]:visible').first().click();
  await expect(page).toHaveURL(/\/warenkorb\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Noch nichts im Rucksack' })).toBeVisible();
}

async function wishlist(page: Page): Promise<void> {
  await page.locator('a[href$="/wishlist/"]:visible').first().click();
  await expect(page).toHaveURL(/\/wishlist\//);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
}
