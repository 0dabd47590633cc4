import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { badge, beGuestWithCart, requestIdOf, serverCart } from '../../../system/shoppers/guest-cart.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

let first: StockedProduct;
let second: StockedProduct;
test.beforeEach(async ({ shop }) => {
  [first, second] = (await findStocked(shop.origins.api, 2, 6)) as [StockedProduct, StockedProduct];
});

test('two tabs show the same cart after additions, amount changes and removals', async ({ page, context, shop }) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  const other = await context.newPage();
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await other.goto(`${shop.origins.shop}/warenkorb/`);
  await Promise.all([hydrated(page), hydrated(other)]);
  await page.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  for (const tab of [page, other]) {
    await expect(badge(tab)).toHaveAccessibleName('Warenkorb, 2 Artikel');
    await expect(tab.locator('main output')).toHaveText('2');
  }
  await other.getByRole('button', { name: /entfernen$/ }).click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb', { timeout: 6000 });
  await expect(page.locator('main output')).toHaveCount(0);
  expect((await serverCart(shop.origins.api, uuid)).products).toEqual([]);
});

test('two tabs of a new guest that add at the same time fill one cart', async ({ page, context, shop }) => {
  const other = await context.newPage();
  await page.goto(`${shop.origins.shop}${first.url}`);
  await other.goto(`${shop.origins.shop}${second.url}`);
  for (const [tab, { option }] of [
    [page, first],
    [other, second],
  ] as const) {
    await hydrated(tab);
    await tab.locator('[aria-labelledby="groesse"]').getByText(option.title, { exact: true }).first().click();
  }
  await Promise.all(
    [page, other].map((tab) => tab.locator('main').getByRole('button', { name: 'In den Warenkorb' }).click()),
  );
  for (const tab of [page, other]) await expect(badge(tab)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  expect((await serverCart(shop.origins.api, await requestIdOf(context))).total.amount).toBe(2);
});

test('a login in one tab logs in the other, which shows the account’s cart', async ({ page, context, shop }) => {
  const account = await createAccount(shop.origins.api);
  await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id, amount: 2 }]);
  const other = await context.newPage();
  await other.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(other);
  await expect(badge(other)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  await logIn(page, shop.origins.shop, account);
  await expect(page).toHaveURL(/\/my-account\/$/);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');

  await other.getByRole('button', { name: /^Ein Stück mehr/ }).click();
  for (const tab of [page, other]) await expect(badge(tab)).toHaveAccessibleName('Warenkorb, 3 Artikel');
});

test('a logout in one window empties the cart of the other, which is seen all the time', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id, amount: 2 }]);
  await logIn(page, shop.origins.shop, await createAccount(shop.origins.api));
  await expect(page).toHaveURL(/\/my-account\/$/);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  const other = await context.newPage();
  await other.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(other);
  await expect(other.locator('main output')).toHaveText('2');

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(badge(other)).toHaveAccessibleName('Warenkorb');
  await expect(other).toHaveURL(`${shop.origins.shop}/`);
  await expect(page).toHaveURL(`${shop.origins.shop}/`);
});
