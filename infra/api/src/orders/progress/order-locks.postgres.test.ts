// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { changeOwned } from '../../account/identity/owner.ts';
import { type Orm, selectRows } from '../../database/database.ts';
import { accounts, shoppers, vouchers } from '../../database/schema.ts';
import { lockAccount, lockAccountWithCart } from '../../loyalty/book-points.ts';
import { catalogueFacts } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, moveTo } from '../../testing/customer-with-orders.ts';
import { openTestApi, signUp } from '../../testing/test-api.ts';
import { lockOwnOrder } from './order-row.ts';

/** Resolves when a statement waits for a lock of another transaction. */
const someoneWaits = (orm: Orm) =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await selectRows(orm, waiting)).toHaveLength(1);
  }, 10_000);

it('an order and a return that withdraws the voucher in the cart wait for each other, in this order only', async () => {
  const { server, orm } = await openTestApi();
  try {
    await signUp(server);
    const [account] = await orm.select().from(accounts);
    if (!account) throw new Error('There is no account');
    const { id, requestId } = account;
    const code = 'BERG-TEST-TEST';
    await orm.insert(vouchers).values({ code, accountId: id, value: 500, minimumOrder: 0, validUntil: '2099-01-01' });
    const put = (transaction: Orm) =>
      transaction.update(shoppers).set({ voucherCode: code }).where(eq(shoppers.requestId, requestId));
    await changeOwned(orm, [requestId], put);
    let returning: Promise<unknown> = Promise.resolve();
    // A new order: the cart, then the account.
    await changeOwned(orm, [requestId], async (transaction) => {
      returning = orm.transaction(async (other) => {
        await lockOwnOrder(other, id, randomUUID());
        await other.delete(vouchers).where(eq(vouchers.code, code));
      });
      returning.catch(() => undefined);
      await someoneWaits(orm);
      await lockAccount(transaction, id);
    });
    await returning;
    expect(await orm.select().from(shoppers).where(eq(shoppers.requestId, requestId))).toMatchObject([
      { voucherCode: null },
    ]);
  } finally {
    await server.close();
  }
}, 120_000);

it('an order that an operator moves waits for its account before it is locked, so that the account’s own changes can lock it', async () => {
  const { server, orm } = await openTestApi({ adminToken });
  try {
    const [option] = (await catalogueFacts()).plenty;
    if (option === undefined) throw new Error('The test catalogue has no options');
    const order = await (await customerWithOrders(server)).buy([[option, 1]]);
    const [account] = await orm.select().from(accounts);
    let moving: ReturnType<typeof moveTo> | undefined;
    await orm.transaction(async (change) => {
      await lockAccountWithCart(change, account?.id ?? '');
      moving = moveTo(server, order, 'delivered');
      await someoneWaits(orm);
      await change.execute(sql`select from orders where uuid = ${order.uuid} for update`);
    });
    expect((await moving)?.statusCode).toBe(200);
  } finally {
    await server.close();
  }
}, 120_000);
