import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { AccountData, Cart, OrderDetails, Product } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import type { Orm } from '../database/database.ts';
import { defaultRateLimits } from '../limits/rate-limit-settings.ts';
import { defaultOrderRules } from '../options.ts';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailsTo, mailTo, secretIn } from '../testing/mailbox.ts';
import { networks } from '../testing/post-from-network.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../testing/test-api.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

const { order: ofNetwork, orderCart, orderPair, orderAddress, holdAfter, holdAfterNetwork } = defaultRateLimits;
const { holdMs, stockShare } = defaultOrderRules;

let server: FastifyInstance;
let facts: CatalogueFacts;
const elsewhere = networks();
const network = () => elsewhere.next().value;
const someone = () => `gast-${randomUUID()}@example.at`;
let fresh: () => StockedOption;
const unlimited = { max: 100_000, timeWindow: 1000 };
let orm: Orm;
const start = () =>
  openTestApi({
    trustProxy: 'loopback',
    rateLimits: { register: unlimited, email: unlimited },
    orders: {},
    publicOrigin: 'https://api.bergauf.example',
  });
beforeAll(async () => {
  facts = await catalogueFacts();
  const options = facts.plenty.values();
  fresh = () => {
    const { value } = options.next();
    if (value === undefined) throw new Error('The test catalogue has too few options');
    return value;
  };
  ({ server, orm } = await start());
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Headers = Readonly<Record<string, string>>;
type OrderOptions = {
  readonly option: StockedOption;
  readonly amount?: number;
  readonly email?: string;
  readonly from?: string;
  readonly headers?: Headers;
};

const guest = (): Headers => ({ 'x-request-id': randomUUID() });

/** Fills a cart and orders it, each time with a new idempotency key. */
async function buy({ option, amount = 1, email, from = network(), headers = guest() }: OrderOptions) {
  const shopper = caller(server, headers);
  const cart = dataOf(await shopper.post('/api/v1/cart/', { productOption: option.id, amount }), Cart);
  const body = { deliveryType: 'home', address: homeAddress, expectedTotal: cart.total.totalCartPrice };
  const response = await server.inject({
    method: 'POST',
    url: '/api/v1/order/',
    headers: { ...headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': from },
    payload: { ...body, ...(email !== undefined && { email }) },
  });
  return { response, cart };
}

async function buyOften(count: number, nextOrder: () => OrderOptions): Promise<LightMyRequestResponse[]> {
  const responses: LightMyRequestResponse[] = [];
  for (let round = 0; round < count; round++) responses.push((await buy(nextOrder())).response);
  return responses;
}

const isHeld = (response: LightMyRequestResponse) => dataOf(response, OrderDetails).heldUntil !== null;

async function stockOf(option: StockedOption, path: string): Promise<number | undefined> {
  vi.setSystemTime(Date.now() + 6000);
  const product = dataOf(await server.inject(`/api/v1/product/?path=${path}`), Product);
  return product.options.find(({ id }) => id === option.id)?.quantity;
}

/** An order that is held because it exceeds the limit of its address. */
async function heldOrder(options: Partial<OrderOptions> = {}) {
  const email = someone();
  await buyOften(holdAfter.max, () => ({ option: fresh(), email }));
  const headers = options.headers ?? guest();
  const option = options.option ?? fresh();
  const { response, cart } = await buy({ option, amount: 2, email, headers, ...options });
  const order = dataOf(response, OrderDetails);
  const received = await mailTo(server, email, { subject: /^Bitte bestätige deine Bestellung/ });
  const link = received.links.find((one) => one.includes('/bestellung/bestaetigen/')) ?? '';
  return { email, headers, option, order, received, link, path: cart.products[0]?.url ?? '' };
}

const open = (link: string) => server.inject(new URL(link).pathname);
/** As a browser submits the page's form. */
const confirm = (link: string) =>
  server.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

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
    expect(refused.message).toMatch(/ohne bestätigtes Konto gerade kein weiteres Stück bestellen/);
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
    expect(errorOf(response, 409).message).toContain(`höchstens ${most} Stück`);
  });

  it('who has confirmed the account buys everything', async () => {
    const option = fresh();
    const { email, ...headers } = await signUp(server);
    const secret = secretIn(await mailTo(server, email, { subject: /bestätige/ }));
    await caller(server).post(`/api/v1/auth/doi/${secret}/`, {});
    const { response } = await buy({ option, amount: option.quantity, headers });
    expect(dataOf(response, OrderDetails).heldUntil).toBeNull();
  });

  it('is the same with an unconfirmed account', async () => {
    const option = fresh();
    const { email: _, ...headers } = await signUp(server);
    const { response } = await buy({ option, amount: option.quantity, headers });
    expect(errorOf(response, 409).error).toBe('too many pieces');
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

  it('for one address from many networks are bounded', async () => {
    const email = someone();
    const options = facts.plenty.slice(-90, -60).values();
    const next = () => options.next().value ?? facts.bike;
    const responses = await buyOften(orderAddress.max + 3, () => ({ option: next(), email }));
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

describe('an order that looks automated', () => {
  it('reserves its pieces until the link in its email is used, once or twice', async () => {
    const { option, order, headers, email, received, link, path } = await heldOrder();
    expect(new Date(order.heldUntil ?? '').getTime()).toBeGreaterThan(Date.now());
    expect(order.state).toBe('received');
    expect(link).toMatch(/^https:\/\/api\.bergauf\.example\/bestellung\/bestaetigen\/[\w-]{43}\/$/);
    expect(received.text).not.toContain(homeAddress.street);
    expect(await stockOf(option, path)).toBe(option.quantity - 2);
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
    expect(await stockOf(option, path)).toBe(option.quantity - 2);
  });

  it('expires without confirmation, and its pieces are for sale again', async () => {
    const { option, order, headers, link, path } = await heldOrder();
    vi.setSystemTime(Date.now() + holdMs + 1000);
    expect((await confirm(link)).statusCode).toBe(410);
    await Promise.all([cleanUp(orm), cleanUp(orm)]);
    expect(await stockOf(option, path)).toBe(option.quantity);
    const now = dataOf(await caller(server, headers).get(`/api/v1/order/${order.uuid}/`), OrderDetails);
    expect(now).toMatchObject({ state: 'cancelled', heldUntil: null });
    expect(now.timeline.map(({ state }) => state)).toEqual(['received', 'cancelled']);
    const page = await confirm(link);
    expect([page.statusCode, page.body.includes('ist verfallen')]).toEqual([410, true]);
    await cleanUp(orm);
    expect(await stockOf(option, path)).toBe(option.quantity);
  });

  it('is confirmed or ended, never both', async () => {
    const { option, order, headers, link, path } = await heldOrder();
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
    expect(await stockOf(option, path)).toBe(option.quantity - (isConfirmed ? 2 : 0));
  });

  it('of an unconfirmed account books its points when it is confirmed', async () => {
    const { email, ...headers } = await signUp(server);
    await mailTo(server, email);
    await buyOften(holdAfter.max, () => ({ option: fresh(), headers }));
    const pointsNow = async () => dataOf(await caller(server, headers).get('/api/v1/user/'), AccountData).p4m.points;
    const before = await pointsNow();
    const order = dataOf((await buy({ option: fresh(), headers })).response, OrderDetails);
    expect([order.heldUntil === null, await pointsNow()]).toEqual([false, before]);
    const received = await mailTo(server, email, { subject: /^Bitte bestätige deine Bestellung/ });
    await confirm(received.links.find((one) => one.includes('/bestaetigen/')) ?? '');
    expect(await pointsNow()).toBe(before + order.points);
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
