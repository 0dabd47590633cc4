import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const queued = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer);

/** SPEC 9: 0, 1-10, …, 91-100. */
function bucketOf(percent: number): string {
  const tens = Math.ceil(percent / 10);
  return percent === 0 ? '0' : `${tens * 10 - 9}-${tens * 10}`;
}

test('analytics events stay in a queue in the tab; nothing is stored or sent', async ({ page, shop }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await expect.poll(() => queued(page)).toEqual([{ event: 'page_data', group: 'home', path: '/' }]);

  await page.goto(`${shop.origins.shop}/sale/`);
  await hydrated(page);
  const tile = page.getByRole('region', { name: 'Artikel' }).getByRole('article').filter({ hasText: '%' }).first();
  const percent = Number(/−(\d+) %/.exec((await tile.textContent()) ?? '')?.[1]);
  // A list sends no page data (SPEC 2).
  expect(await queued(page)).toEqual([]);
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/\/p\//);
  const { pathname } = new URL(page.url());
  await expect
    .poll(() => queued(page))
    .toEqual([
      { event: 'discount_bucket', bucket: bucketOf(percent) },
      { event: 'page_data', group: 'item_detail', path: pathname },
    ]);

  const own = new Set<string>(Object.values(shop.origins));
  expect([...asked].filter((origin) => origin.startsWith('http') && !own.has(origin))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/page_data|discount_bucket/);
});
