import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** Addresses of links and forms inside the shop, and of JSON-LD, that do not begin with the prefix. */
const withoutPrefix = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate((start) => {
    const links = [...document.querySelectorAll('a[href], form[action]')].map((element) => {
      const address = new URL(element.getAttribute('href') ?? element.getAttribute('action') ?? '', location.href);
      return address.origin === location.origin ? address.pathname : start;
    });
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(new RegExp(`${location.origin}(/[^"]*)`, 'g'))].map(([, path = '']) => path),
    );
    return [...links, ...data].filter((path) => !/^\/(_shell|media|pictures)\//.test(path) && !path.startsWith(start));
  }, prefix);

const language = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('English has a prefix in every address, and the footer leads to the same page in the other language and back', async ({
  page,
  shop,
  complaints,
}) => {
  const { origin } = new URL(shop.origins.shop);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/en/damen/schuhe/?sort=price&order=asc&page=2`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toContainText(/€\s[\d,]*\d\.\d\d/);
  expect(await withoutPrefix(page, '/en/')).toEqual([]);
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));
  for (const alternate of alternates)
    expect(alternate).toMatch(/^(de-AT|x-default) http:\/\/[^/]+\/damen\/|^en http:\/\/[^/]+\/en\/damen\//);
  // The texts of the page are in its HTML.
  expect(fetched.filter((path) => /english|messages|\ben\b.*\.js/.test(path))).toEqual([]);

  await page.locator('main a[href^="/en/p/"]').first().click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/_payload/p/'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/damen\/schuhe\/\?.*page=2$/);
  await expect(page.locator('[data-fragment="mf-catalog/list-page"]')).toBeVisible();
  await page.goForward();
  await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
  const product = new URL(page.url()).pathname;

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The footer is rendered as it comes near: what was scrolled to first may be gone by then.
    await expect(() => language(page, 'Deutsch').scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    const height = async () => (await language(page, 'Deutsch').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThanOrEqual(width === 390 ? 44 : 24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  // Also after an in-app navigation, and with the server's HTML of the footer.
  await language(page, 'Deutsch').click();
  await expect(page).toHaveURL(origin + product.replace('/en/', '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  await hydrated(page);
  await expect(page.locator('main')).toContainText(/€\s[\d.]*\d,\d\d/);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'bergauf_locale');
  expect(cookie?.value).toBe('at');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  await page.goBack();
  await expect(page).toHaveURL(origin + product);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  await page
    .getByRole('link', { name: /Bergauf/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/en/`);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('an address with the code of the default locale leads permanently to the one without, and never out of the shop', {
  tag: '@every-run',
}, async ({ shop }) => {
  const { shop: origin } = shop.origins;
  for (const [from, to] of [
    ['/at/', '/'],
    ['/at', '/at/'],
    ['/at/damen/schuhe/?page=2&q=a+b', '/damen/schuhe/?page=2&q=a+b'],
    ['/at/en/damen/', '/en/damen/'],
    ['/at//evil.example/', '/at/evil.example/'],
    ['/at/\\evil.example/', '/at/evil.example/'],
  ] as const) {
    const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
    expect([from, status, headers.get('location')]).toEqual([from, 301, to]);
  }
  expect((await fetch(`${origin}/en/at/`, { redirect: 'manual' })).status).not.toBe(301);
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });

  test('is led to English at the root once; its choice of German stays', async ({ page, shop }) => {
    const root = `${shop.origins.shop}/`;
    const first = await page.goto(root);
    expect(page.url()).toBe(`${root}en/`);
    const redirect = await first?.request().redirectedFrom()?.response();
    expect([redirect?.status(), redirect?.headers()['cache-control']]).toEqual([302, 'private, no-store']);
    await page.goto(`${root}search/`);
    expect(page.url()).toBe(`${root}search/`);
    await page.goto(`${root}en/`);
    await language(page, 'Deutsch').click();
    await expect(page).toHaveURL(root);
    const again = await page.goto(root);
    expect([page.url(), again?.headers()['cache-control']]).toEqual([root, 'private, no-cache']);
  });

  test('without script, searches and changes the language as with it', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origins.shop}/en/marken/`);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('ski');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\/\?q=ski$/);
    await language(page, 'Deutsch').click();
    await expect(page).toHaveURL(`${shop.origins.shop}/search/?q=ski`);
    await language(page, 'English').click();
    await expect(page).toHaveURL(`${shop.origins.shop}/en/search/?q=ski`);
    await context.close();
  });
});

test('a language stands once in an address', async ({ page, shop }) => {
  const statusOf = async (path: string) => (await page.request.get(`${shop.origins.shop}${path}`)).status();
  for (const path of ['/en/', '/en/herren/']) expect(await statusOf(path), path).toBe(200);
  for (const path of ['/en/en/', '/en/en/herren/', '/en/at/']) expect(await statusOf(path), path).toBe(404);
});

test('a page that does not exist says so in its language, with its whole address', async ({ page, shop }) => {
  const address = '/en/p/gibt-es-nicht/?farbe=rot';
  const response = await page.goto(`${shop.origins.shop}${address}`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.locator('main')).toContainText(`404 Page Not Found: ${address}`);
});
