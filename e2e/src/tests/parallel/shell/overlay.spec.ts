import { startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const script = /\/_shell\/assets\/overlay\./;

test('Alt+Shift+M outlines every fragment with its owner, release and times, and is loaded then only', async ({
  page,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) loaded.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const listens = page.waitForResponse(/\/_shell\/assets\/later\./);
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page, 'mf-header');
  await listens;
  expect(loaded).toEqual([]);

  const panel = page.getByRole('dialog', { name: 'Frontends of this page' });
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.focus();
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(loaded).toHaveLength(1);
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(/Set [0-9a-f]{16}, rendered by the server in \d+ ms/);
  await expect(panel).toContainText(/mf-header\/header 1\.0\.0\s*hydrated, files \d+ ms, hydrated at \d+ ms/);
  await expect(panel).toContainText('mf-catalog/brands-page 1.0.0');
  await expect(panel).toContainText(/mf-content\/footer 1\.0\.0\s*server HTML, waits/);
  // Each outline lies on its fragment.
  const box = page.locator('.box').filter({ hasText: 'mf-header/header' });
  const header = page.locator('[data-fragment="mf-header/header"]');
  // It is drawn anew twice a second.
  await expect(async () => expect(await box.boundingBox()).toEqual(await header.boundingBox())).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyM');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  expect(loaded).toHaveLength(1);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('a fragment that does not load is outlined as failed, also where the server has rendered it', async ({
  page,
  shop,
}) => {
  await page.route(/\/(mf-cart-wishlist|mf-header)\/.*\/client\//, (route) => route.abort());
  const listens = page.waitForResponse(/\/_shell\/assets\/later\./);
  await page.goto(`${shop.origins.shop}/search/`);
  await listens;
  const panel = page.getByRole('dialog', { name: 'Frontends of this page' });
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.locator('.row.bad').first()).toContainText(
    /mf-header\/header 1\.0\.0\s*failed, server HTML stays/,
  );
  await expect(panel.locator('.row.bad', { hasText: 'mf-cart-wishlist/heart' }).first()).toContainText(
    /mf-cart-wishlist\/heart 1\.0\.0\s*failed/,
  );
});

test('a shop that does not offer it sends none of it, and says nothing of rendering times', async ({ request }) => {
  test.setTimeout(120_000);
  const shell = await startSecondShell();
  try {
    const response = await request.get(`${shell.origin}/marken/`);
    expect(await response.text()).not.toContain('bergauf-overlay');
    expect(response.headers()['server-timing']).toBeUndefined();
  } finally {
    await shell.stop();
  }
});
