import { and, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AccountDeletion } from 'shared-contracts/entities';
import { changeEach, type DueRows } from '../../database/change-each.ts';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import type { Storefront } from '../../http/request/storefront.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { lockAccountWithCart } from '../../loyalty/book-points.ts';
import { enqueueAccountEmail } from '../../mail/outbox.ts';
import { checkPassword } from '../identity/check-password.ts';
import { type Account, closeAllSessions } from '../identity/sessions.ts';
import { forgetDevices } from '../login/known-devices.ts';
import { deleteAccount, deleteSilently } from '../profile/delete-account.ts';

const graceDays = 14;

/** The last second of the last day of grace in Vienna: emails and pages name the day until which the deletion can be stopped. */
const endOfGrace = sql`((now() at time zone 'Europe/Vienna')::date + ${graceDays + 1}::int)::timestamp at time zone 'Europe/Vienna'
  - interval '1 second'`;

/** Days without use after which an account that was never confirmed is deleted: anyone can register any address. */
const unconfirmedDays = 180;

/**
 * Deletes an account after a time of grace, in which a login stops it. All sessions end.
 * @throws 422 at `password`
 */
export async function requestDeletion(
  { orm, limiter }: Pick<ApiContext, 'orm' | 'limiter'>,
  account: Account,
  password: string,
  from: Storefront,
): Promise<AccountDeletion> {
  await checkPassword(account, password);
  const deletedAt = await orm.transaction(async (transaction) => {
    const [leaving] = await transaction
      .update(accounts)
      .set({ deleteAt: endOfGrace, locale: from.locale })
      .where(eq(accounts.id, account.id))
      .returning({ deleteAt: accounts.deleteAt });
    if (!leaving?.deleteAt) throw new Error('The account was deleted by another request.');
    const deletedAt = leaving.deleteAt.toISOString();
    await closeAllSessions(transaction, account.id);
    await forgetDevices(transaction, account.id);
    const about = { firstName: account.firstName, deletedAt };
    await enqueueAccountEmail(transaction, limiter, account, {
      template: 'deletion-requested',
      to: account.email,
      ...from,
      about,
    });
    return deletedAt;
  });
  return { deletedAt, graceDays };
}

/** Stops the deletion of an account that is signed in to again. @returns whether there was one */
export async function stopDeletion(orm: Orm, account: Pick<Account, 'id' | 'deleteAt'>): Promise<boolean> {
  if (account.deleteAt === null) return false;
  await orm.update(accounts).set({ deleteAt: null }).where(eq(accounts.id, account.id));
  return true;
}

/** Deletes the candidates one by one, each with its cart, which must be locked before its account. */
async function deleteEach(
  orm: Orm,
  isCandidate: () => SQL | undefined,
  remove: (transaction: Orm, account: Account) => Promise<void>,
  isClosing: () => boolean,
): Promise<void> {
  const candidates: DueRows<Pick<Account, 'id'>> = {
    async find(transaction, passedOver) {
      const [candidate] = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(isCandidate(), notInArray(accounts.id, passedOver)))
        .limit(1);
      return candidate;
    },
    async change(transaction, { id }) {
      await lockAccountWithCart(transaction, id);
      // Again: until it was locked, its owner may have come back, or another server may have deleted it.
      const [account] = await transaction
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, id), isCandidate()));
      if (account !== undefined) await remove(transaction, account);
    },
  };
  await changeEach(orm, candidates, isClosing);
}

/** Deletes the accounts whose time of grace is over. Several servers may run it at the same time. @param isClosing ends it */
export async function deleteDueAccounts(orm: Orm, limiter: Limiter, isClosing = () => false): Promise<void> {
  await deleteEach(
    orm,
    () => lte(accounts.deleteAt, new Date()),
    (transaction, account) =>
      deleteAccount({ orm: transaction, limiter }, account, { locale: account.locale, shop: 'shop' }),
    isClosing,
  );
}

/** Deletes accounts that were never confirmed and have not been used for long: no browser is signed in, and nothing was ordered. */
export async function deleteUnconfirmedAccounts(orm: Orm, isClosing: () => boolean): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${unconfirmedDays})`;
  const isAbandoned = and(
    eq(accounts.verified, false),
    sql`${accounts.createdAt} < ${longAgo}`,
    sql`not exists (select from sessions s where s.account_id = ${accounts.id})`,
    sql`not exists (select from shoppers s where s.request_id = ${accounts.requestId} and s.touched_at > ${longAgo})`,
    sql`not exists (select from orders o where o.account_id = ${accounts.id})`,
  );
  await deleteEach(orm, () => isAbandoned, deleteSilently, isClosing);
}
