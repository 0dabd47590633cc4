import { and, eq, sql } from 'drizzle-orm';
import type { SeparateEmail } from 'shared-contracts/entities';
import { accounts, mailLinks, mailOutbox } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import { enqueueLimitedEmailOrThrow } from '../../mail/outbox.ts';
import { unsubscribe } from '../../newsletter/subscriptions.ts';
import type { Account } from '../identity/sessions.ts';

/** Subscribes to the newsletter, or ends it with null. The old address stays until the new one is confirmed. */
export async function changeSeparateEmail(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  account: Account,
  email: string | null,
  from: Storefront,
): Promise<SeparateEmail> {
  return orm.transaction(async (transaction) => {
    // Links and emails of earlier requests must not undo this change.
    await transaction
      .delete(mailLinks)
      .where(and(eq(mailLinks.accountId, account.id), eq(mailLinks.purpose, 'separate-email')));
    await transaction
      .delete(mailOutbox)
      .where(and(eq(mailOutbox.template, 'separate-email'), sql`${mailOutbox.about} ->> 'accountId' = ${account.id}`));
    if (email === account.separateEmail) return { separateEmail: email, pending: null };
    if (email === null) {
      if (account.separateEmail !== null) await unsubscribe(transaction, account.separateEmail);
      await transaction.update(accounts).set({ separateEmail: null }).where(eq(accounts.id, account.id));
      return { separateEmail: null, pending: null };
    }
    // Also limited by account: the address can be any.
    await limiter.take(transaction, [{ of: 'forgotPassword', who: `account ${account.id}` }]);
    await enqueueLimitedEmailOrThrow(transaction, limiter, {
      template: 'separate-email',
      to: email,
      ...from,
      about: { accountId: account.id },
    });
    return { separateEmail: account.separateEmail, pending: email };
  });
}
