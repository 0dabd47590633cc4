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
