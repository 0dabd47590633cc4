import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { StoredAppointment } from 'shared-contracts/entities';
import type { Account } from '../account/identity/sessions.ts';
import type { Orm } from '../database/database.ts';
import { appointments, stores } from '../database/schema.ts';

/**
 * Appointments requested while signed in, and those requested without an account with its address, if that is confirmed:
 * otherwise the address may belong to someone else.
 */
function requestedBy({ id, email, verified }: Account): SQL | undefined {
  const fromAddress = sql`lower(${appointments.email}) = lower(${email})`;
  return or(eq(appointments.accountId, id), verified ? and(isNull(appointments.accountId), fromAddress) : undefined);
}

/** An account's appointments, newest first. */
export async function appointmentsOf(orm: Orm, account: Account): Promise<StoredAppointment[]> {
  const rows = await orm
    .select({ row: appointments, storeName: stores.name })
    .from(appointments)
    .leftJoin(stores, eq(stores.id, appointments.storeId))
    .where(requestedBy(account))
    .orderBy(desc(appointments.createdAt));
  return rows.map(({ row: { service, day, partOfDay, name, phone, note, createdAt, email: from }, storeName }) => ({
    service,
    storeName: storeName ?? '',
    day,
    partOfDay,
    name,
    email: from,
    phone,
    note,
    requestedAt: createdAt.toISOString(),
  }));
}

/** Deletes an account's appointments. */
export async function deleteAppointmentsOf(transaction: Orm, account: Account): Promise<void> {
  await transaction.delete(appointments).where(requestedBy(account));
}
