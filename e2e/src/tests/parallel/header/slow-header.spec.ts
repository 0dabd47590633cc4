import type { Locator, Page } from 'playwright/test';
import { beGuestWithTwoProducts } from '../../../system/main-pages.ts';
import { holdApi } from '../../../system/services/held-api.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptmenü' });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const entry = (page: Page, name: RegExp): Locator =>
  page.locator('[data-fragment="mf-header/header"]').getByRole('link', { name }).first();

test('while the product API does not answer, the flyouts open and close at once, forth and back, and fill in when it does', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const product = await beGuestWithTwoProducts(context, shop);
  const api = await holdApi(page);
  api.hold();
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  for (const round of [1, 2]) {
    for (const [link, name] of [
      [/^Warenkorb/, 'Warenkorb'],
      [/^Wunschliste/, 'Wunschliste'],
      [/^Anmelden/, 'Mein Konto'],
    ] as const) {
      await entry(page, link).click();
      await expect(dialog(page, name), `round ${round}`).toBeVisible();
      await expect(dialog(page, name).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page, name)).toBeHidden();
      await expect(entry(page, link)).toBeFocused();
    }
    const women = bar(page).getByRole('link', { name: 'Damen', exact: true });
    await women.focus();
    await page.keyboard.press('Enter');
    await expect(women).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(women).toHaveAttribute('aria-expanded', 'false');
    await expect(women).toBeFocused();
  }
  // The calls that were held may have been given up by now.
  api.release();
  await page.reload();
  await hydrated(page);
  api.hold();
  await entry(page, /^Warenkorb/).click();
  await expect(dialog(page, 'Warenkorb')).toBeVisible();
  api.release();
  await expect(dialog(page, 'Warenkorb').locator(`a[href="${product.url}"]`).first()).toBeVisible();
  await bar(page).getByRole('link', { name: 'Damen', exact: true }).click();
  await expect(dialog(page, 'Warenkorb')).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Laufschuhe', exact: true })).toBeVisible();
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('while the product API does not answer, a search is sent by Enter, and what is typed meanwhile stays', async ({
  page,
  shop,
}) => {
  const api = await holdApi(page);
  api.hold();
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Suche' });
  await box.fill('ski');
  await page.keyboard.press('Escape');
  await box.fill('skihelm');
  await expect(box).toHaveValue('skihelm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.origins.shop}/search/?q=skihelm`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('skihelm');
  api.release();
  await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens by touch while the product API does not answer, closes, and is filled in where it is open', async ({
    page,
    shop,
  }) => {
    const api = await holdApi(page);
    api.hold();
    await page.goto(`${shop.origins.shop}/marken/`);
    await hydrated(page);
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    for (const round of [1, 2]) {
      await open.tap();
      await expect(dialog(page, 'Menü'), `round ${round}`).toBeVisible();
      await dialog(page, 'Menü').getByRole('button', { name: 'Schließen' }).tap();
      await expect(dialog(page, 'Menü')).toBeHidden();
    }
    await open.tap();
    api.release();
    await dialog(page, 'Menü').getByRole('button', { name: 'Damen' }).tap();
    await expect(dialog(page, 'Menü').getByRole('heading', { name: 'Damen' })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry of the header is a link or a form that leads to its page', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [link, path] of [
      [/^Warenkorb/, '/warenkorb/'],
      [/^Wunschliste/, '/wishlist/'],
      [/^Anmelden/, '/login/'],
      [/Filiale/, '/shops/'],
      [/^Damen/, '/damen/'],
    ] as const) {
      await page.goto(`${shop.origins.shop}/marken/`);
      await entry(page, link).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    }
    await page.goto(`${shop.origins.shop}/marken/`);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('ski');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=ski$/);
  });
});
