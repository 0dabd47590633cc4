import { browserName } from '../../../../system/chromium.ts';
import { accessibilityFaults } from '../../../../system/page-checks/accessibility.ts';
import { recordLayoutShifts } from '../../../../system/page-checks/layout-shifts.ts';
import { faultsInStructuredData, structuredDataIn } from '../../../../system/page-checks/structured-data.ts';
import { smallTargets } from '../../../../system/page-checks/targets.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const search = '/werbung/';
const near = '/werbung/?ort=Linz';
const store = '/werbung/shop/linz/';
const flyer = '/werbung/winterstart/';
const list = '/werbung/winterstart/?ansicht=liste';

test('a store’s flyers are found by place or postcode; an unknown place says so', async ({
  page,
  shop,
  complaints,
}) => {
  await page.goto(`${shop.origins.shop}${search}`);
  await hydrated(page, 'mf-content');
  await expect(page.getByRole('region', { name: 'Gerade gültig' }).getByRole('article')).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill(' 8010 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/werbung\/\?ort=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flugblätter bei Graz');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const stores = page.getByRole('region', { name: 'Filialen bei Graz' });
  await expect(stores.getByRole('heading', { level: 3 })).toHaveCount(6);
  const name = await stores.getByRole('heading', { level: 3 }).first().textContent();
  await stores.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/werbung\/shop\/[a-z-]+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  // That store has no bike workshop.
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Ort oder Postleitzahl' })).toHaveValue('8010');
  await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('Xyzzy');
  await page.getByRole('button', { name: 'Filialen suchen' }).click();
  await expect(page.getByText('„Xyzzy“ kennen wir nicht.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gerade gültig' }).getByRole('article')).toHaveCount(6);
  expect(complaints).toEqual({ console: [], csp: [] });
});

/** Runs in the browser. Pixels around a recommended price, which stands below its product's name. */
function gapsAround(recommended: Element): { betweenNameAndPrice: number; aboveTheLine: number } {
  const price = recommended.querySelector('s');
  const words = document.createRange();
  const name = recommended.firstChild;
  if (!price || !name?.textContent) throw new Error('a recommended price has a name and an amount');
  words.setStart(name, 0);
  words.setEnd(name, name.textContent.trimEnd().length);
  const line = recommended.closest('li')?.getBoundingClientRect().bottom ?? 0;
  return {
    betweenNameAndPrice: price.getBoundingClientRect().left - words.getBoundingClientRect().right,
    aboveTheLine: line - price.getBoundingClientRect().bottom,
  };
}

test('the pages of flyers fit three widths, do not shift, and have targets for fingers', async ({
  page,
  shop,
  complaints,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  for (const path of [search, near, store, flyer, `${flyer}?seite=10`, list]) {
    for (const viewport of sizes) {
      const place = `${path} at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await page.goto(`${shop.origins.shop}${path}`);
      await hydrated(page, 'mf-content');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
      expect.soft(await layoutShift(), place).toBeLessThan(0.02);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [near, flyer]) {
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page, 'mf-content');
    expect.soft(await smallTargets(page.locator('main'), 44), path).toEqual([]);
  }
  await page.goto(`${shop.origins.shop}${list}`);
  const offer = page.getByRole('region', { name: 'Alle Angebote' }).getByRole('listitem').filter({ hasText: 'UVP' });
  const gaps = await offer.locator('small').first().evaluate(gapsAround);
  expect(gaps.betweenNameAndPrice, 'between "UVP" and the price').toBeGreaterThan(4);
  expect(gaps.aboveTheLine, 'between the price and the line below it').toBeGreaterThan(8);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('the HTML has titles, canonical addresses and structured data; what does not exist is 404', {
  tag: '@every-run',
}, async ({ shop }) => {
  const html = async (path: string): Promise<string> => (await fetch(`${shop.origins.shop}${path}`)).text();
  for (const [path, canonical, types] of [
    [search, search, ['ItemList', 'BreadcrumbList']],
    [store, store, ['ItemList', 'BreadcrumbList']],
    [flyer, flyer, ['SaleEvent', 'ItemList', 'BreadcrumbList']],
    [`${flyer}?seite=4`, flyer, ['SaleEvent', 'ItemList', 'BreadcrumbList']],
    [list, flyer, ['SaleEvent', 'ItemList', 'BreadcrumbList']],
  ] as const) {
    const text = await html(path);
    expect.soft(text, path).toMatch(/<title>[^<]+ \| Bergauf<\/title>/);
    expect.soft(text, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    // The names of stores begin with the shop's.
    expect.soft(text, path).not.toMatch(/<meta name="description" content="[^"]*Bergauf Bergauf/);
    expect.soft(text, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${canonical}"`));
    const data = structuredDataIn(text);
    expect.soft(faultsInStructuredData(data, types), path).toEqual([]);
  }
  // The picture of the open page is the first one that the browser loads.
  expect(await html(`${flyer}?seite=4`)).toMatch(/<link rel="preload" as="image" href="[^"]*winterstart-4\./);
  for (const path of [
    '/werbung/ostern/',
    '/werbung/winter/start/',
    '/werbung/shop/nirgendwo/',
    '/werbung/shop/bergauf_57/',
  ]) {
    const response = await fetch(`${shop.origins.shop}${path}`, { headers: { 'user-agent': browserName } });
    expect.soft(response.status, path).toBe(404);
    expect.soft(await response.text(), path).toContain(`Page Not Found: ${path}`);
  }
});

test('the pages of flyers have no accessibility faults', async ({ page, shop }) => {
  for (const [path, width] of [
    [near, 390],
    [flyer, 390],
    [`${flyer}?seite=4`, 1440],
    [list, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page, 'mf-content');
    expect.soft(await accessibilityFaults(page), `${path} at ${width} px`).toEqual([]);
  }
  await page.goto(`${shop.origins.shop}${flyer}?seite=4`);
  await hydrated(page, 'mf-content');
  await page.getByRole('link', { name: /, €/ }).first().click();
  await expect(page.getByRole('group', { name: 'Größe' })).toBeVisible();
  expect.soft(await accessibilityFaults(page), 'the sheet').toEqual([]);
});

test('printing loads the pictures of all pages and puts each on a sheet of its own', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`${shop.origins.shop}${flyer}`);
  await hydrated(page, 'mf-content');
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  const pictures = page.locator('#flyer-pages img');
  const loaded = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  expect(loaded).toEqual(Array.from({ length: 10 }, () => true));
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(10);
});

test('with a dead API pages turn, the sheet offers the product page and another attempt', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}${flyer}?seite=4`);
  await hydrated(page, 'mf-content');
  await page.route(
    (url) => url.origin === shop.origins.api,
    (route) => route.abort('connectionreset'),
  );
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Weiterblättern' }).click();
  await expect(page).toHaveURL(/\?seite=6$/);
  await page.locator('[data-page="6"]').getByRole('link', { name: /, €/ }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Produkt aus dem Flugblatt' });
  await expect(sheet.getByRole('alert')).toContainText('Die Größen konnten nicht geladen werden.');
  await expect(sheet.getByRole('link', { name: 'Alles zum Produkt' })).toHaveAttribute('href', /^\/p\//);
  await page.unrouteAll();
  await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(sheet.getByRole('group', { name: 'Größe' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Schließen' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is the flyer, with pictures, words, offers and links; the search is a form', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origins.shop}${flyer}`);
    await expect(page.getByRole('region', { name: 'Flugblatt Winterstart zum Blättern' })).toBeHidden();
    const offers = page.getByRole('region', { name: 'Alle Angebote' });
    await expect(offers.locator('img:visible')).toHaveCount(10);
    const headings = offers.getByRole('heading', { level: 3 });
    await expect(headings).toHaveCount(10);
    const [cover, title] = [await offers.locator('img').first().boundingBox(), await headings.first().boundingBox()];
    const apart = Math.max(
      (title?.y ?? 0) - (cover?.y ?? 0) - (cover?.height ?? 0),
      (title?.x ?? 0) - (cover?.width ?? 0),
    );
    expect(apart, 'between the cover and its title').toBeGreaterThan(10);
    expect(await offers.locator('a[href^="/p/"]').count()).toBeGreaterThan(20);
    await page.goto(`${shop.origins.shop}${search}`);
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('Linz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flugblätter bei Linz');
  });
});

test('in English the flyers, their pictures and their pages are English', async ({ shop }) => {
  // Their pages are drawn once.
  await fetch(`${shop.origins.api}/api/v1/flyers/?locale=en`);
  const english = await startSecondShell({ SHOP_LOCALE: 'en' });
  try {
    for (const path of [search, near, store, flyer, list]) {
      const response = await fetch(`${english.origin}${path}`);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      const german = markup.match(/>[^<]*\b(und|oder|für|mit|dein|nicht|alle|Seite|Seiten|Gültig|Angebote)\b[^<]*</gi);
      expect.soft(german ?? [], path).toEqual([]);
      expect.soft(markup, path).toContain('Winter begins');
    }
    expect(await (await fetch(`${english.origin}${flyer}`)).text()).toContain('winterstart-1-en.');
  } finally {
    await english.stop();
  }
});
