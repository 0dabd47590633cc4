import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { browserName } from '../../../../system/chromium.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const search = '/werbung/';
const near = '/werbung/?ort=Linz';
const store = '/werbung/shop/linz/';
const flyer = '/werbung/winterstart/';

test('scripts stay within their budgets', async ({ page, shop }) => {
  const ofContent = async (open: () => Promise<unknown>): Promise<number> => {
    const scripts = new Set<string>();
    const note = (response: Response): void => {
      if (response.request().resourceType() === 'script' && response.url().includes('/mf-content/'))
        scripts.add(response.url());
    };
    page.on('response', note);
    await open();
    // Between load and hydration a slow machine's network is idle, too.
    await hydrated(page, 'mf-content');
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    // The browser may have discarded bodies that it has read.
    const sizes = await Promise.all(
      [...scripts].map(async (url) => brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  const html = await (await fetch(`${shop.origins.shop}${flyer}`)).text();
  const named = [...html.matchAll(/src="([^"]*\/mf-content\/[^"]*\.js)"|"([^"]*\/mf-content\/[^"]*\.js)"/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const path of [search, near, store]) {
    const bytes = await ofContent(() => page.goto(`${shop.origins.shop}${path}`));
    test.info().annotations.push({ type: 'bytes', description: `${path}: ${bytes}` });
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(18 * 1024);
  }
  const all = await ofContent(() => page.goto(`${shop.origins.shop}${flyer}`));
  const sheet = await ofContent(async () => {
    await page.goto(`${shop.origins.shop}${flyer}?seite=2`);
    await page.getByRole('link', { name: /, €/ }).first().click();
    await expect(page.getByRole('dialog', { name: 'Produkt aus dem Flugblatt' })).toBeVisible();
  });
  test.info().annotations.push({ type: 'bytes', description: `${all} with the book, ${sheet} with the sheet` });
  // The page's own scripts (18 kB) and what it loads on demand (35 kB), with the footer's.
  expect(all).toBeLessThanOrEqual(18 * 1024);
  expect(sheet).toBeLessThanOrEqual(35 * 1024);
});

/** What a first visit has to load until its largest picture can be painted. */
async function pathToPicture(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { 'user-agent': browserName, 'accept-encoding': 'br' } });
  const html = await response.text();
  const preloads = [...html.matchAll(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)].map(([tag]) => tag);
  const sent = async (url: string): Promise<number> => {
    const picture = await fetch(new URL(url, origin), { headers: { 'accept-encoding': 'br' } });
    const bytes = brotliCompressSync(Buffer.from(await picture.arrayBuffer())).length;
    return picture.ok ? bytes : Number.NaN;
  };
  const first =
    /href="([^"]*)"/.exec(preloads[0] ?? '')?.[1] ?? /imageSrcSet="(\S+)/i.exec(preloads[0] ?? '')?.[1] ?? '';
  return {
    html: brotliCompressSync(html).length,
    preloads: preloads.length,
    isFirst: preloads[0]?.includes('fetchPriority="high"') ?? false,
    picture: await sent(first.replaceAll('&amp;', '&')),
    scripts: new Set([...html.matchAll(/"([^"]*\.js)"/g)].map(([, url]) => url)).size,
  };
}

/** Bytes that a new connection sends before the first acknowledgement; each further round doubles them. */
const firstWindow = 14_600;

/**
 * Milliseconds until the picture has arrived on a phone: round trips of 150 ms, 1.6 Mbit/s. It is requested with the first bytes of the
 * document, which name it. A calculation from bytes: nothing is timed.
 */
function arrival({ html, picture }: { html: number; picture: number }): number {
  const bytes = html + picture;
  const rounds = Math.ceil(Math.log2(bytes / firstWindow + 1));
  const connection = 2;
  return (connection + rounds + 1) * 150 + bytes / 200;
}

test('the first page of a flyer is painted as early as the picture of a product: preloaded, in as many rounds', async ({
  shop,
}) => {
  const listing = (await (await fetch(`${shop.origins.api}/api/v1/search/`)).json()) as {
    data: { products: { url: string }[] };
  };
  const product = await pathToPicture(shop.origins.shop, listing.data.products[0]?.url ?? '/');
  const page = await pathToPicture(shop.origins.shop, flyer);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ product, page }) });
  // The document names the picture before anything else, as that of a product does.
  expect([page.preloads, page.isFirst]).toEqual([product.preloads, product.isFirst]);
  expect(page.isFirst).toBe(true);
  expect(page.scripts).toBeLessThanOrEqual(product.scripts);
  expect(page.html).toBeLessThanOrEqual(product.html);
  expect(page.picture).toBeLessThanOrEqual(10_000);
  expect(arrival(page)).toBeLessThanOrEqual(1.1 * arrival(product));
});
