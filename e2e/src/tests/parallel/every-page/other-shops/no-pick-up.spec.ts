import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../../system/catalogue.ts';
import { type OneDomain, startOneDomain } from '../../../../system/services/one-domain.ts';
import { comeToFooter, expect, hydrated, openConsentSettings, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { logIn } from '../../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });
// One shop for all tests: with stores, in which nothing is picked up (SPEC 3, "omnichannel availability").
test.describe.configure({ mode: 'default', timeout: 90_000 });

let domain: OneDomain;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-site-'));
  const file = path.join(folder, 'sites.json');
  await writeFile(
    file,
    JSON.stringify({ sites: [{ hostName: 'www.bergauf.localhost', omnichannelAvailable: false }] }),
  );
  domain = await startOneDomain({ SHOP_SITE_CONFIG: file });
});
test.afterAll(async () => {
  await domain?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The name of a page that the retailer has written, and a parcel station. */
const others = ['Versand und Abholung', 'Abholung bei einer Abholstation'];

/** Picking up in a store, bringing back to one, and choosing one for that; a parcel station is none. */
const ofPickUp = /abhol(?!station)|Filiale wählen|deine Filiale|in jeder Filiale|gewählte Filiale/i;

/** What is seen, and what is heard. What the retailer has written about its stores is data. */
async function expectNoPickUp(page: Page, part: string, name: string): Promise<void> {
  const found = await page.locator(part).evaluateAll(
    (boxes, [source, ...named]) => {
      const texts = boxes.flatMap((box) => [
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen, line by line as it is laid out
        ...(box as HTMLElement).innerText.split('\n'),
        ...[...box.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
      ]);
      return texts.filter((text) => new RegExp(source ?? '', 'i').test(text) && !named.includes(text.trim()));
    },
    [ofPickUp.source, ...others],
  );
  expect.soft(found, name).toEqual([]);
  expect.soft(await page.locator('[data-fragment="mf-cart-wishlist/store-picker"]').count(), name).toBe(0);
}

async function open(page: Page, address: string): Promise<void> {
  expect((await page.goto(`${domain.origins.shop}${address}`))?.status(), address).toBe(200);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test('header, product, flyout, cart, checkout, footer and the settings of the consent offer no pick-up', async ({
  page,
  shop,
}) => {
  const product = await findProduct(
    shop.origins.api,
    '/search/',
    ({ options, storePickup }) => storePickup && options.some(isBuyable),
  );
  await open(page, product.url);
  await expectNoPickUp(page, 'body', 'product');
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
  await expectNoPickUp(page, 'body', 'flyout');
  await open(page, '/warenkorb/');
  await expect(page.locator('main li[data-state]')).toHaveCount(1);
  await expect(page.locator('main').getByText('Abholstation', { exact: true })).toBeVisible();
  await expectNoPickUp(page, 'body', 'cart');
  await page.goto(`${domain.origins.checkout}/checkout/?filiale=bergauf_1`);
  await expect(page.getByRole('radio', { name: /Abholstation/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /nach Hause/i })).toBeChecked();
  await expectNoPickUp(page, 'body', 'checkout');
  await page.goBack();
  await hydrated(page);
  await comeToFooter(page);
  await expectNoPickUp(page, 'footer', 'footer');
  await openConsentSettings(page);
  await expect(page.getByRole('dialog', { name: 'Deine Einwilligung' })).toBeVisible();
  await expectNoPickUp(page, 'dialog[open]', 'consent');
});

test('home, the store search and a store have no choice of a store', async ({ page }) => {
  await open(page, '/');
  await page.locator('main input[name="ort"]').scrollIntoViewIfNeeded();
  await expectNoPickUp(page, 'header', 'home');
  await open(page, '/shops/');
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', ofPickUp);
  const stores = page.getByRole('region', { name: 'Filialen' }).getByRole('listitem');
  await stores.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\//);
  await expectNoPickUp(page, 'header', 'store');
});

test('the phone’s menu leads to the stores and chooses none, and the account has no panel for one', async ({
  page,
  shop,
}) => {
  await logIn(page, domain.origins.shop, await createAccount(shop.origins.api));
  await expect(page).not.toHaveURL(/login/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/my-account/');
  await expectNoPickUp(page, 'body', 'account');
  await open(page, '/my-account/delivery-address/');
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await expect(page.getByRole('option', { name: 'Abholung bei einer Abholstation' })).toBeAttached();
  await expectNoPickUp(page, 'main', 'addresses');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link', { name: 'Filialen' })).toBeVisible();
  await expectNoPickUp(page, 'dialog[open]', 'menu');
});
