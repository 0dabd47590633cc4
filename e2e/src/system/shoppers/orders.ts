import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import { adminToken } from '../services/shop.ts';
import type { Account } from './account.ts';

/** The API's data of an order that tests compare with a page. */
export type PlacedOrder = {
  uuid: string;
  number: string;
  points: number;
  productsPrice: Money;
  deliveryPrice: Money;
  total: Money;
  vat: { amount: Money };
  lines: { url: string; nameWithoutBrand: string; size: string; amount: number; total: Money }[];
  tracking: { number: string; carrier: string; url: string } | null;
};
type Money = { cents: number; formatted: string };
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

const sessionOf = ({ token, uuid }: Customer) => ({
  ...apiHeaders,
  authorization: `Bearer ${token}`,
  'x-request-id': uuid,
});

/** Puts something into the cart, the wishlist, the addresses or the vouchers of a customer. */
export async function addAsCustomer<T>(
  api: string,
  customer: Customer,
  list: 'cart' | 'wishlist' | 'user/address/shipping' | 'user/loyalty/vouchers',
  item: object,
): Promise<T> {
  const init = { method: 'POST', headers: sessionOf(customer), body: JSON.stringify(item) };
  return dataOf<T>(`${api}/api/v1/${list}/`, init);
}

type Delivery = {
  address?: typeof homeAddress;
  /** Picked up at this store or pick-up point; without it, the order is delivered home. */
  storeSysname?: string;
};

/** Orders pieces of an option, together with the current cart, as the checkout does. */
export async function placeOrder(
  api: string,
  customer: Customer,
  productOption: number,
  amount = 1,
  { address = homeAddress, storeSysname }: Delivery = {},
): Promise<PlacedOrder> {
  type AddedTo = {
    total: { payable: number; deliveryPrices: Record<'home' | 'click_and_collect' | 'pick_up_points', Money> };
  };
  const { total } = await addAsCustomer<AddedTo>(api, customer, 'cart', { productOption, amount });
  const isPoint = storeSysname?.startsWith('abholstation_');
  const deliveryType = storeSysname === undefined ? 'home' : isPoint ? 'pick_up_points' : 'click_and_collect';
  // Before a delivery type is chosen, the cart's total includes home delivery.
  const expectedTotal = total.payable - total.deliveryPrices.home.cents + total.deliveryPrices[deliveryType].cents;
  return dataOf(`${api}/api/v1/order/`, {
    method: 'POST',
    headers: { ...sessionOf(customer), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ deliveryType, address, expectedTotal, ...(storeSysname && { storeSysname }) }),
  });
}

/** The current state of the order in the API. */
export const readOrder = (api: string, customer: Customer, { uuid }: { uuid: string }): Promise<PlacedOrder> =>
  dataOf(`${api}/api/v1/user/order/${uuid}/`, { headers: sessionOf(customer) });

/** Moves an order through these states, as an operator. */
export async function moveOrder(api: string, number: string, states: readonly string[]): Promise<void> {
  for (const state of states) {
    await dataOf(`${api}/api/admin/orders/${number}/state/`, {
      method: 'PUT',
      headers: { ...apiHeaders, authorization: `Bearer ${adminToken}` },
      body: JSON.stringify({ state }),
    });
  }
}

async function dataOf<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}
