import { and, asc, type Column, eq, or, sql } from 'drizzle-orm';
import type { ContentLocale, NewsletterSubscription } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { accounts, newsletterLinks, newsletterSubscriptions } from '../database/schema.ts';

type Consent = { readonly email: string; readonly locale: ContentLocale; readonly requestedAt: Date };

const sameAddress = (column: Column, email: string) => sql`lower(${column}) = lower(${email})`;

export async function findSubscription(orm: Orm, email: string) {
  const [found] = await orm
    .select()
    .from(newsletterSubscriptions)
    .where(sameAddress(newsletterSubscriptions.email, email));
  return found ?? null;
}

/**
 * Locks the accounts that a change of an address's subscription may change. Links of accounts are used under the account's lock, so other
 * changes must take it first too: the opposite order would deadlock with them.
 */
export async function lockAccountsOf(transaction: Orm, email: string): Promise<void> {
  const hasConfirmed = and(eq(accounts.verified, true), sameAddress(accounts.email, email));
  await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(hasConfirmed, sameAddress(accounts.separateEmail, email)))
    .orderBy(asc(accounts.id))
    .for('update');
}

/**
 * Subscribes an address whose owner has confirmed it. The account that has confirmed the same address shows it.
 * @returns false when the address was subscribed already
 */
export async function subscribe(transaction: Orm, { email, locale, requestedAt }: Consent): Promise<boolean> {
  const added = await transaction
    .insert(newsletterSubscriptions)
    .values({ email, locale, requestedAt, confirmedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriptions.id });
  await transaction
    .update(accounts)
    .set({ separateEmail: email })
    .where(
      sql`${accounts.verified} and ${accounts.separateEmail} is null and lower(${accounts.email}) = lower(${email})`,
    );
  return added.length > 0;
}

/** Ends the subscription of an address, wherever it was made. All its links are deleted: none confirms or ends another one. */
export async function unsubscribe(transaction: Orm, email: string): Promise<void> {
  await transaction.delete(newsletterLinks).where(sameAddress(newsletterLinks.email, email));
  await transaction.delete(newsletterSubscriptions).where(sameAddress(newsletterSubscriptions.email, email));
  await transaction.update(accounts).set({ separateEmail: null }).where(sameAddress(accounts.separateEmail, email));
}

/**
 * Moves a subscription to an address that the same owner has confirmed. Links to unsubscribe in earlier emails still end it; links that
 * would subscribe the old address again are deleted.
 */
export async function moveSubscription(transaction: Orm, from: string, to: string): Promise<void> {
  const found = await findSubscription(transaction, from);
  if (found === null) return;
  const { locale, requestedAt } = found;
  const isEnd = eq(newsletterLinks.purpose, 'unsubscribe');
  await transaction
    .update(newsletterLinks)
    .set({ email: to })
    .where(and(sameAddress(newsletterLinks.email, from), isEnd));
  await unsubscribe(transaction, from);
  await subscribe(transaction, { email: to, locale, requestedAt });
}

/** The subscriptions of some addresses, for their owner. */
export async function subscriptionsOf(orm: Orm, emails: readonly string[]): Promise<NewsletterSubscription[]> {
  const found = await Promise.all(emails.map((email) => findSubscription(orm, email)));
  return found.flatMap((one) =>
    one === null
      ? []
      : [{ email: one.email, requestedAt: one.requestedAt.toISOString(), confirmedAt: one.confirmedAt.toISOString() }],
  );
}
