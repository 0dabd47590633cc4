import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { badge, requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';
import {
  beGuestWithWishlist,
  heartOf,
  type ListedProduct,
  listedProducts,
  nameOf,
  serverWishlist,
  tileUrls,
  wishlistBadge,
} from '../../../system/shoppers/guest-wishlist.ts';
import { logInHere } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

let first: ListedProduct;
let second: ListedProduct;
test.beforeEach(async ({ shop }) => {
  [first, second] = await listedProducts(shop.origins.api);
});

test('after saving an item the wishlist flyout opens, takes no focus, pauses under the pointer and closes after 6 s', async ({
  page,
  shop,
  complaints,
}) => {
  await page.clock.install();
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await heartOf(page, first).click();
  const flyout = page.getByRole('dialog', { name: 'Wunschliste' });
  await expect(flyout.getByRole('link', { name: first.nameWithoutBrand })).toBeVisible();
  await expect(heartOf(page, first)).toBeFocused();
  await flyout.hover();
  await page.clock.runFor(6500);
  await expect(flyout).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(4000);
  await expect(flyout).toBeVisible();
  await page.clock.runFor(2500);
  await expect(flyout).toBeHidden();

  await heartOf(page, second).click();
  await expect(flyout).toBeVisible();
  await flyout.getByRole('button', { name: 'Schließen' }).focus();
  await page.clock.runFor(6500);
  await expect(flyout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toBeHidden();
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('heart, badge, flyout and wishlist page always agree', async ({ page, context, shop }) => {
  await beGuestWithWishlist(context, shop.origins.api, [second, first]);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 2 Artikel');
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await wishlistBadge(page).click();
  const flyout = page.getByRole('dialog', { name: 'Wunschliste' });
  await flyout.getByRole('button', { name: `${nameOf(first)} von der Wunschliste nehmen` }).click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  await flyout.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await flyout.getByRole('link', { name: 'Alle ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeVisible();
  await expect(page.locator('main header')).toContainText('2 Artikel');
  await expect.poll(() => tileUrls(page)).toEqual([first.url, second.url]);
});

test('a guest’s wishlist survives the login', async ({ page, context, shop }) => {
  const account = await createAccount(shop.origins.api);
  await beGuestWithWishlist(context, shop.origins.api, [second, first]);
  await page.goto(`${shop.origins.shop}/wishlist/`);
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/login\//);
  await logInHere(page, account);
  await expect(page).toHaveURL(/\/wishlist\/$/);
  await expect(page.locator('main header')).toContainText('2 Artikel');
  const uuid = await requestIdOf(context);
  expect(uuid).toMatch(/^u/);
});

test('a wishlist item moves to the cart in the chosen size', async ({ page, context, shop, complaints }) => {
  const { api } = shop.origins;
  const uuid = await beGuestWithWishlist(context, api, [second, first]);
  await page.goto(`${shop.origins.shop}/wishlist/`);
  await hydrated(page);
  const open = page.getByRole('button', { name: `${nameOf(first)} in den Warenkorb legen` });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Größe wählen' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  const size = sheet.getByRole('group').locator('button:enabled').first();
  await size.click();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(sheet).toBeHidden();
  const note = page.getByRole('status').filter({ hasText: `${nameOf(first)} liegt im Warenkorb: Größe` });
  await expect(note.getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  expect(await serverWishlist(api, uuid)).toEqual([second.id]);
  const lines = (await serverCart(api, uuid)).products;
  expect(lines.map(({ nameWithoutBrand, amount }) => [nameWithoutBrand, amount])).toEqual([
    [first.nameWithoutBrand, 1],
  ]);
  expect(complaints).toEqual({ console: [], csp: [] });
});

test('removing the last item leaves an empty wishlist with a link to other pages, and can be undone', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithWishlist(context, shop.origins.api, [first]);
  await page.goto(`${shop.origins.shop}/wishlist/`);
  await hydrated(page);
  await heartOf(page, first).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noch nichts gemerkt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sortiment ansehen' })).toHaveAttribute('href', '/search/');
  const back = page.getByRole('button', { name: 'Rückgängig' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeFocused();
  expect(await serverWishlist(shop.origins.api, await requestIdOf(context))).toEqual([first.id]);
});
