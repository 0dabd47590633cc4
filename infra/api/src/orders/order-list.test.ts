// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DocumentLink, Order, OrderCounts, OrderDetails } from 'shared-contracts/entities';
import Type from 'typebox';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Orm } from '../database/database.ts';
import { catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { customerWithOrders, eachOnce } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';

const adminToken = 'a-token-of-thirty-two-characters!';
let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  const { rateLimits: unlimited } = testApiOptionsOn({ memory: true });
  const rateLimits = {
    ...unlimited,
    orderLookup: { max: 6, timeWindow: 600_000 },
    orderLookupPair: { max: 4, timeWindow: 600_000 },
  };
  ({ server, orm } = await openTestApi({ adminToken, trustProxy: 'loopback', rateLimits }));
}, 120_000);
afterAll(() => server.close());

const move = ({ number }: OrderDetails, state: string) =>
  server.inject({
    method: 'PUT',
    url: `/api/admin/orders/${number}/state`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { state },
  });

it('the list of orders has pages and a filter by state, without lines, and the counts of both', async () => {
  const { session, buy } = await customerWithOrders(server);
  const placed = [];
  for (let index = 0; index < 5; index++) placed.push(await buy([[fresh(), index === 0 ? 3 : 1]]));
  const [first, second] = placed;
  if (first === undefined || second === undefined) throw new Error('No order was placed');
  await move(first, 'shipped');
  await session.post(`/api/v1/user/order/${second.uuid}/cancel/`, {});
  const list = async (query: string) => dataOf(await session.get(`/api/v1/user/orders/${query}`), Type.Array(Order));
  const numbers = placed.map(({ number }) => number).toReversed();
  const listed = async (query: string) => (await list(query)).map(({ number }) => number);
  expect(await listed('')).toEqual(numbers);
  expect(await listed('?page=1&size=2')).toEqual(numbers.slice(0, 2));
  expect(await listed('?page=3&size=2')).toEqual(numbers.slice(4));
  expect(await listed('?page=4&size=2')).toEqual([]);
  expect(await listed('?state=cancelled&size=10')).toEqual([second.number]);
  const [shipped] = await list('?state=shipped&locale=en');
  expect(shipped).toMatchObject({
    amount: 3,
    lines: [],
    total: { formatted: expect.stringMatching(/^€\s?[\d,]+\.\d\d$/) },
  });
  expect(shipped?.pictures?.map(({ url }) => url)).toEqual(first.lines.map(({ picture }) => picture.url));
  expect(dataOf(await session.get('/api/v1/user/orders/counts/'), OrderCounts)).toEqual({
    total: 5,
    states: { received: 3, packed: 0, shipped: 1, ready: 0, delivered: 0, cancelled: 1, returned: 0 },
  });
  expect((await session.get('/api/v1/user/orders/?size=51')).statusCode).toBe(422);
  expect((await session.get('/api/v1/user/orders/?state=lost')).statusCode).toBe(422);
});

it('the list of orders counts the pieces of all lines and shows the pictures of the first four', async () => {
  const { session, buy } = await customerWithOrders(server);
  const { lines } = await buy([1, 2, 1, 3, 1, 2].map((amount) => [fresh(), amount] as const));
  await orm.execute(
    sql`update order_lines set picture = null where position = 1 and option_id = ${lines[1]?.optionId}`,
  );
  const [listed] = dataOf(await session.get('/api/v1/user/orders/?locale=at'), Type.Array(Order));
  expect(listed).toMatchObject({ amount: 10, lines: [] });
  expect(listed?.pictures).toEqual(lines.slice(0, 4).map(({ picture }) => picture));
});

it('a page of many orders takes as many queries as one order, in the list and in the export', async () => {
  const { session, buy } = await customerWithOrders(server);
  const queries = vi.spyOn(orm, 'select');
  // The fewest of three times: the mailer reads orders too.
  const count = async (path: string): Promise<number> => {
    const counted = [];
    for (let time = 0; time < 3; time++) {
      queries.mockClear();
      expect((await session.get(path)).statusCode).toBe(200);
      counted.push(queries.mock.calls.length);
    }
    return Math.min(...counted);
  };
  const paths = ['/api/v1/user/orders/?page=1&size=10', '/api/v1/user/export/'];
  const counts = async () => [await count(paths[0] ?? ''), await count(paths[1] ?? '')];
  await buy([[fresh(), 1]]);
  const ofOne = await counts();
  expect(Math.min(...ofOne)).toBeGreaterThan(1);
  for (let order = 0; order < 4; order++) await buy([[fresh(), 1]]);
  expect(await counts()).toEqual(ofOne);
  queries.mockRestore();
});

describe('an order without an account', () => {
  const lookUp = (network: string, body: object, path = '') =>
    server.inject({
      method: 'POST',
      url: `/api/v1/order/lookup/${path}`,
      headers: { 'x-forwarded-for': network },
      payload: body,
    });

  it('is found by its number and email address, as they are typed', async () => {
    const { email, buy, details } = await customerWithOrders(server);
    const order = await buy([[fresh(), 1]]);
    const typed = { number: ` ${order.number.replace('-', ' ').toLowerCase()} `, email: email.toUpperCase() };
    expect(dataOf(await lookUp('203.0.113.1', typed), OrderDetails)).toEqual(await details(order));
    // Found orders do not count.
    for (let attempt = 0; attempt < 8; attempt++) dataOf(await lookUp('203.0.113.1', typed), OrderDetails);
    expect(errorOf(await lookUp('203.0.113.1', typed, 'invoice/'), 409).error).toBe('no invoice yet');
  });

  it('is not told from one that does not exist, and guesses are limited by network', async () => {
    const { buy } = await customerWithOrders(server);
    const order = await buy([[fresh(), 1]]);
    const wrong = { number: order.number, email: 'fremd@example.at' };
    const unknown = { number: 'BG-9999999', email: 'fremd@example.at' };
    const [ofOther, ofNone] = [await lookUp('203.0.113.2', wrong), await lookUp('203.0.113.2', unknown)];
    expect([ofOther.statusCode, ofOther.body]).toEqual([404, ofNone.body]);
    expect(ofNone.statusCode).toBe(404);
    for (let number = 0; number < 6; number++) {
      await lookUp('203.0.113.9', { ...unknown, number: `BG-888888${number}` });
    }
    expect(errorOf(await lookUp('203.0.113.9', { ...unknown, number: 'BG-7777777' }), 429).error).toBe(
      'too many requests',
    );
    expect(errorOf(await lookUp('203.0.113.10', { number: 'x', email: 'y' }), 422).errors).toMatchObject({
      number: [expect.any(String)],
      email: [expect.any(String)],
    });
  });

  it('is found by its owner however many strangers guess, except from a network that has guessed too often', async () => {
    const { email, buy } = await customerWithOrders(server);
    const order = await buy([[fresh(), 1]]);
    await move(order, 'shipped');
    const [right, wrong] = [
      { number: order.number, email },
      { number: order.number, email: 'fremd@example.at' },
    ];
    const statuses = [];
    for (let guess = 0; guess < 8; guess++) {
      statuses.push((await lookUp('203.0.113.30', { ...wrong, email: `fremd${guess}@example.at` })).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429, 429, 429]);
    // An owner who has mistyped the address learns that, wherever strangers guess.
    expect((await lookUp('203.0.113.31', wrong)).statusCode).toBe(404);
    expect(dataOf(await lookUp('203.0.113.32', right), OrderDetails).number).toBe(order.number);
    dataOf(await lookUp('203.0.113.32', right, 'invoice/'), DocumentLink);
    expect(errorOf(await lookUp('203.0.113.30', right), 429).error).toBe('too many requests');
    // The network still finds other orders.
    const other = await buy([[fresh(), 1]]);
    dataOf(await lookUp('203.0.113.30', { number: other.number, email }), OrderDetails);
  });
});

describe('an invoice', () => {
  async function textOf(url: string): Promise<string> {
    const response = await server.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="(rechnung|invoice)-BG-\d+\.pdf"$/),
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)), {
      mergePages: true,
    });
    return text.replace(/\s+/g, ' ');
  }

  it('is a PDF with sender, recipient, number, lines, VAT and sums, in German and English', async () => {
    const { session, buy, pathOf } = await customerWithOrders(server);
    const order = await buy([
      [fresh(), 2],
      [fresh(), 1],
    ]);
    const link = async (locale: string) =>
      dataOf(await session.post(`${pathOf(order)}invoice/?locale=${locale}`, {}), DocumentLink);
    expect(errorOf(await session.post(`${pathOf(order)}invoice/`, {}), 409).error).toBe('no invoice yet');
    await move(order, 'shipped');
    const german = await textOf((await link('at')).url);
    const vat = Math.round(order.total.cents / 6);
    expect(order.vat).toMatchObject({ percent: 20, amount: { cents: vat } });
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    for (const part of [
      'UID ATU00000000',
      'Anna Berger',
      'Steiggasse 7',
      '6020 Innsbruck',
      `Bestellnummer ${order.number}`,
      'Umsatzsteuer 20 %',
      plain(order.vat?.amount.formatted ?? 'none'),
      `Gesamtbetrag ${plain(order.total.formatted)}`,
      `Lieferung nach Hause ${plain(order.deliveryPrice.formatted)}`,
      'Seite 1 / 1',
    ]) {
      expect(german).toContain(part);
    }
    for (const line of order.lines) {
      expect(german).toContain(`${line.brandName} ${line.nameWithoutBrand}`);
      expect(german).toContain(plain(line.total.formatted));
    }
    const [, number] = /Rechnung (RE-\d+)/.exec(german) ?? [];
    expect(number).toBeDefined();
    const english = await textOf((await link('en')).url);
    expect(english).toContain(`Invoice ${number}`);
    expect(english).toMatch(/VAT 20 % € ?[\d,]+\.\d\d Total € ?[\d,]+\.\d\d/);
  });

  it('is given to a guest who knows number and email address, and to nobody else', async () => {
    const { email, buy } = await customerWithOrders(server);
    const order = await buy([[fresh(), 1]]);
    await move(order, 'shipped');
    const ask = (of: string) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/order/lookup/invoice/',
        headers: { 'x-forwarded-for': '203.0.113.20' },
        payload: { number: order.number, email: of },
      });
    expect(await textOf(dataOf(await ask(email), DocumentLink).url)).toContain(`Bestellnummer ${order.number}`);
    expect((await ask('fremd@example.at')).statusCode).toBe(404);
  });

  it('names recipients in the letters of every country of the Union', async () => {
    const { session, buy, pathOf } = await customerWithOrders(server);
    const name = { firstname: 'Łucja', lastname: 'Παπαδοπούλου' };
    const address = { ...homeAddress, ...name, postal: '00-950', city: 'Łódź', countryId: 'PL' };
    const order = await buy([[fresh(), 1]], { address });
    await move(order, 'shipped');
    const { url } = dataOf(await session.post(`${pathOf(order)}invoice/`, {}), DocumentLink);
    expect(await textOf(url)).toContain('Łucja Παπαδοπούλου Steiggasse 7 00-950 Łódź Polen');
  });

  it('of many lines has several pages with all of them', async () => {
    const { session, buy, pathOf } = await customerWithOrders(server);
    const order = await buy(Array.from({ length: 22 }, () => [fresh(), 1] as const));
    await move(order, 'delivered');
    const { url } = dataOf(await session.post(`${pathOf(order)}invoice/`, {}), DocumentLink);
    const text = await textOf(url);
    expect(text).toMatch(/Rechnung RE-\d+, Seite 1 \/ [23] .*Rechnung RE-\d+, Seite 2 \/ [23]/);
    for (const line of order.lines) expect(text).toContain(line.nameWithoutBrand);
    // Each page with lines names their columns, and the sums are on the last.
    expect(text.match(/Artikel Menge Einzelpreis Betrag/g)?.length).toBeGreaterThan(1);
    expect(text.split('Seite 1 /')[1]).toContain(`Gesamtbetrag ${order.total.formatted.replace(/\s+/g, ' ')}`);
  });

  it('opens by its link only, for some minutes', async () => {
    const { session, buy, pathOf } = await customerWithOrders(server);
    const order = await buy([[fresh(), 1]]);
    await move(order, 'shipped');
    const { url, validUntil } = dataOf(await session.post(`${pathOf(order)}invoice/`, {}), DocumentLink);
    expect(Date.parse(validUntil) - Date.now()).toBeGreaterThan(9 * 60_000);
    const forged = url.replace(/[A-Za-z0-9_-]{43}/, 'a'.repeat(43));
    expect((await server.inject(forged)).statusCode).toBe(404);
    expect((await caller(server).get(`/api/v1/user/order/${order.uuid}/`)).statusCode).toBe(401);
  });
});
