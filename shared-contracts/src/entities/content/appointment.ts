import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { Honeypot } from '../shopper/newsletter.ts';

/** Before noon, from 12 to 15 o'clock, from 15 o'clock. */
export const PartOfDay = Type.Union([Type.Literal('morning'), Type.Literal('midday'), Type.Literal('afternoon')]);
export type PartOfDay = Static<typeof PartOfDay>;

/** A request for an appointment in a store, which the store confirms by email or telephone. */
export const AppointmentBody = Type.Object({
  /** The store's `shopUrl` or `sysname`. */
  store: Type.String({ minLength: 1, maxLength: 80 }),
  /** The id of a service of the store that can be booked. */
  service: Type.String({ minLength: 1, maxLength: 40 }),
  /** `YYYY-MM-DD`: a day on which the store opens, in the next 14 days. */
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  partOfDay: PartOfDay,
  name: Type.String(fields.name),
  email: Type.String(fields.email),
  phone: Type.Optional(Type.String(fields.phone)),
  note: Type.Optional(Type.String(fields.note)),
  website: Honeypot,
});
export type AppointmentBody = Static<typeof AppointmentBody>;

/** The requested appointment, as the store page confirms it. */
export const AppointmentRequest = Type.Object({
  service: Type.String(),
  storeName: Type.String(),
  day: Type.String(),
  partOfDay: PartOfDay,
});
export type AppointmentRequest = Static<typeof AppointmentRequest>;

/** A stored request for an appointment, for the export of its sender's account. */
export const StoredAppointment = Type.Object({
  ...AppointmentRequest.properties,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  note: Type.String(),
  /** ISO date and time. */
  requestedAt: Type.String(),
});
export type StoredAppointment = Static<typeof StoredAppointment>;
