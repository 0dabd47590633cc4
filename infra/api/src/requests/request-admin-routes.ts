import { eq } from 'drizzle-orm';
import Type from 'typebox';
import { requireAdminToken } from '../admin/admin-token.ts';
import type { Orm } from '../database/database.ts';
import { customerRequests } from '../database/schema.ts';
import type { ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { dataOf } from '../http/route-schemas.ts';
import { AdminRequest, adminRequest, OpenRequests } from './admin-request.ts';
import { findRequest, openRequests } from './customer-requests.ts';

const NumberParams = Type.Object({ number: Type.String({ pattern: '^([A-Za-z]-)?\\d{6,9}$' }) });

/** Messages and withdrawals for the retailer's staff: `npm run requests`. */
export function requestAdminRoutes(server: ApiServer, orm: Orm, tokens: readonly string[]): void {
  const onRequest = requireAdminToken(tokens);
  const security = [{ adminToken: [] }];
  const one = { params: NumberParams, response: { 200: dataOf(AdminRequest) } };

  server.get(
    '/api/admin/requests',
    {
      onRequest,
      schema: {
        summary: 'Messages and withdrawals that are not done: withdrawals first, the oldest first',
        security,
        response: { 200: OpenRequests },
      },
    },
    async () => {
      const { requests, total } = await openRequests(orm);
      return { data: requests.map(adminRequest), total };
    },
  );

  server.get(
    '/api/admin/requests/:number',
    { onRequest, schema: { summary: 'A message or withdrawal', security, ...one } },
    async ({ params }) => {
      const row = await findRequest(orm, params.number);
      if (row === null) throw notFound();
      return { data: adminRequest(row) };
    },
  );

  server.put(
    '/api/admin/requests/:number/done',
    { onRequest, schema: { summary: 'Mark a message or withdrawal as done', security, ...one } },
    async ({ params }) => {
      const found = await findRequest(orm, params.number);
      if (found === null) throw notFound();
      if (found.doneAt !== null) return { data: adminRequest(found) };
      const doneAt = new Date();
      await orm.update(customerRequests).set({ doneAt }).where(eq(customerRequests.number, found.number));
      return { data: adminRequest({ ...found, doneAt }) };
    },
  );
}
