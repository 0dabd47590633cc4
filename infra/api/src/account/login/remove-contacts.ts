import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, mailLinks, mailOutbox, shippingAddresses } from '../../database/schema.ts';
import type { Account } from '../identity/sessions.ts';

/**
 * Removes the delivery addresses, the phone number and the separate address of the newsletter from an account. Whoever registered it may have
 * entered their own, so that parcels and calls for the owner of the email address reach them (decision 0009). A newsletter to the account's
 * own address stays.
 */
export async function removeContacts(transaction: Orm, { id, email }: Account): Promise<void> {
  await transaction.delete(shippingAddresses).where(eq(shippingAddresses.accountId, id));
  await transaction
    .update(accounts)
    .set({
      phone: '',
      separateEmail: sql`case when lower(${accounts.separateEmail}) = lower(${email}) then ${accounts.separateEmail} end`,
    })
    .where(eq(accounts.id, id));
  // A link that is not used yet, or an email that waits, would bring the separate address back.
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
