import { place } from '../../../system/list-page.ts';
import { desktop } from '../../../system/main-pages.ts';
import { comeToFooter, expect, hydrated, test } from '../../../system/shop-page.ts';
import { heartOf, listedProducts, wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { withoutPressFocus } from '../../../system/without-press-focus.ts';

// In Safari links and buttons take no focus when they are pressed; WebKitGTK gives it to them.
test.beforeEach(({ page }) => withoutPressFocus(page));

test('a sheet that was opened by a press returns the focus to its button (UX 27)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.origins.shop + place);
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.locator('#filter-panel').getByRole('checkbox', { disabled: false }).first().check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('a saved product’s heart has the focus, and the wishlist’s flyout returns it to its link', async ({
    page,
    shop,
  }) => {
    const [product] = await listedProducts(shop.origins.api);
    await page.goto(`${shop.origins.shop}/search/`);
    await hydrated(page);
    const heart = heartOf(page, product);
    await heart.click();
    await expect(heart).toBeFocused();
    const flyout = page.getByRole('dialog', { name: /^Wunschliste/ });
    await expect(flyout).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout).toBeHidden();
    await wishlistBadge(page).click();
    await expect(flyout.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(wishlistBadge(page)).toBeFocused();
  });

  test('Enter in a field leaves the focus there, although it clicks the button of the form', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/static/impressum/`);
    await hydrated(page);
    await comeToFooter(page);
    const footer = page.getByRole('contentinfo');
    const email = footer.getByRole('textbox');
    await email.click();
    await email.fill(`enter-${Date.now()}@example.at`);
    await page.keyboard.press('Enter');
    await expect(footer.getByRole('status').first()).toContainText('E-Mail an enter-');
    await expect(email).toBeFocused();
  });

  test('after a press on a link of a flyer, keys turn its pages', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/werbung/winterstart/`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Weiterblättern' }).click();
    await expect(page).toHaveURL(/\?seite=2$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?seite=4$/);
  });
});
