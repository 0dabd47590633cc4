import type { Page } from 'playwright/test';
import { phone } from '../../../system/main-pages.ts';
import { recordLayoutShifts } from '../../../system/page-checks/layout-shifts.ts';
import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';

test.use(phone);

/** Files of the font, and a range of characters that only one of them has. */
const files = {
  archivo: 'U+41-5A',
  'archivo-rare': 'U+5B-60',
  'archivo-latin-one': 'U+C0-C3',
  'archivo-latin-ext': 'U+10C-111',
} as const;
type FontFile = keyof typeof files;

const fileAddress = (file: FontFile): RegExp => new RegExp(`/${file}\\.[0-9a-f]+\\.woff2$`);

const hasFont = (page: Page, file: FontFile): Promise<boolean> =>
  page.evaluate(
    (range) =>
      [...document.fonts].some(
        ({ family, status, unicodeRange }) =>
          family.replaceAll('"', '') === 'Archivo Variable' && status === 'loaded' && unicodeRange.includes(range),
      ),
    files[file],
  );

/** Uses a character that the page's own texts may lack: a quotation mark, and letters of names. */
const useCharacterOf = (page: Page, file: FontFile): Promise<void> =>
  page.evaluate(
    (text) => void document.fonts.load('1em "Archivo Variable"', text),
    { archivo: 'A', 'archivo-rare': '’', 'archivo-latin-one': 'Í', 'archivo-latin-ext': 'Č' }[file],
  );

for (const { path, first, held } of [
  ...['/', '/en/'].flatMap((path) => [
    { path, first: 'archivo-rare', held: 'archivo' } as const,
    { path, first: 'archivo', held: 'archivo-rare' } as const,
  ]),
  { path: '/', first: 'archivo-latin-one', held: 'archivo' } as const,
  { path: '/', first: 'archivo-latin-ext', held: 'archivo' } as const,
]) {
  test(`${path}: nothing moves where the font's file ${held} arrives after ${first} (UX 29)`, async ({
    page,
    shop,
  }) => {
    const layoutShift = await recordLayoutShifts(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(fileAddress(held), async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(shop.origins.shop + path, { waitUntil: 'commit' });
    await hydrated(page);
    for (const file of [first, held]) await useCharacterOf(page, file);
    // The page is painted with the first file alone.
    await expect.poll(() => hasFont(page, first)).toBe(true);
    await painted(page);
    expect(await hasFont(page, held)).toBe(false);
    release();
    await expect.poll(() => hasFont(page, held)).toBe(true);
    await painted(page);
    expect(await layoutShift()).toBeLessThan(0.005);
  });
}

/** What requested the font's file, and where it came from. */
const requests = (page: Page): Promise<string[]> =>
  page.evaluate(
    (address) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new RegExp(address).test(name))
        .map(({ initiatorType, transferSize }) => `${initiatorType} ${transferSize > 0 ? 'network' : 'cache'}`),
    fileAddress('archivo').source,
  );

test('the font is requested once, right after the first pictures, and not again by the next document', async ({
  page,
  shop,
  complaints,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(shop.origins.shop);
  await expect.poll(() => hasFont(page, 'archivo')).toBe(true);
  await hydrated(page);
  expect(await requests(page)).toEqual(['link network']);
  const pictures = await page
    .locator('link[rel="preload"][as="image"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(pictures.length).toBeGreaterThan(0);
  expect(requested.slice(1, pictures.length + 2)).toEqual([...pictures, expect.stringMatching(fileAddress('archivo'))]);
  await page.goto(`${shop.origins.shop}/schuhe/`);
  await expect.poll(() => hasFont(page, 'archivo')).toBe(true);
  await hydrated(page);
  expect(await requests(page)).toEqual(['link cache']);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a browser that is not Chromium requests the font once, from the script in the head', async ({
  page,
  shop,
  complaints,
}) => {
  await page.route(shop.origins.shop, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('(device-posture)', '(of-another-engine)');
    await route.fulfill({ response, body: html });
  });
  await page.goto(shop.origins.shop);
  await expect.poll(() => hasFont(page, 'archivo')).toBe(true);
  await hydrated(page);
  expect(await requests(page)).toEqual(['fetch network']);
  expect(complaints).toEqual({ console: [], csp: [] });
});

for (const { name, answer } of [
  { name: 'is missing', answer: { status: 404, body: '<h1>404</h1>' } },
  { name: 'is broken', answer: { status: 200, body: 'wOF2 and no font' } },
]) {
  test(`where the font's file ${name}, the page is shown in the system font and works`, async ({ page, shop }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(fileAddress('archivo'), (route) => route.fulfill(answer));
    await page.goto(shop.origins.shop);
    await hydrated(page);
    expect(await hasFont(page, 'archivo')).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('in a browser that makes no face from a file, the font is loaded as a style', async ({
  page,
  shop,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      FontFace: class {
        constructor() {
          throw new SyntaxError('The string did not match the expected pattern.');
        }
      },
    });
  });
  await page.goto(shop.origins.shop);
  await expect.poll(() => hasFont(page, 'archivo')).toBe(true);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the font is loaded as a style', async ({ page, shop, complaints }) => {
    const response = page.waitForResponse(fileAddress('archivo'));
    await page.goto(shop.origins.shop);
    expect((await response).status()).toBe(200);
    expect(await (await response).request().headerValue('sec-fetch-dest')).toBe('font');
    expect(complaints.console).toEqual([]);
  });
});
