import { messageOf } from '@bergauf/service-kit/error-message';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Orm, selectRows } from '../database/database.ts';
import { mailOutbox, type ShopName } from '../database/schema.ts';
import type { Email } from './email.ts';
import type { EmailRequest } from './outbox.ts';
import type { Transport } from './transport.ts';

/** Attempts to send an email since the start, by outcome. An email that is no longer needed counts as neither. */
export type MailOutcomes = { sent: number; failed: number };

export type Mailer = {
  outcomes: Readonly<MailOutcomes>;
  /** Processes the outbox now. Call it after the commit of a transaction that added an email. */
  wake(): void;
  /** Waits for the email being sent; the others stay in the outbox. */
  close(): Promise<void>;
};

export type MailerOptions = {
  readonly orm: Orm;
  readonly transport: Transport;
  /** Null if the email is no longer needed. */
  compose(request: EmailRequest): Promise<Email | null>;
  readonly log: FastifyBaseLogger;
  /** Milliseconds before the second attempt. Each further wait is twice as long, at most six hours. */
  readonly retryMs: number;
};

type Row = {
  /** Drivers return 64-bit integers as text or as numbers. */
  id: number | string;
  template: EmailRequest['template'];
  recipient: string;
  locale: EmailRequest['locale'];
  shop: ShopName;
  about: unknown;
  attempts: number;
};

const lookEveryMs = 30_000;
const longestWaitSeconds = 6 * 3600;
/** About a week. Emails that failed until then are given up: they stay in the table with their last error. */
export const mostAttempts = 30;

/** Error of an email that waits for an operator's decision after a restore. The runbook's commands name it ("Back up and restore"). */
export const heldError = 'held after a restore';

/** Condition for rows `m` of the outbox whose turn it is. */
const isTheirTurn = sql`due_at <= now() and attempts < ${mostAttempts} and not exists (
  select from mail_outbox earlier where earlier.about ->> 'orderUuid' = m.about ->> 'orderUuid'
    and earlier.id < m.id and earlier.attempts < ${mostAttempts})`;

/** Seconds for which the longest-waiting email has been due without an attempt to send it; 0 if there is none. */
export async function secondsWithoutAttempt(orm: Orm): Promise<number> {
  const [row] = await selectRows<{ seconds: number }>(
    orm,
    sql`select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as seconds from mail_outbox m
      where ${isTheirTurn} and attempts = 0`,
  );
  return row?.seconds ?? 0;
}

/**
 * Sends the emails in the outbox. A row is claimed by moving its due time into the future: several servers can share an outbox,
 * and a crash only delays the email. Sent emails are deleted. Emails about one order are sent in sequence: one waits for the earlier
 * ones, unless they were given up.
 */
export function createMailer({ orm, transport, compose, log, retryMs }: MailerOptions): Mailer {
  const outcomes: MailOutcomes = { sent: 0, failed: 0 };
  let closed = false;
  let running: Promise<void> | null = null;
  let wokenAgain = false;

  async function takeNext(): Promise<Row | undefined> {
    const [row] = await selectRows<Row>(
      orm,
      sql`
        update mail_outbox set attempts = attempts + 1,
          due_at = now() + make_interval(secs => least(${retryMs / 1000}::float8 * power(2, least(attempts, 30)), ${longestWaitSeconds}))
        where id = (select id from mail_outbox m where ${isTheirTurn}
          order by due_at, id limit 1 for update skip locked)
        returning id, letter as template, recipient, locale, shop, about, attempts`,
    );
    return row;
  }

  async function deliver(row: Row): Promise<void> {
    const id = Number(row.id);
    try {
      const mail = await compose({
        template: row.template,
        to: row.recipient,
        locale: row.locale,
        shop: row.shop,
        about: row.about,
      } as EmailRequest);
      if (mail !== null) {
        await transport.send(mail, id);
        outcomes.sent += 1;
      }
      await orm.delete(mailOutbox).where(eq(mailOutbox.id, id));
    } catch (error) {
      outcomes.failed += 1;
      const lastError = messageOf(error);
      // Mail servers repeat the recipient in their messages; addresses must not get into the log.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      log.warn({ template: row.template, id, attempts: row.attempts, code }, 'an email could not be sent');
      await orm.update(mailOutbox).set({ lastError }).where(eq(mailOutbox.id, id));
    }
  }

  async function deliverDue(): Promise<void> {
    do {
      wokenAgain = false;
      for (let row = await takeNext(); row !== undefined; row = closed ? undefined : await takeNext()) {
        await deliver(row);
      }
    } while (wokenAgain && !closed);
  }

  function wake(): void {
    wokenAgain = true;
    if (closed || running !== null) return;
    running = deliverDue()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(wake, Math.min(lookEveryMs, retryMs));
  timer.unref();
  wake();
  return {
    outcomes,
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
