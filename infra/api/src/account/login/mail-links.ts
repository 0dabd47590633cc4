import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { type MailLinkPurpose, mailLinks } from '../../database/schema.ts';
import { lockAccount } from '../../loyalty/book-points.ts';
import { hashOfSecret, newSecret } from '../identity/credentials.ts';

export type MailLink = typeof mailLinks.$inferSelect;

const hourMs = 3_600_000;

/** Lifetime of a link by purpose. */
const lifetimeMs: Readonly<Record<MailLinkPurpose, number>> = {
  'confirm-account': 7 * 24 * hourMs,
  'separate-email': 7 * 24 * hourMs,
  'change-email': 7 * 24 * hourMs,
  'reset-password': hourMs,
};

/** @returns the secret for the link; only its hash is stored */
export async function createMailLink(
  orm: Orm,
  account: { readonly id: string },
  purpose: MailLinkPurpose,
  email: string,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + lifetimeMs[purpose]);
  await orm
    .insert(mailLinks)
    .values({ tokenHash: hashOfSecret(secret), accountId: account.id, purpose, email, expiresAt });
  return secret;
}

/** Days after which expired links are unknown. Until then another email can be requested with them. */
export const expiredLinkDays = 30;

/** The link of a secret, used or expired; null if it is unknown. */
export async function findAnyMailLink(orm: Orm, secret: string): Promise<MailLink | null> {
  const [link] = await orm
    .select()
    .from(mailLinks)
    .where(eq(mailLinks.tokenHash, hashOfSecret(secret)));
  return link ?? null;
}

export const isExpired = ({ expiresAt }: MailLink): boolean => expiresAt <= new Date();

/** The link of a secret, used or not; null if it is unknown or expired. */
export async function findMailLink(orm: Orm, secret: string): Promise<MailLink | null> {
  const link = await findAnyMailLink(orm, secret);
  return link === null || isExpired(link) ? null : link;
}

/** Marks a link as used. Of parallel calls one gets the link; the others get null, as for an unknown or expired link. */
export async function useMailLink(
  transaction: Orm,
  secret: string,
  purpose: MailLinkPurpose,
): Promise<MailLink | null> {
  const found = await findAnyMailLink(transaction, secret);
  if (found === null) return null;
  // Every transaction that changes both locks the account first. The opposite order here would deadlock with it.
  await lockAccount(transaction, found.accountId);
  const [link] = await transaction
    .update(mailLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(mailLinks.tokenHash, hashOfSecret(secret)),
        eq(mailLinks.purpose, purpose),
        gt(mailLinks.expiresAt, new Date()),
        isNull(mailLinks.usedAt),
      ),
    )
    .returning();
  return link ?? null;
}
