import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { isBuyable, readProduct } from '../../../../system/catalogue.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { theShop } from '../../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { badge, beGuestWithCart } from '../../../../system/shoppers/guest-cart.ts';
import { serverSave, wishlistBadge } from '../../../../system/shoppers/guest-wishlist.ts';
import { beSignedIn } from '../../../../system/shoppers/log-in.ts';
import { addAsCustomer } from '../../../../system/shoppers/orders.ts';

test.use({ pictures: 'none' });
test.describe.configure({ mode: 'default' });

type Reduced = {
  id: number;
  url: string;
  nameWithoutBrand: string;
  soldOut: boolean;
  prices: { cents: { vk: number; rrp: number } };
};

let shops: SecondShell;
/** Percent that a discount must exceed to be shown. */
let limit: number;
/** Products with a discount exactly at the limit, and above it. */
let atLimit: Reduced;
let above: Reduced;

const percentOf = ({ prices: { cents } }: Reduced): number => Math.floor(((cents.rrp - cents.vk) * 100) / cents.rrp);

test.beforeAll(async () => {
  const response = await fetch(`${theShop().origins.api}/api/v1/search/?path=/sale/`);
  const { data } = (await response.json()) as { data: { products: Reduced[] } };
  const sold = data.products.filter(({ soldOut }) => !soldOut).sort((a, b) => percentOf(a) - percentOf(b));
  const [lowest, highest] = [sold[0], sold.at(-1)];
  if (!lowest || !highest || percentOf(lowest) === percentOf(highest)) throw new Error('All discounts are the same');
  [atLimit, above, limit] = [lowest, highest, percentOf(lowest)];
  const file = test.info().outputPath('sites.json');
  await writeFile(
    file,
    JSON.stringify({ sites: [{ hostName: 'localhost', discountShowLimit: limit, loyaltyEnabled: false }] }),
  );
  shops = await startSecondShell({ SHOP_LOCALE: 'at,en,hu,cz', SHOP_SITE_CONFIG: file });
});
test.afterAll(() => shops?.stop());

const badges = (page: Page): Locator => page.locator('main').getByText(/^[−-]\s?\d+\s?%$/);

test('in Hungary and Czechia no recommended price is shown in lists and on product pages, at the same discounts (SPEC 5)', async ({
  page,
  complaints,
}) => {
  for (const path of ['/sale/', above.url]) {
    await page.goto(shops.origin + path);
    await hydrated(page);
    const struck = page.locator('main s, main del');
    expect(await struck.count()).toBeGreaterThan(0);
    const discounts = await badges(page).allTextContents();
    expect(discounts.length).toBeGreaterThan(0);
    // Only discounts above the limit are shown.
    expect(discounts.filter((text) => Number(text.replace(/\D/g, '')) <= limit)).toEqual([]);
    for (const locale of ['hu', 'cz']) {
      await page.goto(`${shops.origin}/${locale}${path}`);
      await hydrated(page);
      await expect(struck).toHaveCount(0);
      await expect(page.locator('main').getByText(/^UVP/)).toHaveCount(0);
      await expect(badges(page)).toHaveCount(discounts.length);
    }
  }
  await page.goto(shops.origin + atLimit.url);
  await hydrated(page);
  const price = page
    .locator('main p')
    .filter({ hasText: /^Preis\s+€/ })
    .first();
  await expect(price).toBeVisible();
  await expect(price.locator('s')).toHaveCount(0);
  await expect(price).not.toContainText('%');
  // The product API does not know this shop's origin: its calls from browsers fail, the pages are the server's.
  expect(complaints.csp).toEqual([]);
});

test('nor in the pages of a flyer and the list of its offers', { tag: '@every-run' }, async () => {
  // Drawings show discounts and recommended prices where their address ends so (`flyer.spec`).
  const compared = /\/pictures\/flyer\/[^"]+#uvp-\d+"/;
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
    const least = [...main.matchAll(/#(?:uvp|ab)-(\d+)"/g)].map(([, percent]) => Number(percent));
    expect(least.length, prefix).toBeGreaterThan(0);
    expect(
      least.filter((percent) => percent <= limit),
      prefix,
    ).toEqual([]);
  }
});

/** The product API does not know this shop's origin: lets its answers through to the pages. */
async function allowApi(page: Page, api: string): Promise<void> {
  const allowed = {
    'access-control-allow-origin': shops.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,x-request-id,x-requested-with,x-request-client,idempotency-key',
  };
  await page.route(`${api}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed });
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
  });
}

test("nor in the cart, the wishlist's flyout and the previews of the search; and a discount up to the limit in none of them", async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const items: { productOption: number }[] = [];
  for (const { url } of [atLimit, above]) {
    const option = (await readProduct(api, url)).options.find(isBuyable);
    items.push({ productOption: option?.id ?? 0 });
  }
  const uuid = await beGuestWithCart(context, api, items);
  for (const { id } of [atLimit, above]) await serverSave(api, uuid, id);
  await allowApi(page, api);
  const header = page.getByRole('banner');
  const of = (places: Locator, { url }: Reduced): Locator =>
    places.filter({ has: page.locator(`a[href$="${url}"]`) }).first();
  /** The larger discount is shown, with as many struck prices; the smaller one is not. */
  async function expectDiscounts(places: Locator, count: number): Promise<void> {
    await expect(of(places, above)).toContainText('€');
    await expect(of(places, above).locator('s')).toHaveCount(count);
    await expect(of(places, atLimit)).toContainText('€');
    await expect(of(places, atLimit).locator('s, [data-reduced]')).toHaveCount(0);
    await expect(of(places, atLimit)).not.toContainText('%');
  }
  const isStruck = { at: 1, hu: 0, cz: 0 } as const;
  for (const [locale, count] of Object.entries(isStruck)) {
    const start = `${shops.origin}${locale === 'at' ? '' : `/${locale}`}`;
    await page.goto(`${start}/warenkorb/`);
    await hydrated(page);
    const lines = page.locator('main').getByRole('listitem');
    await expect(of(lines, above).locator('[data-reduced]')).toHaveCount(1);
    await expectDiscounts(lines, count);

    await wishlistBadge(page).click();
    const flyout = page.getByRole('dialog', { name: 'Wunschliste' });
    await expectDiscounts(flyout.getByRole('listitem'), count);
    await flyout.getByRole('button', { name: 'Schließen' }).click();

    for (const { product, struck } of [
      { product: above, struck: count },
      { product: atLimit, struck: 0 },
    ]) {
      await header.getByRole('combobox', { name: 'Suche' }).fill(product.nameWithoutBrand);
      const preview = page.locator(`[role="option"][href$="${product.url}"]`);
      await expect(preview).toContainText('€');
      await expect(preview.locator('s')).toHaveCount(struck);
    }
    if (locale !== 'at') continue;
    await page.goto(`${start}/wishlist/`);
    await hydrated(page);
    await expectDiscounts(page.locator('main article'), count);
    await badge(page).click();
    await expectDiscounts(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('listitem'), count);
  }
});

test('a shop without a loyalty programme has no field for a voucher in the cart (SPEC 6)', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const account = await createAccount(api);
  const option = (await readProduct(api, above.url)).options.find(isBuyable);
  await addAsCustomer(api, account, 'cart', { productOption: option?.id ?? 0 });
  await beSignedIn(context, account);
  await allowApi(page, api);
  await page.goto(`${shops.origin}/warenkorb/`);
  await hydrated(page);
  await expect(page.locator('main').getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
  await expect(page.locator('main li').filter({ has: page.locator(`a[href$="${above.url}"]`) })).toHaveCount(1);
  await expect(page.getByText('Gutschein einlösen')).toHaveCount(0);
});

test('a shop without a loyalty programme names it nowhere in the account and its flyout (SPEC 6)', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  await beSignedIn(context, await createAccount(api));
  await allowApi(page, api);
  await page.goto(`${shops.origin}/my-account/`);
  await hydrated(page, 'mf-account');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Bestellungen' }).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: /^Servus/ })).toBeVisible();
  await page.goto(`${shops.origin}/marken/`);
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: 'Mein Konto' }).click();
  const flyout = page.getByRole('dialog', { name: 'Mein Konto' });
  await expect(flyout.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
  await expect(flyout.getByText(/Bonus|Punkte/)).toHaveCount(0);
  await page.goto(`${shops.origin}/my-account/`);
  await expect(main.getByRole('heading', { level: 1, name: /^Servus/ })).toBeVisible();
  await expect(main.getByText(/Bonus|Punkte/)).toHaveCount(0);
  await expect(page.locator('main a[href*="loyalty"], header a[href*="loyalty"]')).toHaveCount(0);
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
