import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { requestIdOf } from '../../../system/shoppers/guest-cart.ts';
import {
  beGuestWithWishlist,
  heartOf,
  type ListedProduct,
  listedProducts,
  serverWishlist,
  wishlistBadge,
} from '../../../system/shoppers/guest-wishlist.ts';

test.use({ pictures: 'none' });

let first: ListedProduct;
let second: ListedProduct;
test.beforeEach(async ({ shop }) => {
  [first, second] = await listedProducts(shop.origins.api);
});

test('two tabs of a new guest that save at the same time fill one wishlist, and both show it', async ({
  page,
  context,
  shop,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${shop.origins.shop}/search/`);
    await hydrated(tab);
  }
  await Promise.all([
    heartOf(page, first).evaluate((heart: HTMLElement) => heart.click()),
    heartOf(other, second).evaluate((heart: HTMLElement) => heart.click()),
  ]);
  for (const tab of [page, other]) {
    await expect(wishlistBadge(tab)).toHaveAccessibleName('Wunschliste, 2 Artikel');
    await expect(heartOf(tab, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(tab, second)).toHaveAttribute('aria-pressed', 'true');
  }
  const saved = await serverWishlist(shop.origins.api, await requestIdOf(context));
  expect(saved.toSorted()).toEqual([first.id, second.id].toSorted());
});

test('offline: the heart returns to its state, a message says why, and the next tap works', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await context.setOffline(true);
  await heartOf(page, first).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Du bist gerade offline.' })).toBeVisible();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heartOf(page, first).click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
});

test('a removal that fails leaves the item on the list and can be tried again', async ({ page, context, shop }) => {
  const uuid = await beGuestWithWishlist(context, shop.origins.api, [second, first]);
  await page.goto(`${shop.origins.shop}/wishlist/`);
  await hydrated(page);
  await expect(page.locator('main header')).toContainText('2 Artikel');
  const online = await cutOffApi(page);
  await heartOf(page, first).click();
  const note = page.getByRole('alert').filter({ hasText: 'Der Artikel steht noch auf der Liste.' });
  await expect(note).toBeVisible();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await online();
  await note.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.locator('main header')).toContainText('1 Artikel');
  await expect(note).toBeHidden();
  expect(await serverWishlist(shop.origins.api, uuid)).toEqual([second.id]);
});

test('a lost response is not a failure when the wishlist shows the change', async ({ page, context, shop }) => {
  const uuid = await beGuestWithWishlist(context, shop.origins.api, [first]);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await page.route(
    (url) => url.pathname === '/api/v1/wishlist/',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
  await heartOf(page, second).click();
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 2 Artikel');
  await expect(heartOf(page, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Tipp noch einmal auf das Herz')).toHaveCount(0);
  expect(await serverWishlist(shop.origins.api, uuid)).toEqual([second.id, first.id]);
});
