import type { Page } from 'playwright/test';
import { heldBack } from '../../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const layout = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.lazy-layout > :last-child')];
    return {
      isLazy: 'lazyLayout' in document.documentElement.dataset,
      parts: parts.length,
      skipped: parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
      height: document.documentElement.scrollHeight,
    };
  });

const whole = { isLazy: false, skipped: 0 };

/** Does what opens a page whose pictures do not arrive, so that it is hydrated and has not loaded. */
async function withoutPictures(page: Page, open: () => Promise<unknown>): Promise<() => Promise<void>> {
  const release = await heldBack(page, /\/media\//);
  await open();
  await hydrated(page);
  return release;
}

const openHome = (page: Page, origin: string, hash = '') =>
  withoutPictures(page, () => page.goto(`${origin}/${hash}`, { waitUntil: 'commit' }));

test('what is below the first screen is laid out when the page has loaded and is idle', { tag: '@every-run' }, async ({
  page,
  shop,
}) => {
  const release = await openHome(page, shop.origins.shop);
  const first = await layout(page);
  expect(first).toMatchObject({ isLazy: true });
  expect(first.parts).toBeGreaterThan(8);
  expect(first.skipped).toBeGreaterThan(first.parts / 2);

  await release();
  await expect.poll(() => layout(page)).toMatchObject(whole);
  const { height } = await layout(page);
  await page.reload();
  await hydrated(page);
  expect((await layout(page)).height).toBe(height);
});

test('a key, a tap and a scroll before the page has loaded lay out everything', async ({ page, shop }) => {
  for (const act of [
    () => page.keyboard.press('Shift'),
    () => page.locator('main h1').tap(),
    () => page.evaluate(() => window.scrollTo(0, 50)),
  ]) {
    const release = await openHome(page, shop.origins.shop);
    expect(await layout(page)).toMatchObject({ isLazy: true });
    await act();
    await expect.poll(() => layout(page)).toMatchObject(whole);
    await release();
  }
});

test('the key End leads to the end of the page', async ({ page, shop }) => {
  const release = await openHome(page, shop.origins.shop);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  await release();
});

test('a document below its top, a reload and Back are laid out at once', async ({ page, shop }) => {
  const release = await openHome(page, shop.origins.shop, '#home-3');
  expect(await layout(page)).toMatchObject(whole);
  await release();
  for (const open of [
    () => page.reload({ waitUntil: 'commit' }),
    async () => {
      await page.goto(`${shop.origins.shop}/search/`, { waitUntil: 'commit' });
      await page.goBack({ waitUntil: 'commit' });
    },
  ]) {
    const releaseAgain = await withoutPictures(page, open);
    expect(await layout(page)).toMatchObject(whole);
    await releaseAgain();
  }
});

test('rows below a product are laid out later too, tiles of a list at once', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(page.locator('main .lazy-layout')).toHaveCount(0);
  const product = await page.locator('main article a[href^="/p/"]').first().getAttribute('href');
  const release = await withoutPictures(page, () =>
    page.goto(`${shop.origins.shop}${product}`, { waitUntil: 'commit' }),
  );
  expect(await layout(page)).toMatchObject({ isLazy: true, parts: 3, skipped: 3 });
  await release();
  await expect.poll(() => layout(page)).toMatchObject(whole);
});

test('what is not laid out yet is printed', async ({ page, shop }) => {
  const release = await openHome(page, shop.origins.shop);
  expect((await layout(page)).skipped).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  const hiddenOnPaper = await page
    .locator('.lazy-layout > :last-child')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length);
  expect((await layout(page)).skipped).toBe(hiddenOnPaper);
  await release();
});
