import { type CatalogueProduct, findProduct } from '../../../system/catalogue.ts';
import { type OneDomain, startOneDomain } from '../../../system/services/one-domain.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { fillIn, totalOf } from '../../../system/shoppers/checkout-page.ts';

test.use({ pictures: 'none' });

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let english: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  english = await startOneDomain({ SHOP_LOCALE: 'en' });
});
test.afterAll(() => english.stop());

test('cart and wishlist show English product names and English number formats', async ({ page }) => {
  const { api, shop } = english.origins;
  const inEnglish = async ({ url }: { url: string }): Promise<CatalogueProduct> =>
    ((await (await fetch(`${api}/api/v1/product/?path=${url}&locale=en`)).json()) as { data: CatalogueProduct }).data;
  const german = await findProduct(
    api,
    '/wintersport/ski/',
    ({ options, nameWithoutBrand }) =>
      options.filter(({ quantity }) => quantity > 1).length > 1 && nameWithoutBrand.includes('ski'),
  );
  const { nameWithoutBrand: name } = await inEnglish(german);
  expect(name).not.toBe(german.nameWithoutBrand);

  await page.goto(`${shop}${german.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your cart' })).toBeVisible();
  await page.locator('main article [data-fragment="mf-cart-wishlist/heart"] button').first().click();
  await expect(page.locator('[data-fragment="mf-cart-wishlist/wishlist-badge"] a').first()).toHaveAccessibleName(/1/);

  await page.goto(`${shop}/warenkorb/`);
  await hydrated(page);
  const line = page.locator('main li[data-state]');
  await expect(line).toContainText(name);
  await expect(line).toContainText(/€\s[\d,]+\.\d\d/);
  await line.getByRole('button', { name: /^One more/ }).click();
  await expect(line.locator('output')).toHaveText('2');
  await expect(page.locator('main aside')).toContainText(/Total[^€]*€\s[\d,]+\.\d\d/);
  await expect(line).toContainText(name);

  await page.goto(`${shop}/wishlist/`);
  await expect(page.getByRole('article')).toContainText(name);
});

test('the checkout is in English, from the first to the last page', async ({ page, complaints }) => {
  const { shop, checkout } = english.origins;
  await page.goto(`${shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"] button:enabled').first().click();
  await page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(`${checkout}/checkout/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: /^Pick-up in store/ }).check();
  await expect(totalOf(page)).toHaveText(/^€\s[\d,]+\.\d\d$/);
  await page.getByLabel('Store', { exact: true }).selectOption({ index: 1 });
  await fillIn(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  await expect(page.locator('body')).not.toContainText(/Warenkorb|Bestellung|kostenlos|Gesamt/);
  expect(complaints.csp).toEqual([]);
});
