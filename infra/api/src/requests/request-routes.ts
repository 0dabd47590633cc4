import type { FastifyRequest } from 'fastify';
import { ContactBody, RequestReceipt, WithdrawalBody } from 'shared-contracts/entities';
import { accountOf } from '../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { storefrontOf } from '../http/request/storefront.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../http/route-schemas.ts';
import { limitByNetwork } from '../limits/client-network.ts';
import { receiveContact, receiveWithdrawal } from './customer-requests.ts';

/** What shoppers send by a form; an account is not needed. Browsers without scripts use `html-forms/` (decision 0048). */
export function requestRoutes(server: ApiServer, context: ApiContext): void {
  const onRequest = [privateResponse, limitByNetwork(context.orm, context.limiter, 'request')];
  const response = { 200: dataOf(RequestReceipt) };

  async function senderOf(request: FastifyRequest) {
    const account = await accountOf(context.orm, request);
    return { from: storefrontOf(context, request), accountId: account?.id ?? null };
  }

  server.post(
    '/api/v1/contact/',
    {
      onRequest,
      schema: { summary: 'Send a message to the shop', querystring: LocaleQuery, body: ContactBody, response },
    },
    async (request) => ({ data: await receiveContact(context, request.body, await senderOf(request)) }),
  );

  server.post(
    '/api/v1/withdrawal/',
    {
      onRequest,
      schema: { summary: 'Withdraw from a contract', querystring: LocaleQuery, body: WithdrawalBody, response },
    },
    async (request) => ({ data: await receiveWithdrawal(context, request.body, await senderOf(request)) }),
  );
}
