import type { BrowserContext, Page } from 'playwright/test';

export type ServerLine = {
  hash: string;
  amount: number;
  url: string;
  nameWithoutBrand: string;
  option: { id: number; title: string; quantity: number };
  setId: number | null;
  mounting: boolean;
  relatedProducts: number[];
};
export type ServerCart = {
  products: ServerLine[];
  total: { amount: number; totalCartPriceFormatted: string };
  uuid: string;
};
export type CartItem = {
  productOption: number;
  amount?: number;
  mounting?: boolean;
  setId?: number;
  relatedProducts?: number[];
};

export const requestIdCookie = 'bergauf_request_id';

/** The cart as the real API has it. */
export async function serverCart(api: string, uuid: string): Promise<ServerCart> {
  return call(`${api}/api/v1/cart/`, uuid);
}

export async function serverAdd(api: string, uuid: string | null, item: CartItem): Promise<ServerCart> {
  return call(`${api}/api/v1/cart/`, uuid, { method: 'POST', body: JSON.stringify(item) });
}

/** Sets the browser's cookies to a guest who has put these items into the cart. */
export async function beGuestWithCart(
  context: BrowserContext,
  api: string,
  items: readonly CartItem[],
): Promise<string> {
  let uuid: string | null = null;
  for (const item of items) uuid = (await serverAdd(api, uuid, item)).uuid;
  if (uuid === null) throw new Error('A cart needs items');
  await context.addCookies([{ name: requestIdCookie, value: uuid, domain: 'localhost', path: '/' }]);
  return uuid;
}

export async function requestIdOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const uuid = cookies.find(({ name }) => name === requestIdCookie)?.value;
  if (uuid === undefined) throw new Error('This shopper has no request id yet');
  return uuid;
}

/** The cart badge in the header of every page. */
export const badge = (page: Page) => page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first();

async function call(url: string, uuid: string | null, init: RequestInit = {}): Promise<ServerCart> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-request-client': 'web' };
  const response = await fetch(url, {
    ...init,
    headers: {
      ...headers,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(uuid === null ? {} : { 'x-request-id': uuid }),
    },
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: ServerCart }).data;
}
