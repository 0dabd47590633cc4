import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { wishlistBadge } from '../../../system/shoppers/guest-wishlist.ts';
import { beSignedIn, logInHere } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

type Prices = { cents: { vk: number; premium: number; rrp: number } };
type Priced = {
  id: number;
  url: string;
  nameWithoutBrand: string;
  prices: Prices;
  options: { id: number; stock: boolean }[];
};

const priceText = (cents: number): string => (cents / 100).toLocaleString('de-AT', { minimumFractionDigits: 2 });
const linked = (place: Locator, url: string): Locator =>
  place.filter({ has: place.page().locator(`a[href="${url}"]`) });

test('every place shows the price of the shopper’s role: home, list, search, product, wishlist, cart and checkout', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api, checkout } = shop.origins;
  const headers = { 'content-type': 'application/json' };
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
    (
      (await (await fetch(`${api}${path}`, { ...init, headers: { ...headers, ...init.headers } })).json()) as {
        data: T;
      }
    ).data;
  // The demo account has the price type `premium`.
  const body = JSON.stringify({ email: 'demo@bergauf.example', password: 'bergauf-demo' });
  const session = await call<{ token: string; uuid: string }>('/api/v1/auth/login/', { method: 'POST', body });

  await beSignedIn(context, session);
  await page.goto(`${origin}/`);
  await hydrated(page);
  const urls = await page
    .locator('main article a[href^="/p/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const products = await Promise.all(urls.map((url) => call<Priced>(`/api/v1/product/?path=${url}`)));
  const product = products.find(
    ({ prices: { cents }, options }) =>
      cents.premium < cents.vk && cents.rrp !== cents.vk && options.some(({ stock }) => stock),
  );
  if (!product) throw new Error('No product at home has another price for the role');
  const { url, prices, nameWithoutBrand: name } = product;

  /** The element shows the role's price, and not that of guests. */
  async function expectRolePrice(place: Locator, what: string): Promise<void> {
    await test.step(what, async () => {
      // What is below the first screen is the server's HTML for everyone until the shopper comes near.
      await place.scrollIntoViewIfNeeded();
      await expect(place, what).toContainText(priceText(prices.cents.premium));
      await expect(place, what).not.toContainText(priceText(prices.cents.vk));
    });
  }
  const open = async (path: string): Promise<Page> => {
    await page.goto(path);
    if (path.startsWith(origin)) await hydrated(page);
    return page;
  };

  await expectRolePrice(linked(page.locator('main article'), url).first(), 'a tile at home');
  await page.getByRole('combobox', { name: 'Suche' }).fill(name);
  await expectRolePrice(page.locator(`[role="option"][href="${url}"]`), 'a preview of the search');
  await open(`${origin}/search/?q=${encodeURIComponent(name)}`);
  await expectRolePrice(linked(page.locator('main article'), url).first(), 'a tile of a list');
  await open(`${origin}${url}`);
  await expect(page.locator('main')).toContainText(`Preis €\u00a0${priceText(prices.cents.premium)}`);

  const option = product.options.find(({ stock }) => stock)?.id ?? 0;
  const authorization = `Bearer ${session.token}`;
  await call('/api/v1/wishlist/', {
    method: 'POST',
    headers: { authorization, 'x-request-id': session.uuid },
    body: JSON.stringify({ productId: product.id }),
  });
  await call('/api/v1/cart/', {
    method: 'POST',
    headers: { authorization, 'x-request-id': session.uuid },
    body: JSON.stringify({ productOption: option }),
  });
  await open(`${origin}/wishlist/`);
  await expectRolePrice(linked(page.locator('main article, main li'), url).first(), 'the wishlist');
  await open(`${origin}/marken/`);
  await wishlistBadge(page).click();
  await expectRolePrice(linked(page.getByRole('dialog', { name: 'Wunschliste' }).locator('li'), url), 'its flyout');
  await page.keyboard.press('Escape');
  await badge(page).click();
  await expectRolePrice(
    linked(page.getByRole('dialog', { name: 'Warenkorb' }).locator('li'), url),
    "the cart's flyout",
  );
  await open(`${origin}/warenkorb/`);
  await expectRolePrice(linked(page.locator('main li'), url).first(), 'the cart');
  await open(`${checkout}/checkout/`);
  await expectRolePrice(linked(page.locator('li'), `${origin}${url}`).first(), 'the checkout');

  const { products: lines } = await call<{ products: { hash: string; option: { id: number } }[] }>('/api/v1/cart/', {
    headers: { authorization, 'x-request-id': session.uuid },
  });
  const line = lines.find((one) => one.option.id === option);
  await call(`/api/v1/cart/hash/${line?.hash}/`, {
    method: 'DELETE',
    headers: { authorization, 'x-request-id': session.uuid },
  });
  await call(`/api/v1/wishlist/${product.id}/`, {
    method: 'DELETE',
    headers: { authorization, 'x-request-id': session.uuid },
  });
});

test('after a login within the page the next pages have the prices of the role, without another page load', async ({
  page,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const listing = (await (await fetch(`${api}/api/v1/search/`)).json()) as { data: { products: Priced[] } };
  const product = listing.data.products.find(({ prices: { cents } }) => cents.premium < cents.vk);
  if (!product) throw new Error('No product of the list has another price for the role');
  const { vk, premium } = product.prices.cents;
  await page.goto(`${origin}/search/`);
  await hydrated(page);
  const tile = linked(page.locator('main article'), product.url).first();
  await expect(tile).toContainText(priceText(vk));
  await tile.getByRole('link').first().click();
  await expect(page).toHaveURL(`${origin}${product.url}`);
  await expect(page.locator('main')).toContainText(priceText(vk));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('dialog', { name: 'Mein Konto' }).getByRole('link', { name: 'Anmelden' }).click();
  await logInHere(page, { email: 'demo@bergauf.example', password: 'bergauf-demo' });
  await expect(page).toHaveURL(`${origin}${product.url}`);
  await expect(page.locator('main')).toContainText(`Preis €\u00a0${priceText(premium)}`);
  // Both continuations: to the list from which the shopper came, and to a new one.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/search/`);
  await expect(tile).toContainText(priceText(premium));
  await expect(tile).not.toContainText(priceText(vk));
  await page.getByRole('combobox', { name: 'Suche' }).fill(product.nameWithoutBrand);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(tile).toContainText(priceText(premium));
  await expect(tile).not.toContainText(priceText(vk));
  expect(documents).toBe(0);
});
