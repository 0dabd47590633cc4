// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AuthResponse, Cart, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo, secretIn } from '../testing/mailbox.ts';
import { caller, dataOf, openTestApi } from '../testing/test-api.ts';
import type { MovedState } from './templates/order-progress-emails.ts';

const origin = 'https://english.bergauf.example';
const publicOrigin = 'https://api.bergauf.example';
const adminToken = 'a-token-of-thirty-two-characters!';
let server: FastifyInstance;
let orm: Orm;
let option: number | undefined;
beforeAll(async () => {
  const orders = { stockShare: 100 };
  ({ server, orm } = await openTestApi({ adminToken, englishShopOrigin: origin, publicOrigin, orders }));
  option = (await catalogueFacts()).plenty[0]?.id;
}, 120_000);
afterAll(() => server.close());

const password = 'steil-und-steinig';
const german = /\b(und|du|dein\w*|dir|bitte|nicht|wir|Servus|Bestellung|Konto|Stück|Größe|MwSt|Uhr)\b/i;

/** Waits for the newest email with a subject; it must be English, with links to the English shop. */
async function englishMail(to: string, subject: RegExp) {
  const mail = await mailTo(server, to, { subject });
  const { body } = await server.inject(`/dev/mail/${mail.id}/letter.html`);
  expect(body).toContain('<html lang="en">');
  const texts = [mail.subject, mail.text, body].join('\n').replaceAll(/https?:\/\/\S+/g, '');
  expect(texts.match(german)).toBeNull();
  const elsewhere = mail.links.filter((link) => ![`${origin}/`, publicOrigin].some((own) => link.startsWith(own)));
  expect(elsewhere.filter((link) => !link.startsWith('https://sendung.'))).toEqual([]);
  return mail;
}

async function register(email: string, search = '?locale=en', newsletter = false) {
  const body = { firstName: 'Emma', lastName: 'Hill', email, password, newsletter };
  const { token, uuid } = dataOf(await caller(server).post(`/api/v1/auth/register/${search}`, body), AuthResponse);
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': uuid };
  return { headers, session: caller(server, headers) };
}

async function order(headers: Record<string, string>, change: object = {}) {
  const added = await caller(server, headers).post('/api/v1/cart/', { productOption: option, amount: 2 });
  const { total } = dataOf(added, Cart);
  const payload = { deliveryType: 'home', address: homeAddress, expectedTotal: total.totalCartPrice, ...change };
  const url = '/api/v1/order/?locale=en';
  const asked = { method: 'POST', url, headers: { ...headers, 'idempotency-key': randomUUID() }, payload } as const;
  return dataOf(await server.inject(asked), OrderDetails);
}

/** Any request that sends an email makes the mailer look for others. */
const wakeMailer = () => caller(server).post('/api/v1/forgotpassword/', { email: 'unknown@example.at' });

const move = (number: string, state: MovedState) =>
  caller(server, { authorization: `Bearer ${adminToken}` }).put(`/api/admin/orders/${number}/state`, { state });

it('an account of the English shop gets English emails about all that happens to it', async () => {
  const email = 'emma@example.at';
  const next = 'emma.hill@example.at';
  const { session } = await register(email, '?locale=en', true);
  await englishMail(email, /^Please confirm your subscription to our newsletter$/);
  // The newest email is the one about the newsletter.
  await session.post('/api/v1/user/doi/?locale=en', {});
  const confirmation = await englishMail(email, /^Please confirm your email address$/);
  await caller(server).post(`/api/v1/auth/doi/${secretIn(confirmation)}/?locale=en`, { password });
  await register(email);
  await englishMail(email, /^You already have a Bergauf account$/);
  await session.post('/api/v1/user/email/?locale=en', { email: next, password });
  await englishMail(email, /^Your account is to have another email address$/);
  const secret = secretIn(await englishMail(next, /^Please confirm your new email address$/));
  await caller(server).post(`/api/v1/auth/doi/${secret}/?locale=en`, { password });
  await englishMail(email, /^Your email address has been changed$/);
  await caller(server).post('/api/v1/forgotpassword/?locale=en', { email: next });
  const token = secretIn(await englishMail(next, /^Your new password for Bergauf$/));
  const body = { token, newPassword: 'steeper-and-steeper', newPassword_confirmation: 'steeper-and-steeper' };
  const reset = dataOf(await caller(server).post('/api/v1/auth/reset-password/?locale=en', body), AuthResponse);
  await englishMail(next, /^Your password has been changed$/);

  // The last email is caused by time, not by a request.
  const again = caller(server, { authorization: `Bearer ${reset.token}`, 'x-request-id': reset.uuid });
  await again.post('/api/v1/user/deletion/?locale=en', { password: 'steeper-and-steeper' });
  await englishMail(next, /^Your Bergauf account will be deleted$/);
  await orm.execute(sql`update accounts set delete_at = now() - interval '1 day' where email = ${next}`);
  await cleanUp(orm);
  await wakeMailer();
  await englishMail(next, /^Your Bergauf account has been deleted$/);
}, 120_000);

it('the owner of an address that another account requests is told about that, not about a registration', async () => {
  const [owned, other] = ['emma.owner@example.at', 'emma.other@example.at'];
  await register(owned);
  const confirmation = await englishMail(owned, /^Please confirm your email address$/);
  await caller(server).post(`/api/v1/auth/doi/${secretIn(confirmation)}/?locale=en`, { password });
  const { session } = await register(other);
  await session.post('/api/v1/user/email/?locale=en', { email: owned, password });
  const { text } = await englishMail(owned, /^You already have an account with this email address$/);
  expect(text).toContain('tried to change the email address of another Bergauf account');
  expect(text).not.toMatch(/regist/);
}, 120_000);

it('an order of the English shop keeps its language when it advances automatically', async () => {
  const email = 'emma.orders@example.at';
  const { headers, session } = await register(email);
  const sent = await order(headers);
  const placed = await englishMail(email, /^Your order BG-\d+$/);
  expect(placed.text).toContain('2 × size');
  // Nothing has been delivered yet.
  expect(placed.text).toMatch(/^Delivery to: /m);
  expect(placed.text).toContain(`Total, incl. VAT: ${sent.total.formatted}`);
  const moves = [
    ['packed', /is packed$/],
    ['shipped', /is on its way$/],
    ['delivered', /has arrived$/],
  ] as const;
  for (const [state, subject] of moves) {
    expect((await move(sent.number, state)).statusCode).toBe(200);
    await englishMail(email, subject);
  }
  await session.post(`/api/v1/user/order/${sent.uuid}/return/?locale=en`, {
    lines: [{ position: 0, amount: 1, reason: 'too-small' }],
  });
  expect((await englishMail(email, /^Your return of order/)).text).toContain('1 piece');

  const stores: { data: { stores: { sysname: string }[] } } = (await server.inject('/api/v1/stores/')).json();
  const collected = await order(headers, {
    deliveryType: 'click_and_collect',
    storeSysname: stores.data.stores[0]?.sysname,
  });
  await move(collected.number, 'ready');
  await englishMail(email, /is ready$/);
  await move(collected.number, 'delivered');
  await englishMail(email, /has been collected$/);
  const cancelled = await order(headers);
  await session.post(`/api/v1/user/order/${cancelled.uuid}/cancel/`, {});
  await englishMail(email, /is cancelled$/);
}, 120_000);

it('an order names its products in the language of the shop in which it was placed, wherever it is read', async () => {
  const email = 'emma.names@example.at';
  const { headers, session } = await register(email);
  const [oneSize] = await selectRows<{ id: number }>(
    orm,
    sql`select id from options where title = 'Einheitsgröße' and quantity > 5 limit 1`,
  );
  await session.post('/api/v1/cart/', { productOption: oneSize?.id });
  const sent = await order(headers);
  const namesOf = ({ lines }: OrderDetails) => lines.map(({ nameWithoutBrand }) => nameWithoutBrand);
  const inCart = async (locale: string): Promise<string[]> => {
    for (const { optionId, amount } of sent.lines)
      await session.post('/api/v1/cart/', { productOption: optionId, amount });
    const { products } = dataOf(await session.get(`/api/v1/cart/?locale=${locale}`), Cart);
    return products.map(({ nameWithoutBrand }) => nameWithoutBrand);
  };
  const [german, english] = [await inCart('at'), await inCart('en')];
  expect(namesOf(sent)).toEqual(english);
  expect(english.every((name, index) => name !== german[index])).toBe(true);
  const read = async (locale: string) =>
    dataOf(await session.get(`/api/v1/user/order/${sent.uuid}/?locale=${locale}`), OrderDetails);
  expect(namesOf(await read('at'))).toEqual(english);
  // Sizes, as colours, are words of the reader.
  expect([await read('at'), await read('en')].map(({ lines }) => lines[0]?.size)).toEqual([
    'Einheitsgröße',
    'One size',
  ]);
  const { text } = await englishMail(email, /^Your order BG-\d+$/);
  for (const name of english) expect(text).toContain(name);
  expect(text).toContain('One size');
}, 120_000);

it('an order that is held asks in English, and so does the page of its link', async () => {
  const email = 'guest.hill@example.at';
  await orm.execute(sql`update orders set held_until = null`);
  const headers = { 'x-request-id': randomUUID() };
  const held = await order(headers, { email });
  await orm.execute(sql`update orders set held_until = now() + interval '1 hour' where uuid = ${held.uuid}`);
  const about = JSON.stringify({ orderUuid: held.uuid });
  await orm.execute(
    sql`insert into mail_outbox (letter, recipient, locale, about) values ('order-held', ${email}, 'en', ${about}::jsonb)`,
  );
  await wakeMailer();
  const { links, text } = await englishMail(email, /^Please confirm your order/);
  expect(text).toMatch(/confirm this one by \d/);
  const { pathname, search } = new URL(links.find((link) => link.includes('/bestaetigen/')) ?? '');
  const page = await server.inject(pathname + search);
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain(`<h1>Confirm order ${held.number}</h1>`);
  expect(page.body).toContain(`href="${origin}/"`);
  const confirmed = await server.inject({ method: 'POST', url: pathname + search });
  expect(confirmed.body).toContain('is confirmed</h1>');
  await englishMail(email, /^Your order BG/);
}, 120_000);

it('the German shop’s emails stay German, also those of the same account', async () => {
  const email = 'erich@example.at';
  const { session } = await register(email, '', true);
  await mailTo(server, email, { subject: /^Bitte bestätige deine Anmeldung zum Newsletter$/ });
  await session.post('/api/v1/user/doi/?locale=en', {});
  const english = await englishMail(email, /^Please confirm your email address$/);
  await session.post('/api/v1/user/doi/', {});
  const { subject, links, id } = await mailTo(server, email, { after: english.id });
  expect(subject).toBe('Bitte bestätige deine E-Mail-Adresse');
  expect(links[0]).toMatch(/^http:\/\/localhost:3000\/doi/);
  expect((await server.inject(`/dev/mail/${id}/letter.html`)).body).toContain('<html lang="de-AT">');
}, 120_000);
