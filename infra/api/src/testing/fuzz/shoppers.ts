import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderDetails, ShippingAddresses } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { homeAddress } from '../home-address.ts';
import { type Credentials, caller as callerOf, dataOf, signUp } from '../test-api.ts';
import type { Caller, FuzzRequest } from './request-of-operation.ts';

/** Stand for what a shopper owns when the request is sent. */
export const own = {
  id: 'abcdefab-cdef-4abc-8def-abcdefabcdef',
  email: 'selbst@example.at',
  total: 1_987_654_321,
  number: 'BG-198765432',
};

type Shopper = {
  readonly headers: Credentials;
  readonly email: string;
  readonly order: string;
  readonly number: string;
  readonly address: string;
};

export type Shoppers = {
  headersOf(caller: Caller): Credentials;
  /** Fills in what the caller owns. Before an order the caller adds something to the cart. */
  complete(request: FuzzRequest): Promise<Pick<FuzzRequest, 'url' | 'body'>>;
  /** Signs in again when the request has ended the customer's session or deleted the account. */
  renewAfter(request: FuzzRequest, status: number): Promise<void>;
};

/** Their success ends the session. */
const endingSessions = new Set([
  'GET /api/v1/auth/logout/',
  'GET /api/v2/team/auth/logout/',
  'DELETE /api/v1/user/',
  'POST /api/v1/user/deletion/',
]);

const orderUrl = '/api/v1/order/';

/** One customer and one guest, whose headers the requests carry. Both have a delivered order and something in the cart. @param option of a product that is in stock */
export async function openShoppers(server: FastifyInstance, orm: Orm, option: number): Promise<Shoppers> {
  async function fillCart(headers: Credentials): Promise<Cart> {
    const response = await callerOf(server, headers).post('/api/v1/cart/', { productOption: option });
    return dataOf(response, Cart);
  }

  async function withOrder(headers: Credentials, email: string): Promise<Pick<Shopper, 'order' | 'number'>> {
    const { total } = await fillCart(headers);
    const body = { deliveryType: 'home', address: homeAddress, email, expectedTotal: total.totalCartPrice };
    const session = callerOf(server, { ...headers, 'idempotency-key': randomUUID() } as Credentials);
    const { uuid, number } = dataOf(await session.post(orderUrl, body), OrderDetails);
    // Delivered, so that it has an invoice and can be returned.
    await orm.execute(sql`update orders set state = 'delivered' where uuid = ${uuid}`);
    await orm.execute(sql`insert into order_events (order_uuid, state) values (${uuid}, 'delivered')`);
    await fillCart(headers);
    return { order: uuid, number };
  }

  async function openGuest(): Promise<Shopper> {
    const headers = { 'x-request-id': randomUUID() };
    const email = 'gast@example.at';
    return { headers, email, ...(await withOrder(headers, email)), address: '' };
  }

  async function openCustomer(): Promise<Shopper> {
    const { email, ...headers } = await signUp(server);
    const body = { ...homeAddress, deliveryType: 'home' };
    const response = await callerOf(server, headers).post('/api/v1/user/address/shipping/', body);
    const address = dataOf(response, ShippingAddresses).shipping[0]?.uuid ?? '';
    return { headers, email, ...(await withOrder(headers, email)), address };
  }

  const guest = await openGuest();
  let customer = await openCustomer();
  const shopperOf = (caller: Caller): Shopper => (caller === 'guest' ? guest : customer);
  const headers: Record<Caller, () => Credentials> = {
    anonymous: () => ({}),
    guest: () => guest.headers,
    customer: () => customer.headers,
    mixed: () => ({ ...customer.headers, ...guest.headers }),
    malformed: () => ({ authorization: 'Bearer \u00ff', 'x-request-id': "u'--" }),
  };

  return {
    headersOf: (caller) => headers[caller](),
    async complete({ url, body, caller }) {
      const { email, order, number, address } = shopperOf(caller);
      const total = `"expectedTotal":${own.total}`;
      let completed = body?.replaceAll(own.email, email).replaceAll(own.number, number) ?? null;
      if (completed?.includes(total)) {
        const response = await callerOf(server, headers[caller]()).post('/api/v1/cart/', { productOption: option });
        // The session has ended, or the stock is sold: the order is then refused.
        const cart = response.statusCode === 200 ? dataOf(response, Cart) : null;
        completed = completed.replace(total, `"expectedTotal":${cart?.total.totalCartPrice ?? 0}`);
      }
      return { url: url.replace(own.id, url.includes('/address/') ? address : order), body: completed };
    },
    async renewAfter({ operation, caller }, status) {
      const isOver = status === 403 || (status < 400 && endingSessions.has(operation));
      if (caller === 'customer' && isOver) customer = await openCustomer();
    },
  };
}
