import type { Locator, Page } from 'playwright/test';
import { beGuestWithTwoProducts } from '../../../system/main-pages.ts';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';
import { listedProducts, nameOf, serverSave, serverWishlist } from '../../../system/shoppers/guest-wishlist.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none', viewport: { width: 1440, height: 900 } });

const entry = (page: Page, name: RegExp): Locator =>
  page.locator('[data-fragment="mf-header/header"]').getByRole('link', { name }).first();
const retryIn = (box: Locator): Locator => box.getByRole('button', { name: 'Noch einmal versuchen' });

/** Does something that calls the product API again, which fails. */
async function inVain(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => path.test(request.url()));
  await act();
  await failed;
}

test('without the product API the flyouts of cart and wishlist say so, keep what is in them, and try again', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const product = await beGuestWithTwoProducts(context, shop);
  const uuid = await requestIdOf(context);
  const [saved] = await listedProducts(api);
  await serverSave(api, uuid, saved.id);
  const restore = await cutOffApi(page);
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  const places = [
    ['Warenkorb', /v1\/cart\//, 'Wir erreichen den Shop gerade nicht. Dein Warenkorb ist noch da.', product.url],
    ['Wunschliste', /v1\/wishlist\//, 'Wir erreichen den Shop gerade nicht. Deine Wunschliste ist noch da.', saved.url],
  ] as const;
  for (const [name, path, sentence] of places) {
    const flyout = page.getByRole('dialog', { name });
    // Forth and back, and tried again in vain: it still says so.
    for (const round of [1, 2]) {
      await entry(page, new RegExp(`^${name}`)).click();
      await expect(flyout.getByRole('alert').filter({ hasText: sentence }), `${name}, round ${round}`).toBeVisible();
      await inVain(page, path, () => retryIn(flyout).click());
      await expect(flyout.getByRole('alert').filter({ hasText: sentence }), `${name}, round ${round}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
    }
  }
  await restore();
  for (const [name, path, , url] of places) {
    const flyout = page.getByRole('dialog', { name });
    const read = page.waitForResponse((response) => path.test(response.url()) && response.ok());
    await entry(page, new RegExp(`^${name}`)).click();
    // The flyout may have read again when it opened.
    await expect(
      retryIn(flyout)
        .or(flyout.locator(`a[href="${url}"]`))
        .first(),
    ).toBeVisible();
    if (await retryIn(flyout).isVisible()) await retryIn(flyout).click();
    await read;
    await expect(flyout.locator(`a[href="${url}"]`).first()).toBeVisible();
    await expect(flyout.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  expect((await serverCart(api, uuid)).products).toHaveLength(2);
  expect(await serverWishlist(api, uuid)).toEqual([saved.id]);
});

test('a product that cannot be removed from the wishlist’s flyout stays in it', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  await beGuestWithTwoProducts(context, shop);
  const uuid = await requestIdOf(context);
  const [saved] = await listedProducts(api);
  await serverSave(api, uuid, saved.id);
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  await entry(page, /^Wunschliste/).click();
  const flyout = page.getByRole('dialog', { name: 'Wunschliste' });
  const remove = flyout.getByRole('button', { name: new RegExp(nameOf(saved)) });
  await expect(remove).toBeVisible();
  const restore = await cutOffApi(page);
  await remove.click();
  await expect(flyout.getByRole('alert')).toContainText('Der Artikel steht noch auf der Liste.');
  await expect(remove).toBeVisible();
  expect(await serverWishlist(api, uuid)).toEqual([saved.id]);
  await restore();
  await retryIn(flyout).click();
  await expect(remove).toBeHidden();
  await expect.poll(() => serverWishlist(api, uuid)).toEqual([]);
});

test('without the product API the account’s flyout has its entries, whose pages say so and try again', async ({
  page,
  context,
  shop,
}) => {
  await beSignedIn(context, await createAccount(shop.origins.api));
  const restore = await cutOffApi(page);
  await page.goto(`${shop.origins.shop}/marken/`);
  await hydrated(page);
  await entry(page, /Konto/).click();
  const flyout = page.getByRole('dialog', { name: 'Mein Konto' });
  await expect(flyout.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await flyout.getByRole('link', { name: 'Bestellungen' }).click();
  await expect(flyout).toBeHidden();
  const again = page
    .getByRole('button', { name: 'Noch einmal versuchen' })
    .or(page.getByRole('link', { name: 'Noch einmal versuchen' }))
    .first();
  await expect(again).toBeVisible();
  await restore();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/orders\/$/);
});

test('without the product API the store picker says so, keeps the place that was typed, and tries again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const restore = await cutOffApi(page);
  await page.locator('header [data-fragment="mf-cart-wishlist/store-picker"] > a').click();
  const sheet = page.getByRole('dialog', { name: 'Filiale wählen' });
  await expect(sheet.getByRole('alert')).toHaveText(/Die Filialen konnten nicht geladen werden\./);
  const place = sheet.getByLabel('Ort oder Postleitzahl');
  await place.fill('Innsbruck');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText(/Die Filialen konnten nicht geladen werden\./);
  await inVain(page, /v1\/stores\//, () => retryIn(sheet).click());
  await expect(retryIn(sheet)).toBeVisible();
  await expect(place).toHaveValue('Innsbruck');
  await restore();
  await retryIn(sheet).click();
  await expect(sheet.getByText('bei Innsbruck')).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(place).toHaveValue('Innsbruck');
});

test('a customer’s store that cannot be saved leaves the previous one, and is saved by trying again', async ({
  page,
  context,
  shop,
}) => {
  await beSignedIn(context, await createAccount(shop.origins.api));
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const inBar = page.locator('header [data-fragment="mf-cart-wishlist/store-picker"] > a');
  await inBar.click();
  const sheet = page.getByRole('dialog', { name: 'Filiale wählen' });
  await sheet.getByLabel('Ort oder Postleitzahl').fill('Innsbruck');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('bei Innsbruck')).toBeVisible();
  const restore = await cutOffApi(page);
  await sheet
    .getByRole('button', { name: /: hier abholen$/ })
    .first()
    .click();
  await expect(sheet.getByRole('alert')).toContainText('Deine Auswahl wurde nicht gespeichert.');
  await expect(inBar).toHaveAccessibleName('Filiale wählen');
  await restore();
  await retryIn(sheet).click();
  await expect(sheet).toBeHidden();
  await expect(inBar).toContainText('Innsbruck');
});
