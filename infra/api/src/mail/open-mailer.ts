import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../database/database.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { ApiServerOptions, MailOptions } from '../options.ts';
import { composeEmail } from './compose-email.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createMailboxTransport, createSmtpTransport, type Transport } from './transport.ts';

const defaultRetryMs = 60_000;

function transportFor(orm: Orm, { route, from, timeoutMs }: MailOptions): Transport | null {
  if (route.kind === 'smtp') return createSmtpTransport(route.url, from, timeoutMs);
  return route.kind === 'dev-mailbox' ? createMailboxTransport(orm) : null;
}

/** `service@bergauf.example` of `Bergauf <service@bergauf.example>`. */
const addressIn = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** The mailer for the given options. Without a transport, emails stay in the outbox. */
export function openMailer(
  context: ReadContext,
  { mail, shopOrigins, publicOrigin }: ApiServerOptions,
  log: FastifyBaseLogger,
): Mailer {
  const { orm } = context;
  const transport = mail ? transportFor(orm, mail) : null;
  if (mail === undefined || transport === null) {
    log.warn('no mail server (SMTP_URL): emails stay in the outbox');
    return { wake: () => undefined, close: async () => undefined };
  }
  const links = {
    origin: shopOrigins[0] ?? 'http://localhost:3000',
    api: publicOrigin ?? 'http://localhost:3001',
    service: mail.service ?? addressIn(mail.from),
  };
  return createMailer({
    orm,
    transport,
    compose: (request) => composeEmail(context, links, request),
    log,
    retryMs: mail.retryMs ?? defaultRetryMs,
  });
}
