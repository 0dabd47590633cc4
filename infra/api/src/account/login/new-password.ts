import { and, eq } from 'drizzle-orm';
import type { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts, mailLinks } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { bookWelcome } from '../../loyalty/book-points.ts';
import { enqueueAccountEmail, enqueueLimitedEmail } from '../../mail/outbox.ts';
import type { SignInOrigin } from '../devices/device-name.ts';
import { hashPassword, passwordMatches } from '../identity/credentials.ts';
import { type Account, closeAllSessions, isReplaced, openSession, replaceSessions } from '../identity/sessions.ts';
import { confirmAddress } from './account-of-email.ts';
import { forgetDevices } from './known-devices.ts';
import { findMailLink, useMailLink } from './mail-links.ts';
import { removeContacts } from './remove-contacts.ts';
import { isReturnPath } from './return-path.ts';
import { authResponse, lockUnlessChanged, type SignedIn } from './sign-in.ts';

type Context = Pick<ApiContext, 'orm' | 'limiter'>;

type Confirmed = { readonly newPassword: string; readonly newPassword_confirmation: string };

function checkConfirmation(body: Confirmed): void {
  if (body.newPassword !== body.newPassword_confirmation) {
    throw fieldError('newPassword_confirmation', {
      at: 'Die beiden neuen Passwörter sind nicht gleich.',
      en: 'The two new passwords are not the same.',
    });
  }
}

/**
 * Requests an email with a reset link. The response and its time do not depend on whether an account exists. Beyond the limit
 * no email is sent: the link of the previous one still works.
 */
export async function forgotPassword(
  { orm, limiter }: Context,
  { email, returnPath = '' }: ForgotPasswordBody,
  from: Storefront,
): Promise<void> {
  const about = isReturnPath(returnPath) ? { returnPath } : {};
  await enqueueLimitedEmail(orm, limiter, { template: 'forgot-password', to: email, ...from, about });
}

const linkInvalid = () =>
  fieldError('token', {
    at: 'Dieser Link gilt nicht mehr. Hast du dein neues Passwort gerade damit gespeichert, melde dich mit ihm an; sonst fordere bitte einen neuen Link an.',
    en: 'This link is no longer valid. If you have just saved your new password with it, sign in with that; otherwise please request a new link.',
  });

/**
 * Sets the password by the link in an email, which also confirms the address. Ends all sessions and starts a new one. An account that
 * was not confirmed until then may be a stranger's claim: unless the browser is signed in to it, the stranger's contact data is removed.
 * @param signedIn the account of the request's session; null for guests
 */
export async function resetPassword(
  { orm, limiter }: Context,
  body: ResetPasswordBody,
  signedIn: Account | null,
  { device, from }: SignInOrigin,
): Promise<SignedIn> {
  checkConfirmation(body);
  const link = await findMailLink(orm, body.token);
  if (link?.purpose !== 'reset-password' || link.usedAt !== null) throw linkInvalid();
  const passwordHash = await hashPassword(body.newPassword);
  return orm.transaction(async (transaction) => {
    const used = await useMailLink(transaction, body.token, 'reset-password');
    if (used === null) throw linkInvalid();
    const [account] = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.id, used.accountId))
      .returning();
    if (account === undefined) throw linkInvalid();
    if (!account.verified && signedIn?.id !== account.id) await removeContacts(transaction, account);
    const verified = await confirmAddress(transaction, account);
    if (verified && !account.verified) await bookWelcome(transaction, account.id);
    await closeAllSessions(transaction, account.id);
    await revokeAccess(transaction, limiter, { ...account, verified }, from);
    return { account: { id: account.id, verified }, auth: await authResponse(transaction, account, device) };
  });
}

/**
 * Ends all sessions on all devices; the caller's own after some seconds, when its browser has the new token. Within these seconds the same
 * change is answered again: the first response may have been lost.
 * @param token of the caller
 * @returns the token of a new session
 */
export async function changePassword(
  { orm, limiter }: Context,
  { account, token }: { readonly account: Account; readonly token: string },
  body: ChangePasswordBody,
  { device, from }: SignInOrigin,
): Promise<string> {
  if (body.email.toLowerCase() !== account.email.toLowerCase()) {
    throw fieldError('email', {
      at: 'Diese E-Mail-Adresse gehört nicht zu deinem Konto.',
      en: 'This email address does not belong to your account.',
    });
  }
  checkConfirmation(body);
  const wrong = () =>
    fieldError('oldPassword', {
      at: 'Das ist nicht dein bisheriges Passwort.',
      en: 'This is not your current password.',
    });
  if (!(await passwordMatches(account.passwordHash, body.oldPassword))) {
    // Only with the token that the change has replaced: for any other session this would allow guessing the new password.
    const isDone = (await isReplaced(orm, token)) && (await passwordMatches(account.passwordHash, body.newPassword));
    if (!isDone) throw wrong();
    return orm.transaction(async (transaction) => {
      if ((await lockUnlessChanged(transaction, account)) === null) throw wrong();
      return openSession(transaction, account.id, device);
    });
  }
  if (body.newPassword === body.oldPassword) {
    throw fieldError('newPassword', {
      at: 'Das neue Passwort ist dasselbe wie das alte.',
      en: 'The new password is the same as the old one.',
    });
  }
  const passwordHash = await hashPassword(body.newPassword);
  return orm.transaction(async (transaction) => {
    // Fails if the password was changed in the meantime: then the typed old password is no longer valid.
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw wrong();
    await replaceSessions(transaction, account.id, token);
    await revokeAccess(transaction, limiter, account, from);
    return openSession(transaction, account.id, device);
  });
}

/**
 * Forgets all devices, reset links and a change of the email address, and notifies the owner, who may not be the one who changed the
 * password.
 */
async function revokeAccess(transaction: Orm, limiter: Limiter, account: Account, from: Storefront): Promise<void> {
  const { id, email } = account;
  // It was requested by someone who knew the old password.
  await transaction.update(accounts).set({ pendingEmail: null }).where(eq(accounts.id, id));
  await forgetDevices(transaction, id);
  await transaction.delete(mailLinks).where(and(eq(mailLinks.accountId, id), eq(mailLinks.purpose, 'reset-password')));
  const notice = { template: 'password-changed', to: email, ...from, about: { accountId: id } } as const;
  await enqueueAccountEmail(transaction, limiter, account, notice);
}
