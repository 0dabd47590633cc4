import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

/** Addresses of all requests of a page but those for data, which go to the product API. The font is fetched as well. */
function requestsOf(page: Page): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || request.url().endsWith('.woff2')) urls.push(new URL(request.url()));
  });
  return urls;
}

const styles = (urls: readonly URL[]): string[] =>
  urls.map(({ pathname }) => pathname).filter((path) => path.endsWith('.css'));

test('a first page loads scripts, font and pictures from the shop’s own origin, and no stylesheet', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  const urls = requestsOf(page);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const paths = urls.map(({ pathname }) => pathname);
  for (const kind of [
    /^\/_releases\/mf-catalog\/.*\.js$/,
    /^\/_shell\/assets\/.*\.woff2$/,
    /^\/media\/[0-9a-f]{32}\/.*\.svg$/,
  ]) {
    expect(
      paths.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);
  }
  expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([shop.origins.shop]);
  expect(styles(urls)).toEqual([]);
});

test('a step in the shop loads the styles that the page lacks, each once', async ({ page, shop, complaints }) => {
  const urls = requestsOf(page);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  const inDocument = await page
    .locator('style[data-url]')
    .evaluateAll((all) => all.map((style) => style.getAttribute('data-url')));
  expect(inDocument.length).toBeGreaterThan(3);
  const product = page.locator('main a[href^="/p/"]').first();
  for (let time = 1; time <= 2; time++) {
    await product.click();
    await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
    await page.goBack();
    await expect(product).toBeVisible();
  }
  const loaded = styles(urls);
  expect(loaded).toContainEqual(expect.stringMatching(/^\/_releases\/mf-catalog\/.*\/product-page\.\w+\.css$/));
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(loaded.filter((path) => inDocument.includes(path))).toEqual([]);
  expect(complaints.csp).toEqual([]);
});

test('the search box reads its content, suggestions and products at the shop’s own origin', async ({ page, shop }) => {
  const urls: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') urls.push(new URL(request.url()));
  });
  await page.goto(shop.origins.shop);
  await hydrated(page);
  await page.getByRole('combobox').first().pressSequentially('ski');
  await expect(page.getByRole('option', { name: /^ski/i }).first()).toBeVisible();
  const paths = urls.filter(({ origin }) => origin === shop.origins.shop).map(({ pathname }) => pathname);
  for (const read of ['/header-data/', '/autosuggest/list/', '/search-limited/'])
    expect(paths.filter((path) => path.endsWith(read))).toEqual([`/_shell/api${read}`]);
  expect(urls.filter(({ origin }) => origin === shop.origins.api)).toEqual([]);
});

test('files are compressed, cached for ever, and opened as documents they run nothing', async ({ shop }) => {
  const html = await (await fetch(`${shop.origins.shop}/search/`)).text();
  for (const kind of [/"(\/_releases\/mf-catalog\/[^"]*\.js)"/, /"(\/media\/[^"]*\.svg)"/]) {
    const response = await fetch(shop.origins.shop + (kind.exec(html)?.[1] ?? ''), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  }
});
