import type { Page } from 'playwright/test';
import { phone } from '../../../system/main-pages.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', ...phone });

type FirstFrame = { hasRow: boolean; scrollY: number };

/** Does `navigate` and returns what the first frame of another product page shows. */
async function firstFrameAfter(page: Page, navigate: () => Promise<unknown>): Promise<FirstFrame> {
  const frame = await page.evaluateHandle(() => {
    const heading = () => document.querySelector('[data-fragment="mf-catalog/product-page"] h1')?.textContent;
    const before = heading();
    const seen = new Promise<FirstFrame>((resolve) => {
      const look = (): void => {
        const shown = heading();
        if (shown === undefined || shown === before) requestAnimationFrame(look);
        else resolve({ hasRow: document.getElementById('aehnliche-artikel') !== null, scrollY });
      };
      requestAnimationFrame(look);
    });
    return { seen };
  });
  await navigate();
  const result = await frame.evaluate(({ seen }) => seen);
  await arrived(page);
  return result;
}

test('rows below the first screen of a product follow its first frame; after Back the first frame has them, at the same position', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/damen/schuhe/`);
  await hydrated(page);
  const tile = page.locator('main article h3 a').first();
  const first = await firstFrameAfter(page, () => tile.click());
  expect(first).toEqual({ hasRow: false, scrollY: 0 });

  const row = page.locator('#aehnliche-artikel');
  await row.scrollIntoViewIfNeeded();
  await hydrated(page);
  const related = row.getByRole('listitem').first().locator('h3 a');
  await related.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await firstFrameAfter(page, () => related.click());

  const back = await firstFrameAfter(page, () => page.goBack());
  expect(back.hasRow).toBe(true);
  expect(Math.abs(back.scrollY - left)).toBeLessThanOrEqual(1);
});
