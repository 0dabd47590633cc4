import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { Account } from '../identity/sessions.ts';

/** The account that has confirmed an email address. */
export async function confirmedAccount(orm: Orm, email: string): Promise<Account | null> {
  const [confirmed] = await orm
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email}) and ${accounts.verified}`);
  return confirmed ?? null;
}

/** The accounts that claim an email address without having confirmed it. */
const claims = (orm: Orm, email: string, order: SQL, limit: number): Promise<Account[]> =>
  orm
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email}) and not ${accounts.verified}`)
    .orderBy(order)
    .limit(limit);

const newestFirst = desc(accounts.createdAt);
const oldestFirst = asc(accounts.createdAt);

const newestCompared = 2;

/**
 * The accounts whose password a login compares, the preferred one first: the one that has confirmed the address, the two newest claims, and
 * the oldest one. Anyone can add claims: the oldest one keeps an account reachable to which others were added later (0009).
 * @returns always as many; null for an account that does not exist
 */
export async function accountsToCompare(orm: Orm, email: string): Promise<readonly (Account | null)[]> {
  const newest = await claims(orm, email, newestFirst, newestCompared);
  const [oldest = null] = await claims(orm, email, oldestFirst, 1);
  const missing = Array.from({ length: newestCompared - newest.length }, () => null);
  // Where there are few, the oldest one is among the newest: it is not compared twice.
  const other = newest.some(({ id }) => id === oldest?.id) ? null : oldest;
  return [await confirmedAccount(orm, email), ...newest, ...missing, other];
}

/** The account that an email to this address is about; null if there is none. */
export async function accountFor(orm: Orm, email: string): Promise<Account | null> {
  const confirmed = await confirmedAccount(orm, email);
  if (confirmed !== null) return confirmed;
  const [newest = null] = await claims(orm, email, newestFirst, 1);
  return newest;
}

/**
 * Marks an account's address as confirmed, unless another account has confirmed it.
 * @returns whether the address now belongs to the account
 */
export async function confirmAddress(transaction: Orm, { id, email }: Account): Promise<boolean> {
  // Serializes accounts that confirm the same address at the same time.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const confirmed = await confirmedAccount(transaction, email);
  if (confirmed !== null) return confirmed.id === id;
  await transaction.update(accounts).set({ verified: true }).where(eq(accounts.id, id));
  return true;
}
