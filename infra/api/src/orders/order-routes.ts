import {
  Order,
  OrderCounts,
  OrderDetails,
  OrderLookupBody,
  OrdersQuery,
  PlaceOrderBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { readShopper, requireAccount } from '../account/identity/shopper.ts';
import type { Orm } from '../database/database.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { apiError, notFound, noUuidHeader } from '../http/errors/api-error.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, IdempotencyHeaders, idempotencyKey, LocaleQuery, UuidParams } from '../http/route-schemas.ts';
import { networkOf } from '../limits/client-network.ts';
import { countOrders, loadOrder, loadOrders } from './load-orders.ts';
import { lookUpOrder } from './lookup/look-up-order.ts';
import { placeOrder } from './place-order.ts';

const OrdersWithLocale = Type.Object({ ...OrdersQuery.properties, ...LocaleQuery.properties });
const response = { 200: dataOf(OrderDetails) };
const querystring = LocaleQuery;

/** What an account reads of its orders (SPEC 7). */
function ownOrders(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  server.get(
    '/api/v1/user/orders/',
    {
      onRequest: privateResponse,
      schema: {
        summary: "The account's orders",
        querystring: OrdersWithLocale,
        response: { 200: dataOf(Type.Array(Order)) },
      },
    },
    async (request) => {
      const { id, requestId } = await requireAccount(orm, request);
      const load = (orm: Orm) => loadOrders({ ...context, orm }, id, request.query, request.query.locale);
      return { data: await context.readYourWrites.of(requestId, load) };
    },
  );

  server.get(
    '/api/v1/user/orders/counts/',
    {
      onRequest: privateResponse,
      schema: {
        summary: "The number of the account's orders by state",
        querystring: Type.Pick(OrdersQuery, ['shop']),
        response: { 200: dataOf(OrderCounts) },
      },
    },
    async (request) => {
      const { id, requestId } = await requireAccount(orm, request);
      return { data: await context.readYourWrites.of(requestId, (orm) => countOrders(orm, id, request.query.shop)) };
    },
  );

  server.get(
    '/api/v1/user/order/:id/',
    {
      onRequest: privateResponse,
      schema: { summary: "One of the account's orders", params: UuidParams, querystring, response },
    },
    async (request) => {
      const { id, requestId } = await requireAccount(orm, request);
      const load = (orm: Orm) => loadOrder({ ...context, orm }, request.params.id, request.query.locale);
      const order = await context.readYourWrites.of(requestId, load);
      if (order === null || order.accountId !== id) throw notFound();
      return { data: order.details };
    },
  );
}

/** An account's orders, and for the checkout and guests: placing an order and reading it. */
export function orderRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, mailer } = context;
  ownOrders(server, context);

  server.post(
    '/api/v1/order/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Order the cart', headers: IdempotencyHeaders, body: PlaceOrderBody, querystring, response },
    },
    async (request) => {
      const shopper = await readShopper(orm, request);
      // A guest without a request id has no cart.
      if (shopper.requestId === null) throw noUuidHeader();
      const key = idempotencyKey(request);
      if (key === null) {
        throw apiError(400, 'no idempotency key', {
          at: 'Diese Bestellung konnten wir nicht lesen.',
          en: 'We could not read this order.',
        });
      }
      const account = shopper.kind === 'customer' ? shopper.account : null;
      const owner = { requestId: shopper.requestId, priceType: account?.role ?? ('vk' as const) };
      const { locale } = request.query;
      const buyer = { owner, account, network: networkOf(request.ip), locale };
      const uuid = await placeOrder(context, buyer, request.body, key);
      mailer.wake();
      const order = await loadOrder(context, uuid, locale);
      if (order === null) throw notFound();
      return { data: order.details };
    },
  );

  // For the checkout's confirmation page: guests read their order with the request id that placed it.
  server.get(
    '/api/v1/order/:id/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'An order, for the guest or account that placed it',
        params: UuidParams,
        querystring,
        response,
      },
    },
    async (request) => {
      const { requestId } = await readShopper(orm, request);
      const load = (orm: Orm) => loadOrder({ ...context, orm }, request.params.id, request.query.locale);
      const order = await context.readYourWrites.of(requestId, load);
      if (order === null || requestId === null || order.requestId !== requestId) throw notFound();
      return { data: order.details };
    },
  );

  server.post(
    '/api/v1/order/lookup/',
    {
      onRequest: privateResponse,
      schema: { summary: 'An order by its number and email address', body: OrderLookupBody, querystring, response },
    },
    async (request) => ({ data: await lookUpOrder(context, request, request.body, request.query.locale) }),
  );
}
