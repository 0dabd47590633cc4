// @module-tag rotated
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { OrderDetails } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRateLimits } from '../limits/rate-limit-settings.ts';
import { defaultOrderRules } from '../options.ts';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { eachOnce } from '../testing/customer-with-orders.ts';
import { guest, guestOrders, network, someone, withOrderLimits } from '../testing/guest-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailsTo, mailTo, secretIn } from '../testing/mailbox.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

const { order: ofNetwork, orderCart, orderPair, orderAddress, orderRefused, holdAfterNetwork } = defaultRateLimits;
const { stockShare } = defaultOrderRules;

let server: FastifyInstance;
let facts: CatalogueFacts;
let fresh: () => StockedOption;
beforeAll(async () => {
  facts = await catalogueFacts();
  fresh = eachOnce(facts.plenty);
  server = await startTestApi(withOrderLimits);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const { buy, buyOften } = guestOrders(() => server);

const isHeld = (response: LightMyRequestResponse) => dataOf(response, OrderDetails).heldUntil !== null;

describe('a guest', () => {
  it('orders without being asked anything', async () => {
    const email = someone();
    const { response } = await buy({ option: fresh(), email });
    expect(dataOf(response, OrderDetails)).toMatchObject({ state: 'received', heldUntil: null });
    expect((await mailTo(server, email)).subject).toMatch(/^Deine Bestellung/);
  });

  it('cannot reserve an option’s whole stock with any number of carts and addresses', async () => {
    const option = fresh();
    const from = network();
    const responses = await buyOften(option.quantity, () => ({ option, from, email: someone() }));
    const bought = responses.filter(({ statusCode }) => statusCode === 200);
    expect(bought).toHaveLength(Math.floor((option.quantity * stockShare) / 100));
    const refused = errorOf(responses.at(-1) as LightMyRequestResponse, 409);
    expect(refused.error).toBe('too many pieces');
    expect(refused.message).toMatch(/ohne bestätigtes Konto gerade nicht so viele Stück bestellen/);
    expect((await buy({ option, email: someone() })).response.statusCode).toBe(200);
  });

  it('gets no more by sending all orders at once', async () => {
    const option = fresh();
    const from = network();
    const orders = Array.from({ length: option.quantity }, () => buy({ option, from, email: someone() }));
    const responses = (await Promise.all(orders)).map(({ response }) => response.statusCode);
    expect(responses.filter((status) => status === 200)).toHaveLength(Math.floor((option.quantity * stockShare) / 100));
    expect(new Set(responses)).toEqual(new Set([200, 409]));
  });

  it('learns how many pieces are left', async () => {
    const option = fresh();
    const most = Math.floor((option.quantity * stockShare) / 100);
    const { response } = await buy({ option, amount: most + 1, email: someone() });
    expect(errorOf(response, 409).message).toMatch(new RegExp(`höchstens ${most} Stück .*oder melde dich an\\.$`));
  });

  it('learns how many pieces are left beside those of the same cart', async () => {
    const option = fresh();
    const most = Math.floor((option.quantity * stockShare) / 100);
    const headers = guest();
    await buy({ option, amount: most - 1, headers, email: someone() });
    const { response } = await buy({ option, amount: 2, headers, email: someone() });
    expect(errorOf(response, 409).message).toContain('höchstens 1 Stück');
  });

  it('does not learn what others have ordered: with their email address or network a refusal names no number', async () => {
    const option = fresh();
    const [owner, from] = [someone(), network()];
    await buy({ option, amount: 2, email: owner, from });
    const left = option.quantity - 2;
    const most = Math.floor((left * stockShare) / 100);
    const messageOf = async (amount: number, of: { email?: string; from?: string }) =>
      errorOf((await buy({ option, amount, email: someone(), ...of })).response, 409).message;
    const beyond = await messageOf(most + 1, {});
    expect(beyond).toContain(`höchstens ${most} Stück`);
    for (const of of [{ email: owner }, { email: owner.toUpperCase() }, { from }]) {
      expect(await messageOf(most + 1, of)).toBe(beyond);
      expect(await messageOf(most, of)).toMatch(/gerade nicht so viele Stück bestellen\. Ändere die Menge/);
    }
    expect((await buy({ option, amount: most, email: someone() })).response.statusCode).toBe(200);
  });

  it('cannot try it out any number of times: refusals are counted by network, also parallel ones', async () => {
    const option = fresh();
    const owner = someone();
    await buy({ option, amount: 3, email: owner });
    const from = network();
    const before = await buy({ option: fresh(), email: someone(), from });
    const attempt = async () => (await buy({ option, amount: option.quantity - 3, email: owner, from })).response;
    const responses = await Promise.all(Array.from({ length: orderRefused.max + 10 }, attempt));
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(orderRefused.max);
    const last = await attempt();
    expect(errorOf(last, 429).error).toBe('too many orders');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    // Beyond the limit an order that would be accepted has the same response.
    const allowed = await buy({ option, amount: 1, email: someone(), from });
    expect(errorOf(allowed.response, 429).message).toBe(errorOf(last, 429).message);
    // The owner of the address still orders, and an order from the network whose response was lost is found by its key.
    expect((await buy({ option, amount: 1, email: owner })).response.statusCode).toBe(200);
    expect(dataOf(await before.again(), OrderDetails).number).toBe(dataOf(before.response, OrderDetails).number);
  });

  it('who has confirmed the account buys everything', async () => {
    const option = fresh();
    const { email, ...headers } = await signUp(server);
    const secret = secretIn(await mailTo(server, email, { subject: /bestätige/ }));
    await caller(server, headers).post(`/api/v1/auth/doi/${secret}/`, {});
    const { response } = await buy({ option, amount: option.quantity, headers });
    expect(dataOf(response, OrderDetails).heldUntil).toBeNull();
  });

  it('is the same with an unconfirmed account', async () => {
    const option = fresh();
    const { email: _, ...headers } = await signUp(server);
    const { response } = await buy({ option, amount: option.quantity, headers });
    const { error, message } = errorOf(response, 409);
    expect(error).toBe('too many pieces');
    expect(message).toContain('oder bestätige deine E-Mail-Adresse');
    expect(message).not.toContain('melde dich an');
  });
});

describe('many orders', () => {
  it('for one address from one network send few emails', async () => {
    const email = someone();
    const from = network();
    const responses = await buyOften(19, () => ({ option: fresh(), email, from }));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(orderPair.max);
    const last = responses.at(-1) as LightMyRequestResponse;
    expect(errorOf(last, 429).error).toBe('too many orders');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await mailsTo(server, email)).toBe(orderPair.max), { timeout: 10_000 });
    // The owner of the address can still order.
    expect((await buy({ option: fresh(), email })).response.statusCode).toBe(200);
  });

  it('of a confirmed customer are bounded for a stranger’s address, and not for the own one', async () => {
    const { email, ...account } = await signUp(server);
    const secret = secretIn(await mailTo(server, email, { subject: /bestätige/ }));
    expect((await caller(server, account).post(`/api/v1/auth/doi/${secret}/`, {})).statusCode).toBe(200);
    const [stranger, from] = [someone(), network()];
    const statuses = async (to: string) =>
      (await buyOften(orderPair.max + 1, () => ({ option: fresh(), email: to, from, headers: account }))).map(
        ({ statusCode }) => statusCode,
      );
    const within = Array.from({ length: orderPair.max }, () => 200);
    expect(await statuses(stranger)).toEqual([...within, 429]);
    expect(await statuses(email)).toEqual([...within, 200]);
  });

  it('for one address from many networks are bounded, however it is spelled', async () => {
    const email = someone();
    const spellings = [email, email.toUpperCase()];
    const options = facts.plenty.slice(-90, -60).values();
    const next = () => options.next().value ?? facts.bike;
    const nextSpelling = () => {
      spellings.reverse();
      return spellings[0] ?? email;
    };
    const responses = await buyOften(orderAddress.max + 3, () => ({ option: next(), email: nextSpelling() }));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(orderAddress.max);
    expect(errorOf(responses.at(-1) as LightMyRequestResponse, 429).error).toBe('too many orders');
  });

  it('of one request id are bounded', async () => {
    const headers = guest();
    const options = facts.plenty.slice(-30).values();
    const next = () => options.next().value ?? facts.bike;
    const responses = await buyOften(orderCart.max + 2, () => ({ option: next(), email: someone(), headers }));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(orderCart.max);
    expect(errorOf(responses.at(-1) as LightMyRequestResponse, 429).error).toBe('too many orders');
  });

  it('from one network are held, and then refused', async () => {
    const from = network();
    const options = facts.plenty.slice(-60).values();
    const next = () => options.next().value ?? facts.bike;
    const responses = await buyOften(ofNetwork.max + 2, () => ({ option: next(), email: someone(), from }));
    const taken = responses.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(ofNetwork.max);
    expect(taken.map(isHeld).indexOf(true)).toBe(holdAfterNetwork.max);
    expect(errorOf(responses.at(-1) as LightMyRequestResponse, 429).error).toBe('too many orders');
  });

  it('that are refused for another reason are not counted', async () => {
    const headers = guest();
    const option = fresh();
    await caller(server, headers).post('/api/v1/cart/', { productOption: option.id, amount: 1 });
    const body = { deliveryType: 'home', address: homeAddress, expectedTotal: 1, email: someone() };
    for (let round = 0; round < 2 * orderCart.max; round++) {
      const response = await server.inject({
        method: 'POST',
        url: '/api/v1/order/',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: body,
      });
      expect(errorOf(response, 409).error).toBe('cart changed');
    }
    expect((await buy({ option, headers, email: someone() })).response.statusCode).toBe(200);
  });
});
