import type { Locator, Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { phone } from '../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', ...phone });

/** Runs in the browser: the focused element's edges, once the row has stopped scrolling. */
async function edgesOfFocus(): Promise<{ left: number; right: number; width: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let [rested, at] = [0, Number.NaN];
  while (rested < 4) {
    await frame();
    const now = document.activeElement?.getBoundingClientRect().left ?? 0;
    rested = now === at ? rested + 1 : 0;
    at = now;
  }
  const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
  return { left, right, width: innerWidth };
}

test('a product page’s row of tiles scrolls to the tile that Tab leads to', async ({ page, shop }) => {
  const [product] = await findStocked(shop.origins.api, 1, 1);
  await page.goto(`${shop.origins.shop}${product?.url}`);
  await hydrated(page);
  const row = page.locator('#aehnliche-artikel').getByRole('list').first();
  await row.scrollIntoViewIfNeeded();
  await hydrated(page);
  const tiles = row.getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThan(3);
  await tiles.first().getByRole('link').first().focus();
  const last = tiles.nth(3).getByRole('link').first();
  for (let step = 0; step < 30; step += 1) {
    const { left, right, width } = await page.evaluate(edgesOfFocus);
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(width + 1);
    if (await last.evaluate((link) => link === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The fourth tile never has the focus');
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  /** Tab and back through all links of a row, of which several are beyond the screen at first. */
  async function expectEachWhole(page: Page, links: Locator): Promise<void> {
    await links.first().focus();
    const count = await links.count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 1; step < count; step += 1) {
        await page.keyboard.press(key);
        await expect(links.nth(key === 'Tab' ? step : count - 1 - step)).toBeFocused();
        const { left, right, width } = await page.evaluate(edgesOfFocus);
        expect(left).toBeGreaterThanOrEqual(-1);
        expect(right).toBeLessThanOrEqual(width + 1);
      }
    }
  }

  test('a link of the breadcrumb is whole when a key leads to it', async ({ page, shop }) => {
    const [product] = await findStocked(shop.origins.api, 1, 1);
    await page.goto(`${shop.origins.shop}${product?.url}`);
    await hydrated(page);
    const list = page.getByRole('main').getByRole('navigation').first().getByRole('list');
    expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(50);
    await expectEachWhole(page, list.getByRole('link'));
  });

  test('a page in the row of a flyer’s pages is whole too', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/werbung/winterstart/`);
    await hydrated(page);
    const pages = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link');
    expect(await pages.count()).toBeGreaterThan(6);
    await expectEachWhole(page, pages);
  });
});
