import { and, eq } from 'drizzle-orm';
import type { ContentLocale, NewsletterState } from 'shared-contracts/entities';
import { hashOfSecret, newSecret } from '../account/identity/credentials.ts';
import type { Orm } from '../database/database.ts';
import { newsletterLinks } from '../database/schema.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { lockAccountsOf, subscribe, unsubscribe } from './subscriptions.ts';

type NewsletterLink = typeof newsletterLinks.$inferSelect;
type NewLink = {
  readonly purpose: NewsletterLink['purpose'];
  readonly email: string;
  readonly locale: ContentLocale;
  readonly requestedAt: Date;
};

/** As long as the other links that confirm an address (`account/login/mail-links.ts`). */
const confirmDays = 7;
/**
 * Lifetime of links in emails that inform about an existing subscription: anyone can cause such emails, so the links must not be kept for
 * ever. The link of the first email is valid as long as the subscription.
 */
const reminderDays = 365;

function daysOf({ purpose }: NewLink, isReminder: boolean): number | null {
  if (purpose === 'confirm') return confirmDays;
  return isReminder ? reminderDays : null;
}

/** @returns the secret for the link; only its hash is stored */
export async function createNewsletterLink(orm: Orm, link: NewLink, isReminder = false): Promise<string> {
  const secret = newSecret();
  const days = daysOf(link, isReminder);
  const expiresAt = days === null ? null : new Date(Date.now() + days * 86_400_000);
  await orm.insert(newsletterLinks).values({ ...link, tokenHash: hashOfSecret(secret), expiresAt });
  return secret;
}

const linkOf = (orm: Orm, secret: string, purpose: NewsletterLink['purpose']) =>
  orm
    .select()
    .from(newsletterLinks)
    .where(and(eq(newsletterLinks.tokenHash, hashOfSecret(secret)), eq(newsletterLinks.purpose, purpose)));

const isValid = ({ expiresAt }: NewsletterLink): boolean => expiresAt === null || expiresAt > new Date();

/** The link of a secret, with the accounts of its address locked; null if it is unknown or expired. */
async function findLink(
  transaction: Orm,
  secret: string,
  purpose: NewsletterLink['purpose'],
): Promise<NewsletterLink | null> {
  const [link] = await linkOf(transaction, secret, purpose);
  if (link === undefined || !isValid(link)) return null;
  await lockAccountsOf(transaction, link.email);
  return link;
}

/** Subscribes the address to which the link was sent, and sends a welcome email. Repeating it changes nothing. */
export async function confirmSubscription(orm: Orm, secret: string): Promise<NewsletterState> {
  return orm.transaction(async (transaction) => {
    if ((await findLink(transaction, secret, 'confirm')) === null) return { state: 'gone' };
    // Again: the end of a subscription deletes the link, and waits until a link that was found first has confirmed.
    const [link] = await linkOf(transaction, secret, 'confirm').for('update');
    if (link === undefined) return { state: 'gone' };
    if (await subscribe(transaction, link)) {
      const { email, locale } = link;
      await enqueueEmail(transaction, { template: 'newsletter-welcome', to: email, locale, about: {} });
    }
    return { state: 'subscribed' };
  });
}

/** Ends the subscription to which the link belongs, and with it the link. */
export async function endSubscription(orm: Orm, secret: string): Promise<NewsletterState> {
  return orm.transaction(async (transaction) => {
    const find = () => findLink(transaction, secret, 'unsubscribe');
    let state: NewsletterState['state'] = 'gone';
    // Again: an account that changes its address, for whose lock the link has waited, takes subscription and link to the new one.
    for (let link = await find(); link !== null; link = await find()) {
      await unsubscribe(transaction, link.email);
      state = 'unsubscribed';
    }
    return { state };
  });
}
