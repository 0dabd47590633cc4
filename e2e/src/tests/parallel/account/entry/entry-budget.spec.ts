import { brotliCompressSync } from 'node:zlib';
import { firstProductPath } from '../../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

/** Bytes of scripts, brotli, that an entry page has beyond those of every page. */
const budget = 22_000;

const entries = ['/login/', '/register/', '/forgot-password/', '/reset-password/', '/doi/thankyou/abc/'];
const strong = /^(Das ist ein sicheres Passwort|This is a safe password)\.$/;

for (const path of [...entries, ...entries.map((entry) => `/en${entry}`)]) {
  test(`${path}: what mf-account adds stays within its budget, the hint on a password included`, {
    tag: path === '/login/' ? '@every-run' : [],
  }, async ({ page, shop }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      const isOwn = response.request().resourceType() === 'script' && response.url().includes('/mf-account/');
      if (isOwn) scripts.push(response.body());
    });
    const token = path.endsWith('/reset-password/') ? `?token=${'a'.repeat(43)}` : '';
    await page.goto(`${shop.origins.shop}${path}${token}`);
    await hydrated(page);
    const newPassword = page.locator('main input[autocomplete="new-password"]');
    if (await newPassword.count()) {
      await page.waitForLoadState('networkidle');
      const ofPage = scripts.length;
      await newPassword.fill('Ein Dachs steigt bergauf');
      await expect(page.getByText(strong)).toBeVisible();
      // The password estimator is loaded when a password is entered.
      expect(scripts.length).toBeGreaterThan(ofPage);
    }
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} in ${sizes.length} scripts` });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget);
  });
}

/** Bytes (brotli) of a page's scripts that do not belong to mf-account. */
const elsewhere = 2 * 1024;

for (const path of ['/', '/search/', 'a product', '/warenkorb/', '/wishlist/', '/blog/']) {
  test(`${path}: mf-account adds no file, and little to the document`, async ({ page, shop }) => {
    const url = `${shop.origins.shop}${path.startsWith('/') ? path : await firstProductPath(shop.origins.api)}`;
    const files: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/mf-account/')) files.push(response.body());
    });
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // What loads when the shopper comes near it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await Promise.all(files)).toEqual([]);
    const html = await (await fetch(url)).text();
    const without = html.replace(/[^,{}[\]<>]*mf-account[^,{}[\]<>]*/g, '');
    expect(without.length).toBeLessThan(html.length);
    const added = brotliCompressSync(html).length - brotliCompressSync(without).length;
    test.info().annotations.push({ type: 'bytes', description: `${added} of the document` });
    expect(added).toBeLessThanOrEqual(elsewhere);
  });
}
