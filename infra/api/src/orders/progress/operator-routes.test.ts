// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DocumentLink, Loyalty, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../../testing/customer-with-orders.ts';
import { guest, guestOrders, someone } from '../../testing/guest-orders.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { caller, dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';
import { OperatedOrder } from './operated-order.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken, trustProxy: 'loopback' }));
}, 120_000);
afterAll(() => server.close());

type Numbered = Pick<OrderDetails, 'number'>;
const send = ({ number }: Numbered, body: object) =>
  server.inject({
    method: 'PUT',
    url: `/api/admin/orders/${number}/state`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: body,
  });
const bookReturn = (order: Numbered, lines?: readonly object[]) =>
  send(order, { state: 'returned', ...(lines && { lines }) });

async function stockOf({ id }: StockedOption): Promise<number | undefined> {
  const [row] = await selectRows<{ quantity: number }>(orm, sql`select quantity from options where id = ${id}`);
  return row?.quantity;
}

describe('a return by an operator', () => {
  it('of a guest’s order has its refund and its email, once, and more pieces can follow', async () => {
    const { buy } = guestOrders(() => server);
    const [email, headers, option] = [someone(), guest(), fresh()];
    const order = dataOf((await buy({ option, amount: 3, email, headers })).response, OrderDetails);
    expect(errorOf(await bookReturn(order), 409).error).toBe('not possible');
    await moveTo(server, order, 'delivered');
    await mailTo(server, email, { subject: /ist angekommen$/ });
    const mails = await mailsTo(server, email);
    const one = { position: 0, amount: 1, reason: 'too-small' };
    const booked = dataOf(await bookReturn(order, [one]), OperatedOrder);
    expect(booked).toMatchObject({ state: 'returned', next: ['returned'], lines: [{ amount: 3, returned: 1 }] });
    const details = async () => dataOf(await caller(server, headers).get(`/api/v1/order/${order.uuid}/`), OrderDetails);
    expect((await details()).refund?.cents).toBe(option.vk);
    await mailTo(server, email, { subject: /^Deine Rückgabe/ });
    await bookReturn(order, [one]);
    expect(await mailsTo(server, email)).toBe(mails + 1);
    for (const line of [
      { ...one, amount: 4 },
      { ...one, position: 1 },
    ]) {
      expect(errorOf(await bookReturn(order, [line]), 422).errors).toHaveProperty('lines');
    }
    // Retention and the invoice's credit count from the last change.
    await orm.execute(
      sql`update order_events set happened_at = '2020-12-30' where order_uuid = ${order.uuid} and state = 'returned'`,
    );
    expect(dataOf(await bookReturn(order), OperatedOrder).next).toEqual([]);
    const whole = await details();
    expect(whole.timeline.map(({ state }) => state)).toEqual([
      'received',
      'packed',
      'shipped',
      'delivered',
      'returned',
    ]);
    expect(Date.parse(whole.timeline.at(-1)?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(whole.refund).toEqual(whole.total);
    expect(whole.lines.map(({ returned }) => returned)).toEqual([{ amount: 3, reason: 'too-small' }]);
    expect(errorOf(await bookReturn(order, [one]), 422).message).toContain('3 of them have been returned');
  });

  it('follows that of the account, takes the rest of the points back, and takes back what is printed', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([
      [fresh(), 1],
      [fresh(), 1],
    ]);
    await orm.execute(
      sql`update order_lines set printing = '{"name":"LENA"}' where order_uuid = ${order.uuid} and position = 1`,
    );
    await moveTo(server, order, 'delivered');
    const first = { lines: [{ position: 0, amount: 1, reason: 'other' }], note: 'Zu eng' };
    expect((await customer.session.post(`${customer.pathOf(order)}return/`, first)).statusCode).toBe(200);
    const points = async () => dataOf(await customer.session.get('/api/v1/user/loyalty/'), Loyalty).points;
    expect(await points()).toBeGreaterThan(0);
    for (let time = 0; time < 2; time++) expect((await bookReturn(order)).statusCode).toBe(200);
    expect(await points()).toBe(0);
    const now = await customer.details(order);
    expect(now.refund).toEqual(order.total);
    expect(now.lines.map(({ returned }) => returned?.reason)).toEqual(['other', 'other']);
  });

  it('alone names lines', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    expect((await send(order, { lines: [{ position: 0, amount: 1 }] })).statusCode).toBe(422);
    expect((await customer.details(order)).state).toBe('received');
  });
});

describe('a move by an operator', () => {
  it('of an order that waits for its confirmation is refused', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    await orm.execute(sql`update orders set held_until = now() + interval '1 day' where uuid = ${order.uuid}`);
    for (const body of [{}, { state: 'shipped' }, { state: 'cancelled' }]) {
      expect(errorOf(await send(order, body), 409).message).toContain('waits for its confirmation');
    }
    expect((await customer.details(order)).state).toBe('received');
  });

  it('requested several times at once is one, with one email, however the number is typed', async () => {
    const { buy } = guestOrders(() => server);
    const [email, headers] = [someone(), guest()];
    const order = dataOf((await buy({ option: fresh(), email, headers })).response, OrderDetails);
    const typed = { number: order.number.toLowerCase() };
    const moved = await Promise.all([order, typed, order, typed].map((one) => send(one, { state: 'packed' })));
    expect(moved.map((response) => dataOf(response, OperatedOrder).state)).toEqual(Array(4).fill('packed'));
    await moveTo(server, order, 'shipped');
    await mailTo(server, email, { subject: /ist unterwegs$/ });
    expect(await mailsTo(server, email)).toBe(3);
  });
});

describe('a cancellation by an operator', () => {
  it.each([
    ['shipped', { deliveryType: 'home' }],
    ['ready', { deliveryType: 'click_and_collect', storeSysname: 'bergauf_1' }],
  ])(
    'of an order that is %s credits its invoice and gives its voucher back, but no pieces: they are on their way back',
    async (state, delivery) => {
      const customer = await customerWithOrders(server);
      const option = fresh();
      const expected = state === 'ready' ? { expectedTotal: option.vk } : {};
      const order = await customer.buy([[option, 1]], { ...delivery, ...expected });
      const code = `BERG-${state.toUpperCase()}`;
      await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
      select ${code}, id, 500, 1000, current_date + 90, ${order.uuid}::uuid from accounts where email = ${customer.email}`);
      await moveTo(server, order, state);
      expect(dataOf(await send(order, { state: 'cancelled' }), OperatedOrder)).toMatchObject({
        state: 'cancelled',
        next: [],
      });
      const now = await customer.details(order);
      expect([now.state, now.refund, now.can?.invoice]).toEqual(['cancelled', order.total, true]);
      expect(await stockOf(option)).toBe(option.quantity - 1);
      const { vouchers } = dataOf(await customer.session.get('/api/v1/user/loyalty/'), Loyalty);
      expect(vouchers).toMatchObject([{ code, state: 'open' }]);
      dataOf(await customer.session.post(`${customer.pathOf(order)}invoice/`, {}), DocumentLink);
      await mailTo(server, customer.email, { subject: /ist storniert$/ });
    },
  );

  it('of an order that is packed gives its pieces back, and a delivered one is returned instead', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const [packed, delivered] = [await customer.buy([[option, 1]]), await customer.buy([[fresh(), 1]])];
    await moveTo(server, packed, 'packed');
    await moveTo(server, delivered, 'delivered');
    expect((await send(packed, { state: 'cancelled' })).statusCode).toBe(200);
    expect(await stockOf(option)).toBe(option.quantity);
    expect((await customer.details(packed)).refund).toBeNull();
    expect(errorOf(await send(delivered, { state: 'cancelled' }), 409).error).toBe('not possible');
  });
});
