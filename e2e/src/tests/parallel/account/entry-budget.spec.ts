import { brotliCompressSync } from 'node:zlib';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** Bytes of scripts, brotli, that an entry page has beyond those of every page. */
const budget = 22 * 1024;

for (const path of ['/login/', '/register/', '/forgot-password/', '/reset-password/', '/doi/thankyou/abc/']) {
  test(`${path}: what mf-account adds stays within its budget, the hint on a password included`, async ({
    page,
    shop,
  }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const isOwn = response.request().resourceType() === 'script' && response.url().includes('/mf-account/');
      if (isOwn) scripts.push(response.body());
    });
    const token = path === '/reset-password/' ? `?token=${'a'.repeat(43)}` : '';
    await page.goto(`${shop.origins.shop}${path}${token}`);
    await hydrated(page);
    const newPassword = page.locator('main input[autocomplete="new-password"]');
    if (await newPassword.count()) {
      await newPassword.fill('Ein Dachs steigt bergauf');
      await expect(page.getByText('Das ist ein sicheres Passwort.')).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} in ${sizes.length} scripts` });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget);
  });
}
