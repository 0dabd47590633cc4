import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { type MailLinkPurpose, mailLinks } from '../../database/schema.ts';
import { hashOfSecret, newSecret } from '../identity/credentials.ts';

export type MailLink = typeof mailLinks.$inferSelect;

const hourMs = 3_600_000;

/** How long a link of each kind works. */
const lifetimeMs: Readonly<Record<MailLinkPurpose, number>> = {
  'confirm-account': 7 * 24 * hourMs,
  'separate-email': 7 * 24 * hourMs,
  'reset-password': hourMs,
};

/** @returns the secret for the link; only its hash is kept */
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

/** The link of a secret, used or not; null when it is unknown or too old. */
export async function findMailLink(orm: Orm, secret: string): Promise<MailLink | null> {
  const [link] = await orm
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashOfSecret(secret)), gt(mailLinks.expiresAt, new Date())));
  return link ?? null;
}

/** Uses a link up. Of two at the same time one gets it; null for the other, as for what is too old. */
export async function useMailLink(
  transaction: Orm,
  secret: string,
  purpose: MailLinkPurpose,
): Promise<MailLink | null> {
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
