// @module-tag rotated
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AccountData, Cart, ExchangedPoints, Loyalty, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const exchangeUrl = '/api/v1/user/loyalty/vouchers/';
async function customer() {
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const buy = async (euros: number, voucher?: { code: string; cents: number }) => {
    const option = facts.plenty.find(({ vk, quantity }) => quantity * vk >= euros * 100 && vk <= euros * 100);
    const amount = Math.ceil((euros * 100) / (option?.vk ?? 1));
    const added = await session.post('/api/v1/cart/', { productOption: option?.id, amount });
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
  const loyalty = async () => dataOf(await session.get('/api/v1/user/loyalty/'), Loyalty);
  return { session, buy, loyalty };
}

describe('loyalty', () => {
  it('is written in the language that is asked for, also within the account data', async () => {
    const { session, buy } = await customer();
    const { number } = dataOf(await buy(30), OrderDetails);
    for (const [search, value, text] of [
      ['', '€\u00a010,00', `Bestellung ${number}`],
      ['?locale=en', '€\u00a010.00', `Order ${number}`],
    ] as const) {
      const alone = dataOf(await session.get(`/api/v1/user/loyalty/${search}`), Loyalty);
      expect([alone.exchange.value.formatted, alone.history[0]?.text]).toEqual([value, text]);
      expect(dataOf(await session.get(`/api/v1/user/${search}`), AccountData).p4m).toEqual(alone);
    }
  });

  it('begins with nothing in the lowest tier', async () => {
    const { loyalty } = await customer();
    expect(await loyalty()).toMatchObject({
      points: 0,
      tier: { sysname: 'valley' },
      next: { tier: { sysname: 'ridge' }, missing: 500 },
      vouchers: [],
      history: [],
    });
  });

  it('exchanges points for a voucher that one order is cheaper by, and that earns no points', async () => {
    const { session, buy, loyalty } = await customer();
    const first = dataOf(await buy(250), OrderDetails);
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
  });

  it('accepts vouchers only from their owner and for orders that are large enough', async () => {
    const { session, buy } = await customer();
    await buy(250);
    const { code } = dataOf(await session.post(exchangeUrl, {}), ExchangedPoints);
    const stranger = await customer();
    expect(errorOf(await stranger.buy(60, { code, cents: 1000 }), 422).errors).toHaveProperty('voucher');
    const small = await buy(20, { code, cents: 1000 });
    expect(errorOf(small, 422).errors['voucher']?.[0]).toBe('Dieser Gutschein gilt ab €\u00a050,00.');
  });

  it('never spends a point twice', async () => {
    const { session, buy, loyalty } = await customer();
    const { points } = dataOf(await buy(450), OrderDetails);
    const tries = await Promise.all(Array.from({ length: 6 }, () => session.post(exchangeUrl, {})));
    const made = tries.filter(({ statusCode }) => statusCode === 200).length;
    expect(made).toBe(Math.floor(points / 200));
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const after = await loyalty();
    expect([after.points, after.vouchers.length]).toEqual([points - made * 200, made]);
  });

  it('is for customers', async () => {
    expect((await caller(server).get('/api/v1/user/loyalty/')).statusCode).toBe(401);
    expect((await caller(server).post(exchangeUrl, {})).statusCode).toBe(401);
  });
});
