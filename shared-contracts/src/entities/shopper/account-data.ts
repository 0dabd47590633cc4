import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { PriceType } from '../catalogue/prices.ts';
import { Nullable } from '../nullable.ts';
import { Birthday, Email, Phone } from './auth.ts';
import { Loyalty } from './loyalty.ts';
import { SelectedStore } from './selected-store.ts';
import { ShippingAddresses } from './shipping-address.ts';

/** SPEC 3: empty, male, female, divers. */
export const PersonalGender = Type.Union([
  Type.Literal(''),
  Type.Literal('male'),
  Type.Literal('female'),
  Type.Literal('divers'),
]);
export type PersonalGender = Static<typeof PersonalGender>;

export const PersonalData = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** `YYYY-MM-DD`, or empty. */
  birthday: Type.String(),
  gender: PersonalGender,
  /** Path of a square picture at the API's origin (`/avatars/…`); null without one. */
  avatar: Type.Union([Type.String(), Type.Null()]),
  /** Email address of the newsletter; null without one. */
  separateEmail: Type.Union([Type.String(), Type.Null()]),
});
export type PersonalData = Static<typeof PersonalData>;

export const PersonalDataBody = Type.Object({
  /** May be sent, but does not change. */
  email: Type.Optional(Type.String()),
  firstName: Type.String(fields.name),
  lastName: Type.String(fields.name),
  phone: Type.Optional(Phone),
  birthday: Type.Optional(Birthday),
  gender: Type.Optional(PersonalGender),
});
export type PersonalDataBody = Static<typeof PersonalDataBody>;

/** SPEC 3 "Account data response". */
export const AccountData = Type.Object({
  personal: PersonalData,
  /** The shopper's price type. */
  role: PriceType,
  /** The store chosen for pick-up. */
  store: Type.Union([SelectedStore, Type.Null()]),
  addresses: ShippingAddresses,
  /** The loyalty account. */
  p4m: Loyalty,
  /** Whether the e-mail address has been confirmed. */
  verified: Type.Boolean(),
  /** The new email address, until it is confirmed. */
  pendingEmail: Type.Optional(Nullable(Type.String())),
});
export type AccountData = Static<typeof AccountData>;

/** Subscribes an address to the newsletter, to be confirmed by an email; null unsubscribes. */
export const SeparateEmailBody = Type.Object({ email: Type.Union([Email, Type.Null()]) });
export type SeparateEmailBody = Static<typeof SeparateEmailBody>;

export const SeparateEmail = Type.Object({
  separateEmail: Type.Union([Type.String(), Type.Null()]),
  /** The address that is not confirmed yet. */
  pending: Type.Union([Type.String(), Type.Null()]),
});
export type SeparateEmail = Static<typeof SeparateEmail>;
