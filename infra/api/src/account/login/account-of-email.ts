import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { Account } from '../identity/sessions.ts';

/**
 * The accounts that name an address: the one that has confirmed it first, then the newest that claims it. There are never
 * more than two, however many claims there are.
 */
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

/** Whose account a letter to this address is about; null where nobody has one. */
export async function accountFor(orm: Orm, email: string): Promise<Account | null> {
  const { confirmed, claimed } = await accountsFor(orm, email);
  return confirmed ?? claimed;
}

/**
 * Marks an account's address as confirmed, unless another account was faster.
 * @returns whether the address is the account's now
 */
export async function confirmAddress(transaction: Orm, { id, email }: Account): Promise<boolean> {
  // Two accounts that claim one address could confirm it at the same moment: one after the other.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const { confirmed } = await accountsFor(transaction, email);
  if (confirmed !== null) return confirmed.id === id;
  await transaction.update(accounts).set({ verified: true }).where(eq(accounts.id, id));
  return true;
}
