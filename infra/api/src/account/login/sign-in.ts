import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthResponse, LoginBody, RegisterBody } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import { enqueueLimitedEmail } from '../../mail/outbox.ts';
import { hashPassword, passwordMatches } from '../identity/credentials.ts';
import { newAccountRequestId } from '../identity/request-ids.ts';
import { type Account, openSession } from '../identity/sessions.ts';
import { accountsFor } from './account-of-email.ts';

type Context = Pick<ApiContext, 'orm' | 'limiter'>;

// An email address belongs to the account that has confirmed it. No response reveals whether an account exists (decision 0009).

/** A new session and its account. */
export type SignedIn = { readonly account: Pick<Account, 'id' | 'verified'>; readonly auth: AuthResponse };

export async function authResponse(
  orm: Orm,
  account: Pick<Account, 'id' | 'requestId' | 'hash'>,
): Promise<AuthResponse> {
  return { token: await openSession(orm, account.id), uuid: account.requestId, hash: account.hash };
}

/** All failures have the same response, and always two passwords are compared, so that the time reveals nothing. */
export async function logIn(orm: Orm, { email, password }: LoginBody): Promise<SignedIn> {
  const { confirmed, claimed } = await accountsFor(orm, email);
  const [isConfirmed, isClaimed] = await Promise.all([
    passwordMatches(confirmed?.passwordHash ?? null, password),
    passwordMatches(claimed?.passwordHash ?? null, password),
  ]);
  const account = isConfirmed ? confirmed : isClaimed ? claimed : null;
  if (account === null)
    throw fieldError('email', {
      at: 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
      en: 'This email address and this password do not match.',
    });
  return { account, auth: await authResponse(orm, account) };
}

/** Always creates a new account. An email to the address asks to confirm it, or says that an account exists. */
export async function register({ orm, limiter }: Context, body: RegisterBody): Promise<SignedIn> {
  const account = {
    id: randomUUID(),
    requestId: newAccountRequestId(),
    hash: randomBytes(16).toString('hex'),
    email: body.email.trim(),
    passwordHash: await hashPassword(body.password),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
  };
  return orm.transaction(async (transaction) => {
    await transaction.insert(accounts).values(account);
    await enqueueLimitedEmail(transaction, limiter, {
      template: 'registration',
      to: account.email,
      about: { accountId: account.id },
    });
    return { account: { id: account.id, verified: false }, auth: await authResponse(transaction, account) };
  });
}
