import { brotliCompressSync } from 'node:zlib';
import { accessibilityFaults } from '../../../../system/page-checks/accessibility.ts';
import { recordLayoutShifts } from '../../../../system/page-checks/layout-shifts.ts';
import { smallTargets } from '../../../../system/page-checks/targets.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

/** Bytes of mf-content's own scripts, brotli, on a page of the guide; those of the footer, which is on every page, included. */
const scriptBudget = 18_000;

const list = '/blog/';
const article = '/blog/article/packliste-huette/';

for (const { width, height, pixels } of [
  { width: 390, height: 844, pixels: 44 },
  { width: 820, height: 1180, pixels: 24 },
  { width: 1440, height: 900, pixels: 24 },
]) {
  test(`list and article hold at ${width} px: no shift, no sideways scroll, no small target, nothing that axe finds, no complaint`, async ({
    page,
    shop,
    complaints,
  }) => {
    const layoutShift = await recordLayoutShifts(page);
    await page.setViewportSize({ width, height });
    for (const path of [list, article]) {
      await test.step(path, async () => {
        await page.goto(`${shop.origins.shop}${path}`);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect.soft(await layoutShift(), path).toBeLessThan(0.02);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
        expect.soft(await smallTargets(page.locator('main'), pixels), path).toEqual([]);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
      });
    }
    expect(complaints).toEqual({ console: [], csp: [] });
  });
}

test('an article prints without controls and without prices', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}${article}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  await expect(main.getByText('Zwölf Kilo machen aus jedem Abstieg')).toBeVisible();
  await expect(main.locator('.price').locator('visible=true')).toHaveCount(0);
  await expect(main.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(main.getByRole('navigation').locator('visible=true')).toHaveCount(0);
});

test('a store prints its address and hours, without map and form', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/shop/linz/`);
  await hydrated(page);
  const main = page.locator('main');
  const form = main.getByRole('region', { name: 'Termin anfragen' });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Landstraße 57').first()).toBeVisible();
  await expect(main.getByText('Montag').first()).toBeVisible();
  await expect(form).toBeHidden();
  await expect(main.locator('[class*="map"]').locator('visible=true')).toHaveCount(0);
});

test('the scripts of mf-content keep to their bytes on both pages', async ({ page, shop }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  for (const path of [list, article]) {
    scripts.clear();
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const own = [...scripts].filter(([url]) => url.includes('/mf-content/'));
    const sizes = await Promise.all(own.map(async ([, body]) => brotliCompressSync(await body).length));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: `${path} ${bytes} in ${sizes.length} scripts` });
    expect.soft(bytes, path).toBeLessThanOrEqual(scriptBudget);
    expect.soft(bytes, path).toBeGreaterThan(0);
  }
});

test('in English every text of the guide is English', async () => {
  const shell = await startSecondShell({ SHOP_LOCALE: 'en' });
  try {
    for (const path of [list, '/blog/ski/', article, '/blog/article/halle-an-den-fels/']) {
      const html = await (await fetch(`${shell.origin}${path}`)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0] ?? '';
      expect(main.length).toBeGreaterThan(1000);
      const german = main.match(/>[^<]*\b(und|oder|für|mit|dein|deine|nicht|alle|eine|der|ist|wird)\b[^<]*</g);
      expect(german ?? [], path).toEqual([]);
    }
  } finally {
    await shell.stop();
  }
});
