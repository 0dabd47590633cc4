import type { Locator, Page } from 'playwright/test';
import { browserName } from '../../../system/chromium.ts';
import { structuredDataIn } from '../../../system/page-checks/structured-data.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const scene = (page: Page) => page.locator('main img[fetchpriority="high"]').first();

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return box;
}

test('scenes rise beside the words, so that what a page is for begins on the first screen', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const [picture, action] = [
    await boxOf(scene(page)),
    await boxOf(page.getByRole('link', { name: 'Regenjacken ansehen' })),
  ];
  expect(picture.y).toBeLessThan(action.y);
  expect(picture.height).toBeLessThan(picture.width / 1.9);

  for (const [path, control] of [
    ['/shop/linz/', page.getByRole('button', { name: 'Zu meiner Filiale machen' })],
    ['/services/hilfe/', page.locator('main').getByRole('button', { name: 'Suchen' })],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page);
    expect((await boxOf(scene(page))).y).toBeLessThan((await boxOf(page.getByRole('heading', { level: 1 }))).y + 60);
    await expect(control).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('shared links and search engines have pictures from the shop’s own address', async ({ shop: { origins } }) => {
  for (const path of ['/', '/blog/', '/shop/linz/', '/services/hilfe/', '/werbung/winterstart/']) {
    const response = await fetch(origins.shop + path, { headers: { 'user-agent': browserName } });
    const html = await response.text();
    expect(html, path).toContain(`<meta property="og:image" content="${origins.shop}/`);
    expect(JSON.stringify(structuredDataIn(html)), path).not.toContain(origins.api);
  }
});
