import type { Locator, Page } from 'playwright/test';
import { type CatalogueProduct, findProduct, isBuyable } from '../../../system/catalogue.ts';
import { heldBack } from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beGuestWithCart } from '../../../system/shoppers/guest-cart.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

let product: CatalogueProduct;
test.beforeEach(async ({ shop }) => {
  product = await findProduct(
    shop.origins.api,
    '/search/',
    ({ options, storePickup }) => storePickup && options.length > 2 && options.some(isBuyable),
  );
});

const inBar = (page: Page): Locator => page.locator('header [data-fragment="mf-cart-wishlist/store-picker"] > a');
const atProduct = (page: Page): Locator => page.locator('main [data-fragment="mf-cart-wishlist/store-picker"]');
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filiale wählen' });

async function search(page: Page, place: string): Promise<void> {
  await sheetOf(page).getByLabel('Ort oder Postleitzahl').fill(place);
  await page.keyboard.press('Enter');
}

async function chooseNear(page: Page, place: string): Promise<void> {
  await search(page, place);
  await expect(sheetOf(page).getByText(`bei ${place}`)).toBeVisible();
  await sheetOf(page)
    .getByRole('button', { name: /: hier abholen$/ })
    .first()
    .click();
  await expect(sheetOf(page)).toBeHidden();
}

test('a store chosen on a product page shows whether it has the size, and the header shows its town', async ({
  page,
  shop,
  complaints,
}) => {
  await page.goto(`${shop.origins.shop}${product.url}`);
  await hydrated(page);
  const way = atProduct(page).getByRole('link');
  await way.click();
  await expect(sheetOf(page).getByRole('status')).toContainText('Filialen');
  await search(page, 'Xyzzyx');
  await expect(sheetOf(page).getByText('„Xyzzyx“ kennen wir nicht.')).toBeVisible();
  await search(page, '8010');
  const nearest = sheetOf(page).getByRole('listitem').first();
  await expect(nearest.getByRole('link', { name: /^Bergauf Graz/ })).toHaveAttribute('href', /^\/shop\//);
  const opening = /(Offen bis|Schließt in|Öffnet|Geschlossen)/;
  await expect(nearest).toContainText(opening);
  await nearest.getByRole('button', { name: /: hier abholen$/ }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(way).toBeFocused();
  await expect(way).toHaveText('Filiale ändern');
  await expect(inBar(page)).toContainText('Graz');
  // The town is seen, the store's name is heard; both say whether it is open.
  await expect(inBar(page)).toContainText(opening);
  await expect(inBar(page)).toHaveAccessibleName(new RegExp(`^Deine Filiale: Bergauf Graz.*${opening.source}`));

  await expect(atProduct(page)).toContainText('Wähl eine Größe');
  const release = await heldBack(page, /stores\/availability/);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  // The live region exists before the stock is known: a screen reader announces what changes in it.
  const stock = atProduct(page).getByRole('status');
  await expect(stock).toHaveText('Bestand wird geprüft');
  await release();
  await expect(stock).toContainText(/abholbereit|lieferbar/);
  await way.click();
  await expect(sheetOf(page).getByRole('listitem').first()).toContainText(/abholbereit|lieferbar/);
  await expect(sheetOf(page).getByRole('button', { name: /: deine Filiale$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a store chosen in the header survives a reload, shows in other tabs, and can be removed', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${shop.origins.shop}/`);
  await hydrated(other);
  await inBar(page).click();
  await chooseNear(page, 'Innsbruck');
  await expect(inBar(page)).toContainText('Innsbruck');
  await expect(inBar(other)).toContainText('Innsbruck');
  await page.reload();
  await expect(inBar(page)).toContainText('Innsbruck');
  await hydrated(page);
  await inBar(page).click();
  await sheetOf(page).getByRole('button', { name: 'Auswahl aufheben' }).click();
  await page.keyboard.press('Escape');
  await expect(inBar(page)).toHaveAccessibleName('Filiale wählen');
  await expect(inBar(other)).toHaveAccessibleName('Filiale wählen');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu offers the store picker; its sheet opens above the menu and returns focus to it', async ({
    page,
    shop,
    complaints,
  }) => {
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await expect(inBar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const way = menu.locator('[data-fragment="mf-cart-wishlist/store-picker"] > a');
    await expect(way).toHaveText('Filiale wählen');
    await way.tap();
    await expect(sheetOf(page).getByRole('status')).toContainText('Filialen');
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await expect(way).toBeFocused();
    await way.tap();
    await chooseNear(page, 'Innsbruck');
    await expect(way).toHaveText(/^Deine Filiale: Bergauf Innsbruck/);
    await way.tap();
    await sheetOf(page)
      .getByRole('link', { name: /^Bergauf/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/shop\//);
    await expect(menu).toBeHidden();
    await expect(sheetOf(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(complaints).toEqual({ console: [], csp: [] });
  });
});

test('a link to a store’s page closes the sheet, which stays closed after Back', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await inBar(page).click();
  await sheetOf(page)
    .getByRole('link', { name: /^Bergauf/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\//);
  await expect(sheetOf(page)).toBeHidden();
  await page.goBack();
  await expect(page.locator('main')).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
});

test('the cart shows the chosen store, and offers the store picker', async ({ page, context, shop, complaints }) => {
  const option = product.options.find(isBuyable);
  await beGuestWithCart(context, shop.origins.api, [{ productOption: option?.id ?? 0 }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Filiale wählen' }).click();
  await chooseNear(page, 'Innsbruck');
  await expect(page.locator('main aside')).toContainText('Bergauf Innsbruck');
  await expect(inBar(page)).toContainText('Innsbruck');
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a customer’s store belongs to the account; login and logout change the store', async ({ page, shop }) => {
  const account = await createAccount(shop.origins.api);
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await inBar(page).click();
  await chooseNear(page, '8010');
  await expect(inBar(page)).toContainText('Graz');

  await logIn(page, shop.origins.shop, account);
  await expect(page).toHaveURL(/\/my-account\/$/);
  await expect(inBar(page)).toHaveAccessibleName('Filiale wählen');
  await inBar(page).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/user/store/'));
  await chooseNear(page, 'Innsbruck');
  expect((await saved).status()).toBe(200);
  await expect(inBar(page)).toContainText('Innsbruck');

  // Another device: nothing is stored there.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(inBar(page)).toContainText('Innsbruck');
});

test('when the sheet cannot be loaded, the store picker leads to the list of all stores', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.route(/mf-cart-wishlist\/.*\.js/, (route) => route.abort('connectionreset'));
  await inBar(page).click();
  await expect(page).toHaveURL(/\/shops\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('header and product page link to the list of all stores', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}${product.url}`);
    await expect(inBar(page)).toHaveAttribute('href', '/shops/');
    await expect(atProduct(page).getByRole('link', { name: 'Filiale wählen' })).toHaveAttribute('href', '/shops/');
  });
});

test('on a narrow wide screen the header shows its whole label, and the icons beside it in their size', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 993, height: 800 });
  for (const [path, text] of [
    ['/marken/', 'Filiale wählen'],
    ['/en/marken/', 'Choose a store'],
  ] as const) {
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page);
    for (const width of [993, 1000, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const label = inBar(page).getByText(text);
      await expect(label).toBeVisible();
      expect(await label.evaluate((line) => line.scrollWidth - line.clientWidth), `${text} at ${width}`).toBe(0);
      const icons = page.locator('header a:has(> svg):not(:has(text)) > svg:visible');
      const sizes = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
      expect(Math.min(...sizes), `icons at ${width}`).toBeGreaterThanOrEqual(18);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
