import { desc, eq, sql } from 'drizzle-orm';
import type { StoredAppointment } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { appointments, stores } from '../database/schema.ts';

const sentFrom = (email: string) => sql`lower(${appointments.email}) = lower(${email})`;

/** The appointments that were requested from an address that its owner has confirmed, newest first. */
export async function appointmentsFrom(orm: Orm, email: string): Promise<StoredAppointment[]> {
  const rows = await orm
    .select({ row: appointments, storeName: stores.name })
    .from(appointments)
    .leftJoin(stores, eq(stores.id, appointments.storeId))
    .where(sentFrom(email))
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

/** Deletes the appointments that were requested from an address. */
export async function deleteAppointmentsFrom(transaction: Orm, email: string): Promise<void> {
  await transaction.delete(appointments).where(sentFrom(email));
}
