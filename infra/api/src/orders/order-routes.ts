import { Order, OrderDetails, PlaceOrderBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { readShopper, requireAccount } from '../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { apiError, notFound, noUuidHeader } from '../http/errors/api-error.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, IdempotencyHeaders, idempotencyKey, UuidParams } from '../http/route-schemas.ts';
import { networkOf } from '../limits/client-network.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { placeOrder } from './place-order.ts';

/** An account's orders (SPEC 7), and for the checkout: placing an order and reading it. */
export function orderRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, mailer } = context;
  const response = { 200: dataOf(OrderDetails) };

  server.get(
    '/api/v1/user/orders/',
    {
      onRequest: privateResponse,
      schema: { summary: "The account's orders", response: { 200: dataOf(Type.Array(Order)) } },
    },
    async (request) => ({ data: await loadOrders(context, (await requireAccount(orm, request)).id) }),
  );

  server.get(
    '/api/v1/user/order/:id/',
    { onRequest: privateResponse, schema: { summary: "One of the account's orders", params: UuidParams, response } },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      const order = await loadOrder(context, request.params.id);
      if (order === null || order.accountId !== id) throw notFound();
      return { data: order.details };
    },
  );

  server.post(
    '/api/v1/order/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Order the cart', headers: IdempotencyHeaders, body: PlaceOrderBody, response },
    },
    async (request) => {
      const shopper = await readShopper(orm, request);
      // A guest without a request id has no cart.
      if (shopper.requestId === null) throw noUuidHeader();
      const key = idempotencyKey(request);
      if (key === null)
        throw apiError(400, 'no idempotency key', {
          at: 'Diese Bestellung konnten wir nicht lesen.',
          en: 'We could not read this order.',
        });
      const account = shopper.kind === 'customer' ? shopper.account : null;
      const owner = { requestId: shopper.requestId, priceType: account?.role ?? ('vk' as const) };
      const uuid = await placeOrder(context, { owner, account, network: networkOf(request.ip) }, request.body, key);
      mailer.wake();
      const order = await loadOrder(context, uuid);
      if (order === null) throw notFound();
      return { data: order.details };
    },
  );

  // For the checkout's confirmation page: guests read their order with the request id that placed it.
  server.get(
    '/api/v1/order/:id/',
    {
      onRequest: privateResponse,
      schema: { summary: 'An order, for the guest or account that placed it', params: UuidParams, response },
    },
    async (request) => {
      const { requestId } = await readShopper(orm, request);
      const order = await loadOrder(context, request.params.id);
      if (order === null || requestId === null || order.requestId !== requestId) throw notFound();
      return { data: order.details };
    },
  );
}
