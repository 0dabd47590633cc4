import type { Locator, Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, hydrated, painted, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { badge, beGuestWithCart, requestIdOf, serverAdd, serverCart } from '../../../system/shoppers/guest-cart.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

let first: StockedProduct;
let second: StockedProduct;
test.beforeEach(async ({ shop }) => {
  [first, second] = (await findStocked(shop.origins.api, 2, 6)) as [StockedProduct, StockedProduct];
});

const lineOf = (place: Page | Locator, { url }: StockedProduct): Locator =>
  place.locator(`li[data-state]:has(a[href="${url}"])`);
const removeButton = (line: Locator) => line.getByRole('button', { name: /entfernen$/ });
const more = (line: Locator) => line.getByRole('button', { name: /^Ein Stück mehr/ });
const amount = (line: Locator) => line.locator('output');

async function openCart(page: Page, shop: { origins: { shop: string } }): Promise<void> {
  await page.goto(`${shop.origins.shop}/warenkorb/`);
  await hydrated(page);
}

test('a guest’s cart is merged into the account’s after login, and stays when login is refused (UX 18)', {
  tag: '@every-run',
}, async ({ page, context, shop }) => {
  const account = await createAccount(shop.origins.api);
  const guest = await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id, amount: 2 }]);
  await logIn(page, shop.origins.shop, { email: account.email, password: 'nicht das Passwort' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await openCart(page, shop);
  await expect(amount(lineOf(page, first))).toHaveText('2');
  expect(await requestIdOf(context)).toBe(guest);

  await logIn(page, shop.origins.shop, account);
  await expect(page).toHaveURL(/\/my-account\/$/);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  expect((await serverCart(shop.origins.api, guest)).products).toEqual([]);
});

test('a removed line greys out at once, can be restored, waits while the pointer hovers, and can be added again (UX 19)', async ({
  page,
  context,
  shop,
}) => {
  const items = [{ productOption: first.option.id }, { productOption: second.option.id }];
  const uuid = await beGuestWithCart(context, shop.origins.api, items);
  await page.clock.install();
  await openCart(page, shop);
  const line = lineOf(page, first);
  await removeButton(line).click();
  await expect(line).toHaveAttribute('data-state', 'pending');
  await expect(removeButton(lineOf(page, second))).toHaveAttribute('aria-disabled', 'true');
  await line.getByRole('button', { name: /rückgängig/ }).click();
  await expect(line).toHaveAttribute('data-state', 'in-cart');

  await removeButton(line).click();
  await line.getByRole('button', { name: /rückgängig/ }).hover();
  await page.clock.runFor(3000);
  await expect(line).toHaveAttribute('data-state', 'pending');
  expect((await serverCart(shop.origins.api, uuid)).products).toHaveLength(2);

  // The pointer leaves, the focus stays.
  await line.getByRole('button', { name: /rückgängig/ }).focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(3000);
  await expect(line).toHaveAttribute('data-state', 'pending');

  await line.getByRole('button', { name: 'Wird entfernt' }).focus();
  await page.clock.runFor(2000);
  await expect(line).toHaveAttribute('data-state', 'removed');
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  const again = line.getByRole('button', { name: /wieder hinzufügen/ });
  await expect(again).toBeFocused();
  await again.click();
  await expect(line).toHaveAttribute('data-state', 'in-cart');
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
});

test('a line that is being removed, and one that has been, can still be read', async ({ page, context, shop }) => {
  await beGuestWithCart(context, shop.origins.api, [
    { productOption: first.option.id },
    { productOption: second.option.id },
  ]);
  await openCart(page, shop);
  const line = lineOf(page, first);
  await removeButton(line).click();
  // The removal waits while the pointer is here.
  await line.getByRole('button', { name: /rückgängig/ }).hover();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(line).toHaveAttribute('data-state', 'pending');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(line).toHaveAttribute('data-state', 'removed');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('with the last line the way to the checkout ends, and the focus that was on it is not lost', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  await page.clock.install();
  await openCart(page, shop);
  await removeButton(lineOf(page, first)).press('Enter');
  await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).focus();
  await page.clock.runFor(5000);
  await expect(lineOf(page, first)).toHaveAttribute('data-state', 'removed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('changed amounts show at once and are marked until the server confirms them; sums are the server’s (UX 20)', async ({
  page,
  context,
  shop,
}) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  await openCart(page, shop);
  const line = lineOf(page, first);
  await expect(amount(line)).toHaveText('1');
  const sent: string[] = [];
  await page.route('**/api/v1/cart/hash/**', async (route) => {
    if (route.request().method() === 'PUT') sent.push(route.request().postData() ?? '');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (let click = 0; click < 3; click += 1) await more(line).click();
  await expect(amount(line)).toHaveText('4');
  await expect(line.getByText('Wird gespeichert')).toBeVisible();
  await expect(page.locator('main aside')).toContainText('Wird aktualisiert');
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await expect(line.getByText('Wird gespeichert')).toBeHidden();
  expect(sent.map((body) => JSON.parse(body).amount)).toEqual([2, 4]);
  const { total } = await serverCart(shop.origins.api, uuid);
  await expect(page.locator('main aside')).toContainText(total.totalCartPriceFormatted);
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 4 Artikel');
});

test('on a phone the sum stands once, beside the way to the checkout all the time, and follows each change', async ({
  page,
  context,
  shop,
}) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [
    { productOption: first.option.id },
    { productOption: second.option.id },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCart(page, shop);
  const bar = page.locator('main aside div:has(> p + a)');
  const sum = bar.locator('p strong');
  const before = (await serverCart(shop.origins.api, uuid)).total.totalCartPriceFormatted;
  await expect(sum).toHaveText(before);
  await expect(sum).toBeInViewport();
  await page.route('**/api/v1/cart/hash/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await more(lineOf(page, first)).click();
  await expect(bar.getByText('Wird aktualisiert')).toBeInViewport();
  await expect(bar.getByText('inkl. MwSt.')).toBeInViewport();
  const after = (await serverCart(shop.origins.api, uuid)).total.totalCartPriceFormatted;
  expect(after).not.toBe(before);
  await expect(sum).toHaveText(after);
  const sums = page
    .locator('main aside')
    .getByText(/^Gesamt/)
    .filter({ visible: true });
  await expect(sums).toHaveCount(1);
  // Above 992 px the sum is right above the button; on a low screen no bar follows.
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(sum).toBeHidden();
    await expect(sums).toHaveCount(1);
  }
});

test('a late response never restores a removed line (UX 20)', async ({ page, context, shop }) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  await openCart(page, shop);
  const line = lineOf(page, first);
  await expect(amount(line)).toHaveText('1');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    '**/api/v1/cart/',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const reading = page.waitForRequest('**/api/v1/cart/');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const late = (await reading).response();
  await removeButton(line).click();
  await expect(line).toHaveAttribute('data-state', 'removed', { timeout: 5000 });
  release();
  await (await late)?.finished();
  await painted(page);
  await expect(line).toHaveAttribute('data-state', 'removed');
  expect((await serverCart(shop.origins.api, uuid)).products).toEqual([]);
});

test('title and picture lead back to the product, the chosen size is shown (UX 21)', async ({
  page,
  context,
  shop,
}) => {
  await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  await openCart(page, shop);
  const line = lineOf(page, first);
  await expect(line).toContainText(`Größe ${first.option.title}`);
  await expect(line.locator(`a[href="${first.url}"] img`)).toBeVisible();
  // On the narrowest phone the price leaves the line to the name, whose words would be broken.
  await page.setViewportSize({ width: 320, height: 640 });
  const name = await line.getByRole('link', { name: first.nameWithoutBrand }).boundingBox();
  const price = await line.getByText('€').first().boundingBox();
  expect(price?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  // Also where a link that looks as a button needs two lines.
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Kassa' })).toHaveCSS('text-align', 'center');
  await line.getByRole('link', { name: first.nameWithoutBrand }).click();
  await expect(page).toHaveURL(new RegExp(`${first.url}$`));
});

test('a line names the companions that were chosen with it', async ({ page, context, shop }) => {
  const { api } = shop.origins;
  await beGuestWithCart(context, api, [{ productOption: first.option.id, relatedProducts: [second.id] }]);
  await openCart(page, shop);
  await expect(lineOf(page, first)).toContainText(
    `Zusammen gewählt mit ${second.brandName} ${second.nameWithoutBrand}`,
  );
});

test('the cart is read again after the checkout, and page, flyout and badge agree (UX 22)', async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const uuid = await beGuestWithCart(context, api, [{ productOption: first.option.id }]);
  await openCart(page, shop);
  await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).click();
  await expect(page).toHaveURL(`${shop.origins.checkout}/checkout/?locale=at`);
  await serverAdd(api, uuid, { productOption: second.option.id, amount: 2 });
  await page.goBack();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');
  await expect(amount(lineOf(page.locator('main'), second))).toHaveText('2');

  await page.goto(`${shop.origins.shop}${first.url}`);
  await hydrated(page);
  await badge(page).click();
  const flyout = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(flyout.getByRole('heading', { name: 'Warenkorb 3 Artikel' })).toBeVisible();
  await more(lineOf(flyout, first)).click();
  await expect(badge(page)).toHaveAccessibleName('Warenkorb, 4 Artikel');
  // The header sets the title, and is notified of the cart by `cart-changed`.
  await expect(flyout.getByRole('heading', { name: 'Warenkorb 4 Artikel' })).toBeVisible();
  await expect(flyout.getByRole('link', { name: 'Warenkorb ansehen' })).toHaveAttribute('href', '/warenkorb/');
});

test('pending changes are sent before the jump to the checkout', async ({ page, context, shop }) => {
  const items = [{ productOption: first.option.id }, { productOption: second.option.id }];
  await beGuestWithCart(context, shop.origins.api, items);
  await openCart(page, shop);
  await removeButton(lineOf(page, first)).click();
  await page.locator('main').getByRole('link', { name: 'Zur Kassa' }).click();
  await expect(page).toHaveURL(`${shop.origins.checkout}/checkout/?locale=at`);
  await expect(page.locator('main')).toContainText(second.nameWithoutBrand);
  await expect(page.locator(`main a[href$="${first.url}"]`)).toHaveCount(0);
});

test('a removal is sent when the page is left before its two seconds are over', async ({ page, context, shop }) => {
  const uuid = await beGuestWithCart(context, shop.origins.api, [{ productOption: first.option.id }]);
  await openCart(page, shop);
  await removeButton(lineOf(page, first)).click();
  await page.goto('about:blank');
  await expect.poll(async () => (await serverCart(shop.origins.api, uuid)).products).toEqual([]);
});
