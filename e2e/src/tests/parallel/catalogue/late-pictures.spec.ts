import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { heldBack, place, tiles } from '../../../system/list-page.ts';
import { desktop, phone, tablet } from '../../../system/main-pages.ts';
import { expect, painted, test } from '../../../system/shop-page.ts';

/**
 * Opens a page whose pictures do not arrive, so that it does not load.
 * @param elements each has a picture
 * @returns `count`: how many different ones of their first pictures were requested; `release`: lets the pictures arrive
 */
async function withoutPictures(page: Page, elements: string, open: () => Promise<unknown>) {
  const requested = new Set<string>();
  const release = await heldBack(page, /\/media\//);
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await open();
  await page.locator('#bergauf-state').waitFor({ state: 'attached' });
  await painted(page);
  const count = async (): Promise<number> => {
    const sources = await page
      .locator(elements)
      .evaluateAll((found) => found.map((element) => element.querySelector('img')?.getAttribute('src') ?? ''));
    // Two products may have the same drawing.
    return new Set(sources.filter((source) => requested.has(source))).size;
  };
  return { count, release };
}

const slide = 'li[id^=bild-]';
const tile = 'main [aria-label="Artikel"] article';

const open = (page: Page, address: string) =>
  withoutPictures(page, address.includes('/p/') ? slide : tile, () => page.goto(address, { waitUntil: 'commit' }));

test.describe('on a phone', () => {
  test.use(phone);

  test('pictures from the third row on are requested when the page has loaded', { tag: '@every-run' }, async ({
    page,
    shop,
  }) => {
    const pictures = await open(page, shop.origins.shop + place);
    await expect.poll(pictures.count).toBe(4);
    await expect(tiles(page).nth(4)).not.toBeInViewport();
    await pictures.release();
    await expect.poll(pictures.count).toBeGreaterThan(6);
  });

  test('the first tap, key or scroll requests them before that', async ({ page, shop }) => {
    for (const act of [
      () => page.locator('main h1').tap(),
      () => page.evaluate(() => window.scrollTo(0, 50)),
      () => page.keyboard.press('PageDown'),
    ]) {
      const pictures = await open(page, shop.origins.shop + place);
      await expect.poll(pictures.count).toBe(4);
      await act();
      await expect.poll(pictures.count).toBeGreaterThan(6);
      await pictures.release();
    }
  });

  test('a product’s further pictures are requested when the page has loaded, and nothing moves', async ({
    page,
    shop,
  }) => {
    const [product] = await findStocked(shop.origins.api, 1, 1);
    const pictures = await open(page, `${shop.origins.shop}${product?.url}`);
    await expect.poll(pictures.count).toBe(2);
    const gallery = page.locator(slide).first().locator('..');
    const before = await gallery.boundingBox();
    await pictures.release();
    await expect.poll(pictures.count).toBeGreaterThan(2);
    expect(await gallery.boundingBox()).toEqual(before);
  });

  test('a reload requests what is near at once, as the shopper may be far below', async ({ page, shop }) => {
    await page.goto(shop.origins.shop + place);
    const pictures = await withoutPictures(page, tile, () => page.reload({ waitUntil: 'commit' }));
    await expect.poll(pictures.count).toBeGreaterThan(6);
    await pictures.release();
  });
});

for (const [name, device] of Object.entries({ tablet, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('every picture that is near is requested at once', async ({ page, shop }) => {
      const pictures = await open(page, shop.origins.shop + place);
      await expect.poll(pictures.count).toBeGreaterThan(7);
      await pictures.release();
    });
  });
}

test.describe('on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('every picture that is near is requested at once', async ({ page, shop }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.goto(shop.origins.shop + place);
    await expect.poll(() => [...requested].filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(6);
  });
});
