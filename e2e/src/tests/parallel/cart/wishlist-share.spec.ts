import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import {
  beGuestWithWishlist,
  heartOf,
  listedProducts,
  tileUrls,
  wishlistBadge,
} from '../../../system/shoppers/guest-wishlist.ts';

test.use({ pictures: 'none' });

test('another shopper opens a shared wishlist and saves an item from it', async ({ page, context, browser, shop }) => {
  const [first, second] = await listedProducts(shop.origins.api);
  await beGuestWithWishlist(context, shop.origins.api, [second, first]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.origins.shop}/wishlist/`);
  await hydrated(page);
  // Whether the device has a share dialog depends on the machine.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Liste teilen' }).click();
  await expect(page.getByText('Link kopiert.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${shop.origins.shop}/wishlist/?ids=${first.id},${second.id}`);

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await hydrated(theirs);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Geteilte Wunschliste' })).toBeVisible();
  await expect.poll(() => tileUrls(theirs)).toEqual([first.url, second.url]);
  await expect(wishlistBadge(theirs)).toHaveAccessibleName('Wunschliste');
  await heartOf(theirs, second).click();
  await expect(wishlistBadge(theirs)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await theirs.keyboard.press('Escape');
  await theirs.locator('main').getByRole('link', { name: 'Zu deiner Wunschliste' }).click();
  await expect(theirs).toHaveURL(/\/wishlist\/$/);
  await expect.poll(() => tileUrls(theirs)).toEqual([second.url]);
  await friend.close();
});

test('a shared wishlist whose items are no longer sold says so and links to other pages', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/wishlist/?ids=999999999`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Artikel gibt es nicht mehr' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zu deiner Wunschliste' })).toHaveAttribute('href', '/wishlist/');
});

test('the own and a shared wishlist have no accessibility faults', async ({ page, context, shop }) => {
  const products = await listedProducts(shop.origins.api);
  await beGuestWithWishlist(context, shop.origins.api, products);
  for (const path of ['/wishlist/', `/wishlist/?ids=${products.map(({ id }) => id)}`]) {
    await page.goto(`${shop.origins.shop}${path}`);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    expect.soft(await accessibilityFaults(page), path).toEqual([]);
  }
});

test('the name of the button that moves an item to the cart has the words that it shows (WCAG 2.5.3)', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithWishlist(context, shop.origins.api, await listedProducts(shop.origins.api));
  for (const { path, text } of [
    { path: '/wishlist/', text: 'In den Warenkorb' },
    { path: '/en/wishlist/', text: 'Add to cart' },
  ]) {
    await page.goto(`${shop.origins.shop}${path}`);
    const move = page.getByRole('main').getByRole('listitem').getByText(text, { exact: true });
    await expect(move).toHaveCount(2);
    await expect(move.first()).toHaveAccessibleName(new RegExp(text, 'i'));
  }
});
