import type { FastifyReply } from 'fastify';
import { type ContentLocale, MailToken } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ShopName } from '../database/schema.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { shopPagePolicy } from '../http/response/shop-page.ts';
import { LocaleQuery } from '../http/route-schemas.ts';
import type { MailOrigins } from '../mail/mail-shop.ts';
import { confirmationPage } from './confirmation-page.ts';
import { confirmHeldOrder, type HeldOrder, readHeldOrder } from './held-orders.ts';

/** The path of the confirmation link in a held order's email. */
export const confirmationPath = (secret: string, locale: ContentLocale) =>
  `/bestellung/bestaetigen/${secret}/${locale === 'at' ? '' : `?locale=${locale}`}`;

const path = '/bestellung/bestaetigen/:token/';
const params = Type.Object({ token: MailToken });
const page = { content: { 'text/html': { schema: Type.String() } } };
const response = { 200: page, 404: page, 410: page };

const statuses = { held: 200, confirmed: 200, ended: 410, cancelled: 410, unknown: 404 } as const;

/** HTML pages for the recipient of the email, who may have no session and no scripts. */
export function confirmationRoutes(
  server: ApiServer,
  { orm, mailer }: ApiContext,
  shops: Record<ShopName, MailOrigins['shops']>,
): void {
  const show = (reply: FastifyReply, order: HeldOrder, locale: ContentLocale) =>
    reply
      .code(statuses[order.state])
      .header('content-security-policy', shopPagePolicy)
      .type('text/html; charset=utf-8')
      .send(confirmationPage(order, locale, shops[order.state === 'unknown' ? 'shop' : order.shop][locale]));

  server.get(
    path,
    {
      onRequest: privateResponse,
      schema: { summary: 'The state of a held order', params, querystring: LocaleQuery, response },
    },
    async (request, reply) => show(reply, await readHeldOrder(orm, request.params.token), request.query.locale),
  );

  server.register(async (forms: ApiServer) => {
    // The form has no fields, but browsers send it with this content type. The secret in the path identifies the order.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null),
    );
    forms.post(
      path,
      {
        onRequest: privateResponse,
        schema: { summary: 'Confirm a held order', params, querystring: LocaleQuery, response },
      },
      async (request, reply) => {
        const order = await confirmHeldOrder(orm, request.params.token);
        mailer.wake();
        return show(reply, order, request.query.locale);
      },
    );
  });
}
