import { filters, firstBrand, group, heldBack, open, place, textOf, total } from '../../../system/list-page.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the filter sheet is a modal dialog that updates its count while it is open, and returns focus when it closes', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origins.shop}${place}`);
  const all = await total(page);
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  await opener.click();
  const show = filters(page).getByRole('button', { name: /Artikel anzeigen$/ });
  await expect(show).toHaveText(`${all} Artikel anzeigen`);
  await expect(page.getByRole('button', { name: 'Filter schließen' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('aria-modal', 'true');
  const brand = firstBrand(page);
  const count = Number(/\d+$/.exec(await textOf(brand.locator('xpath=ancestor::label')))?.[0]);
  const release = await heldBack(page, /_payload\/.*filters=/);
  await brand.click();
  // The value's own count is known before the response arrives.
  await expect(show).toHaveText(`${count} Artikel anzeigen`);
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(show).toHaveAttribute('aria-busy', 'false');
  const colour = group(page, 'Farbe').locator('input:enabled').first();
  await colour.check();
  await expect(show).not.toHaveText(`${count} Artikel anzeigen`);
  const some = Number((await textOf(show)).replace(/\D/g, ''));
  expect(some).toBeLessThan(count);
  await show.click();
  await expect(filters(page)).toBeHidden();
  await expect(page.locator('main [popover][aria-label="Filter"]')).toHaveRole('complementary');
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeFocused();
  expect(await total(page)).toBe(some);
});

test('the filter sheet is a column again on a screen that becomes wide', async ({ page, shop }) => {
  await open(page, `${shop.origins.shop}/search/`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 844 });
  const column = page.getByRole('complementary', { name: 'Filter' });
  await expect(column).toBeVisible();
  expect(await column.evaluate((panel) => panel.matches(':popover-open') || panel.ariaModal)).toBeFalsy();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(column).toBeHidden();
});

test('a filter sheet that was opened before hydration is a dialog from then on, and a column on a screen that becomes wide', async ({
  page,
  shop,
}) => {
  const release = await heldBack(page, /\.js$/);
  await page.goto(`${shop.origins.shop}${place}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(filters(page).getByRole('button', { name: 'Anwenden' })).toBeVisible();
  const brand = group(page, 'Marke').getByRole('checkbox').first();
  await brand.focus();
  await release();
  await expect(filters(page).getByRole('button', { name: /Artikel anzeigen$/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(brand).toBeFocused();
  await page.setViewportSize({ width: 1200, height: 844 });
  const column = page.getByRole('complementary', { name: 'Filter' });
  await expect(column).toBeVisible();
  expect(await column.evaluate((panel) => panel.matches(':popover-open'))).toBe(false);
});
