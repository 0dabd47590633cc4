import { desc, lte, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Orm } from '../database/database.ts';
import { devMailbox } from '../database/schema.ts';
import type { Email } from './email.ts';

/** Delivers an email or throws. `id` is the same for all attempts to send one email. */
export type Transport = { send(mail: Email, id: number): Promise<void>; close(): void };

/** How emails are delivered: by an SMTP server, into the mailbox at `/dev/mail/`, or not at all (they stay in the outbox). */
export type MailRoute =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'dev-mailbox' }
  | { readonly kind: 'none' };

const responseTimeoutMs = 20_000;
const longestEmailOf = (timeoutMs: number): number => timeoutMs * 2;
/** An email that is being sent when the API ends takes at most so long, in milliseconds. */
export const longestEmailMs = longestEmailOf(responseTimeoutMs);

/**
 * @param timeoutMs limit for each of the server's responses. An email takes at most twice as long, which must be below the first retry: an
 * email still being sent would be claimed a second time, and the emails behind it wait
 */
export function createSmtpTransport(url: string, from: string, timeoutMs = responseTimeoutMs): Transport {
  const patient = new URL(url);
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']) {
    if (!patient.searchParams.has(wait)) patient.searchParams.set(wait, String(timeoutMs));
  }
  const smtp = nodemailer.createTransport(patient.href, {
    from,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, html, text, replyTo, oneClickUnsubscribe }, id) {
      // The same message id for all attempts: mail programs recognize the copy if a confirmation was lost. The prefix must not change.
      await smtp.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<letter-${id}@${domain}>`,
        // A slow server can respond in time at each step. The signal closes the connection.
        signal: AbortSignal.timeout(longestEmailOf(timeoutMs)),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(oneClickUnsubscribe !== undefined && {
          headers: {
            'List-Unsubscribe': `<${oneClickUnsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close: () => smtp.close(),
  };
}

const keptInMailbox = 200;

export function createMailboxTransport(orm: Orm): Transport {
  return {
    async send({ to, subject, html, text }) {
      await orm.insert(devMailbox).values({ recipient: to, subject, html, text });
      const last = orm
        .select({ id: devMailbox.id })
        .from(devMailbox)
        .orderBy(desc(devMailbox.id))
        .limit(1)
        .offset(keptInMailbox);
      await orm.delete(devMailbox).where(lte(devMailbox.id, sql`(${last})`));
    },
    close: () => undefined,
  };
}
