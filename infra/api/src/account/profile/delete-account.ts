import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import { deleteAppointmentsOf } from '../../appointments/stored-appointments.ts';
import type { Orm } from '../../database/database.ts';
import { accounts, mailOutbox, shoppers } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import { lockAccountWithCart } from '../../loyalty/book-points.ts';
import { type EmailRequest, enqueueAccountEmail } from '../../mail/outbox.ts';
import { unsubscribe } from '../../newsletter/subscriptions.ts';
import { deleteMessagesOf } from '../../requests/customer-requests.ts';
import type { Account } from '../identity/sessions.ts';

/**
 * Deletes the account with its sessions, addresses, points, cart, wishlist, newsletter, messages and appointments. Orders and withdrawals
 * are kept without the account, as the law requires.
 */
export async function deleteAccount(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  account: Account,
  from: Storefront,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    // A concurrent addition to the cart commits before the deletion looks for the cart.
    await lockAccountWithCart(transaction, account.id);
    await deleteSilently(transaction, account);
    await enqueueAccountEmail(transaction, limiter, account, {
      template: 'account-deleted',
      to: account.email,
      ...from,
      about: { firstName: account.firstName },
    });
  });
}

/** Emails that the law requires about data kept without the account: orders and withdrawals. */
const receipts: EmailRequest['template'][] = ['order-placed', 'withdrawal-receipt'];

/** The same without an email, as for an account that was never confirmed: its address may belong to someone else. */
export async function deleteSilently(transaction: Orm, account: Account): Promise<void> {
  await transaction.delete(shoppers).where(eq(shoppers.requestId, account.requestId));
  if (account.separateEmail !== null) await unsubscribe(transaction, account.separateEmail);
  await deleteAppointmentsOf(transaction, account);
  await deleteMessagesOf(transaction, account);
  if (account.verified) await unsubscribe(transaction, account.email);
  await transaction.delete(accounts).where(eq(accounts.id, account.id));
  // Emails about the account are not sent any more. Other emails to its address are deleted only if the address is confirmed.
  const aboutIt = sql`${mailOutbox.about} ->> 'accountId' = ${account.id}`;
  const sentToIt = sql`lower(${mailOutbox.recipient}) = lower(${account.email})`;
  const toIt = account.verified ? and(sentToIt, notInArray(mailOutbox.template, receipts)) : undefined;
  await transaction.delete(mailOutbox).where(or(aboutIt, toIt));
}
