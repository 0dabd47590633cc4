import type { Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { beGuestWithCart } from '../../../system/guest-cart.ts';
import { serverSave } from '../../../system/guest-wishlist.ts';
import { type SecondShell, startSecondShell } from '../../../system/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });
test.describe.configure({ mode: 'default' });

let shops: SecondShell;
test.beforeAll(async () => {
  shops = await startSecondShell({ SHOP_LOCALE: 'at,en,hu,cz' });
});
test.afterAll(() => shops?.stop());

test('in Hungary and Czechia no recommended price is shown in lists and on product pages, at the same discounts (SPEC 5)', async ({
  page,
  shop,
  complaints,
}) => {
  const response = await fetch(`${shop.origins.api}/api/v1/search/?path=/sale/`);
  const { data } = (await response.json()) as { data: { products: { url: string }[] } };
  for (const path of ['/sale/', data.products[0]?.url ?? '']) {
    await page.goto(shops.origin + path);
    await hydrated(page);
    const struck = page.locator('main s, main del');
    expect(await struck.count()).toBeGreaterThan(0);
    const discounts = await page
      .locator('main')
      .getByText(/^[−-]\s?\d+\s?%$/)
      .count();
    expect(discounts).toBeGreaterThan(0);
    for (const locale of ['hu', 'cz']) {
      await page.goto(`${shops.origin}/${locale}${path}`);
      await hydrated(page);
      await expect(struck).toHaveCount(0);
      await expect(page.locator('main').getByText(/^UVP/)).toHaveCount(0);
      await expect(page.locator('main').getByText(/^[−-]\s?\d+\s?%$/)).toHaveCount(discounts);
    }
  }
  // The product API does not know this shop's origin: its calls from browsers fail, the pages are the server's.
  expect(complaints.csp).toEqual([]);
});

test('nor in the pages of a flyer and the list of its offers', async () => {
  // Drawings show recommended prices where their address ends so (`flyer.spec`).
  const compared = /\/pictures\/flyer\/[^"]+#uvp"/;
  for (const [prefix, isCompared] of [
    ['', true],
    ['/en', true],
    ['/hu', false],
    ['/cz', false],
  ] as const) {
    const html = await (await fetch(`${shops.origin}${prefix}/werbung/winterstart/?seite=2`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.match(/\/pictures\/flyer\/[^"]+"/g)?.length, prefix).toBeGreaterThan(10);
    expect(compared.test(main), prefix).toBe(isCompared);
    expect(/<s>|UVP|RRP/.test(main), prefix).toBe(isCompared);
  }
});

/** The product API does not know this shop's origin: lets its answers through to the pages. */
async function allowApi(page: Page, api: string): Promise<void> {
  await page.route(`${api}/**`, async (route) => {
    const response = await route.fetch();
    const allowed = { 'access-control-allow-origin': shops.origin, 'access-control-allow-credentials': 'true' };
    await route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
  });
}

test("nor in the cart, the wishlist's flyout and the previews of the search", async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const product = await findProduct(api, '/sale/', ({ options }) => options.some(isBuyable));
  const option = product.options.find(isBuyable)?.id ?? 0;
  const uuid = await beGuestWithCart(context, api, [{ productOption: option }]);
  await serverSave(api, uuid, product.id);
  await allowApi(page, api);
  const header = page.getByRole('banner');
  const isStruck = { at: 1, hu: 0, cz: 0 } as const;
  for (const [locale, count] of Object.entries(isStruck)) {
    await page.goto(`${shops.origin}${locale === 'at' ? '' : `/${locale}`}/warenkorb/`);
    await hydrated(page);
    const line = page.locator('main').getByRole('listitem').filter({ hasText: product.nameWithoutBrand }).first();
    await expect(line.locator('[data-reduced]')).toHaveCount(1);
    await expect(line.locator('s')).toHaveCount(count);

    await page.locator('[data-fragment="mf-cart-wishlist/wishlist-badge"] a').first().click();
    const flyout = page.getByRole('dialog', { name: 'Wunschliste' });
    const saved = flyout.getByRole('listitem').filter({ hasText: product.nameWithoutBrand });
    await expect(saved).toContainText('€');
    await expect(saved.locator('s')).toHaveCount(count);
    await flyout.getByRole('button', { name: 'Schließen' }).click();

    await header.getByRole('combobox', { name: 'Suche' }).fill(product.nameWithoutBrand);
    const preview = page
      .getByRole('option')
      .filter({ hasText: product.nameWithoutBrand })
      .filter({ hasText: '€' })
      .first();
    await expect(preview).toBeVisible();
    await expect(preview.locator('s')).toHaveCount(count);
  }
});

test('a locale without texts of its own has a prefix, German texts, prices as in German, and stays in its addresses', async ({
  page,
}) => {
  const html = await (await fetch(`${shops.origin}/hu/sale/`)).text();
  expect(html).toContain('<html lang="de-HU"');
  for (const [language, prefix] of [
    ['de-AT', ''],
    ['en', '/en'],
    ['de-HU', '/hu'],
    ['de-CZ', '/cz'],
    ['x-default', ''],
  ])
    expect(html).toMatch(new RegExp(`hreflang="${language}" href="[^"]*:\\d+${prefix}/sale/"`, 'i'));
  await page.goto(`${shops.origin}/hu/sale/`);
  await hydrated(page);
  await expect(page.locator('main')).toContainText(/€\s\d+,\d\d/);
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/\/hu\/p\//);
  const choice = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch (Tschechien)', exact: true });
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
  await expect(page).toHaveURL(/\/cz\/p\//);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'bergauf_locale')?.value).toBe('cz');
});

test.describe('a browser in Hungarian', () => {
  test.use({ locale: 'hu-HU' });
  test('is led to the shop for Hungary', async ({ page }) => {
    await page.goto(`${shops.origin}/`);
    expect(page.url()).toBe(`${shops.origin}/hu/`);
  });
});
