// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { createLimiter } from '../../limits/limiter.ts';
import { defaultRateLimits } from '../../limits/rate-limit-settings.ts';
import { lockAccount } from '../../loyalty/book-points.ts';
import { waitingConnections } from '../../testing/postgres/waiting-connections.ts';
import { caller, openTestApi, signUp } from '../../testing/test-api.ts';
import { changeOwned } from '../identity/owner.ts';
import { deleteDueAccounts } from './request-deletion.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

/** An account whose time of grace is over, and its cart. */
async function dueAccount(): Promise<{ id: string; requestId: string }> {
  const { email } = await signUp(server);
  await orm.execute(sql`insert into shoppers (request_id)
    select request_id from accounts where email = ${email} on conflict do nothing`);
  const [account] = await selectRows<{ id: string; requestId: string }>(
    orm,
    sql`update accounts set delete_at = now() - interval '1 minute' where email = ${email}
      returning id, request_id as "requestId"`,
  );
  if (account === undefined) throw new Error('missing account');
  return account;
}

const limiter = createLimiter(defaultRateLimits);
const accountsWith = (id: string) => selectRows(orm, sql`select 1 from accounts where id = ${id}`);

it('a deletion locks the cart before the account, as orders do, so that neither waits for the other', async () => {
  const { id, requestId } = await dueAccount();
  let deleting: Promise<unknown> | undefined;
  await orm.transaction(async (order) => {
    await order.execute(sql`select from shoppers where request_id = ${requestId} for update`);
    deleting = deleteDueAccounts(orm, limiter).then(
      () => null,
      (error: unknown) => error,
    );
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await lockAccount(order as unknown as Orm, id);
  });
  expect(await deleting).toBeNull();
  expect(await accountsWith(id)).toEqual([]);
}, 60_000);

it('an account whose owner logs in again while its deletion is pending is kept', async () => {
  const { id, requestId } = await dueAccount();
  let deleting: Promise<void> | undefined;
  await orm.transaction(async (login) => {
    await login.execute(sql`select from shoppers where request_id = ${requestId} for update`);
    deleting = deleteDueAccounts(orm, limiter);
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await login.execute(sql`update accounts set delete_at = null where id = ${id}`);
  });
  await deleting;
  expect(await accountsWith(id)).toHaveLength(1);
}, 60_000);

it('a deletion waits for an addition in progress, and leaves no cart behind', async () => {
  const { email, ...headers } = await signUp(server);
  const requestId = headers['x-request-id'];
  const ownersOf = () => selectRows(orm, sql`select 1 from shoppers where request_id = ${requestId}`);
  expect(await ownersOf()).toEqual([]);
  let deleting: Promise<unknown> | undefined;
  await changeOwned(orm, [requestId], async () => {
    deleting = caller(server, headers).delete('/api/v1/user/');
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
  });
  expect(await deleting).toMatchObject({ statusCode: 200 });
  expect(await ownersOf()).toEqual([]);
  expect(await selectRows(orm, sql`select 1 from accounts where email = ${email}`)).toEqual([]);
}, 60_000);

it('an account that cannot be deleted waits for the next run, and those behind it are deleted', async () => {
  const [stuck, ...others] = [await dueAccount(), await dueAccount(), await dueAccount()];
  await orm.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await orm.execute(sql`create trigger refuse before delete on accounts for each row
    when (old.id = ${sql.raw(`'${stuck?.id}'`)}) execute function refuse()`);
  try {
    await expect(deleteDueAccounts(orm, limiter)).rejects.toThrow('due rows that cannot be changed: 1');
    for (const { id } of others) expect(await accountsWith(id)).toEqual([]);
  } finally {
    await orm.execute(sql`drop function refuse cascade`);
  }
  await deleteDueAccounts(orm, limiter);
  expect(await accountsWith(stuck?.id ?? '')).toEqual([]);
}, 60_000);
