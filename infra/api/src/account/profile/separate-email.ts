import { and, eq, sql } from 'drizzle-orm';
import type { SeparateEmail } from 'shared-contracts/entities';
import { accounts, mailLinks, mailOutbox } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { invalidToken } from '../../http/errors/api-error.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import { enqueueLimitedEmailOrThrow } from '../../mail/outbox.ts';
import { unsubscribe } from '../../newsletter/subscriptions.ts';
import type { Account } from '../identity/sessions.ts';

/** Subscribes to the newsletter, or ends it with null. The old address stays until the new one is confirmed. */
export async function changeSeparateEmail(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  { id, separateEmail }: Pick<Account, 'id' | 'separateEmail'>,
  email: string | null,
  from: Storefront,
): Promise<SeparateEmail> {
  // Also limited by account: the address can be any. Before the transaction: a call to Redis must not keep the account locked.
  const isChange = email !== null && email !== separateEmail;
  if (isChange) await limiter.take(orm, [{ of: 'forgotPassword', who: `account ${id}` }]);
  return orm.transaction(async (transaction) => {
    // Before its links, as in all changes of both; and read again, as a link may just have been confirmed.
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (account === undefined) throw invalidToken();
    // Links and emails of earlier requests must not undo this change.
    await transaction
      .delete(mailLinks)
      .where(and(eq(mailLinks.accountId, id), eq(mailLinks.purpose, 'separate-email')));
    await transaction
      .delete(mailOutbox)
      .where(and(eq(mailOutbox.template, 'separate-email'), sql`${mailOutbox.about} ->> 'accountId' = ${id}`));
    if (email === account.separateEmail) return { separateEmail: email, pending: null };
    if (email === null) {
      if (account.separateEmail !== null) await unsubscribe(transaction, account.separateEmail);
      await transaction.update(accounts).set({ separateEmail: null }).where(eq(accounts.id, id));
      return { separateEmail: null, pending: null };
    }
    await enqueueLimitedEmailOrThrow(transaction, limiter, {
      template: 'separate-email',
      to: email,
      ...from,
      about: { accountId: id },
    });
    return { separateEmail: account.separateEmail, pending: email };
  });
}
