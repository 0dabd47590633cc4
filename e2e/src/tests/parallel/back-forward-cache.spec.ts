import type { Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../system/catalogue.ts';
import { chromiumThatRemembersPages } from '../../system/chromium.ts';
import { badge, beGuestWith, serverAdd } from '../../system/guest-cart.ts';
import {
  beGuestWishing,
  heartOf,
  type ListedProduct,
  listedProducts,
  serverWish,
  wishBadge,
} from '../../system/guest-wishlist.ts';
import { answered, group } from '../../system/list-page.ts';
import { expect, hydrated, test } from '../../system/shop-page.ts';

test.use({ launchOptions: chromiumThatRemembersPages });

type Marked = { isTheSame?: boolean };

/** What is set on a page is still there only if this very page returns. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
const isTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as Marked).isTheSame === true).catch(() => false);

/** The runner's own way back waits for a load that does not come. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => isTheSame(page)).toBe(true);
}

test('the cart is read again when the very page comes back from the checkout (UX 22)', async ({
  page,
  context,
  shop,
}) => {
  const { api, checkout } = shop.origins;
  const [first, second] = (await findStocked(api, 2, 6)) as [StockedProduct, StockedProduct];
  const uuid = await beGuestWith(context, api, [{ productOption: first.option.id }]);
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await mark(page);
  await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).click();
  await expect(page).toHaveURL(`${checkout}/checkout/`);
  await serverAdd(api, uuid, { productOption: second.option.id, amount: 2 });
  await goBack(page);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');
  await expect(page.locator('main header')).toContainText('3 Artikel');
  await expect(page.locator(`main li[data-state]:has(a[href="${second.url}"]) output`)).toHaveText('2');
});

test('the wishlist is read again when the very page comes back', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  const [first, second] = (await listedProducts(api, 2)) as [ListedProduct, ListedProduct];
  const uuid = await beGuestWishing(context, api, [first]);
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await expect(wishBadge(page)).toHaveAccessibleName('Wunschliste, 1 Artikel');
  await mark(page);
  await page.goto(`${shop.origins.checkout}/`);
  await serverWish(api, uuid, second.id);
  await goBack(page);
  await expect(wishBadge(page)).toHaveAccessibleName('Wunschliste, 2 Artikel');
  await expect(heartOf(page, second)).toHaveAttribute('aria-pressed', 'true');
});

test('a list that was left for another set of releases stands still when the very page comes back', async ({
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
  await answered(page);
  await expect(boxes.first()).not.toBeChecked();
  await boxes.nth(1).check();
  await expect(page).toHaveURL(/filters=\d+$/);
  await answered(page);
  await expect(boxes.nth(1)).toBeChecked();
});
