import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../database/database.ts';
import type { ReadContext } from '../http/api-context.ts';
import { type ApiServerOptions, companyOf, type MailOptions } from '../options.ts';
import { composeEmail } from './compose-email.ts';
import type { MailOrigins } from './mail-shop.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { addressIn } from './sender.ts';
import { createMailboxTransport, createSmtpTransport, type Transport } from './transport.ts';

const defaultRetryMs = 60_000;

function transportFor(orm: Orm, { route, from, timeoutMs }: MailOptions): Transport | null {
  if (route.kind === 'smtp') return createSmtpTransport(route.url, from, timeoutMs);
  return route.kind === 'dev-mailbox' ? createMailboxTransport(orm) : null;
}

/** The shop's origin in each language. */
export function shopsOf({
  shopOrigins: [at = 'http://localhost:3000'],
  englishShopOrigin: en = at,
}: Pick<ApiServerOptions, 'shopOrigins' | 'englishShopOrigin'>): MailOrigins['shops'] {
  return { at, en };
}

/** The team shop's origin in each language; the shop's, where there is no team shop beside it. */
export function teamShopsOf(
  options: Pick<ApiServerOptions, 'shopOrigins' | 'englishShopOrigin' | 'teamShop'>,
): MailOrigins['shops'] {
  return options.teamShop ?? shopsOf(options);
}

/** The mailer for the given options. Without a transport, emails stay in the outbox. */
export function openMailer(context: ReadContext, options: ApiServerOptions, log: FastifyBaseLogger): Mailer {
  const { orm } = context;
  const { mail } = options;
  const transport = mail ? transportFor(orm, mail) : null;
  if (mail === undefined || transport === null) {
    log.warn('no mail server (SMTP_URL): emails stay in the outbox');
    return { outcomes: { sent: 0, failed: 0 }, wake: () => undefined, close: async () => undefined };
  }
  const origins = {
    shops: shopsOf(options),
    teamShops: teamShopsOf(options),
    isTeamShopAlone: options.teamShop !== undefined && options.teamShop.at === shopsOf(options).at,
    api: options.publicOrigin ?? 'http://localhost:3001',
    service: mail.service ?? addressIn(mail.from),
    sender: companyOf(options).sender,
  };
  return createMailer({
    orm,
    transport,
    compose: (request) => composeEmail(context, origins, request),
    log,
    retryMs: mail.retryMs ?? defaultRetryMs,
  });
}
