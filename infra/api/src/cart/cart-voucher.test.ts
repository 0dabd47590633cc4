// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, ExchangedPoints, Loyalty, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { eanCheckDigit } from '../loyalty/customer-card.ts';
import { catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { customerWithOrders, eachOnce } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  const { plenty } = await catalogueFacts();
  // A piece costs between 20 and 45 euros: one is below a voucher's minimum order of 50 euros, three are above.
  fresh = eachOnce(plenty.filter(({ vk, quantity }) => vk > 2000 && vk < 4500 && quantity >= 3));
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const voucherUrl = '/api/v1/cart/voucher/';

/** A customer with points, and one voucher. */
async function withVoucher() {
  const customer = await customerWithOrders(server);
  const { session, headers } = customer;
  const account = sql`(select id from accounts where request_id = ${headers['x-request-id']})`;
  await orm.execute(sql`insert into loyalty_entries (account_id, kind, points) values (${account}, 'welcome', 1000)`);
  const { code } = dataOf(await session.post('/api/v1/user/loyalty/vouchers/', {}), ExchangedPoints);
  const add = async (option: StockedOption, amount: number) =>
    dataOf(await session.post('/api/v1/cart/', { productOption: option.id, amount }), Cart);
  const put = (typed = code) => session.post(voucherUrl, { code: typed });
  const stateOf = async () =>
    dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty).vouchers.find((one) => one.code === code)?.state;
  const cart = async () => dataOf(await session.get('/api/v1/cart/'), Cart);
  return { ...customer, code, add, put, stateOf, cart };
}

describe('a voucher in the cart', () => {
  it('lowers the amount due and the points once the cart reaches its minimum order', async () => {
    const { session, add, put, code } = await withVoucher();
    const option = fresh();
    const small = await add(option, 1);
    expect(small.total).toMatchObject({ voucherValue: 0, payable: small.total.totalCartPrice });
    const waiting = dataOf(await put(` ${code.toLowerCase()} `), Cart);
    expect(waiting.voucher).toMatchObject({ code, state: 'minimum-not-reached', value: { cents: 0 } });
    expect(waiting.total).toEqual(small.total);
    const { total, voucher } = await add(option, 2);
    expect(voucher).toMatchObject({ state: 'applied', value: { cents: 1000 }, minimumOrder: { cents: 5000 } });
    expect(total).toMatchObject({
      voucherValue: 1000,
      payable: total.productsPrice + total.deliveryPrice - 1000,
      points: Math.floor((total.productsPrice - 1000) / 100),
    });
    expect(total.totalCartPrice).toBe(total.productsPrice + total.deliveryPrice);
    const english = dataOf(await session.get('/api/v1/cart/?locale=en'), Cart);
    expect(english.total.voucherValueFormatted).toMatch(/10\.00/);
    const without = dataOf(await session.delete(voucherUrl), Cart);
    expect([without.voucher, without.total.payable]).toEqual([null, total.totalCartPrice]);
  });

  it('applies to a cart that costs exactly its minimum order, and to its order', async () => {
    const { add, put, place, code } = await withVoucher();
    const { productsPrice } = (await add(fresh(), 3)).total;
    await orm.execute(sql`update vouchers set minimum_order = ${productsPrice} where code = ${code}`);
    const { voucher, total } = dataOf(await put(), Cart);
    expect(voucher?.state).toBe('applied');
    expect((await place({ expectedTotal: total.payable })).voucher?.code).toBe(code);
  });

  it('is used by one order, and given back when that order is cancelled', async () => {
    const { session, headers, add, put, stateOf, cart, place, pathOf, code } = await withVoucher();
    await add(fresh(), 3);
    const { total } = dataOf(await put(), Cart);
    const order = (key: string) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/order/',
        headers: { ...headers, 'idempotency-key': key },
        payload: { deliveryType: 'home', address: homeAddress, expectedTotal: total.payable },
      });
    const placed = await Promise.all(Array.from({ length: 4 }, () => order(randomUUID())));
    expect(placed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const [first] = placed.filter(({ statusCode }) => statusCode === 200);
    if (first === undefined) throw new Error('No order was placed');
    const details = dataOf(first, OrderDetails);
    expect(details).toMatchObject({ voucher: { code, value: { cents: 1000 } }, total: { cents: total.payable } });
    expect([await stateOf(), (await cart()).voucher]).toEqual(['used', null]);
    expect(errorOf(await put(), 422).errors['code']).toEqual(['Diesen Gutschein hast du schon eingelöst.']);
    dataOf(await session.post(`${pathOf(details)}cancel/`, {}), OrderDetails);
    expect(await stateOf()).toBe('open');
    await add(fresh(), 3);
    const again = dataOf(await put(), Cart);
    expect((await place({ expectedTotal: again.total.payable })).voucher?.code).toBe(code);
  });

  it('stays unused when a checkout that does not know it orders at the full price', async () => {
    const { add, put, place, stateOf } = await withVoucher();
    await add(fresh(), 3);
    const { total } = dataOf(await put(), Cart);
    const order = await place({ expectedTotal: total.totalCartPrice });
    expect([order.voucher, order.total.cents, await stateOf()]).toEqual([null, total.totalCartPrice, 'open']);
  });

  it('must belong to the own account and not be expired', async () => {
    const [mine, other] = [await withVoucher(), await withVoucher()];
    for (const code of [other.code, 'BERG-NIXX-NIXX']) {
      expect(errorOf(await mine.put(code), 422).errors).toEqual({ code: ['Diesen Gutschein kennen wir nicht.'] });
    }
    expect(errorOf(await caller(server).post(voucherUrl, { code: mine.code }), 401).error).toBe('no uuid header');
    await mine.add(fresh(), 3);
    dataOf(await mine.put(), Cart);
    await orm.execute(sql`update vouchers set valid_until = '2020-01-01' where code = ${mine.code}`);
    const { voucher, total } = await mine.cart();
    expect([voucher?.state, total.voucherValue]).toEqual(['ended', 0]);
    expect(errorOf(await mine.put(), 422).errors['code']).toEqual(['Dieser Gutschein ist abgelaufen.']);
  });
});

describe('the loyalty account', () => {
  it('exchanges points once for one request of an account, however often it is sent', async () => {
    const [{ session, headers }, other] = [await withVoucher(), await withVoucher()];
    const key = randomUUID();
    const exchange = async (of: typeof headers) => {
      const response = await server.inject({
        method: 'POST',
        url: '/api/v1/user/loyalty/vouchers/',
        headers: { ...of, 'idempotency-key': key },
        payload: {},
      });
      return dataOf(response, ExchangedPoints).code;
    };
    const codes = await Promise.all([exchange(headers), exchange(headers), exchange(headers)]);
    expect(new Set(codes).size).toBe(1);
    expect(codes).not.toContain(await exchange(other.headers));
    const { points, vouchers } = dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty);
    expect([points, vouchers.length]).toEqual([600, 2]);
  });

  it('has a card with an EAN-13 of its own, and vouchers with a Code-128', async () => {
    const [one, two] = [await withVoucher(), await withVoucher()];
    const loyaltyOf = async ({ session }: typeof one) => dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty);
    const [first, second] = [await loyaltyOf(one), await loyaltyOf(two)];
    const value = first.card?.barcode.value ?? '';
    expect(value).toMatch(/^290\d{10}$/);
    expect(Number(value.at(-1))).toBe(eanCheckDigit(value.slice(0, 12)));
    expect(first.card?.number.replaceAll(' ', '')).toBe(value);
    expect(second.card?.barcode.value).not.toBe(value);
    expect(first.vouchers[0]?.barcode).toEqual({ format: 'code-128', value: one.code });
    expect(first.exchange).toMatchObject({ minimumOrder: { cents: 5000 }, validDays: 365 });
  });

  it.each([
    ['400638133393', 1],
    ['978020137962', 4],
  ])('has the check digit of EAN-13: %s', (twelve, digit) => {
    expect(eanCheckDigit(twelve)).toBe(digit);
  });
});
