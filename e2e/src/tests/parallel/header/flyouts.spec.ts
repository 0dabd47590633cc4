import { expect, hydrated, test } from '../../../system/shop-page.ts';

test('opening a flyout closes the others at once; one whose code does not load leads to its page, and the next one tries again', async ({
  page,
  shop,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  const cart = page.getByRole('link', { name: /^Warenkorb/ });
  const open = page.locator('header dialog[open], header [data-open="true"]');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  for (const round of [1, 2]) {
    await menu.getByRole('link', { name: 'Damen' }).click();
    await expect(menu.getByRole('link', { name: 'Alles für Damen' })).toBeVisible();
    await cart.click();
    await expect(page.getByRole('dialog', { name: 'Warenkorb' }), `round ${round}`).toBeVisible();
    await expect(open).toHaveCount(1);
    await page.getByRole('link', { name: 'Anmelden' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Mein Konto' })).toBeVisible();
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  expect(complaints).toEqual({ console: [], csp: [] });

  await page.reload();
  await hydrated(page);
  const chunks = /\/mf-header\/.*\.js$/;
  await page.route(chunks, (route) => route.abort());
  await cart.click();
  await expect(page).toHaveURL(/\/warenkorb\/$/);
  await page.unroute(chunks);
  await page
    .getByRole('link', { name: /^Wunschliste/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Wunschliste' })).toBeVisible();
});
