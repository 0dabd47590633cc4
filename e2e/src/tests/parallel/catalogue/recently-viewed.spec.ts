import type { Page } from 'playwright/test';
import { findProduct } from '../../../system/catalogue.ts';
import { arrived, comeToFooter, expect, hydrated, painted, test } from '../../../system/shop-page.ts';

const everything = '/search/';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

test('recently viewed products stand at the end of the next product page; their pictures link to them', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(shop.origins.api, everything, ({ accessories }) => accessories.length > 0);
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    const seen = globalThis as unknown as { travelling: number[] };
    seen.travelling = [];
    document.startViewTransition = (update) => {
      const names = [...document.querySelectorAll('img')].map((image) => getComputedStyle(image).viewTransitionName);
      seen.travelling.push(names.filter((name) => name === 'product-picture').length);
      return begin(update);
    };
  });
  await open(page, `${shop.origins.shop}${product.url}`);
  await page.locator(`main article a[href="${product.accessories[0]?.url}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${product.accessories[0]?.url}$`));
  const travelling = () => page.evaluate(() => (globalThis as unknown as { travelling: number[] }).travelling);
  await expect.poll(travelling).toEqual([1]);
  const row = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await arrived(page);
  await comeToFooter(page);
  await expect(row.locator(`a[href="${product.url}"]`).first()).toBeVisible();
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('tiles of recently viewed products that cannot be read leave no skeleton', async ({ page, shop, complaints }) => {
  const product = await findProduct(shop.origins.api, everything, ({ accessories }) => accessories.length > 0);
  await page.route('**/search-limited/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': shop.origins.shop, 'access-control-allow-credentials': 'true' },
      json: { data: null },
    }),
  );
  await open(page, `${shop.origins.shop}${product.url}`);
  await page.locator(`main article a[href="${product.accessories[0]?.url}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${product.accessories[0]?.url}$`));
  await arrived(page);
  const read = page.waitForResponse((response) => response.url().includes('productIds='));
  await comeToFooter(page);
  await read;
  await painted(page);
  // A response that was read unchecked ended the code of the row, and its skeleton stayed.
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('recently viewed products stay in the tab until the shopper agrees to store them, and can be deleted', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(shop.origins.api, everything, ({ accessories }) => accessories.length > 1);
  const [second, third] = product.accessories;
  const row = page.getByRole('region', { name: 'Zuletzt angesehen' });
  const goOn = async (url = '') => {
    await page.locator(`main article a[href="${url}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await arrived(page);
    await comeToFooter(page);
  };
  const record = () => page.evaluate(() => localStorage.getItem('bergauf-recently-viewed'));
  await open(page, `${shop.origins.shop}${product.url}`);
  await goOn(second?.url);
  const keep = row.getByRole('checkbox', { name: 'In diesem Browser merken' });
  await expect(keep).not.toBeChecked();
  expect(await record()).toBeNull();

  await keep.check();
  await expect(keep).toBeFocused();
  await open(page, `${shop.origins.shop}${third?.url}`);
  await comeToFooter(page);
  await expect(keep).toBeChecked();
  await expect(row.locator(`article a[href="${product.url}"]`)).toBeVisible();
  await expect(row.locator(`article a[href="${second?.url}"]`)).toBeVisible();

  await row.getByRole('button', { name: 'Verlauf löschen' }).click();
  await expect(page.getByText('Verlauf gelöscht.')).toBeFocused();
  expect(await record()).toBeNull();
  await page.reload();
  await hydrated(page);
  await comeToFooter(page);
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual({ console: [], csp: [] });
});
