import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, sessions } from '../../database/schema.ts';
import type { DeviceName } from '../devices/device-name.ts';
import { hashOfSecret, newSecret } from './credentials.ts';

export type Account = typeof accounts.$inferSelect;

const sessionDays = 60;
/** More logins end the oldest session. */
const maxSessions = 50;

const dayMs = 86_400_000;
const expiry = (): Date => new Date(Date.now() + sessionDays * dayMs);

/** Creates a session. The token is in this response only; the database stores its hash. */
export async function openSession(orm: Orm, accountId: string, device: DeviceName): Promise<string> {
  const token = newSecret();
  await orm.insert(sessions).values({ tokenHash: hashOfSecret(token), accountId, expiresAt: expiry(), ...device });
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

/** Milliseconds that a session lives on after a change of the password has replaced it. */
export const replacedMs = 10_000;

/**
 * Ends all sessions of an account except the one that a new token is about to replace: calls that its browser sends before the response
 * with the new token arrives are still answered.
 */
export async function replaceSessions(orm: Orm, accountId: string, token: string): Promise<void> {
  const tokenHash = hashOfSecret(token);
  await orm.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)));
  await orm
    .update(sessions)
    // Marked as just used, so that no concurrent call renews it.
    .set({ expiresAt: new Date(Date.now() + replacedMs), lastUsedAt: new Date() })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Whether a change of the password, made with this token, is about to end its session. */
export async function isReplaced(orm: Orm, token: string): Promise<boolean> {
  const end = new Date(Date.now() + replacedMs);
  const [found] = await orm
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOfSecret(token)), lte(sessions.expiresAt, end)));
  return found !== undefined;
}

/** A session that is used does not expire. Written once a day, however many requests there are. */
async function renewSession(orm: Orm, tokenHash: string): Promise<void> {
  await orm
    .update(sessions)
    .set({ expiresAt: expiry(), lastUsedAt: new Date() })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, new Date(Date.now() - dayMs))));
}

/** The account of a token; null for an unknown or expired token. Renews the session. */
export async function findAccount(orm: Orm, token: string): Promise<Account | null> {
  const tokenHash = hashOfSecret(token);
  const [found] = await orm
    .select({ account: accounts, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())));
  if (found === undefined) return null;
  if (Date.now() - found.lastUsedAt.getTime() > dayMs) await renewSession(orm, tokenHash);
  return found.account;
}
