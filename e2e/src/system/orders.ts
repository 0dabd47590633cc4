import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import type { Account } from './account.ts';
import { adminToken } from './shop.ts';

export type PlacedOrder = { uuid: string; number: string };
type Customer = Pick<Account, 'token' | 'uuid'>;

export const apiHeaders = {
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'x-request-client': 'web',
};

export const homeAddress = {
  firstname: 'Toni',
  lastname: 'Steiger',
  street: 'Steiggasse',
  streetNo: '7',
  postal: '6020',
  city: 'Innsbruck',
  countryId: 'AT',
};

/** The customer that the browser is signed in as. */
export async function customerIn(context: BrowserContext): Promise<Customer> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  return { token: cookies.get('bergauf_token') ?? '', uuid: cookies.get('bergauf_request_id') ?? '' };
}

/** Orders pieces of an option for home delivery, as the checkout does. */
export async function placeOrder(
  api: string,
  { token, uuid }: Customer,
  productOption: number,
  amount = 1,
  address: typeof homeAddress = homeAddress,
): Promise<PlacedOrder> {
  const session = { ...apiHeaders, authorization: `Bearer ${token}`, 'x-request-id': uuid };
  const cart = await dataOf<{ total: { payable: number } }>(`${api}/api/v1/cart/`, {
    method: 'POST',
    headers: session,
    body: JSON.stringify({ productOption, amount }),
  });
  return dataOf(`${api}/api/v1/order/`, {
    method: 'POST',
    headers: { ...session, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ deliveryType: 'home', address, expectedTotal: cart.total.payable }),
  });
}

/** Moves an order through these states, as its operator. */
export async function moveOrder(api: string, number: string, states: readonly string[]): Promise<void> {
  for (const state of states) {
    await dataOf(`${api}/api/admin/orders/${number}/state/`, {
      method: 'PUT',
      headers: { ...apiHeaders, authorization: `Bearer ${adminToken}` },
      body: JSON.stringify({ state }),
    });
  }
}

/** The links of the last email to an address. */
export async function linksOfLastMail(api: string, to: string): Promise<string[]> {
  const url = `${api}/dev/mail/latest/?to=${encodeURIComponent(to)}`;
  return (await dataOf<{ links: string[] }>(url)).links;
}

async function dataOf<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
