import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { AuthResponse, LoginBody, RegisterBody } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { accounts } from '../database/schema.ts';
import { apiError, fieldError } from '../http/api-error.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { newAccountRequestId } from './request-ids.ts';
import { type Account, openSession } from './sessions.ts';

async function authResponse(orm: Orm, account: Pick<Account, 'id' | 'requestId' | 'hash'>): Promise<AuthResponse> {
  return { token: await openSession(orm, account.id), uuid: account.requestId, hash: account.hash };
}

export async function logIn(orm: Orm, { email, password }: LoginBody): Promise<AuthResponse> {
  const [account] = await orm
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  // One answer for both cases: it must not tell whether the account exists.
  if (account === undefined || !matches) {
    const text = 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.';
    throw apiError(422, 'validation', text, { email: [text] });
  }
  return authResponse(orm, account);
}

export async function register(orm: Orm, body: RegisterBody): Promise<AuthResponse> {
  const account = {
    id: randomUUID(),
    requestId: newAccountRequestId(),
    hash: randomBytes(16).toString('hex'),
    email: body.email.trim(),
    passwordHash: await hashPassword(body.password),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
  };
  const inserted = await orm.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id });
  if (inserted.length === 0) {
    throw fieldError(
      'email',
      'Diese E-Mail-Adresse kann nicht verwendet werden. Melde dich an, falls du schon ein Konto hast.',
    );
  }
  return authResponse(orm, account);
}
