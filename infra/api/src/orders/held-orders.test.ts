// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { defaultRateLimits } from '../limits/rate-limit-settings.ts';
import { exchange } from '../loyalty/tiers.ts';
import { defaultOrderRules } from '../options.ts';
import { catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { customerWithOrders, eachOnce } from '../testing/customer-with-orders.ts';
import { guest, guestOrders, someone, withOrderLimits } from '../testing/guest-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo } from '../testing/mailbox.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';
import { cancelLockedOrder } from './after-sale/cancel-order.ts';
import { endHeldOrders } from './held-orders.ts';

vi.setConfig({ testTimeout: 120_000 });

const { orderPair, holdAfter } = defaultRateLimits;
const { holdMs } = defaultOrderRules;

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi(withOrderLimits));
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const { buy, buyOften } = guestOrders(() => server);

/** Pieces in the database: the product's page is cached for some seconds. */
async function stockOf({ id }: StockedOption): Promise<number | undefined> {
  const [row] = await selectRows<{ quantity: number }>(orm, sql`select quantity from options where id = ${id}`);
  return row?.quantity;
}

/** An order that is held because it exceeds the limit of its address. */
async function heldOrder() {
  const email = someone();
  await buyOften(holdAfter.max, () => ({ option: fresh(), email }));
  const headers = guest();
  const option = fresh();
  const { response } = await buy({ option, amount: 2, email, headers });
  const order = dataOf(response, OrderDetails);
  const received = await mailTo(server, email, { subject: /^Bitte bestätige deine Bestellung/ });
  const link = received.links.find((one) => one.includes('/bestellung/bestaetigen/')) ?? '';
  return { email, headers, option, order, received, link };
}

const open = (link: string) => server.inject(new URL(link).pathname);
/** As a browser submits the page's form. */
const confirm = (link: string) =>
  server.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('an order that looks automated', () => {
  it('reserves its pieces until the link in its email is used, once or twice', async () => {
    const { option, order, headers, email, received, link } = await heldOrder();
    expect(new Date(order.heldUntil ?? '').getTime()).toBeGreaterThan(Date.now());
    expect(order.state).toBe('received');
    expect(link).toMatch(/^https:\/\/api\.bergauf\.example\/bestellung\/bestaetigen\/[\w-]{43}\/$/);
    expect(received.text).not.toContain(homeAddress.street);
    expect(await stockOf(option)).toBe(option.quantity - 2);
    const page = await open(link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`Bestellung ${order.number} bestätigen`);
    expect((await open(link)).body).toContain('<form method="post">');
    for (const _ of [1, 2]) expect((await confirm(link)).body).toContain('ist bestätigt');
    const now = dataOf(await caller(server, headers).get(`/api/v1/order/${order.uuid}/`), OrderDetails);
    expect(now).toMatchObject({ state: 'received', heldUntil: null });
    await mailTo(server, email, { subject: new RegExp(`^Deine Bestellung ${order.number}$`) });
    vi.setSystemTime(Date.now() + holdMs);
    await cleanUp(orm);
    expect(await stockOf(option)).toBe(option.quantity - 2);
  });

  it('expires without confirmation, and its pieces are for sale again', async () => {
    const { option, order, headers, link } = await heldOrder();
    vi.setSystemTime(Date.now() + holdMs + 1000);
    const late = await confirm(link);
    expect([late.statusCode, late.body.includes('ist verfallen')]).toEqual([410, true]);
    await Promise.all([cleanUp(orm), cleanUp(orm)]);
    expect(await stockOf(option)).toBe(option.quantity);
    const now = dataOf(await caller(server, headers).get(`/api/v1/order/${order.uuid}/`), OrderDetails);
    expect(now).toMatchObject({ state: 'cancelled', heldUntil: null });
    expect(now.timeline.map(({ state }) => state)).toEqual(['received', 'cancelled']);
    const page = await confirm(link);
    expect([page.statusCode, page.body.includes('ist storniert')]).toEqual([410, true]);
    await cleanUp(orm);
    expect(await stockOf(option)).toBe(option.quantity);
  });

  it('that is cancelled after its confirmation says so, and not that it was confirmed too late', async () => {
    const { order, link } = await heldOrder();
    await confirm(link);
    const [row] = await orm.select().from(orders).where(eq(orders.uuid, order.uuid));
    if (row === undefined) throw new Error('The order is gone');
    await orm.transaction((transaction) => cancelLockedOrder(transaction, row));
    for (const response of [await open(link), await confirm(link)]) {
      expect([response.statusCode, response.body.includes(`Bestellung ${order.number} ist storniert`)]).toEqual([
        410,
        true,
      ]);
    }
    expect((await server.inject(`${new URL(link).pathname}?locale=en`)).body).toContain('is cancelled');
  });

  it('is confirmed or ended, never both', async () => {
    const { option, order, headers, link } = await heldOrder();
    vi.setSystemTime(new Date(order.heldUntil ?? '').getTime() - 1);
    const [response] = await Promise.all([
      confirm(link),
      vi.setSystemTime(new Date(order.heldUntil ?? '')),
      cleanUp(orm),
      cleanUp(orm),
    ]);
    const now = dataOf(await caller(server, headers).get(`/api/v1/order/${order.uuid}/`), OrderDetails);
    const isConfirmed = response.statusCode === 200;
    expect(now).toMatchObject({ state: isConfirmed ? 'received' : 'cancelled', heldUntil: null });
    expect(await stockOf(option)).toBe(option.quantity - (isConfirmed ? 2 : 0));
  });

  it('that expires gives no voucher back whose points have been taken back', async () => {
    const { email, buy: order } = await customerWithOrders(server);
    const { uuid } = await order([[fresh(), 1]]);
    await orm.execute(sql`update orders set held_until = now() - interval '1 hour' where uuid = ${uuid}`);
    await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
      select 'BERG-TEST-HELD', id, 500, 1000, current_date + 30, ${uuid}::uuid from accounts where email = ${email}`);
    await orm.execute(sql`insert into loyalty_entries (account_id, kind, points)
      select id, 'return', -1 from accounts where email = ${email}`);
    await Promise.all([cleanUp(orm), cleanUp(orm)]);
    expect(await selectRows(orm, sql`select state from orders where uuid = ${uuid}`)).toEqual([{ state: 'cancelled' }]);
    expect(await selectRows(orm, sql`select 1 from vouchers where code = 'BERG-TEST-HELD'`)).toEqual([]);
    const [row] = await selectRows<{ points: number }>(
      orm,
      sql`select sum(points)::int as points from loyalty_entries e join accounts a on a.id = e.account_id
        where email = ${email}`,
    );
    expect(row?.points).toBe(exchange.points - 1);
  });

  it('is left for the next run where the process is closing', async () => {
    const [first, second] = [await heldOrder(), await heldOrder()];
    const both = sql`uuid in (${first.order.uuid}, ${second.order.uuid})`;
    await orm.execute(sql`update orders set held_until = now() - interval '1 hour' where ${both}`);
    await endHeldOrders(orm, vi.fn(() => true).mockReturnValueOnce(false));
    expect(await selectRows(orm, sql`select from orders where ${both} and held_until is not null`)).toHaveLength(1);
    await cleanUp(orm);
  });

  it('that cannot be ended waits for the next run, and those behind it are ended', async () => {
    const all = [await heldOrder(), await heldOrder(), await heldOrder()];
    const [stuck] = all;
    for (const { order } of all)
      await orm.execute(sql`update orders set held_until = now() - interval '1 hour' where uuid = ${order.uuid}`);
    const heldOnes = () => selectRows(orm, sql`select uuid from orders where held_until < now()`);
    await orm.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await orm.execute(sql`create trigger refuse before insert on order_events for each row
      when (new.order_uuid = ${sql.raw(`'${stuck?.order.uuid}'`)}) execute function refuse()`);
    try {
      await expect(endHeldOrders(orm)).rejects.toThrow('due rows that cannot be changed: 1');
      expect(await heldOnes()).toEqual([{ uuid: stuck?.order.uuid }]);
    } finally {
      await orm.execute(sql`drop function refuse cascade`);
    }
    await endHeldOrders(orm);
    expect(await heldOnes()).toEqual([]);
  });

  it('keeps its network for a day, and as long as it is held', async () => {
    const { order } = await heldOrder();
    const isKept = async (hours: number, isHeld: boolean) => {
      await orm.execute(sql`update orders set network = '192.0.2.1', placed_at = now() - make_interval(hours => ${hours}),
        held_until = case when ${isHeld} then now() + interval '1 hour' end where uuid = ${order.uuid}`);
      await cleanUp(orm);
      const [row] = await orm.select({ network: orders.network }).from(orders).where(eq(orders.uuid, order.uuid));
      return row?.network === '192.0.2.1';
    };
    expect([await isKept(23, false), await isKept(25, true), await isKept(25, false)]).toEqual([true, true, false]);
  });

  it('sent again with its key is the same, and counted once', async () => {
    const { order } = await heldOrder();
    expect(order.heldUntil).not.toBeNull();
    const shopper = guest();
    const headers = { ...shopper, 'idempotency-key': randomUUID() };
    const option = fresh();
    const cart = dataOf(await caller(server, shopper).post('/api/v1/cart/', { productOption: option.id }), Cart);
    const body = { deliveryType: 'home', address: homeAddress, expectedTotal: cart.total.totalCartPrice };
    const payload = { ...body, email: someone() };
    const send = () => server.inject({ method: 'POST', url: '/api/v1/order/', headers, payload });
    const responses = await Promise.all(Array.from({ length: 3 * orderPair.max }, send));
    expect(new Set(responses.map((response) => dataOf(response, OrderDetails).uuid)).size).toBe(1);
  });

  it('has no page for a link that was never sent', async () => {
    const unknown = `https://api.bergauf.example/bestellung/bestaetigen/${'x'.repeat(43)}/`;
    expect([(await open(unknown)).statusCode, (await confirm(unknown)).statusCode]).toEqual([404, 404]);
    expect(errorOf(await server.inject('/bestellung/bestaetigen/abc/'), 422).error).toBe('validation');
  });
});
