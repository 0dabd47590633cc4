import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accounts, sessions } from '../database/schema.ts';

export type Account = typeof accounts.$inferSelect;

const sessionDays = 60;

/** A token has 256 random bits, so a plain hash is enough: nobody can guess what to hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Signs the account in. The token exists in this answer only; the database keeps its hash. */
export async function openSession(orm: Orm, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  await orm.insert(sessions).values({ tokenHash: hashOf(token), accountId, expiresAt });
  return token;
}

export async function closeSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** The account a token belongs to; null for a token that is unknown or has expired. */
export async function findAccount(orm: Orm, token: string): Promise<Account | null> {
  const rows = await orm
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, new Date())));
  return rows[0]?.account ?? null;
}
