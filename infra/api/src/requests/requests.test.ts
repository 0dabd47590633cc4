// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RequestReceipt } from 'shared-contracts/entities';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { mailsTo, mailTo } from '../testing/mailbox.ts';
import { caller, dataOf, errorOf, openTestApi, startTestApi } from '../testing/test-api.ts';
import { AdminRequest, OpenRequests } from './admin-request.ts';
import { listText } from './request-text.ts';

const adminToken = 'a-token-of-at-least-32-characters-for-tests';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  const mail = { route: { kind: 'dev-mailbox' as const }, from: 'Bergauf <service@bergauf.example>' };
  ({ server, orm } = await openTestApi({ adminToken, mail }));
}, 120_000);
afterAll(() => server.close());

const guest = () => caller(server);
const service = 'service@bergauf.example';

const message = { name: 'Anna Berger', email: 'anna@example.at', topic: 'order', message: 'Wo ist mein Paket?' };
const withdrawal = { name: 'Anna Berger', email: 'anna.w@example.at', orderNumber: 'BG-100250' };

const send = async (kind: 'contact' | 'withdrawal', body: object, query = '') =>
  dataOf(await guest().post(`/api/v1/${kind}/${query}`, body), RequestReceipt);

const admin = (method: 'GET' | 'PUT', path = '', token = adminToken) =>
  server.inject({ method, url: `/api/admin/requests${path}`, headers: { authorization: `Bearer ${token}` } });

describe('a message', () => {
  it('is stored, mailed to the shop, and confirmed to the sender without its text', async () => {
    const { number } = await send('contact', { ...message, orderNumber: 'BG-100250' });
    expect(number).toMatch(/^K-\d{6}$/);
    const receipt = await mailTo(server, message.email, { subject: new RegExp(number) });
    expect(receipt.text).toContain('Bestellung und Lieferung');
    expect(receipt.text).not.toContain(message.message);
    expect(receipt.text).not.toContain(message.name);
    const received = await mailTo(server, service, { subject: new RegExp(number) });
    for (const text of ['Wo ist mein Paket?', 'Anna Berger', 'BG-100250', message.email]) {
      expect(received.text).toContain(text);
    }
  });

  it('that is sent twice, also at once, is one with one pair of emails', async () => {
    const body = { ...message, email: 'zwei@example.at' };
    const again = { ...body, email: 'Zwei@Example.at' };
    const receipts = await Promise.all([send('contact', body), send('contact', body), send('contact', again)]);
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
    expect((await send('contact', body)).number).toBe(receipts[0]?.number);
    const other = await send('contact', { ...body, message: 'Und noch etwas.' });
    expect(other.number).not.toBe(receipts[0]?.number);
    await mailTo(server, body.email, { subject: new RegExp(other.number) });
    expect((await mailsTo(server, body.email)) + (await mailsTo(server, again.email))).toBe(2);
  });

  it('that is sent again is a new one from the next day on in Vienna', async () => {
    const body = { ...message, email: 'mitternacht@example.at' };
    onTestFinished(() => void vi.useRealTimers());
    // 23:30, 0:30 and 2:30 in Vienna.
    const times = ['2026-05-09T21:30:00Z', '2026-05-09T22:30:00Z', '2026-05-10T00:30:00Z'];
    const numbers: string[] = [];
    for (const now of times) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      numbers.push((await send('contact', body)).number);
    }
    expect(numbers[1]).not.toBe(numbers[0]);
    expect(numbers[2]).toBe(numbers[1]);
  });

  it('in English is confirmed in English', async () => {
    const body = { ...message, email: 'jane@example.com' };
    const { number } = await send('contact', body, '?locale=en');
    const mail = await mailTo(server, body.email, { subject: /^Your message/ });
    expect(mail.text).toContain('Order and delivery');
    expect((await mailTo(server, service, { subject: new RegExp(number) })).text).toContain('Englisch');
  });

  it('has an error at each wrong field, in both languages', async () => {
    const body = { name: ' ', email: 'anna', topic: 'love', message: '' };
    const { errors } = errorOf(await guest().post('/api/v1/contact/', body), 422);
    expect(Object.keys(errors).sort()).toEqual(['email', 'message', 'name', 'topic']);
    const english = errorOf(await guest().post('/api/v1/contact/?locale=en', body), 422);
    expect(english.errors['name']).toEqual(['Please enter your name.']);
    errorOf(await guest().post('/api/v1/contact/', { ...message, message: 'x'.repeat(4001) }), 422);
  });

  it('has a name without a web address', async () => {
    const error = errorOf(await guest().post('/api/v1/contact/', { ...message, name: 'gewinn.at' }), 422);
    expect(Object.keys(error.errors)).toEqual(['name']);
  });

  it('that a program has filled in is refused with words', async () => {
    const error = errorOf(await guest().post('/api/v1/contact/', { ...message, website: 'https://spam.example' }), 422);
    expect([error.error, error.message]).toEqual(['automated', expect.stringContaining('ruf uns an')]);
  });
});

describe('a withdrawal', () => {
  it('is confirmed at once by an email with its content, date and time', async () => {
    const { number, receivedAt } = await send('withdrawal', { ...withdrawal, goods: 'Laufschuhe <b>Grat</b>' });
    expect(number).toMatch(/^W-\d{6}$/);
    const mail = await mailTo(server, withdrawal.email, { subject: new RegExp(`Eingangsbestätigung.*${number}`) });
    const moment = new Intl.DateTimeFormat('de-AT', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Vienna',
    });
    for (const text of [
      number,
      'Anna Berger',
      'BG-100250',
      'Laufschuhe <b>Grat</b>',
      moment.format(new Date(receivedAt)),
    ]) {
      expect(mail.text).toContain(text);
    }
    const html = await server.inject(`/dev/mail/${mail.id}/letter.html`);
    expect(html.body).toContain('Laufschuhe &lt;b&gt;Grat&lt;/b&gt;');
  });

  const receiptOf = async (number: string) => {
    const { id, text } = await mailTo(server, withdrawal.email, { subject: new RegExp(number) });
    return { text, html: (await server.inject(`/dev/mail/${id}/letter.html`)).body };
  };

  it.each(['name', 'orderNumber', 'goods'])(
    'with a web address in its %s is stored, and its receipt leaves it out',
    async (field) => {
      for (const typed of ['http://x.example', 'bergauf-hilfe.at/login', 'ww\u200bw.x']) {
        const { number } = await send('withdrawal', { ...withdrawal, [field]: typed });
        const stored = dataOf(await admin('GET', `/${number}`), AdminRequest);
        expect([stored.name, stored.orderNumber, stored.text]).toContain(typed.replace('\u200b', ''));
        const { text, html } = await receiptOf(number);
        for (const part of [text, html]) {
          expect(part).not.toMatch(/x\.example|hilfe|www?\.x/);
          expect(part).toContain('(nicht in dieser E-Mail)');
          expect(part).toContain('Wir haben es so gespeichert, wie du es geschrieben hast.');
        }
        // What was declared, and when, is confirmed all the same.
        expect(text).toContain(number);
      }
    },
  );

  it('cannot look like a text of the shop: name and number have one line, goods are quoted', async () => {
    const { number } = await send('withdrawal', {
      ...withdrawal,
      name: 'Bergauf Sicherheit\n\nIhr Konto ist gesperrt',
      orderNumber: 'BG-1\r\nDringend',
      goods: 'Jacke XL.\r\n\r\nIhr Konto ist gesperrt.\u2028<b>Dringend</b>',
    });
    const { text, html } = await receiptOf(number);
    expect(text).toContain('\nName: Bergauf Sicherheit Ihr Konto ist gesperrt\nBestellung: BG-1 Dringend\n');
    expect(text).toContain('\n> Jacke XL.\n> \n> Ihr Konto ist gesperrt.\n> <b>Dringend</b>\n');
    expect(text).not.toMatch(/^(Ihr Konto|Dringend)/m);
    expect(html).toMatch(
      /<blockquote [^>]+>Jacke XL\.<br><br>Ihr Konto ist gesperrt\.<br>&lt;b&gt;Dringend&lt;\/b&gt;<\/blockquote>/,
    );
    expect(text).not.toContain('nicht in dieser E-Mail');
    const shop = await mailTo(server, service, { subject: new RegExp(number) });
    expect(shop.text).toContain('\n> Ihr Konto ist gesperrt.\n');
  });

  it('that a program has filled in is refused', async () => {
    const filled = { ...withdrawal, website: 'https://spam.example' };
    expect(errorOf(await guest().post('/api/v1/withdrawal/', filled), 422).error).toBe('automated');
  });

  it('without a visible name or order is refused like an empty one', async () => {
    for (const field of ['name', 'orderNumber']) {
      const error = errorOf(await guest().post('/api/v1/withdrawal/', { ...withdrawal, [field]: '\u200b' }), 422);
      expect(Object.keys(error.errors)).toEqual([field]);
    }
  });
});

it('the shop’s staff list what is open, read it, and mark it as done', async () => {
  const { number } = await send('contact', { ...message, email: 'offen@example.at' });
  const { number: other } = await send('contact', { ...message, email: 'auch-offen@example.at' });
  const list = async () => dataOf(await admin('GET'), Type.Array(AdminRequest)).map((one) => one.number);
  expect(await list()).toContain(number);
  expect(dataOf(await admin('GET', `/${number}`), AdminRequest)).toMatchObject({ text: message.message, doneAt: null });
  const { doneAt } = dataOf(await admin('PUT', `/${number}/done`), AdminRequest);
  expect(doneAt).not.toBeNull();
  expect(dataOf(await admin('PUT', `/${number}/done`), AdminRequest).doneAt).toBe(doneAt);
  expect(await list()).not.toContain(number);
  expect(await list()).toContain(other);
  errorOf(await admin('GET', '/K-999999'), 404);
  expect((await admin('GET', '', 'wrong')).statusCode).toBe(401);
});

it('the open withdrawals are listed before messages, the oldest first, however many there are, with the number of all', async () => {
  const { number: oldest } = await send('withdrawal', { ...withdrawal, email: 'erste@example.at' });
  await orm.execute(sql`insert into customer_requests (kind, locale, name, email, topic, order_number, body, fingerprint)
    select 'contact', 'at', 'Anna', 'viele@example.at', 'order', '', 'Wo?', 'many ' || n from generate_series(1, 150) n`);
  const { number: newest } = await send('withdrawal', { ...withdrawal, email: 'letzte@example.at' });
  const [open] = await selectRows<{ n: number }>(
    orm,
    sql`select count(*)::int as n from customer_requests where done_at is null`,
  );
  const body: unknown = (await admin('GET')).json();
  const { data, total } = Value.Parse(OpenRequests, body);
  expect([data.length, total]).toEqual([100, open?.n]);
  const numbers = data.map(({ number }) => number);
  const withdrawals = numbers.filter((number) => number.startsWith('W'));
  expect(withdrawals).toEqual(expect.arrayContaining([oldest, newest]));
  expect(numbers).toEqual([...withdrawals.toSorted(), ...numbers.slice(withdrawals.length).toSorted()]);
  expect(listText(body).split('\n').at(-1)).toBe(`100 of ${total}`);
  await orm.execute(sql`delete from customer_requests where email = 'viele@example.at'`);
  expect(listText((await admin('GET')).json())).toContain(newest);
  expect(listText({ data: [], total: 0 })).toBe('Nothing is open.');
});

it('messages are deleted after a year, withdrawals after three', async () => {
  const body = { ...message, email: 'alt@example.at' };
  await send('contact', body);
  await send('withdrawal', { ...withdrawal, email: body.email });
  const { number: kept } = await send('contact', { ...body, message: 'Von heute.' });
  const left = async () => {
    await cleanUp(orm);
    const { rows } = (await orm.execute(
      sql`select kind || '-' || number as name from customer_requests where email = ${body.email} order by number`,
    )) as unknown as { rows: { name: string }[] };
    return rows.map(({ name }) => name.replace(/\d/g, ''));
  };
  await orm.execute(
    sql`update customer_requests set received_at = now() - interval '366 days' where email = ${body.email} and 'K-' || number <> ${kept}`,
  );
  expect(await left()).toEqual(['withdrawal-', 'contact-']);
  await orm.execute(
    sql`update customer_requests set received_at = now() - interval '1097 days' where kind = 'withdrawal'`,
  );
  expect(await left()).toEqual(['contact-']);
});

it('one network can send a bounded number', async () => {
  const limited = await startTestApi({ rateLimits: { request: { max: 2, timeWindow: 600_000 } } });
  try {
    const post = (path: string, body: object) => caller(limited).post(path, body);
    dataOf(await post('/api/v1/contact/', message), RequestReceipt);
    dataOf(await post('/api/v1/contact/', { ...message, message: 'Noch etwas.' }), RequestReceipt);
    expect(errorOf(await post('/api/v1/contact/', message), 429).message).toMatch(/Bitte versuche es in/);
  } finally {
    await limited.close();
  }
}, 60_000);
