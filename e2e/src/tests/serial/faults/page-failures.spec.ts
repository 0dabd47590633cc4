import { failed, firstTile, product } from '../../../system/page-checks/failed-page.ts';
import { registry, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { setApiFault } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });

test.describe('a page that throws in the browser', () => {
  test.beforeAll(async () => {
    await releaseChanged('mf-catalog', '2.3.1', 'src/product/product-page.tsx', (text) =>
      text.replace(
        /(export function ProductPage\([^)]*\)[^{]*\{)/,
        "$1 if (typeof document !== 'undefined') throw new Error('broken at render');",
      ),
    );
    await registry().promote('mf-catalog', '2.3.1');
    await untilServed('mf-catalog', '2.3.1', 15_000);
  });
  test.afterAll(async () => {
    await registry().promote('mf-catalog', '1.0.0');
    await untilServed('mf-catalog', '1.0.0', 15_000);
  });

  test('does not affect other pages: the next page, another one and Back are shown', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    const { href } = await firstTile(page).evaluate((link) => ({ href: link.getAttribute('href') }));
    await firstTile(page).click();
    await expect(failed(page)).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(`${shop.origins.shop}/`);
    await expect(page.locator('[data-fragment="mf-content/home-page"]')).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    for (let time = 1; time <= 5; time++) {
      await page.goBack();
      await expect(page).toHaveURL(`${shop.origins.shop}${href}`);
      await expect(failed(page)).toBeVisible();
      await page.goBack();
      await expect(page.locator('main article')).toHaveCount(24);
      await expect(failed(page)).toHaveCount(0);
      await page.goForward();
      await expect(failed(page)).toBeVisible();
      await page.goForward();
      await expect(page.locator('[data-fragment="mf-content/home-page"]')).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
    }
  });

  test('can be left for another page of the same route, also when it was the first page of the tab', async ({
    page,
    shop,
  }) => {
    const html = await (await fetch(`${shop.origins.shop}/search/`)).text();
    await page.goto(`${shop.origins.shop}${/href="(\/p\/[^"]+)"/.exec(html)?.[1]}`);
    await expect(failed(page)).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Suche' });
    await box.fill('schuh');
    await box.press('Enter');
    await expect(page.locator('main article')).toHaveCount(24);
    await expect(failed(page)).toHaveCount(0);
  });
});

test('a page that throws on the server is sent with 500 and kept by no cache, and browsers render it', async ({
  page,
  shop,
}) => {
  await releaseChanged('mf-catalog', '2.3.2', 'src/brands/brands-page.tsx', (text) =>
    text.replace(
      /(export function BrandsPage\([^)]*\)[^{]*\{)/,
      "$1 if (typeof document === 'undefined') throw new Error('broken at render');",
    ),
  );
  try {
    await registry().promote('mf-catalog', '2.3.2');
    await untilServed('mf-catalog', '2.3.2', 15_000);
    const address = `${shop.origins.shop}/marken/`;
    // A client of another kind gets the status without a page.
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0',
    };
    for (const _time of [1, 2]) {
      const response = await fetch(address, { headers });
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(await response.text()).toContain('data-fragment="mf-header/header"');
    }
    const crawled = await fetch(address, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect([crawled.status, await crawled.text()]).toEqual([500, '']);
    expect((await page.goto(address))?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marken');
    await expect(failed(page)).toHaveCount(0);
    // In the shop it is one of many pages: its data is there.
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Marken' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marken');
  } finally {
    await registry().promote('mf-catalog', '1.0.0');
    await untilServed('mf-catalog', '1.0.0', 15_000);
  }
});

test('a page is loaded by the browser itself when the server is overloaded, and fails only when the API is down too', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const busy = { status: 503, headers: { 'retry-after': '1' }, body: '{"error":"unavailable"}' };
  await page.route(/\/_payload\/p\//, (route) => route.fulfill(busy));
  await firstTile(page).click();
  await expect(product(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await setApiFault('down');
  try {
    await page.locator('main a[href^="/p/"]').nth(1).click();
    await expect(failed(page)).toBeVisible({ timeout: 15_000 });
  } finally {
    await setApiFault('none');
  }
});
