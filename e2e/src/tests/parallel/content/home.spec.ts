import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { arrived, comeToFooter, cutOffApi, expect, hydrated, painted, test } from '../../../system/shop-page.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Scrolls like a shopper: content that comes near is loaded before the next step. */
async function scrollToTheEnd(page: Page): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await painted(page);
    await hydrated(page);
    if (isAtEnd) return;
  }
}

test('home holds at three widths: nothing moves while one scrolls to the end, nothing scrolls sideways, axe finds nothing', async ({
  page,
  shop,
  complaints,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    await scrollToTheEnd(page);
    expect.soft(await layoutShift(), `layout shift at ${viewport.width} px`).toBeLessThan(0.02);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `at ${viewport.width} px`).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityFaults(page), `at ${viewport.width} px`).toEqual([]);
  }
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('code of products and footer is requested when they come near, works then, and a navigation before keeps the footer', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofTiles = () => requested.filter((url) => /mf-catalog.*(remoteEntry|product-tile)/.test(url)).length;
  const ofFooter = () => requested.filter((url) => /mf-content.*\/footer/.test(url)).length;
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect([ofTiles(), ofFooter()]).toEqual([0, 0]);

  // The footer is not hydrated; a step in-app neither removes nor replaces its HTML.
  const footer = await page.locator('[data-fragment="mf-content/footer"] > footer').elementHandle();
  await page.locator('main').getByRole('link', { name: 'Laufen' }).first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/sport\/laufen\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laufen');
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
  expect(ofFooter()).toBe(0);

  await page.goto(`${shop.origins.shop}/`);
  const heart = page
    .getByRole('button', { name: /Wunschliste/ })
    .and(page.locator('main *'))
    .first();
  await heart.scrollIntoViewIfNeeded();
  // The tile may still be the server's HTML: the click is repeated then.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(ofTiles()).toBeGreaterThan(0);

  await comeToFooter(page);
  expect(ofFooter()).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/static\/impressum\/$/);
});

test('what the shopper is using in the server’s HTML is not replaced: focus and entered text stay', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/mf-content.*\/footer/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${shop.origins.shop}/search/`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('gitti@example.com');
  const loaded = page.waitForResponse(/mf-content.*\/footer/);
  release();
  await loaded;
  await painted(page);
  await expect(email).toBeFocused();
  await email.blur();
  await painted(page);
  await expect(email).toHaveValue('gitti@example.com');
  await email.fill('');
  await email.blur();
  await hydrated(page);
  await expect(email).toHaveValue('');
});

test('recently viewed products appear on home after a visit, and are kept over a reload only on request', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page).not.toHaveTitle(/^Alle/);
  const name = (await page.title()).split(' ')[0] ?? '';
  await page.getByRole('link', { name: 'Bergauf, zur Startseite' }).click();
  await expect(page).toHaveURL(/\/$/);
  await arrived(page);
  const layoutShift = await recordLayoutShifts(page);
  const row = page.getByRole('region', { name: 'Zuletzt angesehen' });
  await scrollToTheEnd(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row).toBeAttached();
  await scrollToTheEnd(page);
  await expect(row.getByRole('link', { name })).toBeVisible();
  await row.getByRole('checkbox', { name: 'In diesem Browser merken' }).check();

  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await hydrated(page);
  await scrollToTheEnd(page);
  // Where its code came late, it is added once its place is below again.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.02);
  await row.getByRole('checkbox').uncheck();
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await hydrated(page);
  await scrollToTheEnd(page);
  await expect(row).toHaveCount(0);
});

/** Scrolls to a section once the page is laid out, and waits until React has its parts. */
async function comeTo(section: Locator): Promise<void> {
  const page = section.page();
  await hydrated(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-waits]')).toHaveCount(0);
  await hydrated(page);
}

test('the own store says when it is open today; without the API it is named', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  const section = page.getByRole('region', { name: 'Komm vorbei' });
  await comeTo(section);
  await section.getByRole('link', { name: 'Filiale wählen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /hier abholen/ })
    .first()
    .click();
  await expect(section.getByText(/^(Offen bis|Schließt in|Öffnet|Geschlossen)/)).toBeVisible();
  const store = (await section.locator('a[href^="/shop/"]').textContent()) ?? '';
  const restore = await cutOffApi(page);
  const layoutShift = await recordLayoutShifts(page);
  await page.goto(`${shop.origins.shop}/`);
  await comeTo(section);
  await expect(section.getByText(store, { exact: true })).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.02);
  await restore();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home has its sections, and the store search leads to the stores of a place', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/`);
    const titles = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles).toEqual([
      ...['Wohin geht es?', 'Neu eingetroffen', 'Früh am Lift', 'Dein Sport', 'Gerade beliebt', 'Vorher nachlesen'],
      ...['Die erste Hüttentour', 'Im Sale', 'Jeder Meter zählt', 'Komm vorbei', 'Marken, denen wir trauen'],
    ]);
    await page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }).fill('Linz');
    await page.locator('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/shops\/(\?ort=)?linz/i);
  });

  test('every link of home, header and footer leads to a page', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/`);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const pages = new Set(hrefs.filter((href) => href !== null && !href.startsWith('/p/')));
    const missing: string[] = [];
    for (const href of pages) {
      const response = await fetch(`${shop.origins.shop}${href}`, { method: 'HEAD' });
      if (response.status >= 400) missing.push(`${response.status} ${href}`);
    }
    expect(missing).toEqual([]);
    expect(pages.size).toBeGreaterThan(40);
  });
});
