import { leavesOutAllOptional } from '@bergauf/conformance/without-optional-for-tests';
import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import type { Page } from 'playwright/test';
import { findProduct, findStocked, isBuyable } from '../../../../system/catalogue.ts';
import { type SecondShell, startSecondShell } from '../../../../system/services/second-shell.ts';
import { theShop } from '../../../../system/services/shop.ts';
import { type Complaints, expect, hydrated, test } from '../../../../system/shop-page.ts';
import { createAccount } from '../../../../system/shoppers/account.ts';
import { beGuestWithCart } from '../../../../system/shoppers/guest-cart.ts';
import { beSignedIn } from '../../../../system/shoppers/log-in.ts';
import { placeOrder } from '../../../../system/shoppers/orders.ts';

// One shell for all tests.
test.describe.configure({ mode: 'default' });

let api: Awaited<ReturnType<typeof startTamperingProxy>>;
let shell: SecondShell;
test.beforeAll(async () => {
  const { origins } = theShop();
  const older = await leavesOutAllOptional(origins.api);
  api = await startTamperingProxy(origins.api, {
    // The API knows the shop's own shell only.
    request: (headers) => headers.has('origin') && headers.set('origin', origins.shop),
    response(exchange) {
      older.response?.(exchange);
      if (exchange.headers.has('access-control-allow-origin'))
        exchange.headers.set('access-control-allow-origin', shell.origin);
    },
  });
  shell = await startSecondShell({ API_ORIGIN: api.origin });
});
test.afterAll(async () => {
  await shell.stop();
  await api.close();
});

async function isWhole(page: Page, complaints: Complaints, path: string): Promise<void> {
  const response = await page.goto(`${shell.origin}${path}`);
  expect(response?.status(), path).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /nicht geklappt/ }), path).toHaveCount(0);
  expect(complaints, path).toEqual({ console: [], csp: [] });
}

test('an API that sends nothing it need not send: every kind of public page is whole', async ({
  page,
  shop,
  complaints,
}) => {
  test.setTimeout(90_000);
  const addresses = (await (await fetch(`${shop.origins.api}/api/v1/sitemap/articles/`)).json()) as {
    data: { url: string }[];
  };
  const article = addresses.data.find(({ url }) => url.includes('/article/'))?.url ?? '';
  const paths = ['/', '/damen/schuhe/', '/search/?q=laufschuh', '/marken/', '/blog/', article];
  const places = ['/shops/', '/shops/linz/', '/shop/linz/', '/werbung/', '/werbung/winterstart/', '/services/versand/'];
  for (const path of [...paths, ...places]) await isWhole(page, complaints, path);
});

test('an API that sends nothing it need not send: a product is shown, and goes into the cart', async ({
  page,
  shop,
  complaints,
}) => {
  const product = await findProduct(shop.origins.api, '/search/', ({ options }) => options.some(isBuyable));
  await isWhole(page, complaints, product.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.nameWithoutBrand);
  await expect(page.locator('main .price').first()).toContainText('€');
  await expect(page.locator('main').getByText(/Werktage|Punkte/)).toHaveCount(0);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText(product.nameWithoutBrand);
});

test('an API that sends nothing it need not send: cart and account are whole', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(90_000);
  const [product] = await findStocked(shop.origins.api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  await beGuestWithCart(context, shop.origins.api, [{ productOption: product.option.id }]);
  await isWhole(page, complaints, '/warenkorb/');
  await expect(page.locator('main').getByRole('link', { name: 'Zur Kassa' })).toBeVisible();
  await isWhole(page, complaints, '/wishlist/');

  const account = await createAccount(shop.origins.api);
  const order = await placeOrder(shop.origins.api, account, product.option.id, 2);
  await beSignedIn(context, account);
  const pages = ['', 'orders/', `order-details/${order.uuid}/`, 'delivery-address/', 'account-details/', 'loyalty/'];
  for (const path of pages) {
    await isWhole(page, complaints, `/my-account/${path}`);
    await expect(page, path).toHaveURL(`${shell.origin}/my-account/${path}`);
  }
});
