import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { browserName } from '../../../../system/chromium.ts';
import { desktop, phone } from '../../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../../system/page-checks/accessibility.ts';
import { recordLayoutShifts } from '../../../../system/page-checks/layout-shifts.ts';
import { faultsInStructuredData, structuredDataIn } from '../../../../system/page-checks/structured-data.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { startTileServer } from '../../../../system/services/tile-server.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const read = async (url: string) => {
  const response = await fetch(url, { headers: { 'user-agent': browserName } });
  return { status: response.status, url: response.url, html: await response.text() };
};

const map = (page: Page) => page.getByRole('group', { name: 'Karte der Filialen' });
const cards = (page: Page) => page.getByRole('region', { name: 'Filialen' }).getByRole('listitem');

test('the pages are on the server: titles, addresses, structured data, 404', { tag: '@every-run' }, async ({
  shop,
}) => {
  const { shop: origin } = shop.origins;
  const pages = [
    ['/shops/', '/shops/', 'Alle Filialen: Öffnungszeiten und Services', 'ItemList'],
    ['/shops/linz/', '/shops/linz/', 'Sportgeschäfte nahe Linz', 'ItemList'],
    ['/shops/4020/', '/shops/4020-linz/', 'Sportgeschäfte nahe 4020 Linz', 'ItemList'],
    ['/shop/linz/', '/shop/linz/', 'Bergauf Linz: Öffnungszeiten, Anfahrt und Services', 'SportingGoodsStore'],
  ] as const;
  for (const [path, canonical, title, type] of pages) {
    const { status, html } = await read(origin + path);
    expect(status, path).toBe(200);
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain(`<link rel="canonical" href="${origin}${canonical}"`);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(faultsInStructuredData(structuredDataIn(html), [type, 'BreadcrumbList']), path).toEqual([]);
  }
  // The form without script leads to the place's own path.
  expect((await read(`${origin}/shops/?ort=St.+P%C3%B6lten&service=ski-service`)).url).toBe(
    `${origin}/shops/st-poelten/?service=ski-service`,
  );
  for (const path of ['/shop/nirgendwo/', '/shop/a/b/', '/shops/linz/altstadt/']) {
    const { status, html } = await read(origin + path);
    expect(status, path).toBe(404);
    expect(html).toContain(`Page Not Found: ${path}`);
  }
  expect((await read(`${origin}/shops/nirgendwoburg/`)).html).toContain('<meta name="robots" content="noindex,follow"');
});

for (const screen of [phone, { viewport: { width: 820, height: 1180 } }, desktop]) {
  test.describe(`${screen.viewport.width} px`, () => {
    test.use(screen);
    test('nothing shifts or scrolls sideways, and axe finds nothing', async ({ page, shop, complaints }) => {
      const shifts = await recordLayoutShifts(page);
      for (const path of ['/shops/', '/shops/linz/', '/shop/linz/']) {
        await page.goto(shop.origins.shop + path);
        await hydrated(page);
        await expect(map(page)).not.toHaveAttribute('data-zoom');
        // Without tiles in the configuration nothing offers them.
        await expect(page.getByRole('button', { name: /^Karte von/ })).toHaveCount(0);
        expect(await shifts(), path).toBeLessThan(0.02);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
        expect(await accessibilityFaults(page), path).toEqual([]);
      }
      expect(complaints).toEqual({ console: [], csp: [] });
    });
  });
}

/** Bytes of mf-content's own scripts, brotli: of the page with the footer's, and of the map, which comes on demand. */
const [pageBudget, mapBudget] = [18 * 1024, 35 * 1024];

test('scripts stay within their budgets, those of the map apart', async ({ page, shop }) => {
  for (const path of ['/shops/', '/shops/linz/', '/shop/linz/']) {
    const { html } = await read(shop.origins.shop + path);
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const url = response.url();
      if (response.request().resourceType() === 'script' && url.includes('/mf-content/'))
        sizes.set(
          url,
          response.body().then((body) => brotliCompressSync(body).length),
        );
    });
    await page.goto(shop.origins.shop + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    const all = await Promise.all([...sizes].map(async ([url, size]) => ({ url, size: await size })));
    const sumOf = (isNamed: boolean): number =>
      all
        .filter(({ url }) => html.includes(new URL(url).pathname) === isNamed)
        .reduce((sum, { size }) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: `${path}: ${sumOf(true)}, later ${sumOf(false)}` });
    expect(sumOf(true), path).toBeGreaterThan(0);
    expect(sumOf(true), path).toBeLessThanOrEqual(pageBudget);
    expect(sumOf(false), path).toBeLessThanOrEqual(mapBudget);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...phone });

  test('the search, its filters, the map’s markers and the request of an appointment work', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/shops/`);
    await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('Graz');
    await page.getByRole('button', { name: 'Suchen', exact: true }).last().click();
    await expect(page).toHaveURL(/\/shops\/graz\/$/);
    await page.getByRole('link', { name: /^Ski-Service, / }).click();
    await expect(page).toHaveURL(/\?service=ski-service$/);
    await expect(map(page).locator('a').first()).toHaveAttribute('href', /^\/shop\/.*\?service=ski-service$/);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/[a-z-]+\/\?service=ski-service$/);
    const form = page.getByRole('region', { name: 'Termin anfragen' });
    await expect(form.getByLabel('Service')).toHaveValue('ski-service');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop\/[a-z-]+\/$/);
    await form.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('12 bis 15 Uhr').check();
    await form.getByLabel('Name').fill('Anna Moser');
    await form.getByLabel('E-Mail-Adresse').fill('anna.ohne.script@example.com');
    await form.getByRole('button', { name: 'Termin anfragen' }).click();
    await expect(page.getByText('Deine Terminanfrage ist da')).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a failed request of an appointment lists what is missing above the fields, which keep their place', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origins.shop}/shop/linz/`);
    await hydrated(page);
    const form = page.getByRole('region', { name: 'Termin anfragen' });
    const spanOf = (part: Locator): Promise<number[]> =>
      part.evaluate((element) => [element.getBoundingClientRect().left, element.clientWidth]);
    const place = await spanOf(form.getByLabel('Name'));
    await form.getByRole('button', { name: 'Termin anfragen' }).click();
    await expect(form.getByRole('link', { name: 'Wähle einen Tag.' })).toBeVisible();
    expect(await spanOf(form.getByLabel('Name'))).toEqual(place);
    const [problems, first] = [form.getByRole('alert').first(), form.getByText('Service', { exact: true })];
    const [above, below] = [await problems.boundingBox(), await first.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(16);
  });
});

test.describe('the page of a store', () => {
  test.use(phone);

  test('has hours and special days, takes an appointment, and becomes my store', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/shop/linz/`);
    await hydrated(page);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('link', { name: 'Route planen' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=48\./,
    );
    const form = page.getByRole('region', { name: 'Termin anfragen' });
    await form.getByRole('button', { name: 'Termin anfragen' }).click();
    await expect(form.getByRole('link', { name: 'Wähle einen Tag.' })).toBeVisible();
    await form.getByLabel('Service').selectOption('Ski-Service');
    await form.getByLabel('Tag', { exact: true }).selectOption({ index: 2 });
    await form.getByLabel('12 bis 15 Uhr').check();
    await form.getByLabel('Name').fill('Anna Moser');
    await form.getByLabel('E-Mail-Adresse').fill('anna.linz@example.com');
    await form.getByRole('button', { name: 'Termin anfragen' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Anfrage ist da' })).toBeFocused();
    const mine = page.getByRole('button', { name: 'Zu meiner Filiale machen' });
    await mine.click();
    await expect(page.getByRole('button', { name: 'Das ist deine Filiale' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Das ist deine Filiale' })).toBeVisible();
    await page.getByRole('button', { name: 'Das ist deine Filiale' }).click();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
  });
});

/** Why the hours of the next special day differ; which day that is depends on the date. */
async function nextSpecialDay(api: string, locale: string): Promise<string | undefined> {
  const response = await fetch(`${api}/api/v1/stores/linz/?locale=${locale}`);
  const { data } = (await response.json()) as { data: { exceptions: { note: string }[] } };
  return data.exceptions[0]?.note;
}

test('in English; a street map by configuration, which is loaded when the shopper asks for it', async ({
  page,
  shop,
}) => {
  const tiles = await startTileServer();
  const shell = await startSecondShell({
    SHOP_LOCALE: 'en',
    SHOP_MAP_TILES: `${tiles.origin}/{z}/{x}/{y}.png`,
    SHOP_MAP_TILES_PROVIDER: 'Kartenwerk',
    SHOP_MAP_TILES_ATTRIBUTION: '© Kartenwerk',
    SHOP_MAP_TILES_MAX_ZOOM: '14',
  });
  const blocked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  try {
    await page.goto(`${shell.origin}/shops/linz/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bergauf near Linz');
    const map = page.getByRole('group', { name: 'Map of the stores' });
    await expect(map).not.toHaveAttribute('data-zoom');
    await expect(page.getByText('Kartenwerk then learns your IP address.')).toBeVisible();
    expect(tiles.requests).toEqual([]);
    await page.getByRole('button', { name: 'Load the map of Kartenwerk' }).click();
    await expect(page.getByText('© Kartenwerk')).toBeVisible();
    await expect.poll(() => tiles.requests.length).toBeGreaterThan(3);
    expect(new Set(tiles.requests.map(({ path }) => path)).size).toBe(tiles.requests.length);
    for (const { path, referrer, cookie } of tiles.requests) {
      expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      expect([`${shell.origin}/`, undefined]).toContain(referrer);
      expect(cookie).toBeUndefined();
    }
    // Streets are enlarged further than the drawing, up to the last level that the server has.
    await map.focus();
    for (let turn = 0; turn < 14; turn += 1) await page.keyboard.press('+');
    await expect.poll(() => tiles.requests.some(({ path }) => path.startsWith('/14/'))).toBe(true);
    await expect(map).toHaveAttribute('data-view', / 128\.00$/);
    // Another search keeps the choice, another page load asks again.
    await page.getByRole('link', { name: /^Ski service, / }).click();
    await expect(page).toHaveURL(/service=ski-service/);
    await expect(page.getByText('© Kartenwerk')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the drawn map' }).click();
    await expect(map.locator('image')).toHaveCount(0);
    await expect(map).toHaveAttribute('data-view', / (1[0-6]|[1-9])\.\d\d$/);
    const before = tiles.requests.length;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Load the map of Kartenwerk' })).toBeVisible();
    expect(tiles.requests).toHaveLength(before);
    expect(blocked).toEqual([]);
    await page.goto(`${shell.origin}/shop/linz/`);
    await expect(page.getByRole('heading', { name: 'Request an appointment' })).toBeVisible();
    const [english, german] = await Promise.all(['en', 'at'].map((locale) => nextSpecialDay(shop.origins.api, locale)));
    expect(english).not.toBe(german);
    await expect(page.getByRole('region', { name: 'Opening hours' }).getByText(String(english)).first()).toBeVisible();
    await expect(page.getByText('Öffnungszeiten')).toHaveCount(0);
  } finally {
    await shell.stop();
    await tiles.stop();
  }
});
