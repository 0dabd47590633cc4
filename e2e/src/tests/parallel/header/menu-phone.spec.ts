import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the menu sheet opens level by level and back, with brands and stories', async ({ page, shop, complaints }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Menü' });
  await sheet.getByRole('button', { name: 'Herren' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Herren' })).toBeFocused();
  await expect(sheet.getByRole('link', { name: 'Skilänge in zwei Minuten' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Marken' }).tap();
  await expect(sheet.getByRole('link', { name: 'Norrak' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Zurück' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Herren' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Zurück' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Menü' })).toBeFocused();
  await expect(sheet.getByRole('button', { name: 'Zurück' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Schließen' }).tap();
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(complaints.console).toEqual([]);
});

test('the menu sheet closes when the screen grows past the width of a tablet, and the page scrolls again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Menü' });
  await expect(sheet.getByRole('button', { name: 'Damen' })).toBeVisible();
  await page.setViewportSize({ width: 992, height: 700 });
  await painted(page);
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 993, height: 700 });
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  // The style sheet hides it here anyway: it is closed where it does not come back.
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toHaveAttribute('aria-expanded', 'false');
  await expect(sheet).toBeHidden();
});

test('when the sheet cannot be loaded, a message says so, the page stays usable, and the next tap tries again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const chunks = /\/mf-header\/.*\.js$/;
  await page.route(chunks, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Menü öffnen' });
  await button.tap();
  await expect(page.getByText('Das Menü ist gerade nicht da.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.unroute(chunks);
  await button.tap();
  await expect(page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Damen' })).toBeVisible();
  await expect(page.getByText('Das Menü ist gerade nicht da.')).toBeHidden();
});
