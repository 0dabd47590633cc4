import { firefox, hasFirefox } from '../../../system/firefox/firefox.ts';
import { place as list } from '../../../system/list-page.ts';
import { expect, hydrated, inEveryRun, test } from '../../../system/shop-page.ts';
import { fillIn, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';

test.use(firefox);
test.skip(!hasFirefox, 'There is no Firefox here; on Debian, install firefox-esr');

for (const [screen, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport });

    test(
      'a guest searches, chooses, and orders',
      inEveryRun(screen === 'phone'),
      async ({ page, shop, complaints }) => {
        await page.goto(`${shop.origins.shop}/`);
        await hydrated(page);
        await page.getByRole('combobox', { name: 'Suche' }).fill('jacke');
        await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\/\?q=jacke/);
        await page.locator('main a[href^="/p/"]').first().click();
        const sizes = page.locator('[aria-labelledby="groesse"]').getByRole('button', { disabled: false });
        await sizes.first().click();
        await page.getByRole('button', { name: 'In den Warenkorb' }).click();
        await expect(page.getByRole('dialog', { name: /^Warenkorb/ })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
        await page.goto(`${shop.origins.checkout}/`);
        await page.getByRole('link', { name: 'Weiter zur Kassa' }).click();
        await fillIn(page);
        await orderButton(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
        expect(complaints).toEqual({ console: [], csp: [] });
      },
    );

    test('Back undoes a filter, and shows the list at its place', async ({ page, shop }) => {
      await page.goto(`${shop.origins.shop}${list}`);
      await hydrated(page);
      // The script that is loaded once the page is idle, which closes sheets, adds one.
      await expect(page.locator('body > [role="status"]')).toHaveCount(3);
      const tiles = page.locator('main article a');
      if (screen === 'phone') await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.locator('#filter-panel').getByRole('checkbox', { disabled: false }).first().check();
      await expect(page).toHaveURL(/\?filters=/);
      await page.goBack();
      if (screen === 'phone') {
        await expect(page.locator('#filter-panel')).toBeHidden();
        await page.goBack();
      }
      await expect(page).toHaveURL(`${shop.origins.shop}${list}`);
      await expect(page.locator('#filter-panel').getByRole('checkbox', { checked: true })).toHaveCount(0);
      await page.evaluate(() => {
        addEventListener('click', () => (document.documentElement.dataset['place'] = String(scrollY)), {
          capture: true,
        });
      });
      await tiles.nth(9).click();
      await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
      await page.goBack();
      const place = Number(await page.locator('html').getAttribute('data-place'));
      expect(place).toBeGreaterThan(100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    });
  });
}
