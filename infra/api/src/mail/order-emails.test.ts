// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { stores } from '../database/schema.ts';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, moveTo } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailsTo, mailTo } from '../testing/mailbox.ts';
import { password } from '../testing/signed-in.ts';
import { caller, dataOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi({ adminToken, orders: { stockShare: 100 } }));
}, 120_000);
afterAll(() => server.close());

const shopOrigin = 'http://localhost:3000';

it('lead guests to the search for their order', async () => {
  const email = `gast-${randomUUID()}@example.at`;
  const headers = { 'x-request-id': randomUUID() };
  const added = await caller(server, headers).post('/api/v1/cart/', { productOption: facts.plenty[0]?.id });
  const expectedTotal = dataOf(added, Cart).total.totalCartPrice;
  const placed = await server.inject({
    method: 'POST',
    url: '/api/v1/order/',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { email, deliveryType: 'home', address: homeAddress, expectedTotal },
  });
  const order = dataOf(placed, OrderDetails);
  expect((await mailTo(server, email, { subject: /^Deine Bestellung BG-\d+$/ })).links).toContain(
    `${shopOrigin}/bestellung/`,
  );
  await moveTo(server, order, 'cancelled');
  const { links, text } = await mailTo(server, email, { subject: /ist storniert$/ });
  expect(links).toContain(`${shopOrigin}/bestellung/`);
  expect(text).toContain('Wir schicken nichts und verrechnen nichts.');
}, 120_000);

it('lead to that search too where the account is to be deleted: signing in would keep it', async () => {
  const { email, session, buy } = await customerWithOrders(server);
  const order = await buy([[facts.plenty[6] ?? facts.bike, 1]]);
  const placed = await mailTo(server, email, { subject: /^Deine Bestellung BG-\d+$/ });
  expect(placed.links).toContain(`${shopOrigin}/my-account/order-details/${order.uuid}/`);
  expect((await session.post('/api/v1/user/deletion/', { password })).statusCode).toBe(200);
  await moveTo(server, order, 'packed');
  const { links } = await mailTo(server, email, { subject: /ist gepackt$/ });
  expect(links).toContain(`${shopOrigin}/bestellung/`);
  expect(links.join()).not.toContain('/my-account/');
}, 120_000);

it('repeat neither a web address that is printed nor what is invisible in a name', async () => {
  const { email, buy } = await customerWithOrders(server);
  const address = { ...homeAddress, firstname: 'An\u200bna' };
  const order = await buy([[facts.plenty[2] ?? facts.bike, 1]], { address });
  for (const [name, state, printed] of [
    ['gewinn.at', 'packed', 'Druck: Name wie bestellt 7, Wappen'],
    ['Anna-Lena', 'shipped', 'Druck: Anna-Lena 7, Wappen'],
  ] as const) {
    const printing = JSON.stringify({ name, number: '7', crest: true });
    await orm.execute(sql`update order_lines set team = 'verein', printing = ${printing}::jsonb
      where order_uuid = ${order.uuid}`);
    await moveTo(server, order, state);
    const { text } = await vi.waitFor(async () => {
      const mail = await mailTo(server, email);
      expect(mail.text).toContain(printed);
      return mail;
    }, 10_000);
    expect(text).toContain('Servus Anna,');
    expect(text).not.toContain('gewinn');
  }
}, 120_000);

it('name the street of the store where an order is picked up', async () => {
  const { email, session, place } = await customerWithOrders(server);
  const added = await session.post('/api/v1/cart/', { productOption: facts.plenty[1]?.id });
  const expectedTotal = dataOf(added, Cart).total.productsPrice;
  const order = await place({ deliveryType: 'click_and_collect', storeSysname: 'bergauf_1', expectedTotal });
  const [store] = await orm.select().from(stores).where(eq(stores.id, 1));
  const address = `${store?.street}, ${store?.postcode} ${store?.town}`;
  expect((await mailTo(server, email, { subject: /^Deine Bestellung BG-\d+$/ })).text).toContain(address);
  await moveTo(server, order, 'ready');
  expect((await mailTo(server, email, { subject: /liegt bereit$/ })).text).toContain(`bereit: ${order.store?.name}`);
  expect((await mailTo(server, email)).text.split(address)).toHaveLength(3);
}, 120_000);

it('ask for what a binding is mounted with, as the cart has promised, and for nothing where none is', async () => {
  const isAsked = 'Sohlenlänge deines Schuhs: Antworte einfach auf diese E-Mail.';
  const [ski] = await selectRows<{ id: number }>(
    orm,
    sql`select o.id from options o join variants v on v.id = o.variant_id join products p on p.id = v.product_id
      where p.is_ski and p.mounting and o.quantity > 2 order by o.id limit 1`,
  );
  for (const [productOption, mounting, asks] of [
    [ski?.id, true, true],
    [ski?.id, false, false],
    [facts.bike.id, true, false],
  ] as const) {
    const { email, session, place } = await customerWithOrders(server);
    const added = dataOf(await session.post('/api/v1/cart/', { productOption, mounting }), Cart);
    expect(added.products[0]?.mounting).toBe(mounting);
    const expectedTotal = added.total.productsPrice;
    await place({ deliveryType: 'click_and_collect', storeSysname: 'bergauf_1', expectedTotal });
    const { text } = await mailTo(server, email, { subject: /^Deine Bestellung/ });
    expect(text.includes(isAsked)).toBe(asks);
  }
}, 120_000);

it('say how a return gets back: in a parcel, or collected by freight', async () => {
  const { email, session, buy, pathOf } = await customerWithOrders(server);
  const [parcel] = facts.plenty.slice(2);
  if (parcel === undefined) throw new Error('No product was found');
  const order = await buy([
    [facts.bike, 2],
    [parcel, 2],
  ]);
  const placed = await mailTo(server, email, { subject: /^Deine Bestellung BG-\d+$/ });
  // As pages write it.
  expect(order.points).toBeGreaterThan(999);
  expect(placed.text).toContain(`bekommst du dafür ${String(order.points).replace(/(?=\d{3}$)/, '.')} Punkte`);
  await moveTo(server, order, 'delivered');
  const bike = order.lines.findIndex(({ productId }) => productId === facts.bike.productId);
  const lineOf = (position: number) => ({ position, amount: 1, reason: 'other' });
  await session.post(`${pathOf(order)}return/`, { lines: [lineOf(bike)] });
  const { text, links } = await mailTo(server, email, { subject: /^Deine Rückgabe/ });
  expect(text).toContain(
    'holen wir bei dir ab. Den Termin machen wir mit dir aus, oder du bringst sie in eine Filiale.',
  );
  expect(text).not.toContain('Paket');
  expect(text).toContain('von der Rechnung ab');
  expect(links).toContain(`${shopOrigin}/services/rueckgabe/`);

  const both = await buy([
    [facts.bike, 1],
    [parcel, 1],
  ]);
  await moveTo(server, both, 'delivered');
  await session.post(`${pathOf(both)}return/`, { lines: [lineOf(0), lineOf(1)] });
  const mail = await mailTo(server, email, { subject: new RegExp(`^Deine Rückgabe zur Bestellung ${both.number}$`) });
  expect(mail.text).toContain('in ein Paket und schick es uns, oder bring sie in eine Filiale.');
  expect(mail.text).toContain('Nur Räder und schwere Ware holen wir bei dir ab');
}, 120_000);

it('name the sum of all returns of an order, and the voucher that the last one gives back', async () => {
  const { email, session, buy, pathOf, details } = await customerWithOrders(server);
  const [first, second] = facts.plenty.slice(4);
  if (first === undefined || second === undefined) throw new Error('No product was found');
  const order = await buy([
    [first, 1],
    [second, 1],
  ]);
  await orm.execute(sql`insert into vouchers (code, account_id, value, minimum_order, valid_until, used_by)
    select 'BERG-BACK', id, 500, 1000, '2099-01-31', ${order.uuid}::uuid from accounts where email = ${email}`);
  await orm.execute(sql`update orders set voucher_code = 'BERG-BACK' where uuid = ${order.uuid}`);
  await moveTo(server, order, 'delivered');
  await session.post(`${pathOf(order)}return/`, { lines: [{ position: 0, amount: 1, reason: 'other' }] });
  const part = await mailTo(server, email, { subject: /^Deine Rückgabe/ });
  const { refund } = await details(order);
  expect(part.text).toContain(`insgesamt ${refund?.formatted} von der Rechnung ab`);
  expect(part.text).not.toContain('gilt wieder');
  await moveTo(server, order, 'returned');
  const whole = await vi.waitFor(async () => {
    const mail = await mailTo(server, email, { subject: /^Deine Rückgabe/ });
    expect(mail.text).not.toBe(part.text);
    return mail;
  });
  expect(whole.text).toContain(`insgesamt ${order.total.formatted} von der Rechnung ab`);
  expect(whole.text).toContain('Der Gutschein BERG-BACK gilt wieder.');
}, 120_000);

it('of an order that was cancelled while they waited are not sent, except the one that says so', async () => {
  const { email, buy } = await customerWithOrders(server);
  const [option] = facts.plenty.slice(3);
  if (option === undefined) throw new Error('No product was found');
  const order = await buy([[option, 1]]);
  await mailTo(server, email, { subject: /^Deine Bestellung BG-\d+$/ });
  await moveTo(server, order, 'cancelled');
  await mailTo(server, email, { subject: /ist storniert$/ });
  const sent = await mailsTo(server, email);
  const waiting = sql`select 1 from mail_outbox where about ->> 'orderUuid' = ${order.uuid}`;
  for (const [letter, about] of [
    ['order-placed', { orderUuid: order.uuid }],
    ['order-moved', { orderUuid: order.uuid, state: 'packed' }],
  ] as const)
    await orm.execute(sql`insert into mail_outbox (letter, recipient, about)
      values (${letter}, ${email}, ${JSON.stringify(about)}::jsonb)`);
  // Wakes the mailer, which looks into the outbox every 30 seconds.
  await caller(server).post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
  await vi.waitFor(async () => expect(await selectRows(orm, waiting)).toEqual([]), 10_000);
  expect(await mailsTo(server, email)).toBe(sent);
}, 120_000);

it('say what happens to the invoice of an order that is cancelled after it has left', async () => {
  const { email, buy } = await customerWithOrders(server);
  const [option] = facts.plenty.slice(4);
  if (option === undefined) throw new Error('No product was found');
  const order = await buy([[option, 1]]);
  for (const state of ['shipped', 'cancelled']) expect((await moveTo(server, order, state)).statusCode).toBe(200);
  const { text } = await mailTo(server, email, { subject: /ist storniert$/ });
  expect(text).toContain('Die Rechnung musst du nicht bezahlen.');
  expect(text).toContain(`bekommst du ${order.total.formatted} zurück.`);
  expect(text).not.toContain('verrechnen nichts');
}, 120_000);
