import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { PostalPlace } from './shipping-address.ts';

/** Response of login, registration and reset: bearer token, the account's request id (begins with `u`) and the user hash. */
export const AuthResponse = Type.Object({
  token: Type.String(),
  uuid: Type.String(),
  hash: Type.String(),
  /** The account was going to be deleted; this login has stopped that. */
  isRestored: Type.Optional(Type.Boolean()),
});
export type AuthResponse = Static<typeof AuthResponse>;

export const Email = Type.String(fields.email);

const NewPassword = Type.String(fields.newPassword);

export const LoginBody = Type.Object({ email: Email, password: Type.String(fields.password) });
export type LoginBody = Static<typeof LoginBody>;

/** As typed: the API reads it as a number of Austria unless it begins with `+` or `00`. */
export const Phone = Type.String(fields.phone);
/** `YYYY-MM-DD`, or empty. */
export const Birthday = Type.String(fields.birthday);

export const RegisterBody = Type.Object({
  firstName: Type.String(fields.name),
  lastName: Type.String(fields.name),
  email: Email,
  password: NewPassword,
  phone: Type.Optional(Phone),
  birthday: Type.Optional(Birthday),
  /** Becomes the account's default address. */
  address: Type.Optional(PostalPlace),
  /** Consent to terms and privacy policy: false is refused. Frontends before version 1.4 state it beside the button and do not send it. */
  terms: Type.Optional(Type.Boolean()),
  /** Subscribes the address to the newsletter, which an email then asks to confirm. */
  newsletter: Type.Optional(Type.Boolean()),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** The response is the same whether or not there is an account. */
export const ForgotPasswordBody = Type.Object({
  email: Email,
  /** The in-app path to which the new password leads: the emailed link carries it. Anything else is left out of the link. */
  returnPath: Type.Optional(Type.String()),
});
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

/** The secret in a link that was sent by email: 256 random bits. */
export const MailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** `token` comes from the email; it works once and for an hour. All sessions end, and a new one begins. */
export const ResetPasswordBody = Type.Object({
  token: MailToken,
  newPassword: NewPassword,
  newPassword_confirmation: NewPassword,
});
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** SPEC 3 "Password change form". */
export const ChangePasswordBody = Type.Object({
  oldPassword: Type.String(fields.password),
  newPassword: NewPassword,
  newPassword_confirmation: NewPassword,
  email: Email,
});
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** The token that replaces the caller's; every other session has ended. */
export const ChangedPassword = Type.Object({ token: Type.String() });
export type ChangedPassword = Static<typeof ChangedPassword>;

/**
 * State of a double opt-in link, the `userHash` of `/doi/thankyou/{userHash}`. `open` still waits for its confirmation;
 * `gone` is unknown, too old, or its address has been confirmed by another account.
 */
export const OptIn = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('confirmed'), Type.Literal('gone')]),
  /** `confirm-account` also for a changed address; `kind` tells the two apart. */
  purpose: Type.Union([Type.Literal('confirm-account'), Type.Literal('separate-email'), Type.Null()]),
  /** What the link confirms; null for an unknown link. */
  kind: Type.Optional(
    Type.Union([Type.Literal('account'), Type.Literal('newsletter'), Type.Literal('new-email'), Type.Null()]),
  ),
  /** `confirmed` before this request. */
  already: Type.Optional(Type.Boolean()),
  /** An expired link of which a new email can be requested: `POST /api/v1/auth/doi/{userHash}/resend/`. */
  canResend: Type.Optional(Type.Boolean()),
  /**
   * `GET` of an open link: confirming it needs the password of its account, because the request has no session of that account. Missing:
   * it needs none.
   */
  asksPassword: Type.Optional(Type.Boolean()),
});
export type OptIn = Static<typeof OptIn>;

/** Empty in the session of the link's account, and for a link of the newsletter. */
export const ConfirmOptInBody = Type.Object({ password: Type.Optional(Type.String(fields.password)) });
export type ConfirmOptInBody = Static<typeof ConfirmOptInBody>;
