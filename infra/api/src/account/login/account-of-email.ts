import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { Account } from '../identity/sessions.ts';

/** The accounts with an email address: the one that has confirmed it, and the newest of those that have not. */
export async function accountsFor(
  orm: Orm,
  email: string,
): Promise<{ readonly confirmed: Account | null; readonly claimed: Account | null }> {
  const of = sql`lower(${accounts.email}) = lower(${email})`;
  const [confirmed] = await orm.select().from(accounts).where(sql`${of} and ${accounts.verified}`);
  const [claimed] = await orm
    .select()
    .from(accounts)
    .where(sql`${of} and not ${accounts.verified}`)
    .orderBy(desc(accounts.createdAt))
    .limit(1);
  return { confirmed: confirmed ?? null, claimed: claimed ?? null };
}

/** The account that an email to this address is about; null if there is none. */
export async function accountFor(orm: Orm, email: string): Promise<Account | null> {
  const { confirmed, claimed } = await accountsFor(orm, email);
  return confirmed ?? claimed;
}

/**
 * Marks an account's address as confirmed, unless another account has confirmed it.
 * @returns whether the address now belongs to the account
 */
export async function confirmAddress(transaction: Orm, { id, email }: Account): Promise<boolean> {
  // Serializes accounts that confirm the same address at the same time.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const { confirmed } = await accountsFor(transaction, email);
  if (confirmed !== null) return confirmed.id === id;
  await transaction.update(accounts).set({ verified: true }).where(eq(accounts.id, id));
  return true;
}
