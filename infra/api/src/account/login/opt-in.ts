import { eq } from 'drizzle-orm';
import type { OptIn } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts, mailLinks } from '../../database/schema.ts';
import { bookWelcome } from '../../loyalty/book-points.ts';
import { confirmAddress } from './account-of-email.ts';
import { findMailLink, type MailLink, useMailLink } from './mail-links.ts';

const gone: OptIn = { state: 'gone', purpose: null };

/** The state of a link. Read-only: mail programs open links before people do. */
export async function readOptIn(orm: Orm, userHash: string): Promise<OptIn> {
  const link = await findMailLink(orm, userHash);
  if (link === null || link.purpose === 'reset-password') return gone;
  return { state: link.usedAt === null ? 'open' : 'confirmed', purpose: link.purpose };
}

async function confirmLink(transaction: Orm, { accountId, email, purpose }: MailLink): Promise<boolean> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (account === undefined) return false;
  if (purpose === 'separate-email') {
    await transaction.update(accounts).set({ separateEmail: email }).where(eq(accounts.id, accountId));
    return true;
  }
  if (!(await confirmAddress(transaction, account))) return false;
  await bookWelcome(transaction, accountId);
  return true;
}

/** Confirms the link's purpose. Repeating it changes nothing. */
export async function confirmOptIn(orm: Orm, userHash: string): Promise<OptIn> {
  const before = await readOptIn(orm, userHash);
  if (before.state !== 'open' || before.purpose === null) return before;
  const { purpose } = before;
  const confirmed = await orm.transaction(async (transaction) => {
    const link = await useMailLink(transaction, userHash, purpose);
    if (link === null) return null;
    const isConfirmed = await confirmLink(transaction, link);
    if (!isConfirmed) await transaction.delete(mailLinks).where(eq(mailLinks.tokenHash, link.tokenHash));
    return isConfirmed;
  });
  // A parallel request used the link; return its result.
  if (confirmed === null) return readOptIn(orm, userHash);
  return confirmed ? { state: 'confirmed', purpose } : gone;
}
