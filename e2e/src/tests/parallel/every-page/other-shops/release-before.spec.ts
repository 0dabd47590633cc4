import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../../system/catalogue.ts';
import { type ReleaseBefore, takeReleaseBefore } from '../../../../system/registry/release-before.ts';
import { type ApiOfFolder, startApiOfExample } from '../../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { type Complaints, expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../../system/shoppers/log-in.ts';

// The previous release is built once for both tests.
test.describe.configure({ mode: 'default' });

let before: ReleaseBefore | null = null;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  before = await takeReleaseBefore();
});
test.afterAll(() => before?.remove());

type Shop = { api: ApiOfFolder; shell: SecondShell; stop(): Promise<void> };

/** A shop in which one side is of the previous release; the product API accepts the shell's origin. */
async function startShop(
  startApi: (env: Readonly<Record<string, string>>) => Promise<ApiOfFolder>,
  registry?: { origin: string; stop(): Promise<void> },
): Promise<Shop> {
  const { shop: port } = await freePorts();
  const api = await startApi({ SHOP_ORIGINS: `http://localhost:${port}` });
  const shell = await startSecondShell({
    SHOP_PORT: String(port),
    API_ORIGIN: api.origin,
    ...(registry && { RELEASES_ORIGIN: registry.origin }),
  }).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  return {
    api,
    shell,
    async stop() {
      await shell.stop();
      await api.stop();
      await registry?.stop();
    },
  };
}

async function isWhole(page: Page, complaints: Complaints, address: string): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /nicht geklappt/ }), address).toHaveCount(0);
  expect(complaints, address).toEqual({ console: [], csp: [] });
}

/** Every kind of page, and a shopper who buys something and signs in. */
async function shopIsWhole({ api, shell }: Shop, page: Page, complaints: Complaints): Promise<void> {
  const sitemap = await fetch(`${api.origin}/api/v1/sitemap/articles/`);
  const { data } = (await sitemap.json()) as { data: { url: string }[] };
  const article = data.find(({ url }) => url.includes('/article/'))?.url ?? '/blog/';
  const lists = ['/', '/damen/schuhe/', '/search/?q=schuh', '/marken/', '/blog/', article];
  for (const path of [...lists, '/shops/', '/werbung/', '/wishlist/', '/login/'])
    await isWhole(page, complaints, `${shell.origin}${path}`);
  const product = await findProduct(api.origin, '/search/', ({ options }) => options.some(isBuyable));
  await isWhole(page, complaints, `${shell.origin}${product.url}`);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText(product.nameWithoutBrand);
  await isWhole(page, complaints, `${shell.origin}/warenkorb/`);
  await expect(page.locator('main').getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
  await beSignedIn(page.context(), await createAccount(api.origin));
  for (const path of ['', 'orders/', 'delivery-address/', 'account-details/'])
    await isWhole(page, complaints, `${shell.origin}/my-account/${path}`);
}

test('the frontends of the release before are whole on this product API', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  test.skip(before === null, 'This clone has no history');
  const registry = await before?.startRegistry();
  const shop = await startShop((env) => startApiOfExample({ env }), registry);
  try {
    await shopIsWhole(shop, page, complaints);
  } finally {
    await shop.stop();
  }
});

test('these frontends are whole on the product API of the release before, on a database that this release has migrated', async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  test.skip(before === null, 'This clone has no history');
  const release = before;
  if (release === null) return;
  const shop = await startShop(release.startApi);
  try {
    await shopIsWhole(shop, page, complaints);
  } finally {
    await shop.stop();
  }
});
