import type { Page } from 'playwright/test';
import { heldBack } from '../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

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

/** Home whose pictures do not arrive, so that it is hydrated and has not loaded. */
async function openHome(page: Page, origin: string, hash = ''): Promise<() => Promise<void>> {
  const release = await heldBack(page, /\/media\//);
  await page.goto(`${origin}/${hash}`, { waitUntil: 'commit' });
  await hydrated(page);
  return release;
}

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

test('a document that is reloaded, or opened at a place below its top, is laid out at once', async ({ page, shop }) => {
  let release = await openHome(page, shop.origins.shop, '#home-3');
  expect(await layout(page)).toMatchObject(whole);
  await release();
  release = await heldBack(page, /\/media\//);
  await page.reload({ waitUntil: 'commit' });
  await hydrated(page);
  expect(await layout(page)).toMatchObject(whole);
  await release();
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
