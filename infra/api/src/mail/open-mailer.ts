import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../database/database.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { ApiServerOptions, MailOptions } from '../options.ts';
import { composeLetter } from './compose-email.ts';
import { createPostOffice, type PostOffice } from './mailer.ts';
import { createMailboxTransport, createSmtpTransport, type Transport } from './transport.ts';

const defaultRetryMs = 60_000;

function transportFor(orm: Orm, { route, from, timeoutMs }: MailOptions): Transport | null {
  if (route.kind === 'smtp') return createSmtpTransport(route.url, from, timeoutMs);
  return route.kind === 'dev-mailbox' ? createMailboxTransport(orm) : null;
}

/** The post office as the options want it. Without a way out, letters stay in the outbox until there is one. */
export function openPostOffice(
  context: ReadContext,
  { mail, shopOrigins, publicOrigin }: ApiServerOptions,
  log: FastifyBaseLogger,
): PostOffice {
  const { orm } = context;
  const transport = mail ? transportFor(orm, mail) : null;
  if (mail === undefined || transport === null) {
    log.warn('there is no mail server (SMTP_URL): letters wait in the outbox');
    return { wake: () => undefined, close: async () => undefined };
  }
  const links = { origin: shopOrigins[0] ?? 'http://localhost:3000', api: publicOrigin ?? 'http://localhost:3001' };
  return createPostOffice({
    orm,
    transport,
    compose: (request) => composeLetter(context, links, request),
    log,
    retryMs: mail.retryMs ?? defaultRetryMs,
  });
}
