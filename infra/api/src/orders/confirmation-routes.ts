import type { FastifyReply } from 'fastify';
import { MailToken } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { confirmationPage } from './confirmation-page.ts';
import { confirmHeldOrder, type HeldOrder, readHeldOrder } from './held-orders.ts';

/** The path of a held order's link; its letter has it. */
export const confirmationPath = (secret: string) => `/bestellung/bestaetigen/${secret}/`;

const path = '/bestellung/bestaetigen/:token/';
const params = Type.Object({ token: MailToken });
const page = { content: { 'text/html': { schema: Type.String() } } };
const response = { 200: page, 404: page, 410: page };

const statuses = { held: 200, confirmed: 200, ended: 410, unknown: 404 } as const;
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Pages for the reader of the letter, who may have no session and no script. */
export function confirmationRoutes(server: ApiServer, { orm, mailer }: ApiContext, shopOrigin: string): void {
  const show = (reply: FastifyReply, order: HeldOrder) =>
    reply
      .code(statuses[order.state])
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(confirmationPage(order, shopOrigin));

  server.get(
    path,
    { onRequest: privateResponse, schema: { summary: "What a held order's link is about", params, response } },
    async (request, reply) => show(reply, await readHeldOrder(orm, request.params.token)),
  );

  server.register(async (forms: ApiServer) => {
    // The form has no fields, and browsers send it as one all the same. The secret in the path is what counts.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null),
    );
    forms.post(
      path,
      { onRequest: privateResponse, schema: { summary: 'Confirm a held order', params, response } },
      async (request, reply) => {
        const order = await confirmHeldOrder(orm, request.params.token);
        mailer.wake();
        return show(reply, order);
      },
    );
  });
}
