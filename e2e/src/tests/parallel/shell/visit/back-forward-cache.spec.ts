import type { Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../../system/catalogue.ts';
import { chromiumThatRemembersPages } from '../../../../system/chromium.ts';
import { group, listUpdated } from '../../../../system/list-page.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { badge, beGuestWithCart, serverAdd } from '../../../../system/shoppers/guest-cart.ts';
import {
  beGuestWithWishlist,
  heartOf,
  listedProducts,
  serverSave,
  wishlistBadge,
} from '../../../../system/shoppers/guest-wishlist.ts';

import { beSignedIn } from '../../../../system/shoppers/log-in.ts';

test.use({ launchOptions: chromiumThatRemembersPages });

type Marked = { isTheSame?: boolean };

/** A property set on the page survives only if the browser restores this page from its cache. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
const isTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as Marked).isTheSame === true).catch(() => false);

/** Playwright's own `goBack` waits for a load event that the restored page does not have. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => isTheSame(page)).toBe(true);
}

test('the cart is read again when the browser restores its page after the checkout (UX 22)', async ({
  page,
  context,
  shop,
}) => {
  const { api, checkout } = shop.origins;
  const [first, second] = (await findStocked(api, 2, 6)) as [StockedProduct, StockedProduct];
  const uuid = await beGuestWithCart(context, api, [{ productOption: first.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await mark(page);
  await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).click();
  await expect(page).toHaveURL(`${checkout}/checkout/?locale=at`);
  await serverAdd(api, uuid, { productOption: second.option.id, amount: 2 });
  await goBack(page);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');
  await expect(page.locator('main header')).toContainText('3 Artikel');
  await expect(page.locator(`main li[data-state]:has(a[href="${second.url}"]) output`)).toHaveText('2');
});

test('the wishlist is read again when the browser restores its page', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const [first, second] = await listedProducts(api);
  const uuid = await beGuestWithWishlist(context, api, [first]);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await mark(page);
  await page.goto(`${shop.origins.checkout}/`);
  await serverSave(api, uuid, second.id);
  await goBack(page);
  await expect(wishlistBadge(page)).toHaveAccessibleName('Wunschliste, 2 Artikel');
  await expect(heartOf(page, second)).toHaveAttribute('aria-pressed', 'true');
});

test('after a logout Back shows nothing of the account', async ({ page, context, shop }) => {
  const { shop: origin, api } = shop.origins;
  await beSignedIn(context, await createAccount(api));
  // A shopper who logs out before the script for idle pages has loaded.
  await page.route(/\/_shell\/assets\/later\./, (route) => route.abort());
  await page.goto(`${origin}/my-account/account-details/`);
  await hydrated(page);
  await mark(page);
  await page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${origin}/login/?weiter=%2Fmy-account%2Faccount-details%2F`);
  expect(await isTheSame(page)).toBe(false);
});

test('a list that was left for another release set stays usable when the browser restores its page', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/damen/schuhe/`);
  await hydrated(page);
  await mark(page);
  let set = 'another';
  await page.route(/\/_payload\//, async (route) => {
    const response = await route.fetch();
    const own = response.headers()['x-release-set'] ?? '';
    await route.fulfill({ response, headers: { ...response.headers(), 'x-release-set': set || own } });
  });
  const boxes = group(page, 'Marke').locator('input[type=checkbox]:enabled');
  await boxes.first().check();
  await expect(page).toHaveURL(/filters=\d+$/);
  await page.waitForLoadState('load');
  set = '';
  await goBack(page);
  await expect(page).toHaveURL(`${shop.origins.shop}/damen/schuhe/`);
  await listUpdated(page);
  await expect(boxes.first()).not.toBeChecked();
  await boxes.nth(1).check();
  await expect(page).toHaveURL(/filters=\d+$/);
  await listUpdated(page);
  await expect(boxes.nth(1)).toBeChecked();
});
