import type { Locator, Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { desktop, phone } from '../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

/** Opens a product and chooses a size of it. @returns the button that puts it into the cart */
async function chooseSize(page: Page, { api, shop }: Record<'api' | 'shop', string>): Promise<Locator> {
  const [product] = (await findStocked(api, 1, 6)) as [StockedProduct];
  await page.goto(`${shop}${product.url}`);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"]').getByText(product.option.title, { exact: true }).first().click();
  return page.locator('main [data-fragment="mf-cart-wishlist/add-to-cart"] button').first();
}

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

test.describe('on a phone', () => {
  test.use(phone);

  test('Tab leads from a button that the cart covers into it, and from its ends back; it gives way to the focus (UX 27)', async ({
    page,
    shop,
  }) => {
    const bar = await chooseSize(page, shop.origins);
    const cart = page.getByRole('dialog', { name: 'Warenkorb' });
    const close = cart.getByRole('button', { name: 'Schließen' });
    const checkout = cart.getByRole('link', { name: 'Zur Kassa' });

    await bar.press('Enter');
    await expect(checkout).toBeVisible();
    await expect(bar).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cart).toBeHidden();
    await expect(bar).toBeFocused();

    await bar.press('Enter');
    await expect(checkout).toBeVisible();
    await page.keyboard.press('Tab');
    await checkout.focus();
    await page.keyboard.press('Tab');
    await expect(cart).toBeHidden();
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /auf der Wunschliste$/ })
        .first(),
    ).toBeFocused();

    await bar.press('Enter');
    await expect(cart).toBeVisible();
    await page.locator('footer a').last().focus();
    await expect(cart).toBeHidden();

    await page.setViewportSize({ width: 740, height: 360 });
    await bar.press('Enter');
    await expect(cart.getByRole('button', { name: /entfernen$/ }).first()).toBeInViewport({ ratio: 1 });
    await expect(checkout).not.toBeInViewport();
  });
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('Tab leads from a button that the cart covers into it; it gives way to the focus below it (UX 27)', async ({
    page,
    shop,
  }) => {
    const add = await chooseSize(page, shop.origins);
    const heart = page
      .locator('main')
      .getByRole('button', { name: /auf der Wunschliste$/ })
      .first();
    const cart = page.getByRole('dialog', { name: 'Warenkorb' });
    // Below the header, where the cart opens.
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await page.mouse.move(0, 0);

    await add.press('Enter');
    await expect(cart.getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(cart.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cart).toBeHidden();
    await expect(add).toBeFocused();

    await add.press('Enter');
    await expect(cart).toBeVisible();
    await heart.focus();
    await expect(cart).toBeHidden();
  });
});
