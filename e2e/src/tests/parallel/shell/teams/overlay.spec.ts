import type { Locator, Page } from 'playwright/test';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const script = /\/_shell\/assets\/overlay\./;
/** The script that a page loads once it is idle. */
const idle = /\/_shell\/assets\/later\./;
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Frontends of this page' });

test('Alt+Shift+M outlines every fragment with its owner, release and times, and is loaded then only', async ({
  page,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) loaded.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origins.shop}/marken/`);
  const listens = page.waitForResponse(idle);
  await hydrated(page, 'mf-header');
  await listens;
  expect(loaded).toEqual([]);

  const panel = panelOf(page);
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.focus();
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(loaded).toHaveLength(1);
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(/Set [0-9a-f]{16}, rendered by the server in \d+ ms/);
  await expect(panel).toContainText(
    /mf-header\/header 1\.0\.0\s*hydrated, server render \d+\.\d+ ms, files \d+ ms, hydrated at \d+ ms/,
  );
  await expect(panel).toContainText('mf-catalog/brands-page 1.0.0');
  await expect(panel).toContainText(/mf-content\/footer 1\.0\.0\s*server HTML, waits, server render \d+\.\d+ ms/);
  // Each outline lies on its fragment.
  const box = page.locator('.box').filter({ hasText: 'mf-header/header' });
  const header = page.locator('[data-fragment="mf-header/header"]');
  // It is redrawn twice a second.
  await expect(async () => expect(await box.boundingBox()).toEqual(await header.boundingBox())).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  expect(loaded).toHaveLength(1);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a fragment that does not load is outlined as failed, also where the server has rendered it', async ({
  page,
  shop,
}) => {
  await page.route(/\/(mf-cart-wishlist|mf-header)\/.*\/client\//, (route) => route.abort());
  const listens = page.waitForResponse(idle);
  await page.goto(`${shop.origins.shop}/search/`);
  await listens;
  const panel = panelOf(page);
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.locator('.row.bad').first()).toContainText(
    /mf-header\/header 1\.0\.0\s*failed, server HTML stays/,
  );
  await expect(panel.locator('.row.bad', { hasText: 'mf-cart-wishlist/heart' }).first()).toContainText(
    /mf-cart-wishlist\/heart 1\.0\.0\s*failed/,
  );
});

test('a page that is opened with ?overlay shows it automatically, once, and removes the parameter from the address', async ({
  page,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const plain = `${shop.origins.shop}/damen/?page=2`;
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) loaded.push(request.url());
  });
  let listens = page.waitForResponse(idle);
  await page.goto(`${shop.origins.shop}/damen/?overlay&page=2#main`, { waitUntil: 'commit' });
  // Before any script file is there, so that the router and the frontends never see it.
  await page.waitForSelector('body', { state: 'attached' });
  expect(page.url()).toBe(`${plain}#main`);
  await hydrated(page, 'mf-header');
  expect(await page.locator('[href*="overlay"]:not([href^="/_shell/"])').count()).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', plain);
  const panel = panelOf(page);
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.focus();
  await listens;
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('mf-catalog/list-page 1.0.0');
  // The shopper may be typing by then.
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  expect(complaints).toEqual({ console: [], csp: [] });

  await page.locator('main [data-fragment="mf-catalog/product-tile"] a, main article a').first().click();
  await page.waitForURL((url) => url.pathname !== '/damen/');
  const product = page.url();
  await page.goBack();
  await expect(page).toHaveURL(`${plain}#main`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(product);
  await page.goBack();
  await expect(page).toHaveURL(`${plain}#main`);
  listens = page.waitForResponse(idle);
  expect(loaded).toHaveLength(1);
  await page.reload();
  await listens;
  await page.waitForLoadState('networkidle');
  expect(loaded).toHaveLength(1);
  await expect(panel).toHaveCount(0);
  expect(page.url()).toBe(`${plain}#main`);
  expect(complaints.csp).toEqual([]);
});

test('each fragment that the server has rendered has its time; what the browser renders has none', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const response = await page.goto(`${shop.origins.shop}/search/?q=ski&overlay`);
  const html = (await response?.text()) ?? '';
  const panel = panelOf(page);
  await expect(panel).toContainText('; times of fragments are those of a second rendering', { timeout: 30_000 });
  const places = html.match(/ data-mf="[^"]+" data-fragment="/g) ?? [];
  const rows = panel.locator('.row', { hasText: 'server render' });
  expect(places.length).toBeGreaterThan(20);
  const texts = await rows.allTextContents();
  const times = texts.map((text) => Number(/server render (\d+\.\d+) ms/.exec(text)?.[1]));
  expect(times).toHaveLength(places.length);
  const sum = times.reduce((all, ms) => all + ms, 0);
  expect(sum).toBeGreaterThan(0.1);
  expect(times[texts.findIndex((text) => text.startsWith('mf-catalog/list-page'))]).toBeGreaterThan(0);

  // What the browser renders itself has none.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Bergauf' }).first().click();
  await page.waitForURL(`${shop.origins.shop}/`);
  await page.keyboard.press('Alt+Shift+KeyM');
  const home = panel.locator('.row', { hasText: 'mf-content/home-page' });
  await expect(home).toBeVisible();
  await expect(home).not.toContainText('server render');
  await expect(panel.locator('.row', { hasText: 'mf-header/header' })).toContainText('server render');
});

/** Ids of the elements around the fragments that the server has rendered. */
const placesIn = (html: string): string[] =>
  [...html.matchAll(/<div id="([^"]+)"[^>]* data-mf="[^"]+" data-fragment="/g)].map(([, id = '']) => id);
const ofPage = { 'sec-fetch-site': 'same-origin' };

test('times are those of another rendering, which the page cache neither keeps nor serves, also of the first document of a new shell', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(120_000);
  const shell = await startSecondShell({ SHOP_OVERLAY: 'on', SHOP_PAGE_FRESH_MS: '600000' });
  try {
    const given = await (await request.get(`${shell.origin}/`)).text();
    const places = placesIn(given);
    expect(places.length).toBeGreaterThan(3);

    await page.goto(`${shell.origin}/?overlay`);
    const panel = panelOf(page);
    await expect(panel).toContainText('; times of fragments are those of a second rendering', { timeout: 30_000 });
    await expect(panel.locator('.row', { hasText: /server render \d+\.\d+ ms/ })).toHaveCount(places.length);
    await expect(panel.locator('.row', { hasText: 'mf-content/home-page' })).toContainText('server render');
    expect(complaints).toEqual({ console: [], csp: [] });

    // The cache has what it had.
    const cached = await request.get(`${shell.origin}/`);
    expect(cached.headers()['x-page-cache']).toBe('fresh');
    expect((await cached.text()) === given).toBe(true);
    // A personal page, which is one for all shoppers, too.
    for (const path of ['/my-account/orders/', '/search/?q=ski&page=2', '/gibt-es-nicht/']) {
      const again = await request.post(`${shell.origin}/_shell/fragment-times`, {
        headers: ofPage,
        data: { address: path },
      });
      expect(again.headers()['cache-control']).toBe('no-store');
      const shown = await request.get(shell.origin + path);
      expect(shown.headers()['x-page-cache']).toBe('render');
      const { set, times } = await again.json();
      expect(set).toBe(shown.headers()['x-release-set']);
      expect(Object.keys(times).sort()).toEqual(placesIn(await shown.text()).sort());
    }
  } finally {
    await shell.stop();
  }
});

test('the cache has one page for an address with the parameter and without it', async ({ request }) => {
  test.setTimeout(120_000);
  const shell = await startSecondShell({ SHOP_OVERLAY: 'on', SHOP_PAGE_FRESH_MS: '600000' });
  try {
    const given = await request.get(`${shell.origin}/marken/?overlay`);
    const plain = await request.get(`${shell.origin}/marken/`);
    expect(plain.headers()['x-page-cache']).toBe('fresh');
    expect((await plain.text()) === (await given.text())).toBe(true);
    // Times of the rendering that made the page, even if it comes from the cache.
    expect(plain.headers()['server-timing']).toBe(given.headers()['server-timing']);
  } finally {
    await shell.stop();
  }
});

test('a shop that does not offer it sends none of it, and its parameter is one as any other', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  // Pages stay in its cache for as long as this test takes.
  const shell = await startSecondShell({ SHOP_PAGE_FRESH_MS: '600000' });
  try {
    const url = `${shell.origin}/marken/`;
    const response = await request.get(`${url}?overlay`);
    const html = await response.text();
    expect(html.match(/bergauf-overlay|\/overlay\.|\^overlay/g)).toBeNull();
    expect(response.headers()['server-timing']).toBeUndefined();
    // It cannot be used to bypass the page cache: such a URL does not exist.
    const asked = { headers: ofPage, data: { address: '/marken/' } };
    const [times, nothing] = await Promise.all(
      ['fragment-times', 'nothing-here'].map((name) => request.post(`${shell.origin}/_shell/${name}`, asked)),
    );
    expect([times?.status(), times?.headers()['cache-control']]).toEqual([404, 'no-store']);
    expect(await times?.text()).toBe((await nothing?.text())?.replaceAll('nothing-here', 'fragment-times'));
    const cached = await request.get(url);
    expect(cached.headers()['x-page-cache']).toBe('fresh');
    expect((await cached.text()) === html).toBe(true);

    const listens = page.waitForResponse(idle);
    await page.goto(`${url}?overlay`);
    await hydrated(page, 'mf-header');
    await listens;
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panelOf(page)).toHaveCount(0);
    expect(page.url()).toBe(`${url}?overlay`);
  } finally {
    await shell.stop();
  }
});
