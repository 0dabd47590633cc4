import { randomUUID } from 'node:crypto';
import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type {
  AppointmentBody,
  AppointmentRequest,
  ContentLocale,
  PartOfDay,
  StoreDay,
} from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { appointments, storeServices } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { fieldError, notFound } from '../http/errors/api-error.ts';
import { enqueueEmail, enqueueLimitedEmail } from '../mail/outbox.ts';
import { refuseAutomated, refuseInvisible } from '../requests/refuse-automated.ts';
import { loadExceptions, storeDay } from '../stores/opening-days.ts';
import { findStore, loadStores, type StoreRow } from '../stores/store-rows.ts';

/** The days after today for which an appointment can be requested. */
const horizonDays = 14;

const hours: Readonly<Record<PartOfDay, readonly [from: string, until: string]>> = {
  morning: ['00:00', '12:00'],
  midday: ['12:00', '15:00'],
  afternoon: ['15:00', '24:00'],
};

/** Whether a store is open in a part of a day; hours that end after midnight reach to its end. */
export function isOpenIn({ opens, closes }: Pick<StoreDay, 'opens' | 'closes'>, part: PartOfDay): boolean {
  if (opens === null || closes === null) return false;
  const [from, until] = hours[part];
  return opens < until && (closes <= opens ? '24:00' : closes) > from;
}

const texts = {
  service: {
    at: 'Diesen Service gibt es in dieser Filiale nicht mit Termin.',
    en: 'This service is not available by appointment here.',
  },
  range: {
    at: `Wähle einen Tag ab morgen, höchstens ${horizonDays} Tage voraus.`,
    en: `Choose a day from tomorrow on, at most ${horizonDays} days ahead.`,
  },
  day: { at: 'Wähle einen Tag, an dem die Filiale offen hat.', en: 'Choose a day on which the store is open.' },
  partOfDay: { at: 'Um diese Zeit ist die Filiale zu.', en: 'The store is closed at that time.' },
} as const;

async function checkTime(orm: Orm, row: StoreRow, { day, partOfDay }: AppointmentBody): Promise<void> {
  const today = todayInVienna();
  // A day that does not exist, such as 30 February, either fails to parse or becomes a day of the next month.
  const exists = !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  if (!exists || day <= today || day > addDays(today, horizonDays)) {
    throw fieldError('day', texts.range);
  }
  const opening = storeDay(row, day, await loadExceptions(orm, day), 'at');
  if (opening.opens === null) throw fieldError('day', texts.day);
  if (!isOpenIn(opening, partOfDay)) throw fieldError('partOfDay', texts.partOfDay);
}

/**
 * Stores a request for an appointment and enqueues an email to the store and one to the shopper. The same request again changes nothing.
 * With another name, telephone number or note it is a new request: the store gets both, because anyone can enter an email address.
 * @param accountId the account that is signed in; null for guests
 * @throws 404 for an unknown store; 422
 */
export async function requestAppointment(
  { orm, limiter, mailer }: Pick<ApiContext, 'orm' | 'limiter' | 'mailer'>,
  body: AppointmentBody,
  locale: ContentLocale,
  accountId: string | null,
): Promise<AppointmentRequest> {
  refuseAutomated(body);
  refuseInvisible({ name: body.name });
  const row = findStore(await loadStores(orm), body.store);
  if (row === undefined) throw notFound();
  const services = await orm.select().from(storeServices);
  const service = services.find(({ id, bookable }) => id === body.service && bookable && row.services.includes(id));
  if (service === undefined) throw fieldError('service', texts.service);
  await checkTime(orm, row, body);
  const requested: AppointmentRequest = {
    service: localized(service.names, locale),
    storeName: row.name,
    day: body.day,
    partOfDay: body.partOfDay,
  };
  await orm.transaction(async (transaction) => {
    const email = body.email.trim();
    const [added] = await transaction
      .insert(appointments)
      .values({
        id: randomUUID(),
        storeId: row.id,
        service: body.service,
        day: body.day,
        partOfDay: body.partOfDay,
        name: body.name.trim(),
        email,
        phone: (body.phone ?? '').trim(),
        note: (body.note ?? '').trim(),
        locale,
        accountId,
      })
      .onConflictDoNothing()
      .returning({ id: appointments.id });
    if (added === undefined) return;
    const about = { appointmentId: added.id };
    await enqueueEmail(transaction, { template: 'appointment-for-store', to: row.email, locale: 'at', about });
    await enqueueLimitedEmail(transaction, limiter, { template: 'appointment-requested', to: email, locale, about });
  });
  mailer.wake();
  return requested;
}
