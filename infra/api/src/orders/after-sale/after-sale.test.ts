// @module-tag rotated
import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Loyalty, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Orm } from '../../database/database.ts';
import { options, vouchers } from '../../database/schema.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo, stockOfLine } from '../../testing/customer-with-orders.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';
import { refundOf } from './book-return.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterAll(() => server.close());

const move = (order: OrderDetails, state: string) => moveTo(server, order, state);

async function pointsOf({ session }: Awaited<ReturnType<typeof customerWithOrders>>) {
  return dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty);
}

describe('cancelling an order', () => {
  it('returns its pieces once, but no points, which were not earned yet, and says so by email, however often it is sent', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const order = await customer.buy([[option, 2]]);
    const [line] = order.lines;
    if (line === undefined) throw new Error('The order has no line');
    const cancel = () => customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    const cancelled = await Promise.all([cancel(), cancel(), cancel()]);
    for (const response of cancelled) {
      expect(dataOf(response, OrderDetails)).toMatchObject({
        state: 'cancelled',
        refund: null,
        can: { cancel: false, return: false, invoice: false },
      });
    }
    expect(await stockOfLine(server, line)).toBe(option.quantity);
    expect(await pointsOf(customer)).toMatchObject({ points: 0, history: [] });
    await mailTo(server, customer.email, { subject: /ist storniert$/ });
    expect(await mailsTo(server, customer.email)).toBe(3);
  });

  it('gives a voucher back: one that has expired since for 30 days, any other until its own last day', async () => {
    const customer = await customerWithOrders(server);
    const soon = addDays(todayInVienna(), 1);
    const orderWith = async (code: string, validUntil: string) => {
      const order = await customer.buy([[fresh(), 1]]);
      await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
        select ${code}, id, 500, 1000, ${validUntil}, ${order.uuid}::uuid from accounts where email = ${customer.email}`);
      return order;
    };
    const placed = [
      await orderWith('BERG-OLD', '2020-01-31'),
      await orderWith('BERG-SOON', soon),
      await orderWith('BERG-NEW', '2099-01-31'),
    ];
    for (const order of placed) await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    const validUntil = async (code: string) => {
      const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.code, code));
      return [voucher?.usedBy, voucher?.validUntil];
    };
    expect(await validUntil('BERG-OLD')).toEqual([null, addDays(todayInVienna(), 30)]);
    expect(await validUntil('BERG-SOON')).toEqual([null, soon]);
    expect(await validUntil('BERG-NEW')).toEqual([null, '2099-01-31']);
  });

  it('gives an expired voucher back for 30 calendar days, also where summer time ends between them', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
      select 'BERG-CLOCK', id, 500, 1000, '2020-01-31', ${order.uuid}::uuid from accounts where email = ${customer.email}`);
    // Half an hour after midnight in Vienna.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-24T22:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.code, 'BERG-CLOCK'));
    expect([voucher?.usedBy, voucher?.validUntil]).toEqual([null, '2026-11-24']);
  });

  it('prolongs an expired voucher once, however often it is ordered with on its last day and cancelled after it', async () => {
    const customer = await customerWithOrders(server);
    const lastDays: (string | undefined)[] = [];
    for (let time = 0; time < 3; time++) {
      const order = await customer.buy([[fresh(), 1]]);
      await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until)
        select 'BERG-TWICE', id, 500, 1000, '2020-01-31' from accounts where email = ${customer.email}
        on conflict (code) do nothing`);
      const voucher = eq(vouchers.code, 'BERG-TWICE');
      // The order has used the voucher, which expired before the order is cancelled.
      await orm.update(vouchers).set({ usedBy: order.uuid, validUntil: '2020-01-31' }).where(voucher);
      await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
      const [given] = await orm.select().from(vouchers).where(voucher);
      expect(given?.usedBy).toBeNull();
      lastDays.push(given?.validUntil);
    }
    expect(lastDays).toEqual([addDays(todayInVienna(), 30), '2020-01-31', '2020-01-31']);
  });

  it('returns no pieces of a product that has been delisted since', async () => {
    const customer = await customerWithOrders(server);
    const [listed, recalled] = [fresh(), fresh()];
    const order = await customer.buy([
      [listed, 1],
      [recalled, 1],
    ]);
    await orm.execute(sql`update products set delisted_at = now() where id = ${recalled.productId}`);
    await orm.update(options).set({ quantity: 0 }).where(eq(options.id, recalled.id));
    await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    const stockOf = async ({ id }: StockedOption) =>
      (await orm.select().from(options).where(eq(options.id, id)))[0]?.quantity;
    expect([await stockOf(listed), await stockOf(recalled)]).toEqual([listed.quantity, 0]);
  });

  it('is refused as soon as it is packed', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    expect(order.can).toEqual({ cancel: true, return: false, invoice: false });
    expect((await move(order, 'packed')).statusCode).toBe(200);
    expect((await customer.details(order)).can?.cancel).toBe(false);
    const refused = await customer.session.post(`${customer.pathOf(order)}cancel/?locale=en`, {});
    expect(errorOf(refused, 409)).toMatchObject({
      error: 'order under way',
      message: 'This order is already packed. You can return it as soon as you have it.',
    });
  });

  it('and packing it at the same time: one of the two happens', async () => {
    const customer = await customerWithOrders(server);
    for (let round = 0; round < 5; round++) {
      const option = fresh();
      const order = await customer.buy([[option, 1]]);
      const [line] = order.lines;
      if (line === undefined) throw new Error('The order has no line');
      const [cancelled, packed] = await Promise.all([
        customer.session.post(`${customer.pathOf(order)}cancel/`, {}),
        move(order, 'packed'),
      ]);
      const { state } = await customer.details(order);
      expect([cancelled.statusCode, packed.statusCode].toSorted()).toEqual([200, 409]);
      expect(state).toBe(cancelled.statusCode === 200 ? 'cancelled' : 'packed');
      expect(await stockOfLine(server, line)).toBe(option.quantity - (state === 'cancelled' ? 0 : 1));
    }
  });

  it("another account's order is unknown", async () => {
    const [owner, stranger] = [await customerWithOrders(server), await customerWithOrders(server)];
    const order = await owner.buy([[fresh(), 1]]);
    for (const action of ['cancel', 'again', 'invoice']) {
      expect((await stranger.session.post(`${stranger.pathOf(order)}${action}/`, {})).statusCode).toBe(404);
    }
    expect((await owner.details(order)).state).toBe('received');
  });
});

describe('returning an order', () => {
  const one = { position: 0, amount: 1, reason: 'too-small' } as const;

  it('names its pieces and reasons, pays back their price, and takes back their points', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([
      [fresh(), 2],
      [fresh(), 1],
    ]);
    const giveBack = (body: object) => customer.session.post(`${customer.pathOf(order)}return/?locale=en`, body);
    expect(errorOf(await giveBack({ lines: [one] }), 409).error).toBe('not delivered');
    await move(order, 'delivered');
    expect((await customer.details(order)).can).toEqual({ cancel: false, return: true, invoice: true });
    for (const lines of [[{ ...one, amount: 3 }], [{ ...one, position: 9 }], [one, one], []]) {
      expect(errorOf(await giveBack({ lines }), 422).errors).toHaveProperty('lines');
    }
    const returned = dataOf(await giveBack({ lines: [one], note: ' Zu klein ' }), OrderDetails);
    expect(returned).toMatchObject({ state: 'returned', can: { return: false } });
    expect(returned.refund?.cents).toBe(order.lines[0]?.price.cents);
    expect(returned.lines.map((line) => line.returned)).toEqual([{ amount: 1, reason: 'too-small' }, null]);
    expect(returned.timeline.at(-1)?.state).toBe('returned');
    const kept = Math.floor((order.productsPrice.cents - (order.lines[0]?.price.cents ?? 0)) / 100);
    const { points, history } = await pointsOf(customer);
    expect(points).toBe(kept);
    expect(history[0]?.text).toBe(`Rückgabe ${order.number}`);
    // The same return again changes nothing, and another one is refused.
    expect(dataOf(await giveBack({ lines: [one] }), OrderDetails)).toEqual(returned);
    for (const lines of [[{ ...one, position: 1 }], [one, { ...one, position: 1 }], [{ ...one, amount: 2 }]]) {
      const refused = errorOf(await giveBack({ lines }), 409);
      expect(refused.error).toBe('already returned');
      expect(refused.message).toContain('no second one is possible');
    }
    expect((await customer.details(order)).lines.map((line) => line.returned)).toEqual([
      { amount: 1, reason: 'too-small' },
      null,
    ]);
    const { text } = await mailTo(server, customer.email, { subject: /^Deine Rückgabe/ });
    expect(text).toContain('1 Stück');
  });

  it('again with another amount or reason of one of its lines is refused, and changes nothing', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([
      [fresh(), 2],
      [fresh(), 2],
    ]);
    await move(order, 'delivered');
    const second = { ...one, position: 1 };
    const giveBack = (lines: object[]) => customer.session.post(`${customer.pathOf(order)}return/`, { lines });
    const { lines } = dataOf(await giveBack([one, second]), OrderDetails);
    for (const changed of [{ amount: 2 }, { reason: 'defective' }])
      expect(errorOf(await giveBack([one, { ...second, ...changed }]), 409).error).toBe('already returned');
    expect((await customer.details(order)).lines).toEqual(lines);
  });

  it('of printed pieces is possible only for a mistake of the shop', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    await orm.execute(sql`update order_lines set printing = '{"number":"7"}' where order_uuid = ${order.uuid}`);
    await move(order, 'delivered');
    const giveBack = (reason: string) =>
      customer.session.post(`${customer.pathOf(order)}return/`, { lines: [{ ...one, reason }] });
    for (const reason of ['too-small', 'changed-mind', 'other']) {
      expect(errorOf(await giveBack(reason), 422).errors['lines']?.[0], reason).toContain('ist für dich bedruckt');
    }
    expect(dataOf(await giveBack('wrong-item'), OrderDetails).state).toBe('returned');
  });

  it('is possible for 30 days after the delivery', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    await move(order, 'delivered');
    await orm.execute(
      sql`update order_events set happened_at = happened_at - interval '31 days' where order_uuid = ${order.uuid}`,
    );
    expect((await customer.details(order)).can?.return).toBe(false);
    const late = await customer.session.post(`${customer.pathOf(order)}return/`, { lines: [one] });
    expect(errorOf(late, 409).error).toBe('return period over');
  });

  it.each([
    ['the whole order', 10_000, { isWhole: true, refund: 9490, keptPoints: 0 }],
    ['half of it', 5_000, { isWhole: false, refund: 4500, keptPoints: 45 }],
    ['a third of it', 3_333, { isWhole: false, refund: 3000, keptPoints: 60 }],
  ])('shares a voucher among the products: %s', (_what, returned, expected) => {
    const amounts = { productsPrice: 10_000, voucherValue: 1000, total: 9490, points: 90 };
    expect(refundOf(amounts, returned)).toEqual(expected);
  });
});
