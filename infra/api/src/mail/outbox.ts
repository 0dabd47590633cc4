import { sql } from 'drizzle-orm';
import type { ContentLocale } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { mailOutbox, type ShopName } from '../database/schema.ts';
import type { Counted, Limiter } from '../limits/limiter.ts';
import type { MovedState } from './templates/order-progress-emails.ts';

/**
 * An email to be sent: its template, the language of the shop that it comes from, and what it is about, not its content. Text and links
 * with secrets are created when it is sent, so the database holds no secrets and links do not expire in the outbox.
 */
export type EmailRequest = {
  readonly locale: ContentLocale;
  /** Where its links lead to. Default: the main shop. Emails about an order lead to the order's shop. */
  readonly shop?: ShopName;
} & EmailSubject;

type EmailSubject =
  /** After a registration: asks to confirm the address, or says that an account exists. */
  | { readonly template: 'registration'; readonly to: string; readonly about: { readonly accountId: string } }
  /** For a forgotten password. Not sent if there is no account. `returnPath`: where the new password leads, an in-app path. */
  | { readonly template: 'forgot-password'; readonly to: string; readonly about: { readonly returnPath?: string } }
  | { readonly template: 'password-changed'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly template: 'separate-email'; readonly to: string; readonly about: { readonly accountId: string } }
  /** To the address that an account is going to have. */
  | { readonly template: 'change-email'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly template: 'email-change-requested'; readonly to: string; readonly about: { readonly accountId: string } }
  /** To the address that an account had. */
  | { readonly template: 'email-changed'; readonly to: string; readonly about: { readonly firstName: string } }
  | {
      readonly template: 'deletion-requested';
      readonly to: string;
      readonly about: { readonly firstName: string; readonly deletedAt: string };
    }
  | { readonly template: 'account-deleted'; readonly to: string; readonly about: { readonly firstName: string } }
  /** Asks to confirm an order that looks automated. */
  | { readonly template: 'order-held'; readonly to: string; readonly about: { readonly orderUuid: string } }
  /** About the request of an appointment: to the shopper, and to the store. */
  | {
      readonly template: 'appointment-requested' | 'appointment-for-store';
      readonly to: string;
      readonly about: { readonly appointmentId: string };
    }
  | { readonly template: 'order-placed'; readonly to: string; readonly about: { readonly orderUuid: string } }
  /** Asks to confirm a subscription to the newsletter, or says that there is one. */
  | {
      readonly template: 'newsletter-confirm';
      readonly to: string;
      readonly about: { readonly requestedAt: string };
    }
  | { readonly template: 'newsletter-welcome'; readonly to: string; readonly about: Record<string, never> }
  /** What a shopper has sent by a form: to the shop (the settings name its address), and the receipt. */
  | {
      readonly template: 'request-received' | 'contact-receipt';
      readonly to: string;
      readonly about: { readonly requestNumber: number };
    }
  /** `others`: numbers of withdrawals that the same email lists. */
  | {
      readonly template: 'withdrawal-receipt';
      readonly to: string;
      readonly about: { readonly requestNumber: number; readonly others?: readonly number[] };
    }
  | {
      readonly template: 'order-moved';
      readonly to: string;
      readonly about: { readonly orderUuid: string; readonly state: MovedState };
    };

/** Adds an email to the outbox. It is sent if and only if the transaction commits. */
export async function enqueueEmail(
  transaction: Orm,
  { template, to, locale, shop = 'shop', about }: EmailRequest,
): Promise<void> {
  await transaction.insert(mailOutbox).values({ template, recipient: to, locale, shop, about });
}

const countedAs = ({ template, to }: EmailRequest): Counted => ({
  of: 'email',
  who: `${template} ${to.toLowerCase()}`,
});

/**
 * Enqueues an email that anyone can request for any address, within the limit for its template and address. Beyond the limit it
 * is silently dropped: the previous one is minutes old.
 */
export async function enqueueLimitedEmail(transaction: Orm, limiter: Limiter, request: EmailRequest): Promise<void> {
  if (await limiter.tryTake(transaction, countedAs(request))) await enqueueEmail(transaction, request);
}

/**
 * As `enqueueLimitedEmail`, for an email that invalidates the previous one.
 * @throws 429 beyond the limit
 */
export async function enqueueLimitedEmailOrThrow(
  transaction: Orm,
  limiter: Limiter,
  request: EmailRequest,
): Promise<void> {
  await limiter.take(transaction, [countedAs(request)]);
  await enqueueEmail(transaction, request);
}

type WithdrawalReceipt = Extract<EmailRequest, { readonly template: 'withdrawal-receipt' }>;

/** Minutes between two deferred receipts. With the default limit they are as frequent as those within it. */
const deferredMinutes = 15;
/** Most minutes that a deferred receipt waits, regardless of the queue before it. */
const deferredMinutesAtMost = 24 * 60;
/** Number of receipts to one address that wait as separate emails; one further email lists the others. */
const waitingReceipts = 10;
/** Most withdrawals in one list; then another list starts. */
const listedReceipts = 500;

/**
 * As `enqueueLimitedEmail`, for a receipt, which must not be dropped: beyond the limit, and while others to the same address wait, it is
 * sent after those, within a day. Someone who abuses an address causes at most one email each quarter of an hour, however much they send.
 */
export async function enqueueWithdrawalReceipt(
  transaction: Orm,
  limiter: Limiter,
  request: WithdrawalReceipt,
): Promise<void> {
  const { template, to, locale, shop = 'shop', about } = request;
  const isWaiting = sql`letter = ${template} and lower(recipient) = lower(${to}) and due_at > now() and attempts = 0`;
  // The mailer may be claiming the list right now, and has then already read it: `for update` waits and sees that it is being sent.
  const [list] = await selectRows(
    transaction,
    sql`
      update mail_outbox set about = jsonb_set(about, '{others}', (about -> 'others') || to_jsonb(${about.requestNumber}::int))
      where id = (select id from mail_outbox
        where ${isWaiting} and locale = ${locale} and shop = ${shop} and jsonb_array_length(about -> 'others') < ${listedReceipts}
        order by id limit 1 for update)
      returning id`,
  );
  if (list !== undefined) return;
  const [waiting] = await selectRows<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from mail_outbox where ${isWaiting}`,
  );
  const count = waiting?.count ?? 0;
  if (count === 0 && (await limiter.tryTake(transaction, countedAs(request))))
    return enqueueEmail(transaction, request);
  const dueAt = sql`least(
    greatest(now(), (select max(due_at) from mail_outbox where ${isWaiting})) + make_interval(mins => ${deferredMinutes}),
    now() + make_interval(mins => ${deferredMinutesAtMost}))`;
  const aboutAll = count < waitingReceipts ? about : { ...about, others: [] };
  await transaction.insert(mailOutbox).values({ template, recipient: to, locale, shop, about: aboutAll, dueAt });
}

/** Notifies an account's owner. Not limited if the address is confirmed; an unconfirmed address may belong to someone else. */
export async function enqueueAccountEmail(
  transaction: Orm,
  limiter: Limiter,
  { verified }: Pick<Account, 'verified'>,
  request: EmailRequest,
): Promise<void> {
  await (verified ? enqueueEmail(transaction, request) : enqueueLimitedEmail(transaction, limiter, request));
}
