import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { PostalPlace } from './shipping-address.ts';

/** Response of login, registration and reset: bearer token, the account's request id (starts with `u`) and the user hash. */
export const AuthResponse = Type.Object({
  token: Type.String(),
  uuid: Type.String(),
  hash: Type.String(),
  /** The account was scheduled for deletion; this login has stopped that. */
  isRestored: Type.Optional(Type.Boolean()),
});
export type AuthResponse = Static<typeof AuthResponse>;

export const Email = Type.String(fields.email);

const NewPassword = Type.String(fields.newPassword);

export const LoginBody = Type.Object({ email: Email, password: Type.String(fields.password) });
export type LoginBody = Static<typeof LoginBody>;

/** As typed: the API reads it as an Austrian number unless it starts with `+` or `00`. */
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
  /** Consent to terms and privacy policy: false is refused. Frontends before version 1.4 show it beside the button and do not send it. */
  terms: Type.Optional(Type.Boolean()),
  /** Subscribes the address to the newsletter, to be confirmed by an email. */
  newsletter: Type.Optional(Type.Boolean()),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** The response is the same whether or not there is an account. */
export const ForgotPasswordBody = Type.Object({
  email: Email,
  /**
   * In-app path of the page after the new password was set; it is part of the emailed link. Anything but such a path is left out of the
   * link.
   */
  returnPath: Type.Optional(Type.String()),
});
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

/** The secret of an emailed link: 256 random bits. */
export const MailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** `token` comes from the email; it works once, for one hour. All sessions end, and a new one starts. */
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
 * State of a double opt-in link, the `userHash` of `/doi/thankyou/{userHash}`. `open`: not confirmed yet; `gone`: unknown, too old, or its
 * address has been confirmed by another account.
 */
export const OptIn = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('confirmed'), Type.Literal('gone')]),
  /** `confirm-account` also for a changed address; `kind` tells the two apart. */
  purpose: Type.Union([Type.Literal('confirm-account'), Type.Literal('separate-email'), Type.Null()]),
  /** What the link confirms; null for an unknown link. */
  kind: Type.Optional(
    Type.Union([Type.Literal('account'), Type.Literal('newsletter'), Type.Literal('new-email'), Type.Null()]),
  ),
  /** It was `confirmed` before this request. */
  already: Type.Optional(Type.Boolean()),
  /** An expired link for which a new email can be requested: `POST /api/v1/auth/doi/{userHash}/resend/`. */
  canResend: Type.Optional(Type.Boolean()),
  /**
   * `GET` of an open link: confirming it needs the password of its account, because the request has no session of that account. Undefined:
   * it needs none.
   */
  asksPassword: Type.Optional(Type.Boolean()),
});
export type OptIn = Static<typeof OptIn>;

/** Empty in a session of the link's account, and for a newsletter link. */
export const ConfirmOptInBody = Type.Object({ password: Type.Optional(Type.String(fields.password)) });
export type ConfirmOptInBody = Static<typeof ConfirmOptInBody>;
