import { OrderDetails, OrderedAgain, ReturnOrderBody } from 'shared-contracts/entities';
import { requireAccount } from '../../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, LocaleQuery, UuidParams } from '../../http/route-schemas.ts';
import { loadOrder } from '../load-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderAgain } from './order-again.ts';
import { returnOrder } from './return-order.ts';

const path = '/api/v1/user/order/:id/';

/** What an account does with an order that it has placed. Repeated requests change nothing. */
export function afterSaleRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, mailer } = context;
  const response = { 200: dataOf(OrderDetails) };
  const schema = { params: UuidParams, querystring: LocaleQuery, response };

  async function changed(uuid: string, locale: 'at' | 'en') {
    mailer.wake();
    const order = await loadOrder(context, uuid, locale);
    if (order === null) throw notFound();
    return { data: order.details };
  }

  server.post(
    `${path}cancel/`,
    { onRequest: privateResponse, schema: { summary: 'Cancel an order that is not packed yet', ...schema } },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      await cancelOrder(orm, id, request.params.id);
      return changed(request.params.id, request.query.locale);
    },
  );

  server.post(
    `${path}return/`,
    {
      onRequest: privateResponse,
      schema: { summary: 'Return pieces of a delivered order', body: ReturnOrderBody, ...schema },
    },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      await returnOrder(orm, id, request.params.id, request.body);
      return changed(request.params.id, request.query.locale);
    },
  );

  server.post(
    `${path}again/`,
    {
      onRequest: privateResponse,
      schema: { summary: 'Put an order into the cart again', ...schema, response: { 200: dataOf(OrderedAgain) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      return { data: await orderAgain(context, account, request.params.id, request.query.locale) };
    },
  );
}
