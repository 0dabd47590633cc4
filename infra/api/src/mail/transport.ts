import { desc, lte, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Orm } from '../database/database.ts';
import { devMailbox } from '../database/schema.ts';
import type { Email } from './email.ts';

/** Takes a mail or throws; what it has taken is out of our hands. `id` is the same for every attempt at one letter. */
export type Transport = { send(mail: Email, id: number): Promise<void>; close(): void };

/** How mail leaves: through an SMTP server, into the mailbox at `/dev/mail/`, or not yet (it waits in the outbox). */
export type MailRoute =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'dev-mailbox' }
  | { readonly kind: 'none' };

/**
 * @param timeoutMs how long a mail server may say nothing. Shorter than the first retry: a letter that hangs would be taken a second
 * time, and the others behind it wait
 */
export function createSmtpTransport(url: string, from: string, timeoutMs = 20_000): Transport {
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
    async send({ to, subject, html, text }, id) {
      // One message id a letter: where an attempt arrived but its answer was lost, the second one is known as a copy.
      await smtp.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<letter-${id}@${domain}>`,
      });
    },
    close: () => smtp.close(),
  };
}

const keptInMailbox = 200;

export function createMailboxTransport(orm: Orm): Transport {
  return {
    async send({ to, ...mail }) {
      await orm.insert(devMailbox).values({ recipient: to, ...mail });
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
