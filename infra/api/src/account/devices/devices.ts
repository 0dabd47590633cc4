import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { SignedInDevice } from 'shared-contracts/entities';
import type { Orm } from '../../database/database.ts';
import { sessions } from '../../database/schema.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { hashOfSecret } from '../identity/credentials.ts';
import { replacedMs } from '../identity/sessions.ts';
import { forgetDevices } from '../login/known-devices.ts';

/** An account and the token of the request. */
export type Caller = { readonly accountId: string; readonly token: string };

/**
 * The browsers that are signed in, the caller's own first, then the last used. A session that was replaced by a change of the password is
 * left out.
 */
export async function loadDevices(orm: Orm, { accountId, token }: Caller): Promise<SignedInDevice[]> {
  const current = hashOfSecret(token);
  const rows = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, new Date(Date.now() + replacedMs))))
    .orderBy(desc(eq(sessions.tokenHash, current)), desc(sessions.lastUsedAt), sessions.id);
  return rows.map(({ id, browser, system, kind, createdAt, lastUsedAt, tokenHash }) => ({
    id,
    browser,
    system,
    kind,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: tokenHash === current,
  }));
}

/** Ends one session. @throws 404 for an unknown one and another account's */
export async function endSession(orm: Orm, { accountId }: Caller, id: string): Promise<void> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** Ends the account's sessions on all other devices, with `all` also the caller's. No device is known any more (0021). */
export async function endSessions(orm: Orm, { accountId, token }: Caller, all: boolean): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), all ? undefined : ne(sessions.tokenHash, hashOfSecret(token))));
    await forgetDevices(transaction, accountId);
  });
}
