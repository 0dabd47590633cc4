// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, Cart, ExchangedPoints, Loyalty, OrderDetails } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Orm } from '../database/database.ts';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { adminToken, moveTo } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo } from '../testing/mailbox.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
/** Pieces of options from which tests have bought. */
const left = new Map<number, number>();
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const exchangeUrl = '/api/v1/user/loyalty/vouchers/';
async function customer() {
  const { email, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const buy = async (euros: number, voucher?: { code: string; cents: number }) => {
    const stockOf = ({ id, quantity }: StockedOption): number => left.get(id) ?? quantity;
    const option = facts.plenty.find((one) => stockOf(one) * one.vk >= euros * 100 && one.vk <= euros * 100);
    if (option === undefined) throw new Error('The test catalogue has too few pieces');
    const amount = Math.ceil((euros * 100) / option.vk);
    left.set(option.id, stockOf(option) - amount);
    const added = await session.post('/api/v1/cart/', { productOption: option.id, amount });
    const { total } = dataOf(added, Cart);
    const body = {
      deliveryType: 'home',
      address: homeAddress,
      expectedTotal: total.totalCartPrice - (voucher?.cents ?? 0),
      ...(voucher && { voucher: voucher.code }),
    };
    return server.inject({
      method: 'POST',
      url: '/api/v1/order/',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: body,
    });
  };
  /** Has bought for so many euros, and got it. */
  const earn = async (euros: number): Promise<OrderDetails> => {
    const order = dataOf(await buy(euros), OrderDetails);
    expect((await moveTo(server, order, 'delivered')).statusCode).toBe(200);
    return order;
  };
  const loyalty = async () => dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty);
  /** Books points without an order, so many days ago. */
  const book = (points: number, days = 0) =>
    orm.execute(sql`insert into loyalty_entries (account_id, kind, points, happened_at)
      select id, 'order', ${points}::int, now() - ${`${days} days`}::interval from accounts
      where request_id = ${headers['x-request-id']}`);
  return { email, session, buy, earn, loyalty, book };
}

describe('loyalty', () => {
  it('is in the requested language, also within the account data', async () => {
    const { session, earn } = await customer();
    const { number } = await earn(30);
    for (const [search, value, text] of [
      ['', '€\u00a010,00', `Bestellung ${number}`],
      ['?locale=en', '€\u00a010.00', `Order ${number}`],
    ] as const) {
      const alone = dataOf(await session.get(`/api/v1/user/loyalty/${search}`), Loyalty);
      expect([alone.exchange.value.formatted, alone.history[0]?.text]).toEqual([value, text]);
      expect(dataOf(await session.get(`/api/v1/user/${search}`), AccountData).p4m).toEqual(alone);
    }
  });

  it('starts with no points in the lowest tier', async () => {
    const { loyalty } = await customer();
    expect(await loyalty()).toMatchObject({
      points: 0,
      tier: { sysname: 'valley' },
      next: { tier: { sysname: 'ridge' }, missing: 500 },
      vouchers: [],
      history: [],
    });
  });

  it('exchanges points for a voucher that lowers the price of one order, and that earns no points', async () => {
    const { email, session, buy, earn, loyalty } = await customer();
    const first = await earn(250);
    const { code, p4m } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    expect(p4m.points).toBe(first.points - 200);
    expect(p4m.pointsOfYear).toBe(first.points);
    expect(p4m.vouchers).toMatchObject([{ code, state: 'open', value: { cents: 1000 } }]);
    const second = dataOf(await buy(60, { code, cents: 1000 }), OrderDetails);
    expect(second.voucher).toEqual({ code, value: p4m.vouchers[0]?.value });
    expect(second.total.cents).toBe(second.productsPrice.cents + second.deliveryPrice.cents - 1000);
    expect(second.points).toBe(Math.floor((second.productsPrice.cents - 1000) / 100));
    expect((await loyalty()).vouchers).toMatchObject([{ code, state: 'used' }]);
    expect(errorOf(await buy(60, { code, cents: 1000 }), 422).errors).toHaveProperty('voucher');
    expect((await moveTo(server, second, 'cancelled')).statusCode).toBe(200);
    expect((await loyalty()).vouchers).toMatchObject([{ code, state: 'open' }]);
    const { text } = await mailTo(server, email, { subject: /ist storniert$/ });
    expect(text).toContain(`Der Gutschein ${code} gilt wieder.`);
  });

  it('takes a voucher back with the points that it was paid with, also when its order is cancelled, and the email says nothing of it', async () => {
    const { email, session, buy, earn, loyalty } = await customer();
    const first = await earn(250);
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    const second = dataOf(await buy(60, { code, cents: 1000 }), OrderDetails);
    const lines = first.lines.map(({ amount }, position) => ({ position, amount, reason: 'too-small' }));
    await session.post(`/api/v1/user/order/${first.uuid}/return/`, { lines });
    expect((await moveTo(server, second, 'cancelled')).statusCode).toBe(200);
    expect((await loyalty()).vouchers).toEqual([]);
    const { text } = await mailTo(server, email, { subject: /ist storniert$/ });
    expect(text).not.toContain(code);
  });

  it('accepts vouchers only from their owner and for orders that are large enough', async () => {
    const { session, buy, earn } = await customer();
    await earn(250);
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    const stranger = await customer();
    expect(errorOf(await stranger.buy(60, { code, cents: 1000 }), 422).errors).toHaveProperty('voucher');
    const small = await buy(20, { code, cents: 1000 });
    expect(errorOf(small, 422).errors['voucher']?.[0]).toBe('Dieser Gutschein gilt ab €\u00a050,00.');
  });

  it('never spends a point twice', async () => {
    const { session, earn, loyalty } = await customer();
    const { points } = await earn(450);
    const tries = await Promise.all(Array.from({ length: 6 }, () => session.post(exchangeUrl, {})));
    const made = tries.filter(({ statusCode }) => statusCode === 200).length;
    expect(made).toBe(Math.floor(points / 200));
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const after = await loyalty();
    expect([after.points, after.vouchers.length]).toEqual([points - made * 200, made]);
  });

  it('books the points of an order when it has been delivered, so that none are spent and then cancelled', async () => {
    const { session, buy, loyalty } = await customer();
    const order = dataOf(await buy(250), OrderDetails);
    expect(order.points).toBeGreaterThanOrEqual(200);
    await moveTo(server, order, 'shipped');
    expect((await loyalty()).points).toBe(0);
    expect(errorOf(await session.post(exchangeUrl, {}), 409).message).toBe('Dafür brauchst du 200 Punkte, du hast 0.');
    await moveTo(server, order, 'delivered');
    expect(await loyalty()).toMatchObject({ points: order.points, history: [{ kind: 'order', points: order.points }] });
  });

  it('takes a voucher that has not been used back with the goods that it was earned with', async () => {
    const { session, earn, loyalty } = await customer();
    const order = await earn(250);
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    await session.post('/api/v1/cart/voucher/', { code });
    const lines = order.lines.map(({ amount }, position) => ({ position, amount, reason: 'too-small' }));
    const returned = await session.post(`/api/v1/user/order/${order.uuid}/return/?locale=en`, { lines });
    expect(returned.statusCode).toBe(200);
    const { points, vouchers, history } = await loyalty();
    expect([points, vouchers]).toEqual([0, []]);
    expect(history.map(({ text, points: booked }) => [text, booked])).toEqual([
      ['Gutschein zurückgenommen', 200],
      [`Rückgabe ${order.number}`, -order.points],
      ['Gutschein', -200],
      [`Bestellung ${order.number}`, order.points],
    ]);
    expect(dataOf(await session.get('/api/v1/cart/'), Cart).voucher).toBeNull();
  });

  it('keeps a voucher that other points pay for, and has the points of a used one earned again first', async () => {
    const { session, buy, earn, loyalty } = await customer();
    const [first, second] = [await earn(250), await earn(250)];
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    const giveBack = ({ uuid, lines }: OrderDetails) =>
      session.post(`/api/v1/user/order/${uuid}/return/`, {
        lines: lines.map(({ amount }, position) => ({ position, amount, reason: 'other' })),
      });
    dataOf(await giveBack(first), OrderDetails);
    expect(await loyalty()).toMatchObject({ points: second.points - 200, vouchers: [{ code, state: 'open' }] });
    dataOf(await buy(60, { code, cents: 1000 }), OrderDetails);
    dataOf(await giveBack(second), OrderDetails);
    expect(await loyalty()).toMatchObject({ points: 0, vouchers: [{ code, state: 'used' }] });
    expect(errorOf(await session.post(exchangeUrl, {}), 409).message).toContain('du hast 0.');
    const third = await earn(250);
    expect((await loyalty()).points).toBe(third.points - 200);
  });

  it('takes as few vouchers back as pay for the missing points, the last one first, and none that has expired', async () => {
    const { session, buy, loyalty, book } = await customer();
    await book(600);
    const order = dataOf(await buy(20), OrderDetails);
    const exchanged = async () => dataOf(await session.post(exchangeUrl, {}), ExchangedPoints).code;
    const [kept, , expired] = [await exchanged(), await exchanged(), await exchanged()];
    await orm.execute(sql`update vouchers set valid_until = '2020-01-31' where code = ${expired}`);
    await book(-1);
    await moveTo(server, order, 'cancelled');
    const { points, vouchers } = await loyalty();
    expect(points).toBe(199);
    expect(vouchers.map(({ code, state }) => [code, state])).toEqual([
      [expired, 'expired'],
      [kept, 'open'],
    ]);
  });

  it('counts a return for the tier as long as its order: points that have left the year are not taken off again', async () => {
    const { session, earn, loyalty } = await customer();
    const [old, recent] = [await earn(60), await earn(60)];
    const lines = old.lines.map(({ amount }, position) => ({ position, amount, reason: 'other' }));
    dataOf(await session.post(`/api/v1/user/order/${old.uuid}/return/`, { lines }), OrderDetails);
    expect(await loyalty()).toMatchObject({ points: recent.points, pointsOfYear: recent.points });
    const ofOrder = sql`order_uuid = ${old.uuid} and kind = 'order'`;
    await orm.execute(sql`update loyalty_entries set happened_at = now() - interval '366 days' where ${ofOrder}`);
    expect(await loyalty()).toMatchObject({ points: recent.points, pointsOfYear: recent.points });
  });

  it('counts points for the tier for a year, and for the balance for ever', async () => {
    const { loyalty, book } = await customer();
    await book(500, 367);
    await book(20, 364);
    expect(await loyalty()).toMatchObject({ points: 520, pointsOfYear: 20, tier: { sysname: 'valley' } });
  });

  it('exchanges exactly the points of a voucher, and none below', async () => {
    const { session, loyalty, book } = await customer();
    await book(199);
    expect(errorOf(await session.post(exchangeUrl, {}), 409).error).toBe('not enough points');
    await book(1);
    expect(dataOf(await session.post(exchangeUrl, {}), ExchangedPoints).p4m.points).toBe(0);
    expect((await loyalty()).vouchers).toHaveLength(1);
  });

  it('accepts a voucher on its last day, and not on the day after', async () => {
    const { session, loyalty, book } = await customer();
    await book(200);
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    const stateOn = async (day: string) => {
      await orm.execute(sql`update vouchers set valid_until = '2026-05-09' where code = ${code}`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
      return (await loyalty()).vouchers[0]?.state;
    };
    expect([await stateOn('2026-05-09'), await stateOn('2026-05-10')]).toEqual(['open', 'expired']);
  });

  it('gives a voucher for 365 calendar days, also where the clocks change on another day than a year later', async () => {
    const { session, loyalty, book } = await customer();
    await book(200);
    // Half an hour before midnight in Vienna, in winter; a year later summer time ends on 31 October.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T22:30:00Z') });
    await session.post(exchangeUrl, {});
    expect((await loyalty()).vouchers).toMatchObject([{ validUntil: '2027-10-25' }]);
  });

  it('is for customers', async () => {
    expect((await caller(server).get('/api/v1/user/loyalty/')).statusCode).toBe(401);
    expect((await caller(server).post(exchangeUrl, {})).statusCode).toBe(401);
  });
});
