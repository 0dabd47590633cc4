import type { BrowserContext, Locator, Page } from 'playwright/test';
import { requestIdCookie } from './guest-cart.ts';

export type ListedProduct = { id: number; url: string; brandName: string; nameWithoutBrand: string; soldOut: boolean };

const headers = {
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'x-request-client': 'web',
};

/** Two products of the first list that can be bought. */
export async function listedProducts(api: string): Promise<[ListedProduct, ListedProduct]> {
  const response = await fetch(`${api}/api/v1/search/?path=/search/`);
  const { data } = (await response.json()) as { data: { products: ListedProduct[] } };
  const [first, second] = data.products.filter(({ soldOut }) => !soldOut);
  if (!first || !second) throw new Error('The list has fewer than two products that can be bought');
  return [first, second];
}

/** Ids of the wishlist as the real API has it, the newest first. */
export async function serverWishlist(api: string, uuid: string): Promise<number[]> {
  const response = await fetch(`${api}/api/v1/wishlist/`, { headers: { ...headers, 'x-request-id': uuid } });
  return (await wishlistIn(response)).products.map(({ id }) => id);
}

export async function serverSave(api: string, uuid: string | null, productId: number): Promise<string> {
  const response = await fetch(`${api}/api/v1/wishlist/`, {
    method: 'POST',
    headers: { ...headers, ...(uuid === null ? {} : { 'x-request-id': uuid }) },
    body: JSON.stringify({ productId }),
  });
  return (await wishlistIn(response)).uuid;
}

/** Sets the browser's cookies to a guest who has saved these products; the last one is the newest. */
export async function beGuestWithWishlist(context: BrowserContext, api: string, products: readonly ListedProduct[]) {
  let uuid: string | null = null;
  for (const { id } of products) uuid = await serverSave(api, uuid, id);
  if (uuid === null) throw new Error('A wishlist needs products');
  await context.addCookies([{ name: requestIdCookie, value: uuid, domain: 'localhost', path: '/' }]);
  return uuid;
}

export const nameOf = ({ brandName, nameWithoutBrand }: ListedProduct): string => `${brandName} ${nameWithoutBrand}`;

/** The wishlist badge in the header of every page. */
export const wishlistBadge = (page: Page): Locator =>
  page.locator('[data-fragment="mf-cart-wishlist/wishlist-badge"] a').first();

export const heartOf = (page: Page, product: ListedProduct): Locator =>
  page
    .locator('main')
    .getByRole('button', { name: `${nameOf(product)} auf der Wunschliste` })
    .first();

/** The link targets of the wishlist's tiles. */
export const tileUrls = (page: Page): Promise<(string | null)[]> =>
  page.locator('main article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function wishlistIn(response: Response): Promise<{ products: { id: number }[]; uuid: string }> {
  if (!response.ok) throw new Error(`The wishlist responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { products: { id: number }[]; uuid: string } }).data;
}
