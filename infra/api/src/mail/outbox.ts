import type { Account } from '../account/identity/sessions.ts';
import type { Orm } from '../database/database.ts';
import { mailOutbox } from '../database/schema.ts';
import type { Counted, Limiter } from '../limits/limiter.ts';

/**
 * A letter that is to be sent. It says what the letter is about, never what stands in it: the text, and any link with a
 * secret, are made when it is sent, so that the database holds no secret and every link is fresh.
 */
export type EmailRequest =
  /** To somebody who has registered: confirms the address, or says that there is an account already. */
  | { readonly template: 'registration'; readonly to: string; readonly about: { readonly accountId: string } }
  /** To an address for which a new password was asked for; not sent where there is no account. */
  | { readonly template: 'forgot-password'; readonly to: string; readonly about: Record<string, never> }
  | { readonly template: 'password-changed'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly template: 'separate-email'; readonly to: string; readonly about: { readonly accountId: string } }
  | { readonly template: 'account-deleted'; readonly to: string; readonly about: { readonly firstName: string } }
  /** Asks to confirm an order that looks automated. */
  | { readonly template: 'order-held'; readonly to: string; readonly about: { readonly orderUuid: string } }
  | { readonly template: 'order-placed'; readonly to: string; readonly about: { readonly orderUuid: string } };

/** Puts a letter into the outbox, in the transaction that it belongs to: it goes out if and only if that holds. */
export async function enqueueEmail(transaction: Orm, { template, to, about }: EmailRequest): Promise<void> {
  await transaction.insert(mailOutbox).values({ template, recipient: to, about });
}

const countedAs = ({ template, to }: EmailRequest): Counted => ({
  of: 'email',
  who: `${template} ${to.toLowerCase()}`,
});

/**
 * Puts in a letter that anybody can ask for, to an address that may be a stranger's: so many of a kind, from all callers together. What is too
 * much is left out without a word, because the one before it is minutes old.
 */
export async function enqueueLimitedEmail(transaction: Orm, limiter: Limiter, request: EmailRequest): Promise<void> {
  if (await limiter.tryTake(transaction, countedAs(request))) await enqueueEmail(transaction, request);
}

/** As `enqueueLimitedEmail`, for a letter that makes the one before it void: throws 429 where it is too much. */
export async function enqueueLimitedEmailOrThrow(
  transaction: Orm,
  limiter: Limiter,
  request: EmailRequest,
): Promise<void> {
  await limiter.take(transaction, [countedAs(request)]);
  await enqueueEmail(transaction, request);
}

/** Tells the owner of an account what happened to it: always where the address is confirmed, else it may be a stranger's. */
export async function enqueueAccountEmail(
  transaction: Orm,
  limiter: Limiter,
  { verified }: Pick<Account, 'verified'>,
  request: EmailRequest,
): Promise<void> {
  await (verified ? enqueueEmail(transaction, request) : enqueueLimitedEmail(transaction, limiter, request));
}
