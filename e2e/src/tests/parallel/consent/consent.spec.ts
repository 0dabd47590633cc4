import type { Locator, Page } from 'playwright/test';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, openConsentSettings, painted, test } from '../../../system/shop-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { heartOf, listedProducts, wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';

/** A shopper on their first visit. */
test.use({ answer: 'none' });

const question = (page: Page): Locator => page.getByRole('region', { name: 'Einwilligung' });
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Deine Einwilligung' });
const button = (page: Page, name: string): Locator => question(page).getByRole('button', { name });

/** Everything that the shop may store without consent. */
const necessary = {
  cookies: ['bergauf_request_id', 'bergauf_renewed', 'bergauf_session_writing', 'bergauf_bucket'],
  storage: [
    'bergauf-consent',
    'bergauf.document-load',
    'bergauf.open-page',
    // Tell the other tabs that the list has changed.
    'bergauf.cart-changed',
    'bergauf.wishlist-changed',
    // The router's: where a page was scrolled to, in this tab.
    'react-router-scroll-positions',
    'remix-router-transitions',
  ],
};

async function namesOfStored(page: Page): Promise<{ cookies: string[]; storage: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return {
    cookies: cookies.filter((name) => !necessary.cookies.includes(name)),
    storage: storage.filter((name) => !necessary.storage.includes(name)),
  };
}

/** Analytics requests. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_shell/analytics')) sent.push(request.url());
  });
  return sent;
}

test('before an answer a shopper can use the shop; only what is necessary is stored, and nothing is counted', async ({
  page,
  shop,
  complaints,
}) => {
  const sent = recordSent(page);
  const [product] = await listedProducts(shop.origins.api);
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(question(page)).toBeVisible();
  await heartOf(page, product).click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await namesOfStored(page)).toEqual({ cookies: [], storage: [] });
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  expect(sent).toEqual([]);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('the question comes after the page has loaded, moves nothing and takes no focus', async ({ page, shop }) => {
  const shifts = await recordLayoutShifts(page);
  await page.goto(`${shop.origins.shop}/`);
  await expect(question(page)).toBeVisible();
  await painted(page);
  expect(await shifts()).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const { loaded, files } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      loaded: navigation?.loadEventStart ?? 0,
      files: resources
        .filter(({ name }) => /mf-header\/.*\/consent\./.test(name))
        .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
    };
  });
  expect(files).toHaveLength(2);
  for (const { startTime } of files) expect(startTime).toBeGreaterThan(loaded);
  // Script and styles of the question.
  expect(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(6 * 1024);
  const html = await (await fetch(`${shop.origins.shop}/`)).text();
  expect(html).not.toMatch(/consent\.[0-9a-f]{4}/);
});

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
  ['a wide screen', 1440, 900],
] as const) {
  test(`on ${screen} it leaves most of the screen free, with three equal buttons, and the page ends above it`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.origins.shop}/`);
    await expect(question(page)).toBeVisible();
    const box = await question(page).boundingBox();
    expect(box?.height).toBeLessThan(height / 4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const boxes = await Promise.all((await question(page).getByRole('button').all()).map((each) => each.boundingBox()));
    const sizes = boxes.map((each) => `${Math.round(each?.width ?? 0)}x${Math.round(each?.height ?? 0)}`);
    expect(new Set(sizes).size).toBe(1);
    for (const each of boxes) expect(each?.height).toBeGreaterThanOrEqual(44);
    // Until then the page's height is an estimate (decision 0101).
    await page.locator('html:not([data-lazy-layout])').waitFor();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.locator('footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  });
}

test('by keyboard: it is reached after the skip link, the settings give the focus back, and it covers no focus', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  for (const name of ['Datenschutz', 'Alle ablehnen', 'Alle annehmen', 'Auswählen']) {
    await page.keyboard.press('Tab');
    await expect(question(page).locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(button(page, 'Auswählen')).toBeFocused();

  await page.locator('main h1').focus();
  const top = (await question(page).boundingBox())?.y ?? 0;
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    await painted(page);
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(top);
  }

  await button(page, 'Auswählen').focus();
  await page.keyboard.press('Enter');
  await settings(page).getByRole('checkbox', { name: 'Vorlieben' }).focus();
  await page.keyboard.press('Space');
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Deine Auswahl ist gespeichert.')).toBeAttached();
});

test('a decision holds in every tab, after a reload and forth and back, and can be changed in each', async ({
  page,
  context,
  shop,
}) => {
  const sent = recordSent(page);
  await page.goto(`${shop.origins.shop}/`);
  const other = await context.newPage();
  await other.goto(`${shop.origins.shop}/sale/`);
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();

  await button(other, 'Alle annehmen').click();
  await expect(question(other)).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => sent.length).toBe(1);

  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Impressum' }).hover();
  await openConsentSettings(page);
  for (const name of ['Vorlieben', 'Statistik'])
    await expect(settings(page).getByRole('checkbox', { name })).toBeChecked();
  await expect(settings(page).getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('bergauf-visit');

  // While its settings are open here, the shopper refuses everything in the other tab.
  await openConsentSettings(other);
  await settings(other).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('bergauf-visit');
  await page.keyboard.press('Escape');

  for (const tab of [page, other]) {
    await tab.goto(`${shop.origins.shop}/marken/`);
    await hydrated(tab);
    await tab.goBack();
    await hydrated(tab);
    await tab.goForward();
    await hydrated(tab);
    await openConsentSettings(tab);
    await expect(settings(tab).getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
    await expect(question(tab)).toBeHidden();
    await tab.keyboard.press('Escape');
  }
});

test('consent to preferences remembers viewed products, and its withdrawal deletes them from any page', async ({
  page,
  shop,
}) => {
  const [first] = await listedProducts(shop.origins.api);
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('bergauf-recently-viewed'));
  await page.goto(`${shop.origins.shop}${first.url}`);
  await expect(question(page)).toBeVisible();
  expect(await stored()).toBeNull();
  await button(page, 'Auswählen').click();
  await settings(page).getByRole('checkbox', { name: 'Vorlieben' }).check();
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect.poll(stored).toContain(`"id":${first.id}`);
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await openConsentSettings(page);
  await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect.poll(stored).toBeNull();
});

test('settings whose code does not load say so, leave the question as it was, and open when they are tried again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(question(page)).toBeVisible();
  const chunks = '**/mf-header/*/client/*.js';
  await page.route(chunks, (route) => route.abort());
  await button(page, 'Auswählen').click();
  const failed = page.getByRole('alert').filter({ hasText: 'Deine Auswahl lässt sich gerade nicht anzeigen.' });
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(failed).toBeHidden();
  await expect(button(page, 'Alle ablehnen')).toBeVisible();
  await button(page, 'Auswählen').click();
  await expect(failed).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Vorlieben' })).not.toBeChecked();
});

test.describe('a crawler that runs scripts', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/156.0.0.0' });
  test('is not asked', async ({ page, shop }) => {
    const loaded = page.waitForResponse((response) => /\/consent\.[0-9a-f]{4}\.js/.test(response.url()));
    await page.goto(`${shop.origins.shop}/`);
    await loaded;
    await hydrated(page);
    await painted(page);
    await expect(question(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is stored, so nothing is asked, and the link of the settings leads to the page about privacy', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origins.shop}/`);
    await expect(question(page)).toBeHidden();
    await page.getByRole('link', { name: 'Cookies und Statistik' }).click();
    await expect(page).toHaveURL(`${shop.origins.shop}/static/datenschutz/`);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
});
