import { MailToken, NewsletterBody, NewsletterLinkBody, NewsletterState } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../http/route-schemas.ts';
import { limitByNetwork } from '../limits/client-network.ts';
import { confirmSubscription, endSubscription } from './newsletter-links.ts';
import { requestNewsletter } from './request-newsletter.ts';

const TokenParams = Type.Object({ token: MailToken });

/** The path of the address in the header `List-Unsubscribe`. */
const oneClickPath = (secret: string) => `/api/v1/newsletter/unsubscribe/${secret}/`;

/** The page of the shop on which the link in an email ends a subscription. */
const unsubscribePage = (shopOrigin: string, secret: string) => `${shopOrigin}/services/newsletter/?abmelden=${secret}`;

/** The newsletter of guests: subscribing, confirming and unsubscribing (decision 0048). Customers also have it in their account. */
export function newsletterRoutes(server: ApiServer, context: ApiContext, shopOrigin: string): void {
  const { orm, limiter, mailer } = context;

  server.post(
    '/api/v1/newsletter/',
    {
      onRequest: [privateResponse, limitByNetwork(orm, limiter, 'newsletter')],
      schema: {
        summary: 'Ask for the newsletter; an email asks to confirm it',
        querystring: LocaleQuery,
        body: NewsletterBody,
        response: { 200: dataOf(Type.Object({})) },
      },
    },
    async ({ body, query }) => {
      await requestNewsletter(context, body, query.locale);
      return { data: {} };
    },
  );

  const links = [
    ['confirm', 'Confirm a subscription by the link in an email', confirmSubscription],
    ['unsubscribe', 'End a subscription by the link in an email', endSubscription],
  ] as const;
  for (const [name, summary, use] of links) {
    server.post(
      `/api/v1/newsletter/${name}/`,
      {
        onRequest: privateResponse,
        schema: { summary, body: NewsletterLinkBody, response: { 200: dataOf(NewsletterState) } },
      },
      async ({ body }) => {
        const data = await use(orm, body.token);
        mailer.wake();
        return { data };
      },
    );
  }

  server.register(async (oneClick: ApiServer) => {
    // RFC 8058: mail programs post `List-Unsubscribe=One-Click` as a form. The secret in the path says all.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      oneClick.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1024 }, (_, __, done) => done(null));
    }
    oneClick.post(
      oneClickPath(':token'),
      {
        onRequest: privateResponse,
        schema: {
          summary: 'End a subscription with one click in a mail program (RFC 8058)',
          params: TokenParams,
          response: { 200: dataOf(NewsletterState) },
        },
      },
      async ({ params }) => ({ data: await endSubscription(orm, params.token) }),
    );
  });

  // Mail programs without RFC 8058 show the URL as a link. GET changes nothing.
  server.get(
    oneClickPath(':token'),
    {
      onRequest: privateResponse,
      schema: {
        summary: 'The address to unsubscribe, as a link: leads to the page of the shop',
        params: TokenParams,
        response: { 303: Type.Null({ description: 'To the page of the shop' }) },
      },
    },
    async ({ params }, reply) => reply.redirect(unsubscribePage(shopOrigin, params.token), 303),
  );
}
