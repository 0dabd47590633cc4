// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../testing/customer-with-orders.ts';
import { guestOrders, someone } from '../testing/guest-orders.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';
import { cleanUp } from './clean-up.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterAll(() => server.close());

const { buy: buyAsGuest } = guestOrders(() => server);

async function orderOfGuest(): Promise<OrderDetails> {
  const { response } = await buyAsGuest({ option: fresh(), amount: 2, email: someone() });
  return dataOf(response, OrderDetails);
}

/** As if all of it had happened so much earlier. @param interval of the database, `31 days` */
async function age({ uuid }: OrderDetails, interval: string): Promise<void> {
  await orm.execute(sql`update orders set placed_at = placed_at - ${interval}::interval where uuid = ${uuid}`);
  await orm.execute(
    sql`update order_events set happened_at = happened_at - ${interval}::interval where order_uuid = ${uuid}`,
  );
}

/** Everything that the database has of an order and its lines. */
async function storedOf({ uuid }: OrderDetails) {
  const [order] = await selectRows<Record<string, unknown>>(orm, sql`select * from orders where uuid = ${uuid}`);
  const lines = await selectRows<Record<string, unknown>>(
    orm,
    sql`select * from order_lines where order_uuid = ${uuid}`,
  );
  return { order, lines, text: JSON.stringify([order, lines]) };
}

const isForgotten = async (order: OrderDetails) => (await storedOf(order)).order?.['email'] === '';

it('a guest’s order that was cancelled loses what names a person after some weeks, and keeps its sums', async () => {
  const [order, other] = [await orderOfGuest(), await orderOfGuest()];
  await moveTo(server, order, 'cancelled');
  const { request_id: requestId, request_hash: hash } = (await storedOf(order)).order ?? {};
  await orm.execute(sql`update orders set return_note = 'Ich war das nicht' where uuid = ${order.uuid}`);
  await orm.execute(sql`update order_lines set printing = '{"name":"LENA"}'
    where order_uuid in (${order.uuid}, ${other.uuid})`);
  await age(order, '29 days');
  await cleanUp(orm);
  expect(await isForgotten(order)).toBe(false);
  // Placed 31 days ago, and cancelled 29 days ago.
  await orm.execute(sql`update orders set placed_at = placed_at - interval '2 days' where uuid = ${order.uuid}`);
  await cleanUp(orm);
  expect(await isForgotten(order)).toBe(false);
  await age(order, '2 days');
  await cleanUp(orm);
  expect((await storedOf(other)).lines).toMatchObject([{ printing: { name: 'LENA' } }]);
  const { order: row, lines, text } = await storedOf(order);
  const { firstname, lastname, street, city } = order.address;
  for (const personal of [order.email, firstname, lastname, street, city, 'Ich war das', 'LENA', requestId, hash])
    expect(text).not.toContain(personal);
  expect(row).toMatchObject({ number: order.number, state: 'cancelled', total: order.total.cents });
  expect(row?.['address']).toMatchObject({ countryId: 'AT' });
  expect(lines).toMatchObject([{ amount: 2, price: order.lines[0]?.price.cents }]);
});

it('a held order that nobody confirmed is forgotten like a cancelled one', async () => {
  const order = await orderOfGuest();
  await orm.execute(sql`update orders set held_until = now() - interval '1 minute' where uuid = ${order.uuid}`);
  await cleanUp(orm);
  await age(order, '31 days');
  await cleanUp(orm);
  expect((await storedOf(order)).order).toMatchObject({ state: 'cancelled', email: '' });
});

it('a cancelled order stays with a confirmed account until that is deleted; an unconfirmed address may be a stranger’s', async () => {
  const confirmed = await customerWithOrders(server);
  const unconfirmed = await customerWithOrders(server);
  await orm.execute(sql`update accounts set verified = true where email = ${confirmed.email}`);
  const orders = [await confirmed.buy([[fresh(), 1]]), await unconfirmed.buy([[fresh(), 1]])] as const;
  for (const order of orders) {
    await moveTo(server, order, 'cancelled');
    await age(order, '31 days');
  }
  await cleanUp(orm);
  expect([await isForgotten(orders[0]), await isForgotten(orders[1])]).toEqual([false, true]);
  await confirmed.session.delete('/api/v1/user/');
  await cleanUp(orm);
  expect(await isForgotten(orders[0])).toBe(true);
});

it('an order with an invoice is kept for seven full calendar years after its last change', async () => {
  const { email, buy } = await customerWithOrders(server);
  await orm.execute(sql`update accounts set verified = true where email = ${email}`);
  const order = await buy([[fresh(), 1]]);
  await moveTo(server, order, 'delivered');
  const open = await orderOfGuest();
  const [year] = await selectRows<{ start: string }>(
    orm,
    sql`select (date_trunc('year', now() at time zone 'Europe/Vienna') - interval '7 years')::text as start`,
  );
  /** The first moment that is kept, or so much before it. */
  const moment = (before: string) => sql`${year?.start}::timestamp at time zone 'Europe/Vienna' - ${before}::interval`;
  const isKept = async () => {
    await cleanUp(orm);
    return !(await isForgotten(order));
  };
  await orm.execute(sql`update orders set placed_at = ${moment('2 days')} where uuid = ${order.uuid}`);
  await orm.execute(sql`update order_events set happened_at = ${moment('0 days')} where order_uuid = ${order.uuid}`);
  expect(await isKept()).toBe(true);
  await orm.execute(sql`update order_events set happened_at = ${moment('1 day')} where order_uuid = ${order.uuid}`);
  expect(await isKept()).toBe(false);
  expect(await isForgotten(open)).toBe(false);
});

it('a guest’s order that was cancelled after its invoice is kept like others with an invoice', async () => {
  const order = await orderOfGuest();
  for (const state of ['shipped', 'cancelled']) expect((await moveTo(server, order, state)).statusCode).toBe(200);
  await age(order, '31 days');
  await cleanUp(orm);
  expect(await isForgotten(order)).toBe(false);
});

it('nothing leads from a forgotten order to its account: no points, no voucher', async () => {
  const { email, buy } = await customerWithOrders(server);
  await orm.execute(sql`update accounts set verified = true where email = ${email}`);
  const [used, givenBack] = [await buy([[fresh(), 1]]), await buy([[fresh(), 1]])];
  await moveTo(server, used, 'delivered');
  const account = sql`(select id from accounts where email = ${email})`;
  const points = () =>
    selectRows(orm, sql`select kind, points from loyalty_entries where account_id = ${account} order by id`);
  const before = await points();
  expect(before).toContainEqual(expect.objectContaining({ kind: 'order' }));
  for (const [{ uuid }, code, usedBy] of [
    [used, 'BERG-USED-0001', used.uuid],
    [givenBack, 'BERG-OPEN-0001', null],
  ] as const) {
    await orm.execute(sql`update orders set voucher_code = ${code} where uuid = ${uuid}`);
    await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
      select ${code}, ${account}, 500, 0, now()::date, ${usedBy}::uuid`);
  }
  for (const order of [used, givenBack]) await age(order, '9 years');
  await cleanUp(orm);
  const references = await selectRows<{ table: string; column: string }>(
    orm,
    sql`select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'orders'::regclass`,
  );
  const own = ['order_lines', 'order_events'];
  expect(references.map(({ table }) => table)).toEqual(expect.arrayContaining([...own, 'loyalty_entries', 'vouchers']));
  for (const { table, column } of references.filter(({ table }) => !own.includes(table))) {
    const where = sql`${sql.identifier(column)} in (${used.uuid}, ${givenBack.uuid})`;
    expect(await selectRows(orm, sql`select 1 from ${sql.identifier(table)} where ${where}`), table).toEqual([]);
  }
  for (const order of [used, givenBack]) expect((await storedOf(order)).order).toMatchObject({ voucher_code: null });
  expect(await selectRows(orm, sql`select code from vouchers where account_id = ${account}`)).toEqual([
    { code: 'BERG-OPEN-0001' },
  ]);
  expect(await points()).toEqual(before);
});

it('any number of orders is forgotten, also by two servers at once', async () => {
  const order = await orderOfGuest();
  await moveTo(server, order, 'cancelled');
  await age(order, '31 days');
  const columns = sql`shop, state, email, price_type, delivery_type, address, products_price, delivery_price, total, placed_at, locale`;
  await orm.execute(sql`insert into orders (uuid, number, request_id, idempotency_key, request_hash, ${columns})
    select gen_random_uuid(), 'X-' || n, ${randomUUID()}, n::text, '', ${columns}
    from orders, generate_series(1, 1200) n where uuid = ${order.uuid}`);
  await Promise.all([cleanUp(orm), cleanUp(orm)]);
  await cleanUp(orm);
  expect(await selectRows(orm, sql`select 1 from orders where email = ${order.email}`)).toEqual([]);
});

it('an account that was never confirmed is kept as long as it has an order', async () => {
  const { email, headers, buy } = await customerWithOrders(server);
  await buy([[fresh(), 1]]);
  const account = sql`(select id from accounts where email = ${email})`;
  const isKept = async () => {
    await cleanUp(orm);
    return (await selectRows(orm, account)).length === 1;
  };
  await orm.execute(sql`update accounts set created_at = now() - interval '181 days' where email = ${email}`);
  await orm.execute(sql`delete from sessions where account_id = ${account}`);
  await orm.execute(
    sql`update shoppers set touched_at = now() - interval '181 days' where request_id = ${headers['x-request-id']}`,
  );
  expect(await isKept()).toBe(true);
  await orm.execute(sql`update orders set account_id = null where account_id = ${account}`);
  expect(await isKept()).toBe(false);
});
