// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, AccountExport, NewsletterState } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { mailsTo, mailTo, secretIn } from '../testing/mailbox.ts';
import { networks, postFrom } from '../testing/post-from-network.ts';
import { caller, dataOf, errorOf, openTestApi, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const guest = () => caller(server);
const Nothing = Type.Object({});

const ask = async (email: string, query = '') =>
  dataOf(await guest().post(`/api/v1/newsletter/${query}`, { email }), Nothing);
const use = async (name: 'confirm' | 'unsubscribe', token: string) =>
  dataOf(await guest().post(`/api/v1/newsletter/${name}/`, { token }), NewsletterState).state;

const rows = (email: string) =>
  selectRows<{ email: string; locale: string; confirmed: boolean }>(
    orm,
    sql`select email, locale, confirmed_at >= requested_at as confirmed from newsletter_subscriptions where lower(email) = lower(${email})`,
  );
const linksTo = async (email: string) =>
  (await selectRows(orm, sql`select 1 from newsletter_links where lower(email) = lower(${email})`)).length;

let newest = 0;

/** Subscribes and confirms. @returns the secret of the link that ends it, from the email after that */
async function subscribed(email: string): Promise<string> {
  await ask(email);
  const asking = await mailTo(server, email, { after: newest, subject: /Anmeldung zum Newsletter/ });
  expect(await use('confirm', secretIn(asking))).toBe('subscribed');
  const welcome = await mailTo(server, email, { after: asking.id });
  newest = welcome.id;
  return secretIn(welcome);
}

describe('a subscription', () => {
  it('begins when the link in the email is used, and stores the times of the consent', async () => {
    const email = 'Anna@example.at';
    await ask(` ${email} `.trim());
    const mail = await mailTo(server, email, { subject: /bestätige/ });
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/services\/newsletter\/\?token=[\w-]{43}$/);
    expect(await rows(email)).toEqual([]);
    const secret = secretIn(mail);
    expect(await use('confirm', secret)).toBe('subscribed');
    expect(await rows(email)).toEqual([{ email, locale: 'at', confirmed: true }]);
    // Again, and twice at once: nothing changes, and one email says that it has begun.
    expect(await Promise.all([use('confirm', secret), use('confirm', secret)])).toEqual(['subscribed', 'subscribed']);
    await mailTo(server, email, { after: mail.id, subject: /ab jetzt/ });
    expect(await mailsTo(server, email)).toBe(2);
    expect(await rows(email)).toHaveLength(1);
  });

  it('ends by the link in an email, once and for all links', async () => {
    const email = 'berta@example.at';
    const secret = await subscribed(email);
    expect(await use('confirm', secret)).toBe('gone');
    expect(await use('unsubscribe', secret)).toBe('unsubscribed');
    expect(await rows(email)).toEqual([]);
    expect(await linksTo(email)).toBe(0);
    expect(await use('unsubscribe', secret)).toBe('gone');
    expect(await subscribed(email)).not.toBe(secret);
  });

  it('that is asked for in another spelling is told to the stored address: the email has a link that ends it', async () => {
    const email = 'Valerie@example.at';
    await subscribed(email);
    await ask(email.toLowerCase());
    await mailTo(server, email, { after: newest });
    expect(await mailsTo(server, email.toLowerCase())).toBe(0);
  });

  it('ends with one click in a mail program, and reading that address changes nothing', async () => {
    const email = 'clara@example.at';
    const secret = await subscribed(email);
    const url = `/api/v1/newsletter/unsubscribe/${secret}/`;
    const shown = await server.inject(url);
    expect(shown.statusCode).toBe(303);
    expect(shown.headers.location).toBe(`http://localhost:3000/services/newsletter/?abmelden=${secret}`);
    expect(await rows(email)).toHaveLength(1);
    const boundary = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    const bodies = [
      ['multipart/form-data; boundary=x', boundary],
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ] as const;
    for (const [type, payload] of bodies) {
      const headers = { 'content-type': type };
      dataOf(await server.inject({ method: 'POST', url, headers, payload }), NewsletterState);
    }
    expect(await rows(email)).toEqual([]);
  });

  it('is confirmed in English when requested in English', async () => {
    const email = 'dora@example.com';
    await ask(email, '?locale=en');
    const mail = await mailTo(server, email, { subject: /^Please confirm/ });
    expect(mail.text).toContain('The link works for seven days.');
    expect(mail.text).toContain('we delete your address after that time');
    expect(await use('confirm', secretIn(mail))).toBe('subscribed');
    await mailTo(server, email, { after: mail.id, subject: /^You are on our newsletter list/ });
    expect(await rows(email)).toMatchObject([{ locale: 'en' }]);
  });

  it('is not revealed: the response is the same, and an email to the address tells', async () => {
    const email = 'emma@example.at';
    await subscribed(email);
    const [known, unknown] = await Promise.all([
      guest().post('/api/v1/newsletter/', { email }),
      guest().post('/api/v1/newsletter/', { email: 'niemand@example.at' }),
    ]);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const mail = await mailTo(server, email, { subject: /schon/ });
    expect(mail.text).toContain('/services/newsletter/?abmelden=');
    expect(mail.text).not.toContain('?token=');
  });

  it('keeps the link of its first email, and those of reminders for a year', async () => {
    const email = 'paula@example.at';
    const secret = await subscribed(email);
    for (let reminders = 0; reminders < 2; reminders++) {
      await ask(email);
      newest = (await mailTo(server, email, { after: newest, subject: /schon/ })).id;
    }
    const links = () =>
      selectRows(orm, sql`select 1 from newsletter_links where email = ${email} and purpose = 'unsubscribe'`);
    expect(await links()).toHaveLength(3);
    await orm.execute(sql`update newsletter_links set expires_at = expires_at - interval '366 days'`);
    await cleanUp(orm);
    expect(await links()).toHaveLength(1);
    expect(await use('unsubscribe', secret)).toBe('unsubscribed');
  });

  it('does not begin by a link that is too old, and the address is forgotten', async () => {
    const email = 'frida@example.at';
    await ask(email);
    const secret = secretIn(await mailTo(server, email));
    await orm.execute(
      sql`update newsletter_links set expires_at = expires_at - interval '7 days' where email = ${email}`,
    );
    expect(await use('confirm', secret)).toBe('gone');
    await cleanUp(orm);
    expect(await linksTo(email)).toBe(0);
  });

  it('keeps its link to unsubscribe through the clean-up', async () => {
    const email = 'gerda@example.at';
    const secret = await subscribed(email);
    await cleanUp(orm);
    expect(await use('unsubscribe', secret)).toBe('unsubscribed');
  });
});

describe('what is refused', () => {
  it('is no email address, no token, and what a program has filled in', async () => {
    const wrong = errorOf(await guest().post('/api/v1/newsletter/', { email: 'anna' }), 422);
    expect(wrong.errors['email']).toEqual(['Bitte gib eine gültige E-Mail-Adresse ein.']);
    errorOf(await guest().post('/api/v1/newsletter/confirm/', { token: 'x' }), 422);
    const filled = { email: 'robot@example.at', website: 'https://spam.example' };
    expect(errorOf(await guest().post('/api/v1/newsletter/', filled), 422).error).toBe('automated');
    expect(await use('unsubscribe', 'A'.repeat(43))).toBe('gone');
    expect(await mailsTo(server, 'robot@example.at')).toBe(0);
  });

  it('are too many emails to one address, without a word, and too many from one network', async () => {
    const limited = await startTestApi({
      trustProxy: 'loopback',
      rateLimits: { newsletter: { max: 4, timeWindow: 600_000 }, email: { max: 2, timeWindow: 600_000 } },
    });
    try {
      const elsewhere = networks();
      const network = elsewhere.next().value;
      const call = (email: string, from = network) =>
        postFrom(limited, from, { url: '/api/v1/newsletter/', body: { email } });
      const spellings = ['hanna@example.at', 'Hanna@Example.at'];
      for (const email of [...spellings, ...spellings]) dataOf(await call(email), Nothing);
      expect(errorOf(await call('ida@example.at'), 429).message).toMatch(/Bitte versuche es in .* noch einmal/);
      // Emails are sent in their order.
      await call('zuletzt@example.at', elsewhere.next().value);
      await mailTo(limited, 'zuletzt@example.at');
      expect(await Promise.all(spellings.map((email) => mailsTo(limited, email)))).toEqual([1, 1]);
    } finally {
      await limited.close();
    }
  }, 60_000);
});

describe('the newsletter of an account', () => {
  async function customer() {
    const { email, ...headers } = await signUp(server);
    const session = caller(server, headers);
    const mail = await mailTo(server, email);
    await session.post(`/api/v1/auth/doi/${secretIn(mail)}/`, {});
    const read = async () => dataOf(await session.get('/api/v1/user/'), AccountData).personal.separateEmail;
    const confirmOther = async (other: string) => {
      await session.post('/api/v1/user/separate-email/', { email: other });
      await guest().post(`/api/v1/auth/doi/${secretIn(await mailTo(server, other, { subject: /Newsletter/ }))}/`, {});
    };
    return { email, session, read, confirmOther };
  }

  it('is the subscription of its address, whether it began in the account or without', async () => {
    const { email, read } = await customer();
    const secret = await subscribed(email);
    expect(await read()).toBe(email);
    expect(await use('unsubscribe', secret)).toBe('unsubscribed');
    expect(await read()).toBeNull();
  });

  it('is a subscription like others, which moves and ends with the account’s address', async () => {
    const { session, read, confirmOther } = await customer();
    await confirmOther('iris@example.at');
    expect(await rows('iris@example.at')).toHaveLength(1);
    await confirmOther('iris@example.com');
    expect([await rows('iris@example.at'), (await rows('iris@example.com')).length]).toEqual([[], 1]);
    await session.post('/api/v1/user/separate-email/', { email: null });
    expect([await rows('iris@example.com'), await read()]).toEqual([[], null]);
  });

  it('is none of an account that has not confirmed the address, and one that ends leaves those of others', async () => {
    const { email, ...headers } = await signUp(server);
    const other = await customer();
    await other.confirmOther('lena@example.com');
    const secret = await subscribed(email);
    const { personal } = dataOf(await caller(server, headers).get('/api/v1/user/'), AccountData);
    expect(personal.separateEmail).toBeNull();
    expect(await use('unsubscribe', secret)).toBe('unsubscribed');
    expect([await other.read(), (await rows('lena@example.com')).length]).toEqual(['lena@example.com', 1]);
  });

  it('is in the export, with the times of the consent, and goes with the account', async () => {
    const { email, session, confirmOther } = await customer();
    await confirmOther('jana@example.com');
    await subscribed(email);
    const { newsletter } = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
    expect(newsletter?.map((one) => one.email).sort()).toEqual(['jana@example.com', email].sort());
    await session.delete('/api/v1/user/');
    expect([...(await rows(email)), ...(await rows('jana@example.com'))]).toEqual([]);
  });
});
