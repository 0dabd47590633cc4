import { ExchangedPoints, Loyalty } from 'shared-contracts/entities';
import { requireAccount } from '../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, IdempotencyHeaders, idempotencyKey, LocaleQuery } from '../http/route-schemas.ts';
import { loadLoyalty } from './load-loyalty.ts';
import { exchangePoints } from './vouchers.ts';

/** Points, tier and vouchers. The account data contain the same as `p4m`. */
export function loyaltyRoutes(server: ApiServer, { orm, readYourWrites }: ApiContext): void {
  server.get(
    '/api/v1/user/loyalty/',
    {
      onRequest: privateResponse,
      schema: { summary: 'The loyalty account', querystring: LocaleQuery, response: { 200: dataOf(Loyalty) } },
    },
    async (request) => {
      const { id, requestId } = await requireAccount(orm, request);
      return { data: await readYourWrites.of(requestId, (orm) => loadLoyalty(orm, id, request.query.locale)) };
    },
  );

  server.post(
    '/api/v1/user/loyalty/vouchers/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Exchange points for a voucher',
        headers: IdempotencyHeaders,
        querystring: LocaleQuery,
        response: { 200: dataOf(ExchangedPoints) },
      },
    },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      const code = await exchangePoints(orm, id, idempotencyKey(request));
      return { data: { code, p4m: await loadLoyalty(orm, id, request.query.locale) } };
    },
  );
}
