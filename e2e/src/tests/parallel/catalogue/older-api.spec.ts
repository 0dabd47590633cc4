import { leavesOutOptionalParts, startTamperingProxy } from '@bergauf/conformance/tampering-proxy-for-tests';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { startSecondShell } from '../../../system/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test('a product of an API without any optional part is shown and can be bought', async ({ page, shop, complaints }) => {
  const product = await findProduct(shop.origins.api, '/search/', ({ options }) => options.some(isBuyable));
  const api = await startTamperingProxy(shop.origins.api, leavesOutOptionalParts);
  const shell = await startSecondShell({ API_ORIGIN: api.origin });
  try {
    const response = await page.goto(`${shell.origin}${product.url}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.nameWithoutBrand);
    await expect(page.locator('main .price').first()).toContainText('€');
    await expect(page.locator('main').getByText(/Werktage|Punkte/)).toHaveCount(0);
    expect(complaints).toEqual({ console: [], csp: [] });
  } finally {
    await shell.stop();
    await api.close();
  }
});
