import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, sessions } from '../../database/schema.ts';
import { hashOfSecret, newSecret } from './credentials.ts';

export type Account = typeof accounts.$inferSelect;

const sessionDays = 60;
/** More than anybody has devices; who logs in more often ends the oldest. */
const mostSessions = 50;

/** Signs the account in. The token exists in this answer only; the database keeps its hash. */
export async function openSession(orm: Orm, accountId: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  await orm.insert(sessions).values({ tokenHash: hashOfSecret(token), accountId, expiresAt });
  await orm.execute(sql`delete from sessions where account_id = ${accountId} and token_hash not in (
    select token_hash from sessions where account_id = ${accountId}
    order by expires_at desc, token_hash limit ${mostSessions})`);
  return token;
}

export async function closeSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, hashOfSecret(token)));
}

/** Signs the account out everywhere. */
export async function closeAllSessions(orm: Orm, accountId: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** The account a token belongs to; null for a token that is unknown or has expired. */
export async function findAccount(orm: Orm, token: string): Promise<Account | null> {
  const rows = await orm
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashOfSecret(token)), gt(sessions.expiresAt, new Date())));
  return rows[0]?.account ?? null;
}
