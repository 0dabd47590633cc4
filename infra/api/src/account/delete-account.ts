import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { accounts, mailOutbox, shoppers } from '../database/schema.ts';
import { enqueueLetter } from '../mail/outbox.ts';
import type { Account } from './sessions.ts';

/**
 * Deletes the account with everything that belongs to it: sessions, addresses, points, cart and wishlist. Orders stay, as
 * the law wants them to, but belong to nobody any more.
 */
export async function deleteAccount(orm: Orm, account: Account): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(shoppers).where(eq(shoppers.requestId, account.requestId));
    await transaction.delete(accounts).where(eq(accounts.id, account.id));
    // What was still to be sent to the address is void; the farewell is not.
    await transaction.delete(mailOutbox).where(eq(mailOutbox.recipient, account.email));
    await enqueueLetter(transaction, {
      letter: 'account-deleted',
      to: account.email,
      about: { firstName: account.firstName },
    });
  });
}
