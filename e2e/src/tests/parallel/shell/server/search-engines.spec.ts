import sharp from 'sharp';
import { firstProductPath } from '../../../../system/catalogue.ts';
import { browserName } from '../../../../system/chromium.ts';
import { faultsInStructuredData, structuredDataIn } from '../../../../system/page-checks/structured-data.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { metric } from '../../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.describe.configure({ timeout: 90_000 });

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
type Answer = { status: number; html: string };
async function get(url: string, agent = crawler): Promise<Answer> {
  const response = await fetch(url, { headers: { 'user-agent': agent }, redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
const content = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

test('every page that is indexed has one title, a description, its own canonical address, tags for shared links and sound JSON-LD', {
  tag: '@every-run',
}, async ({ shop: { origins } }) => {
  const product = await firstProductPath(origins.api);
  const pages: [path: string, address: string, types: [string, ...string[]]][] = [
    ['/', '/', ['WebSite', 'Organization']],
    ['/search/', '/search/', ['BreadcrumbList']],
    ['/damen/schuhe/?page=2', '/damen/schuhe/?page=2', ['BreadcrumbList']],
    ['/sale/?utm_source=x', '/sale/', ['BreadcrumbList']],
    ['/marken/', '/marken/', ['BreadcrumbList']],
    [`${product}?utm_source=x`, product, ['Product', 'BreadcrumbList']],
  ];
  for (const [path, address, types] of pages) {
    const { status, html } = await get(`${origins.shop}${path}`);
    expect(status, path).toBe(200);
    expect(count(html, /<title>/g), path).toBe(1);
    expect(count(html, /<link rel="canonical"/g), path).toBe(1);
    expect(canonical(html), path).toBe(`${origins.shop}${address}`);
    expect(content(html, 'og:url'), path).toBe(`${origins.shop}${address}`);
    expect(content(html, 'robots'), path).toBeUndefined();
    expect(content(html, 'description')?.length, path).toBeGreaterThan(20);
    expect(content(html, 'og:title'), path).toBeTruthy();
    expect(content(html, 'twitter:card'), path).toBeTruthy();
    expect(faultsInStructuredData(structuredDataIn(html), types), path).toEqual([]);
  }
});

test('searches, filtered and sorted lists, forms and pages of one shopper are not indexed, and name no other address', {
  tag: '@every-run',
}, async ({ shop: { origins } }) => {
  const lists = ['/search/?q=schuh', '/damen/schuhe/?sort=price&order=asc', '/damen/schuhe/?price_max=80'];
  for (const path of lists) {
    const { html } = await get(`${origins.shop}${path}`);
    expect(content(html, 'robots'), path).toBe('noindex,follow');
    expect(canonical(html), path).toBeUndefined();
  }
  for (const path of [
    '/warenkorb/',
    '/wishlist/',
    '/my-account/',
    '/my-account/orders/',
    '/doi/thankyou/x/',
    '/reset-password/',
  ]) {
    const { html } = await get(`${origins.shop}${path}`);
    expect(content(html, 'robots'), path).toMatch(/^noindex/);
  }
});

test('the sitemap leads to pages that exist and are indexed, each under its canonical address', async ({
  shop: { origins },
}) => {
  const robots = await get(`${origins.shop}/robots.txt`);
  expect(robots.html).toContain(`Sitemap: ${origins.shop}/sitemap.xml`);
  const parts = locations((await get(`${origins.shop}/sitemap.xml`)).html);
  expect(parts.map((url) => url.replace(/.*\/([a-z]+)-\d+\.xml$/, '$1'))).toEqual(
    expect.arrayContaining(['products', 'categories', 'brands', 'stores', 'articles', 'pages']),
  );
  for (const part of parts) {
    const urls = locations((await get(part)).html);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of [urls[0], urls[Math.floor(urls.length / 2)], urls.at(-1)]) {
      const { status, html } = await get(url ?? '');
      expect(status, url).toBe(200);
      expect(canonical(html), url).toBe(url);
      expect(content(html, 'robots'), url).toBeUndefined();
    }
  }
});

test('a shared product shows the card that the API has drawn', async ({ shop: { origins } }) => {
  const { html } = await get(`${origins.shop}${await firstProductPath(origins.api)}`);
  const image = content(html, 'og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${origins.shop}/pictures/card/product-`));
  expect(content(html, 'twitter:card')).toBe('summary_large_image');
  const response = await fetch(image);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const [product] = structuredDataIn(html);
  expect(product).toMatchObject({ '@type': 'Product', offers: { shippingDetails: {}, hasMerchantReturnPolicy: {} } });
});

test('a page that does not exist: shoppers see the whole address, crawlers get a bare 404', async ({
  page,
  shop: { origins },
  complaints,
}) => {
  const url = `${origins.shop}/p/gibt-es-nicht/?farbe=rot&x=1`;
  expect(await get(url)).toEqual({ status: 404, html: '' });
  const other = await fetch(`${origins.shop}/p/x/`, { method: 'POST', headers: { 'user-agent': crawler } });
  expect({ status: other.status, text: await other.text() }).toEqual({ status: 404, text: '' });
  const { status, html } = await get(url, browserName);
  expect(status).toBe(404);
  // Also without script, and not the address of another shopper: all of them are one page in the cache.
  expect(html).toContain('404 Page Not Found: /p/gibt-es-nicht/?farbe=rot&amp;x=1<');
  const others = ['', '?y=2', '?y=<i>'].map((query) => get(`${origins.shop}/p/gibt-es-nicht/${query}`, browserName));
  const shown = (await Promise.all(others)).map((other) => /Page Not Found: ([^<]*)</.exec(other.html)?.[1]);
  expect(shown).toEqual(['', '?y=2', '?y=%3Ci%3E'].map((query) => `/p/gibt-es-nicht/${query}`));
  await page.setExtraHTTPHeaders({ 'user-agent': browserName });
  await page.goto(url);
  await hydrated(page, 'mf-header');
  await expect(page.getByText('404 Page Not Found: /p/gibt-es-nicht/?farbe=rot&x=1')).toBeVisible();
  await expect(page).toHaveTitle('Diese Seite gibt es nicht | Bergauf');
  expect(complaints.csp).toEqual([]);
  expect(complaints.console.filter((text) => !text.includes('404'))).toEqual([]);
});

test('while the product API is unavailable the sitemap is 503, and pages without data say Internal Server Error with 503', async () => {
  const shell = await startSecondShell({ API_ORIGIN: 'http://127.0.0.1:9' });
  try {
    expect(await get(`${shell.origin}/sitemap.xml`)).toEqual({ status: 503, html: '' });
    expect(await get(`${shell.origin}/search/`)).toEqual({ status: 503, html: '' });
    const { status, html } = await get(`${shell.origin}/search/`, browserName);
    expect(status).toBe(503);
    expect(html).toContain('<title>Das hat nicht geklappt | Bergauf</title>');
    expect(await metric('bergauf_vitals_reports_total', { outcome: 'counted' }, shell.operators)).toBe(0);
  } finally {
    await shell.stop();
  }
});
