import { brotliCompressSync } from 'node:zlib';
import { findStocked } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** The byte budget of badge, heart and add button; flyouts and pages load on demand. */
const everyPageBudget = 20_000;

for (const name of ['home', 'list', 'product'] as const) {
  test(`${name}: the scripts of mf-cart-wishlist on every page stay within the byte budget, without flyout and pages`, {
    tag: name === 'product' ? '@every-run' : [],
  }, async ({ page, shop }) => {
    const [product] = await findStocked(shop.origins.api, 1, 1);
    const path = { home: '/', list: '/search/', product: product?.url ?? '/' }[name];
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const url = response.url();
      if (response.request().resourceType() === 'script' && url.includes('mf-cart-wishlist'))
        scripts.set(url, response.body());
    });
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.values());
    const total = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} in ${bodies.length} scripts` });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(everyPageBudget);
    // Texts that only the flyout and the pages contain.
    expect(bodies.filter((body) => body.includes('wieder hinzufügen'))).toEqual([]);

    const before = scripts.size;
    await page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first().click();
    await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByText('Noch nichts im Rucksack')).toBeVisible();
    expect(scripts.size).toBeGreaterThan(before);
  });
}
