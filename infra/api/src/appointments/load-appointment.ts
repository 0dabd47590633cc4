import { eq } from 'drizzle-orm';
import type { ContentLocale, PartOfDay } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { appointments, storeServices, stores } from '../database/schema.ts';

/** A requested appointment, as emails show it. */
export type Appointment = {
  readonly service: string;
  readonly store: { readonly name: string; readonly address: string; readonly phone: string; readonly shopUrl: string };
  readonly day: string;
  readonly partOfDay: PartOfDay;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  /** The shopper's locale. */
  readonly locale: ContentLocale;
};

/**
 * @param locale of the texts
 * @returns null if the appointment, its store or its service no longer exists
 */
export async function loadAppointment(orm: Orm, id: string, locale: ContentLocale): Promise<Appointment | null> {
  const [found] = await orm
    .select()
    .from(appointments)
    .innerJoin(stores, eq(stores.id, appointments.storeId))
    .innerJoin(storeServices, eq(storeServices.id, appointments.service))
    .where(eq(appointments.id, id));
  if (found === undefined) return null;
  const { appointments: row, stores: store, store_services: service } = found;
  return {
    ...row,
    service: localized(service.names, locale),
    store: {
      name: store.name,
      address: `${store.street}, ${store.postcode} ${store.town}`,
      phone: store.phone,
      shopUrl: store.shopUrl,
    },
  };
}
