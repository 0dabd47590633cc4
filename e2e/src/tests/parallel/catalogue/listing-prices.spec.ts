import type { Page } from 'playwright/test';
import { firstBrand, group, heldBack, listUpdated, open, place } from '../../../system/list-page.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', viewport: { width: 1440, height: 900 } });

const lowest = (page: Page) => page.getByRole('textbox', { name: 'Preis ab, in Euro' });
const highest = (page: Page) => page.getByRole('textbox', { name: 'Preis bis, in Euro' });

test('a price typed before the scripts have loaded is applied once they have', async ({ page, shop }) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}${place}`, { waitUntil: 'commit' });
  await lowest(page).fill('50');
  await highest(page).fill('100');
  // Still being typed.
  await highest(page).focus();
  await release();
  await expect(page).toHaveURL(/\?price_min=50$/);
  await expect(highest(page)).toHaveValue('100');
  await listUpdated(page);
  await highest(page).press('Enter');
  await expect(page).toHaveURL(/\?price_min=50&price_max=100$/);
});

test('Enter in a bound while another one is submitted follows it, with the focus where it is', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const release = await heldBack(page, /\/_payload\//);
  await lowest(page).fill('50');
  await lowest(page).press('Tab');
  await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
  await highest(page).fill('100');
  await highest(page).press('Enter');
  await release();
  await expect(page).toHaveURL(/\?price_min=50&price_max=100$/);
  await expect(highest(page)).toBeFocused();
});

test('Enter in a bound before the page shows that another one is submitted follows it', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  await highest(page).evaluate((field: HTMLInputElement) => {
    const { fetch } = globalThis;
    // The first request of a navigation, which React has not rendered yet.
    globalThis.fetch = (...request) => {
      globalThis.fetch = fetch;
      field.value = '100';
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return fetch(...request);
    };
  });
  await lowest(page).fill('50');
  await lowest(page).press('Tab');
  await expect(page).toHaveURL(/\?price_min=50&price_max=100$/);
});

test('two bounds can be typed without a wait, and the press that leaves a bound is applied with it', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const release = await heldBack(page, /\/_payload\//);
  await lowest(page).focus();
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('100');
  await page.keyboard.press('Shift+Tab');
  await release();
  await expect(page).toHaveURL(/\?price_min=50&price_max=100$/);
  await listUpdated(page);

  await lowest(page).fill('60');
  const brand = firstBrand(page);
  await brand.click();
  await expect(page).toHaveURL(/\?filters=\d+&price_min=60&price_max=100$/);
  await expect(brand).toBeChecked();
  await expect(lowest(page)).toHaveValue('60');
});

test('a box that was unchecked has the focus, also without articles', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}${place}`);
  const box = group(page, 'Marke').locator('input:enabled').nth(1);
  const value = (await box.getAttribute('value')) ?? '';
  // For this price the brand has nothing.
  await open(page, `${shop.origins.shop}${place}?filters=${value}&price_max=1`);
  const empty = group(page, 'Marke').locator(`input[value="${value}"]`);
  await empty.focus();
  await page.keyboard.press('Space');
  await expect(empty).not.toBeChecked();
  await expect(page).toHaveURL(/\?price_max=1$/);
  await expect(empty).toBeFocused();
});
