import { type CatalogueProduct, findProduct } from '../system/catalogue.ts';
import { type OneDomain, startOneDomain } from '../system/one-domain.ts';
import { expect, hydrated, test } from '../system/shop-page.ts';

let english: OneDomain;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  english = await startOneDomain({ SHOP_LOCALE: 'en' });
});
test.afterAll(() => english.stop());

test('cart and wishlist call things by their English names and write prices as in English', async ({ page }) => {
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
