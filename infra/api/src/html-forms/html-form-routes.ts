import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiErrorBody,
  AppointmentBody,
  ContactBody,
  type ContentLocale,
  NewsletterBody,
  NewsletterLinkBody,
  WithdrawalBody,
} from 'shared-contracts/entities';
import Type, { type Static, type TSchema } from 'typebox';
import { requestAppointment } from '../appointments/request-appointment.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { isApiError } from '../http/errors/api-error.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { type Storefront, storefrontOf } from '../http/request/storefront.ts';
import { html } from '../http/response/html.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { shopPage, shopPagePolicy } from '../http/response/shop-page.ts';
import { LocaleQuery } from '../http/route-schemas.ts';
import { limitByNetwork } from '../limits/client-network.ts';
import type { LimitName } from '../limits/rate-limit-settings.ts';
import type { MailOrigins } from '../mail/mail-shop.ts';
import { confirmSubscription, endSubscription } from '../newsletter/newsletter-links.ts';
import { requestNewsletter } from '../newsletter/request-newsletter.ts';
import { receiveContact, receiveWithdrawal } from '../requests/customer-requests.ts';
import {
  appointmentRequested,
  contactReceived,
  type FormResult,
  newsletterRequested,
  newsletterStates,
  withdrawalReceived,
} from './form-results.ts';

const formType = 'application/x-www-form-urlencoded';
const page = { schema: Type.String() };
/** Errors before the form is read have the usual JSON shape. */
const response = {
  200: { content: { 'text/html': page } },
  '4xx': { content: { 'text/html': page, 'application/json': { schema: ApiErrorBody } } },
};

type HtmlForm<Body extends TSchema> = {
  readonly path: string;
  readonly summary: string;
  readonly body: Body;
  readonly limit?: LimitName;
  submit(context: ApiContext, body: Static<Body>, from: Storefront): Promise<FormResult>;
};

const contact: HtmlForm<typeof ContactBody> = {
  path: '/formulare/contact/',
  summary: 'Send a message to the shop, by a form without script',
  body: ContactBody,
  limit: 'request',
  submit: async (context, body, from) =>
    contactReceived((await receiveContact(context, body, { from, accountId: null })).number)[from.locale],
};

const appointment: HtmlForm<typeof AppointmentBody> = {
  path: '/formulare/appointment/',
  summary: 'Request an appointment in a store, by a form without script',
  body: AppointmentBody,
  limit: 'appointment',
  submit: async (context, body, { locale }) =>
    appointmentRequested((await requestAppointment(context, body, locale, null)).storeName)[locale],
};

const withdrawal: HtmlForm<typeof WithdrawalBody> = {
  path: '/formulare/withdrawal/',
  summary: 'Withdraw from a contract, by a form without script',
  body: WithdrawalBody,
  limit: 'request',
  submit: async (context, body, from) =>
    withdrawalReceived((await receiveWithdrawal(context, body, { from, accountId: null })).number)[from.locale],
};

const newsletter: HtmlForm<typeof NewsletterBody> = {
  path: '/formulare/newsletter/',
  summary: 'Ask for the newsletter, by a form without script',
  body: NewsletterBody,
  limit: 'newsletter',
  async submit(context, body, { locale }) {
    await requestNewsletter(context, body, locale);
    return newsletterRequested[locale];
  },
};

const newsletterLinkForm = (name: string, use: typeof confirmSubscription): HtmlForm<typeof NewsletterLinkBody> => ({
  path: `/formulare/newsletter/${name}/`,
  summary: `Use the link of a newsletter email (${name}), by a form without script`,
  body: NewsletterLinkBody,
  async submit({ orm, mailer }, { token }, { locale }) {
    const { state } = await use(orm, token);
    mailer.wake();
    return newsletterStates[state][locale];
  },
});

function send(reply: FastifyReply, page: Parameters<typeof shopPage>[0]): void {
  reply
    .header('content-security-policy', shopPagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shopPage(page));
}

const goBack: Readonly<Record<ContentLocale, string>> = {
  at: 'Geh in deinem Browser einen Schritt zurück. Was du eingegeben hast, steht dort noch.',
  en: 'Go one step back in your browser. What you have entered is still there.',
};

/** Responds to a refused form with a page that names the problems and links back to the filled form. Other errors have the usual shape. */
function sendProblems(error: unknown, request: FastifyRequest, reply: FastifyReply, shops: MailOrigins['shops']): void {
  if (!isApiError(error)) {
    sendError(error, request, reply);
    return;
  }
  const { locale } = Object(request.query) as { locale?: unknown };
  const language = locale === 'en' ? 'en' : 'at';
  const { message, errors } = language === 'en' ? error.english : error.body;
  const texts = [...new Set(Object.values(errors).flat())];
  const list = texts.length > 0 ? html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : html``;
  reply.code(error.statusCode);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  send(reply, {
    locale: language,
    title: message,
    body: html`${list}<p>${goBack[language]}</p>`,
    shopOrigin: shops[language],
  });
}

/**
 * Forms of the shop's pages as sent by browsers without scripts. The response is a page. Cookies are ignored: a form on another site
 * can do no more here than its own server could (decision 0048).
 */
export function htmlFormRoutes(server: ApiServer, context: ApiContext, shops: MailOrigins['shops']): void {
  server.register(async (forms: ApiServer) => {
    forms.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 32 * 1024 }, (_, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    function add<Body extends TSchema>({ path, summary, body, limit, submit }: HtmlForm<Body>): void {
      const limits = limit === undefined ? [] : [limitByNetwork(context.orm, context.limiter, limit)];
      forms.post(
        path,
        {
          onRequest: [privateResponse, ...limits],
          schema: { summary, consumes: [formType], querystring: LocaleQuery, body, response },
          errorHandler: (error, request, reply) => sendProblems(error, request, reply, shops),
        },
        async (request, reply) => {
          const from = storefrontOf(context, request);
          const { locale } = from;
          const { title, text } = await submit(context, request.body as Static<Body>, from);
          send(reply, { locale, title, body: html`<p>${text}</p>`, shopOrigin: shops[locale] });
          return reply;
        },
      );
    }
    add(contact);
    add(appointment);
    add(withdrawal);
    add(newsletter);
    add(newsletterLinkForm('confirm', confirmSubscription));
    add(newsletterLinkForm('unsubscribe', endSubscription));
  });
}
