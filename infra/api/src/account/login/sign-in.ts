import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AuthResponse, LoginBody, PostalAddress, RegisterBody } from 'shared-contracts/entities';
import { readPostalAddress } from '../../addresses/addresses.ts';
import type { Orm } from '../../database/database.ts';
import { accounts, shippingAddresses } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import { enqueueLimitedEmail } from '../../mail/outbox.ts';
import type { DeviceName, SignInOrigin } from '../devices/device-name.ts';
import { hashPassword, passwordMatches } from '../identity/credentials.ts';
import { newAccountRequestId } from '../identity/request-ids.ts';
import { type Account, openSession } from '../identity/sessions.ts';
import { stopDeletion } from '../leaving/request-deletion.ts';
import { readBirthday } from '../profile/birthday.ts';
import { readNames } from '../profile/names.ts';
import { readPhone } from '../profile/phone.ts';
import { accountsToCompare } from './account-of-email.ts';

type Context = Pick<ApiContext, 'orm' | 'limiter'>;

// An email address belongs to the account that has confirmed it. No response reveals whether an account exists (decision 0009).

/** A new session and its account. */
export type SignedIn = { readonly account: Pick<Account, 'id' | 'verified'>; readonly auth: AuthResponse };

/** Opens a session, which also cancels a requested deletion of the account. */
export async function authResponse(
  orm: Orm,
  account: Pick<Account, 'id' | 'requestId' | 'hash' | 'deleteAt'>,
  device: DeviceName,
): Promise<AuthResponse> {
  const isRestored = await stopDeletion(orm, account);
  const token = await openSession(orm, account.id, device);
  return { token, uuid: account.requestId, hash: account.hash, ...(isRestored && { isRestored }) };
}

/**
 * Locks an account whose password was compared, before a session is opened: a new password ends all sessions, and one for the old password
 * must not outlive it.
 * @returns null if the password has changed since the account was read
 */
export async function lockUnlessChanged(
  transaction: Orm,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<Account | null> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for('no key update');
  return account ?? null;
}

const noMatch = () =>
  fieldError('email', {
    at: 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
    en: 'This email address and this password do not match.',
  });

/** All failures have the same response, and always as many passwords are compared, so that the time reveals nothing. */
export async function logIn(orm: Orm, { email, password }: LoginBody, device: DeviceName): Promise<SignedIn> {
  const compared = await accountsToCompare(orm, email);
  const matches = await Promise.all(compared.map((one) => passwordMatches(one?.passwordHash ?? null, password)));
  const matching = compared.find((_, index) => matches[index]) ?? null;
  if (matching === null) throw noMatch();
  return orm.transaction(async (transaction) => {
    const account = await lockUnlessChanged(transaction, matching);
    if (account === null) throw noMatch();
    return { account, auth: await authResponse(transaction, account, device) };
  });
}

/** Frontends before version 1.4 state the terms beside the button and send nothing. @throws 422 at `terms` */
function readTerms({ terms }: RegisterBody): Date | null {
  if (terms !== false) return terms === true ? new Date() : null;
  throw fieldError('terms', {
    at: 'Bitte stimme den Bedingungen und der Datenschutzerklärung zu.',
    en: 'Please accept the terms and the privacy policy.',
  });
}

/** The optional address, with the name of the account. @throws 422 at a field of `address` */
function readAddress({ address, firstName, lastName }: RegisterBody): PostalAddress | null {
  if (address === undefined) return null;
  return readPostalAddress({ ...address, firstname: firstName, lastname: lastName }, 'address.');
}

/** Always creates a new account. An email to the address asks to confirm it, or says that an account exists. */
export async function register(
  { orm, limiter }: Context,
  body: RegisterBody,
  { device, from }: SignInOrigin,
): Promise<SignedIn> {
  const address = readAddress(body);
  const account = {
    id: randomUUID(),
    requestId: newAccountRequestId(),
    hash: randomBytes(16).toString('hex'),
    email: body.email.trim(),
    passwordHash: await hashPassword(body.password),
    ...readNames(body),
    phone: readPhone(body.phone ?? ''),
    birthday: readBirthday(body.birthday ?? '', new Date()),
    termsAcceptedAt: readTerms(body),
    deleteAt: null,
    locale: from.locale,
  };
  return orm.transaction(async (transaction) => {
    await transaction.insert(accounts).values(account);
    if (address !== null) {
      const row = { uuid: randomUUID(), accountId: account.id, deliveryType: 'home', isDefault: true } as const;
      await transaction.insert(shippingAddresses).values({ ...address, ...row });
    }
    await enqueueLimitedEmail(transaction, limiter, {
      template: 'registration',
      to: account.email,
      ...from,
      about: { accountId: account.id },
    });
    if (body.newsletter === true) {
      const email = {
        template: 'separate-email',
        to: account.email,
        ...from,
        about: { accountId: account.id },
      } as const;
      await enqueueLimitedEmail(transaction, limiter, email);
    }
    return { account: { id: account.id, verified: false }, auth: await authResponse(transaction, account, device) };
  });
}
