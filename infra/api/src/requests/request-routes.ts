import { ContactBody, RequestReceipt, WithdrawalBody } from 'shared-contracts/entities';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../http/route-schemas.ts';
import { limitByNetwork } from '../limits/client-network.ts';
import { receiveContact, receiveWithdrawal } from './customer-requests.ts';

/** What shoppers send by a form, without an account. Browsers without scripts use `html-forms/` (decision 0048). */
export function requestRoutes(server: ApiServer, context: ApiContext): void {
  const onRequest = [privateResponse, limitByNetwork(context.orm, context.limiter, 'request')];
  const response = { 200: dataOf(RequestReceipt) };

  server.post(
    '/api/v1/contact/',
    {
      onRequest,
      schema: { summary: 'Send a message to the shop', querystring: LocaleQuery, body: ContactBody, response },
    },
    async ({ body, query }) => ({ data: await receiveContact(context, body, query.locale) }),
  );

  server.post(
    '/api/v1/withdrawal/',
    {
      onRequest,
      schema: { summary: 'Withdraw from a contract', querystring: LocaleQuery, body: WithdrawalBody, response },
    },
    async ({ body, query }) => ({ data: await receiveWithdrawal(context, body, query.locale) }),
  );
}
