import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, mailLinks, mailOutbox, shippingAddresses } from '../../database/schema.ts';
import { unsubscribe } from '../../newsletter/subscriptions.ts';
import type { Account } from '../identity/sessions.ts';

/**
 * Removes the delivery addresses, the phone number and the separate address of the newsletter from an account. A stranger who has
 * registered it may have entered theirs, and would get parcels and calls for the owner of the email address (decision 0009). A newsletter
 * to the account's own address stays; one to another address ends, because nothing else in the account would show it.
 */
export async function removeContacts(transaction: Orm, { id, email, separateEmail }: Account): Promise<void> {
  if (separateEmail !== null && separateEmail.toLowerCase() !== email.toLowerCase())
    await unsubscribe(transaction, separateEmail);
  await transaction.delete(shippingAddresses).where(eq(shippingAddresses.accountId, id));
  await transaction.update(accounts).set({ phone: '' }).where(eq(accounts.id, id));
  // An unused link or an email in the outbox could restore the separate address.
  const ofOthers = (recipient: typeof mailLinks.email | typeof mailOutbox.recipient) =>
    sql`lower(${recipient}) <> lower(${email})`;
  await transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.accountId, id), eq(mailLinks.purpose, 'separate-email'), ofOthers(mailLinks.email)));
  await transaction
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.template, 'separate-email'),
        sql`${mailOutbox.about} ->> 'accountId' = ${id}`,
        ofOthers(mailOutbox.recipient),
      ),
    );
}
