import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { ChangeEmailBody, EmailChange } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts, mailLinks, mailOutbox, orders } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import { bookWelcome } from '../../loyalty/book-points.ts';
import { heldError } from '../../mail/mailer.ts';
import { enqueueAccountEmail, enqueueEmail, enqueueLimitedEmailOrThrow } from '../../mail/outbox.ts';
import { moveSubscription } from '../../newsletter/subscriptions.ts';
import { checkPassword } from '../identity/check-password.ts';
import type { Account } from '../identity/sessions.ts';
import { confirmedAccount } from '../login/account-of-email.ts';

type Context = Pick<ApiContext, 'orm' | 'limiter'>;

/**
 * Requests a change of the email address. The account keeps its address until the link in an email to the new one is used. The owner of the
 * old address is notified. The response does not reveal whether the new one has an account (0009).
 * @throws 422 at `password` or `email`, 429
 */
export async function requestEmailChange(
  { orm, limiter }: Context,
  account: Account,
  { email, password }: ChangeEmailBody,
  from: Storefront,
): Promise<EmailChange> {
  await checkPassword(account, password);
  const pendingEmail = email.trim();
  if (pendingEmail.toLowerCase() === account.email.toLowerCase()) {
    throw fieldError('email', {
      at: 'Diese Adresse hat dein Konto schon.',
      en: 'Your account already has this address.',
    });
  }
  // Also limited by account: the address can be any. Before the transaction: a call to Redis must not keep the account locked.
  await limiter.take(orm, [{ of: 'forgotPassword', who: `account ${account.id}` }]);
  return orm.transaction(async (transaction) => {
    await transaction.update(accounts).set({ pendingEmail }).where(eq(accounts.id, account.id));
    const about = { accountId: account.id };
    await enqueueLimitedEmailOrThrow(transaction, limiter, {
      template: 'change-email',
      to: pendingEmail,
      ...from,
      about,
    });
    const notice = { template: 'email-change-requested', to: account.email, ...from, about } as const;
    await enqueueAccountEmail(transaction, limiter, account, notice);
    return { email: account.email, pendingEmail };
  });
}

/** Withdraws the change: its link no longer works, because the account does not wait for that address. */
export async function withdrawEmailChange({ orm }: Context, account: Account): Promise<EmailChange> {
  await orm.update(accounts).set({ pendingEmail: null }).where(eq(accounts.id, account.id));
  return { email: account.email, pendingEmail: null };
}

/**
 * Emails about the account's orders go to its new address, including those already in the outbox. Nothing more is sent about
 * cancelled orders; further pieces of a returned one can be booked (0103).
 */
async function moveOrderEmails(transaction: Orm, { id, email: from }: Account, to: string): Promise<void> {
  await transaction
    .update(orders)
    .set({ email: to })
    .where(and(eq(orders.accountId, id), sql`lower(${orders.email}) = lower(${from})`, ne(orders.state, 'cancelled')));
  const aboutIts = sql`${mailOutbox.about} ->> 'orderUuid' in (select o.uuid::text from orders o where o.account_id = ${id})`;
  const waiting = and(sql`lower(${mailOutbox.recipient}) = lower(${from})`, aboutIts);
  // Failed emails are retried at once, as the old address may have caused the failures. Others may be deferred, or are being sent right
  // now. Those that are held after a restore have no attempt that failed.
  await transaction
    .update(mailOutbox)
    .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
    .where(and(waiting, isNotNull(mailOutbox.lastError), ne(mailOutbox.lastError, heldError)));
  await transaction.update(mailOutbox).set({ recipient: to }).where(waiting);
}

/**
 * Gives the account its new address. The account's row must be locked.
 * @returns false if the change was withdrawn, or another account has confirmed the address
 */
export async function confirmEmailChange(
  transaction: Orm,
  account: Account,
  email: string,
  from: Storefront,
): Promise<boolean> {
  if (account.pendingEmail !== email) return false;
  // Serializes accounts that confirm the same address at the same time.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const confirmed = await confirmedAccount(transaction, email);
  if (confirmed !== null && confirmed.id !== account.id) return false;
  await transaction
    .update(accounts)
    .set({ email, verified: true, pendingEmail: null })
    .where(eq(accounts.id, account.id));
  // Links in the old mailbox must no longer be able to change the account's password.
  const ofAccount = eq(mailLinks.accountId, account.id);
  await transaction.delete(mailLinks).where(and(ofAccount, eq(mailLinks.purpose, 'reset-password')));
  await transaction.delete(mailLinks).where(and(ofAccount, eq(mailLinks.purpose, 'confirm-account')));
  await bookWelcome(transaction, account.id);
  await moveOrderEmails(transaction, account, email);
  if (account.verified) {
    await moveSubscription(transaction, account.email, email);
    const about = { firstName: account.firstName };
    await enqueueEmail(transaction, { template: 'email-changed', to: account.email, ...from, about });
  }
  return true;
}
