import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, inEveryRun, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { logIn } from '../../../../system/shoppers/log-in.ts';

const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

for (const { name, ...device } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test(
      'a shopper goes from home through search, list and product to the cart, which survives the login',
      inEveryRun(name === 'phone'),
      async ({ page, shop, complaints }) => {
        const account = await createAccount(shop.origins.api);

        await page.goto(`${shop.origins.shop}/`);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await searchFor(page, 'jacke');
        await expect(page).toHaveURL(/\/search\/\?q=jacke/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('jacke');
        await hydrated(page);

        const tile = page.locator('main a[href^="/p/"]').first();
        const productUrl = await tile.getAttribute('href');
        await tile.click();
        await expect(page).toHaveURL(new RegExp(`${productUrl}$`));
        await hydrated(page);
        await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
        const productName = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
        expect(productName.length).toBeGreaterThan(3);

        await chooseFirstSize(page);
        await page.getByRole('button', { name: 'In den Warenkorb' }).click();
        const flyout = page.getByRole('dialog', { name: /Warenkorb/ });
        await expect(flyout).toBeVisible();
        await expect(lineOf(flyout, productUrl)).toBeVisible();
        await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
        await page.keyboard.press('Escape');
        await expect(flyout).toBeHidden();

        await logIn(page, shop.origins.shop, account);
        await expect(page).toHaveURL(/\/my-account\/$/);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName);
        await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');

        await page.goto(`${shop.origins.shop}/warenkorb/`);
        await expect(lineOf(page.locator('main'), productUrl)).toBeVisible();
        await expect(page.locator('main')).toContainText('€');

        await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).click();
        await expect(page).toHaveURL(new RegExp(`^${shop.origins.checkout}/`));
        await expect(page.locator('main')).toContainText(productName);

        expect(complaints.console).toEqual([]);
        expect(complaints.csp).toEqual([]);
      },
    );
  });
}

function badge(page: Page) {
  return page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first();
}

async function searchFor(page: Page, query: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Suche' });
  await box.fill(query);
  await box.press('Enter');
}

async function chooseFirstSize(page: Page): Promise<void> {
  await page
    .locator('main [aria-labelledby="groesse"] button:not([aria-disabled="true"]):not([disabled])')
    .first()
    .click();
}

/** The name of a line item, which leads back to its product. */
function lineOf(place: Locator, productUrl: string | null): Locator {
  return place.locator(`li a[href="${productUrl}"]`).filter({ hasText: /\S/ }).first();
}
