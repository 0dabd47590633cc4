import type { Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { badge } from '../../../../system/shoppers/guest-cart.ts';
import { heartOf, listedProducts, wishlistBadge } from '../../../../system/shoppers/guest-wishlist.ts';
import { logIn } from '../../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  }),
);

/** Triggers `online`, on which cart, wishlist and session check whether they are still current. */
const returnTo = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')));

test('where the browser stores nothing, a guest can save and add items until the tab is closed', async ({
  page,
  shop,
  complaints,
}) => {
  const [first] = await listedProducts(shop.origins.api);
  const [product] = (await findStocked(shop.origins.api, 1, 2)) as [StockedProduct];
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await heartOf(page, first).click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await page.locator(`main a[href="${product.url}"]`).first().click();
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  const read = page.waitForResponse((response) => response.url().includes('/api/v1/cart/'));
  await returnTo(page);
  await read;
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('where the browser stores nothing, a customer stays signed in until the tab is closed', async ({ page, shop }) => {
  const account = await createAccount(shop.origins.api);
  await logIn(page, shop.origins.shop, account);
  const greeting = page.getByRole('heading', { level: 1, name: `Servus, ${account.firstName}` });
  await expect(greeting).toBeVisible();
  const read = page.waitForResponse((response) => response.url().includes('/api/v1/cart/'));
  await returnTo(page);
  await read;
  await expect(greeting).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/$/);
});

test('where the browser refuses cookies, a bar tells what that costs, until it is closed', async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto(`${shop.origins.shop}/search/`);
  const bar = page.getByRole('status').filter({ hasText: 'Dein Browser speichert keine Cookies.' });
  const close = bar.getByRole('button', { name: 'Verstanden' });
  await expect(close).toBeVisible();
  // It does not cover the question for consent, which such a browser gets on each page.
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await close.click();
  await expect(bar).toHaveCount(0);
});
