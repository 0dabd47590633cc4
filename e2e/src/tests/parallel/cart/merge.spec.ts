import { findProduct, isBuyable, readList } from '../../../system/catalogue.ts';
import { heldBack } from '../../../system/list-page.ts';
import { phone } from '../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { badge, requestIdCookie, serverAdd } from '../../../system/shoppers/guest-cart.ts';
import { serverSave, wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { logIn, logInHere } from '../../../system/shoppers/log-in.ts';
import { addAsCustomer, placeOrder } from '../../../system/shoppers/orders.ts';

test.use({ ...phone, pictures: 'none' });

/** An order may take all of so few pieces, also of an account that is not confirmed. */
const few = 3;

test('a login merges what guest and account have of the same product: one size, another one, and one that is sold out meanwhile', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(90_000);
  const { api, shop: origin } = shop.origins;
  const product = await findProduct(
    api,
    '/search/',
    ({ options }) =>
      options.filter(({ quantity }) => quantity > few).length > 1 &&
      options.some((one) => isBuyable(one) && one.quantity <= few),
  );
  const [size, other] = product.options.filter(({ quantity }) => quantity > few);
  const rare = product.options.find((one) => isBuyable(one) && one.quantity <= few);
  if (!size || !other || !rare) throw new Error('The product has no such sizes');
  const account = await createAccount(api);
  await addAsCustomer(api, account, 'cart', { productOption: size.id, amount: 1 });
  let guest: string | null = null;
  for (const [productOption, amount] of [
    [size.id, 2],
    [other.id, 1],
    [rare.id, 1],
  ] as const) {
    guest = (await serverAdd(api, guest, { productOption, amount })).uuid;
  }
  // The guest's wishlist and the account's have one product in common.
  const { products: listed } = await readList(api, 'path=/search/');
  for (const { id } of listed.slice(0, 2)) await serverSave(api, guest, id);
  for (const { id } of listed.slice(1, 3)) await addAsCustomer(api, account, 'wishlist', { productId: id });
  await placeOrder(api, await createAccount(api), rare.id, rare.quantity);
  await context.addCookies([{ name: requestIdCookie, value: guest ?? '', domain: 'localhost', path: '/' }]);

  const ordersArrive = await heldBack(page, /\/api\/v1\/user\/orders\//);
  const wishlistMerges = await heldBack(page, /\/wishlist\/merge\//);
  await logIn(page, origin, account);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 4 Artikel');
  // Signed in while the next page still loads: the form shows that it was sent.
  await expect(page.locator('main').getByRole('button', { name: 'Wird angemeldet' })).toBeVisible();
  await ordersArrive();
  await expect(page).toHaveURL(`${origin}/my-account/`);
  const saved = page.getByRole('region', { name: 'Wunschliste' }).getByRole('article');
  await expect(saved).toHaveCount(2);
  await wishlistMerges();
  await expect(wishlistBadge(page)).toHaveAccessibleName(/3/);
  await expect(saved).toHaveCount(3);
  await page.goto(`${origin}/warenkorb/`);
  await hydrated(page);
  const main = page.locator('main');
  const line = (title: string) => main.locator('li[data-state]').filter({ hasText: `Größe ${title}` });
  await expect(line(size.title).locator('output')).toHaveText('3');
  await expect(line(other.title).locator('output')).toHaveText('1');
  await expect(line(rare.title)).toContainText('Ausverkauft.');
  await expect(main.locator('li[data-state]')).toHaveCount(3);
  await page.goto(`${origin}/wishlist/`);
  await hydrated(page);
  await expect(main.getByRole('article')).toHaveCount(3);
  for (const { nameWithoutBrand } of listed.slice(0, 3)) {
    await expect(main.getByRole('article').filter({ hasText: nameWithoutBrand })).toHaveCount(1);
  }
});

for (const [name, path, merged] of [
  ['the cart', '/warenkorb/', 'li[data-state]'],
  // Its loader reads the account data when the merges have begun.
  ['the account', '/my-account/', 'section article'],
] as const) {
  test(`a login on the way to ${name} that merges reads the account data once`, async ({ page, context, shop }) => {
    const { api, shop: origin } = shop.origins;
    const product = await findProduct(api, '/search/', ({ options }) => options.some(({ quantity }) => quantity > few));
    const option = product.options.find(({ quantity }) => quantity > few);
    const { uuid } = await serverAdd(api, null, { productOption: option?.id ?? 0, amount: 1 });
    await serverSave(api, uuid, product.id);
    await context.addCookies([{ name: requestIdCookie, value: uuid, domain: 'localhost', path: '/' }]);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'OPTIONS' && /\/user\/$|\/merge\/$/.test(pathname)) calls.push(pathname);
    });
    await page.goto(`${origin}/login/?weiter=${path}`);
    await logInHere(page, await createAccount(api));
    await expect(page).toHaveURL(`${origin}${path}`);
    await expect(page.locator('main').locator(merged).first()).toBeVisible();
    await expect(wishlistBadge(page)).toHaveAccessibleName(/1/);
    await page.waitForLoadState('networkidle');
    expect(calls.sort()).toEqual(['/api/v1/cart/merge/', '/api/v1/user/', '/api/v1/wishlist/merge/']);
  });
}
