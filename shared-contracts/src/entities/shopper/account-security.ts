import Type, { type Static } from 'typebox';
import { Nullable } from '../nullable.ts';
import { Email } from './auth.ts';

const Password = Type.String({ minLength: 1, maxLength: 200 });

/** Requests another email address, to be confirmed by an email to it. */
export const ChangeEmailBody = Type.Object({ email: Email, password: Password });
export type ChangeEmailBody = Static<typeof ChangeEmailBody>;

/** The address of the account, and the new one until it is confirmed. */
export const EmailChange = Type.Object({ email: Type.String(), pendingEmail: Nullable(Type.String()) });
export type EmailChange = Static<typeof EmailChange>;

/** A browser that is signed in. */
export const SignedInDevice = Type.Object({
  id: Type.String(),
  /** `Firefox`, empty where the browser is unknown. */
  browser: Type.String(),
  /** `Windows`, empty where the system is unknown. */
  system: Type.String(),
  kind: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('tablet'), Type.Literal('unknown')]),
  /** ISO dates and times. The last use is exact to a day. */
  signedInAt: Type.String(),
  lastUsedAt: Type.String(),
  /** Whether it is the caller's own. */
  isCurrent: Type.Boolean(),
});
export type SignedInDevice = Static<typeof SignedInDevice>;

/** Deletes the account after a grace period. */
export const DeleteAccountBody = Type.Object({ password: Password });
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

export const AccountDeletion = Type.Object({
  /** ISO date and time at which everything is deleted. A login before then stops it. All sessions have ended. */
  deletedAt: Type.String(),
  graceDays: Type.Integer(),
});
export type AccountDeletion = Static<typeof AccountDeletion>;
