// @module-tag rotated
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, EmailChange, NewsletterState, OptIn } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { createLimiter, type Limiter } from '../../limits/limiter.ts';
import { defaultRateLimits, type LimitName } from '../../limits/rate-limit-settings.ts';
import { type CatalogueFacts, catalogueFacts } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, moveTo } from '../../testing/customer-with-orders.ts';
import { mailsTo, mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm, logIn, newCustomer, password } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';
import { changeSeparateEmail } from '../profile/separate-email.ts';
import { requestEmailChange } from './change-email.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterAll(() => server.close());

const guest = () => caller(server);
const accountOf = async (session: ReturnType<typeof caller>) => dataOf(await session.get('/api/v1/user/'), AccountData);

describe('another email address', () => {
  const change = (session: ReturnType<typeof caller>, email: string, secret = password) =>
    session.post('/api/v1/user/email/', { email, password: secret });

  it('belongs to the account when its link is used; the old address is notified twice', async () => {
    const { email, session, mail } = await newCustomer(server);
    await confirm(server, secretIn(mail));
    await guest().post('/api/v1/forgotpassword/', { email });
    const reset = secretIn(await mailTo(server, email, { subject: /neues Passwort/ }));
    const next = 'neu-anna@example.at';
    expect(Object.keys(errorOf(await change(session, next, 'falsch-falsch'), 422).errors)).toEqual(['password']);
    expect(Object.keys(errorOf(await change(session, email.toUpperCase()), 422).errors)).toEqual(['email']);
    expect(dataOf(await change(session, next), EmailChange)).toEqual({ email, pendingEmail: next });
    expect((await accountOf(session)).pendingEmail).toBe(next);
    await mailTo(server, email, { subject: /andere E-Mail-Adresse/ });
    const link = secretIn(await mailTo(server, next));
    expect(dataOf(await guest().get(`/api/v1/auth/doi/${link}/`), OptIn)).toMatchObject({
      state: 'open',
      kind: 'new-email',
    });
    expect(await confirm(server, link)).toMatchObject({ state: 'confirmed', kind: 'new-email', already: false });
    expect(await confirm(server, link)).toMatchObject({ state: 'confirmed', already: true });
    const { personal, pendingEmail, verified } = await accountOf(session);
    expect([personal.email, pendingEmail, verified]).toEqual([next, null, true]);
    await mailTo(server, email, { subject: /wurde geändert/ });
    await logIn(server, next);
    expect((await guest().post('/api/v1/auth/login/', { email, password })).statusCode).toBe(422);
    const body = { token: reset, newPassword: 'noch-viel-steiler', newPassword_confirmation: 'noch-viel-steiler' };
    expect(errorOf(await guest().post('/api/v1/auth/reset-password/', body), 422).errors).toHaveProperty('token');
  });

  it('is counted for its account outside the transaction that locks it: with Redis that is a call over the network', async () => {
    const { email } = await newCustomer(server);
    const [account] = await orm.select().from(accounts).where(eq(accounts.email, email));
    if (account === undefined) throw new Error('missing account');
    const database = createLimiter(defaultRateLimits);
    const counted: { of: LimitName; isOutside: boolean }[] = [];
    const take: Limiter['take'] = async (used, wanted) => {
      for (const { of } of wanted) counted.push({ of, isOutside: used === orm });
      await database.take(used, wanted);
    };
    const context = { orm, limiter: { ...database, take } };
    const from = { locale: 'at', shop: 'shop' } as const;
    await requestEmailChange(context, account, { email: `neu-${email}`, password }, from);
    await changeSeparateEmail(context, account, `brief-${email}`, from);
    const once = [
      { of: 'forgotPassword', isOutside: true },
      { of: 'email', isOutside: false },
    ];
    expect(counted).toEqual([...once, ...once]);
  });

  it('that is taken has the same response, and its owner an email without a link', async () => {
    const owner = await newCustomer(server);
    await confirm(server, secretIn(owner.mail));
    const { email, session } = await newCustomer(server);
    expect(dataOf(await change(session, owner.email), EmailChange)).toEqual({ email, pendingEmail: owner.email });
    const { text } = await mailTo(server, owner.email, { after: owner.mail.id, subject: /schon ein Konto/ });
    expect(text).not.toContain('/doi/');
    expect((await accountOf(session)).personal.email).toBe(email);
  });

  it('is withdrawn, or replaced by a later one: the earlier link no longer works', async () => {
    const { email, session } = await newCustomer(server);
    await change(session, 'erste@example.at');
    const first = secretIn(await mailTo(server, 'erste@example.at'));
    await change(session, 'zweite@example.at');
    const second = secretIn(await mailTo(server, 'zweite@example.at'));
    expect((await confirm(server, first)).state).toBe('gone');
    const withdrawn = await session.delete('/api/v1/user/email/');
    expect(dataOf(withdrawn, EmailChange)).toEqual({ email, pendingEmail: null });
    expect((await confirm(server, second)).state).toBe('gone');
    expect((await accountOf(session)).personal.email).toBe(email);
  });

  it('is not asked for by an email that waited until the change was withdrawn; nor is what is confirmed', async () => {
    const { email, session, mail } = await newCustomer(server);
    await confirm(server, secretIn(mail));
    const next = 'vierte@example.at';
    await change(session, next);
    await mailTo(server, next);
    await session.delete('/api/v1/user/email/');
    const [account] = await orm.select().from(accounts).where(eq(accounts.email, email));
    const about = JSON.stringify({ accountId: account?.id });
    await orm.execute(sql`insert into mail_outbox (letter, recipient, about)
      values ('change-email', ${next}, ${about}::jsonb), ('registration', ${email}, ${about}::jsonb)`);
    const counts = async () => [await mailsTo(server, next), await mailsTo(server, email)];
    const [ofNext, ofEmail = 0] = await counts();
    // Emails are sent in order.
    await guest().post('/api/v1/forgotpassword/', { email });
    await mailTo(server, email, { subject: /neues Passwort/ });
    expect(await counts()).toEqual([ofNext, ofEmail + 1]);
  });

  it('is withdrawn by a new password: it was requested with the old one', async () => {
    const { email, session } = await newCustomer(server);
    await change(session, 'dritte@example.at');
    const link = secretIn(await mailTo(server, 'dritte@example.at'));
    const next = 'noch-viel-steiler';
    const body = { oldPassword: password, newPassword: next, newPassword_confirmation: next, email };
    expect((await session.post('/api/v1/user/change-password/', body)).statusCode).toBe(200);
    expect((await confirm(server, link, next)).state).toBe('gone');
  });

  it('confirmed by two accounts at the same time belongs to one of them', async () => {
    const [one, two] = [await newCustomer(server), await newCustomer(server)];
    const wanted = 'begehrt@example.at';
    await change(one.session, wanted);
    const first = await mailTo(server, wanted);
    await change(two.session, wanted);
    const second = await mailTo(server, wanted, { after: first.id });
    const states = (await Promise.all([confirm(server, secretIn(first)), confirm(server, secretIn(second))])).map(
      ({ state }) => state,
    );
    expect(states.toSorted()).toEqual(['confirmed', 'gone']);
  });
});

describe('after the change', () => {
  /** Gives an account another address. @param before does what has to be done before the new address is confirmed */
  async function change(session: ReturnType<typeof caller>, next: string, before = async () => undefined as unknown) {
    await session.post('/api/v1/user/email/', { email: next, password });
    const link = secretIn(await mailTo(server, next, { subject: /neue E-Mail-Adresse/ }));
    await before();
    expect((await confirm(server, link)).state).toBe('confirmed');
  }

  it('emails about open orders go to the new address, even those already queued; cancelled orders keep the old one', async () => {
    const [option] = facts.plenty;
    if (option === undefined) throw new Error('The test catalogue has no options');
    const { email, session, buy } = await customerWithOrders(server);
    await confirm(server, secretIn(await mailTo(server, email, { subject: /bestätige/ })));
    const [open, cancelled, returned] = [await buy([[option, 1]]), await buy([[option, 1]]), await buy([[option, 1]])];
    for (const state of ['delivered', 'returned']) await moveTo(server, returned, state);
    await mailTo(server, email, { subject: /^Deine Rückgabe/ });
    await moveTo(server, cancelled, 'cancelled');
    await mailTo(server, email, { subject: /ist storniert$/ });
    const next = 'neu-offen@example.at';
    await change(session, next, async () => {
      const about = JSON.stringify({ orderUuid: open.uuid, state: 'packed' });
      // As if the old mailbox had refused it until it was given up.
      await orm.execute(sql`insert into mail_outbox (letter, recipient, about, attempts, last_error, due_at)
        values ('order-moved', ${email.toUpperCase()}, ${about}::jsonb, 30, 'Mailbox full', now() + interval '1 hour')`);
    });
    await mailTo(server, email, { subject: /wurde geändert/ });
    const sent = await mailsTo(server, email);
    await moveTo(server, open, 'shipped');
    await mailTo(server, next, { subject: /ist unterwegs$/ });
    expect(await mailsTo(server, next)).toBe(3);
    expect(await mailsTo(server, email)).toBe(sent);
    const emailOf = async ({ uuid }: { uuid: string }) =>
      (await selectRows<{ email: string }>(orm, sql`select email from orders where uuid = ${uuid}`))[0]?.email;
    expect([await emailOf(cancelled), await emailOf(returned)]).toEqual([email, next]);
  });

  it('the newsletter goes to the new address, and the links of its earlier emails end it there', async () => {
    const { email, session, mail } = await newCustomer(server);
    await confirm(server, secretIn(mail));
    await guest().post('/api/v1/newsletter/', { email });
    const use = async (name: string, token: string) =>
      dataOf(await guest().post(`/api/v1/newsletter/${name}/`, { token }), NewsletterState).state;
    const asking = await mailTo(server, email, { subject: /Anmeldung zum Newsletter/ });
    expect(await use('confirm', secretIn(asking))).toBe('subscribed');
    const welcome = secretIn(await mailTo(server, email, { subject: /ab jetzt/ }));
    const next = 'neu-newsletter@example.at';
    await change(session, next);
    const subscribed = async () =>
      (
        await selectRows<{ email: string }>(
          orm,
          sql`select email from newsletter_subscriptions where email in (${email}, ${next})`,
        )
      ).map((row) => row.email);
    expect(await subscribed()).toEqual([next]);
    expect((await accountOf(session)).personal.separateEmail).toBe(next);
    // Its link was sent to the old address.
    expect(await use('confirm', secretIn(asking))).toBe('gone');
    expect(await use('unsubscribe', welcome)).toBe('unsubscribed');
    expect(await subscribed()).toEqual([]);
    expect((await accountOf(session)).personal.separateEmail).toBeNull();
  });

  it('the newsletter of an address that was never confirmed stays with its owner', async () => {
    const { email, session } = await newCustomer(server);
    await orm.execute(sql`insert into newsletter_subscriptions (email, locale, requested_at, confirmed_at)
      values (${email}, 'at', now(), now())`);
    await change(session, 'neu-erst@example.at');
    expect(await selectRows(orm, sql`select 1 from newsletter_subscriptions where email = ${email}`)).toHaveLength(1);
  });
});
