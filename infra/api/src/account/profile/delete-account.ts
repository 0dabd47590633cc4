import { eq, or, sql } from 'drizzle-orm';
import { accounts, mailOutbox, shoppers } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { enqueueAccountEmail } from '../../mail/outbox.ts';
import type { Account } from '../identity/sessions.ts';

/**
 * Deletes the account with everything that belongs to it: sessions, addresses, points, cart and wishlist. Orders stay, as
 * the law wants them to, but belong to nobody any more.
 */
export async function deleteAccount(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  account: Account,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(shoppers).where(eq(shoppers.requestId, account.requestId));
    await transaction.delete(accounts).where(eq(accounts.id, account.id));
    // What was still to be sent about the account is void; the farewell is not. Other letters to the address are void only where
    // the address is the account's: a claim to it must not take away its owner's letters.
    const aboutIt = sql`${mailOutbox.about} ->> 'accountId' = ${account.id}`;
    const toIt = account.verified ? eq(mailOutbox.recipient, account.email) : undefined;
    await transaction.delete(mailOutbox).where(or(aboutIt, toIt));
    await enqueueAccountEmail(transaction, limiter, account, {
      template: 'account-deleted',
      to: account.email,
      about: { firstName: account.firstName },
    });
  });
}
