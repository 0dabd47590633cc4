import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../../../system/page-checks/accessibility.ts';
import { beyondTheScreen } from '../../../../system/page-checks/beyond-the-screen.ts';
import { type ApiOfFolder, startEmptyApi } from '../../../../system/services/api-of-folder.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { type Complaints, expect, hydrated, test } from '../../../../system/shop-page.ts';

// One shop for all tests: that of a retailer who has imported nothing yet.
test.describe.configure({ mode: 'default' });

let api: ApiOfFolder;
let shell: SecondShell;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { shop: port } = await freePorts();
  api = await startEmptyApi({ SHOP_ORIGINS: `http://localhost:${port}` });
  shell = await startSecondShell({ SHOP_PORT: String(port), API_ORIGIN: api.origin, SHOP_LOCALE: 'at,en' });
});
test.afterAll(async () => {
  await shell?.stop();
  await api?.stop();
});

async function isWhole(page: Page, complaints: Complaints, path: string): Promise<void> {
  expect((await page.goto(`${shell.origin}${path}`))?.status(), path).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /nicht geklappt/ }), path).toHaveCount(0);
  expect(complaints, path).toEqual({ console: [], csp: [] });
}

for (const width of [390, 820, 1440]) {
  test(`without a catalogue the home page says how to import one, at ${width} pixels`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 });
    await isWhole(page, complaints, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Shop hat noch keinen Katalog');
    await expect(page.locator('main code')).toHaveText('npm run catalogue -- import <folder>');
    await expect(page.locator('main code')).toBeInViewport();
    expect(await beyondTheScreen(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('without a catalogue no page fails: lists, search, brands, guide, flyers, cart and wishlist are empty', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  const paths = ['/search/', '/search/?q=schuhe', '/sale/', '/marken/', '/blog/', '/werbung/'];
  for (const path of [...paths, '/warenkorb/', '/wishlist/', '/login/']) await isWhole(page, complaints, path);
  await isWhole(page, complaints, '/en/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shop has no catalogue yet');
});
