import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../../system/catalogue.ts';
import { type ApiOfFolder, startApiOfExample } from '../../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { comeToFooter, expect, hydrated, openConsentSettings, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { beGuestWithCart } from '../../../../system/shoppers/guest-cart.ts';
import { beSignedIn } from '../../../../system/shoppers/log-in.ts';

// One shop for all tests: that of a retailer without stores.
test.describe.configure({ mode: 'default' });

let api: ApiOfFolder;
let shell: SecondShell;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { shop: port } = await freePorts();
  const leaveOut = ['stores', 'opening-exceptions', 'store-services', 'places', 'flyers'];
  api = await startApiOfExample({ leaveOut, env: { SHOP_ORIGINS: `http://localhost:${port}` } });
  shell = await startSecondShell({ SHOP_PORT: String(port), API_ORIGIN: api.origin });
});
test.afterAll(async () => {
  await shell?.stop();
  await api?.stop();
});

/** Stores, picking up there, and their workshops; a parcel station is none, nor are terms of business. */
const ofStores = /Filiale|Geschäft(?!sbedingung)|abhol(?!station)|Werkstatt/i;

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(`${shell.origin}${path}`))?.status(), path).toBe(200);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** What is seen and what is heard: texts, and the names of controls. */
async function expectNoStores(page: Page, path: string): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen, line by line as it is laid out
  const texts = (await page.locator('body').innerText()).split('\n');
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  );
  expect
    .soft(
      [...texts, ...names].filter((line) => line !== null && ofStores.test(line)),
      path,
    )
    .toEqual([]);
}

test('without stores the cart, its flyout, footer, product page, home and the settings of the consent offer no pick-up, and name no store and no workshop', async ({
  page,
  context,
}) => {
  const products = await findProduct(api.origin, '/search/', ({ options }) => options.some(isBuyable));
  const option = products.options.find(isBuyable);
  await beGuestWithCart(context, api.origin, [{ productOption: option?.id ?? 0 }]);
  await open(page, '/warenkorb/');
  await expect(page.locator('main li[data-state]')).toHaveCount(1);
  await expectNoStores(page, 'cart');
  await comeToFooter(page);
  await expectNoStores(page, 'footer');
  await open(page, products.url);
  await expectNoStores(page, 'product');
  await page
    .getByRole('link', { name: /^Warenkorb/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
  await expectNoStores(page, 'flyout');
  await open(page, '/');
  await expectNoStores(page, 'home');
  await openConsentSettings(page);
  await expect(page.getByRole('dialog', { name: 'Deine Einwilligung' })).toBeVisible();
  await expectNoStores(page, 'consent');
});

test('without stores the account has no panel for one, and the menu no entry', async ({ page, context }) => {
  await beSignedIn(context, await createAccount(api.origin));
  for (const path of ['/my-account/', '/my-account/account-details/', '/my-account/orders/']) {
    await open(page, path);
    await expectNoStores(page, path);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expectNoStores(page, 'menu');
});

test('without stores their pages do not exist', async () => {
  for (const path of ['/shops/', '/shops/wien/', '/shop/wien/'])
    expect((await fetch(`${shell.origin}${path}`)).status, path).toBe(404);
});
