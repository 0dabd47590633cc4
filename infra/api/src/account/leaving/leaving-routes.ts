import { AccountDeletion, AccountExport, DeleteAccountBody } from 'shared-contracts/entities';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { storefrontOf } from '../../http/request/storefront.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../../http/route-schemas.ts';
import { bearerToken, requireAccount } from '../identity/shopper.ts';
import { attemptInSession } from '../login/login-attempts.ts';
import { exportAccount } from './export-account.ts';
import { requestDeletion } from './request-deletion.ts';

/** Data export and scheduled deletion of an account. `DELETE /api/v1/user/` deletes it at once (SPEC 7). */
export function leavingRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, limiter, mailer } = context;

  server.get(
    '/api/v1/user/export/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Everything that is stored about the account',
        querystring: LocaleQuery,
        response: { 200: dataOf(AccountExport) },
      },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      await limiter.take(orm, [{ of: 'document', who: `account ${account.id}` }]);
      return { data: await exportAccount(context, account, bearerToken(request) ?? '', request.query.locale) };
    },
  );

  server.post(
    '/api/v1/user/deletion/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Delete the account after a time of grace',
        body: DeleteAccountBody,
        response: { 200: dataOf(AccountDeletion) },
      },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      const data = await attemptInSession(context, bearerToken(request) ?? '', () =>
        requestDeletion(context, account, request.body.password, storefrontOf(context, request)),
      );
      mailer.wake();
      return { data };
    },
  );
}
