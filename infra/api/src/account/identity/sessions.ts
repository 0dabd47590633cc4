import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, sessions } from '../../database/schema.ts';
import { hashOfSecret, newSecret } from './credentials.ts';

export type Account = typeof accounts.$inferSelect;

const sessionDays = 60;
/** More logins end the oldest session. */
const maxSessions = 50;

/** Creates a session. The token is in this response only; the database stores its hash. */
export async function openSession(orm: Orm, accountId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  await orm.insert(sessions).values({ tokenHash: hashOfSecret(token), accountId, expiresAt });
  await orm.execute(sql`delete from sessions where account_id = ${accountId} and token_hash not in (
    select token_hash from sessions where account_id = ${accountId}
    order by expires_at desc, token_hash limit ${maxSessions})`);
  return token;
}

export async function closeSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, hashOfSecret(token)));
}

/** Ends all sessions of an account. */
export async function closeAllSessions(orm: Orm, accountId: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** The account of a token; null for an unknown or expired token. */
export async function findAccount(orm: Orm, token: string): Promise<Account | null> {
  const rows = await orm
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashOfSecret(token)), gt(sessions.expiresAt, new Date())));
  return rows[0]?.account ?? null;
}
