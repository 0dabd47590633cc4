import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  AccountData,
  AccountDeletion,
  AccountExport,
  AuthResponse,
  EmailChange,
  OptIn,
  SignedInDevice,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { catalogueFacts } from '../testing/catalogue-facts.ts';
import { customerWithOrders } from '../testing/customer-with-orders.ts';
import { mailsTo, mailTo, secretIn } from '../testing/mailbox.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const password = 'steil-und-steinig';
const guest = () => caller(server);
const Devices = Type.Array(SignedInDevice);
const Nothing = Type.Object({});
const accountOf = async (session: ReturnType<typeof caller>) => dataOf(await session.get('/api/v1/user/'), AccountData);

const sessionOf = ({ token, uuid }: AuthResponse) =>
  caller(server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });

async function logIn(email: string, agent = '', secret = password): Promise<AuthResponse> {
  const payload = { email, password: secret };
  const headers = { 'user-agent': agent };
  return dataOf(await server.inject({ method: 'POST', url: '/api/v1/auth/login/', headers, payload }), AuthResponse);
}

async function customer() {
  const { email, ...headers } = await signUp(server);
  return { email, session: caller(server, headers), mail: await mailTo(server, email) };
}

const confirm = async (secret: string) => dataOf(await guest().post(`/api/v1/auth/doi/${secret}/`, {}), OptIn);

describe('a registration', () => {
  const register = (email: string, change: object) =>
    guest().post('/api/v1/auth/register/', { firstName: 'Eva', lastName: 'Gruber', email, password, ...change });
  const place = { street: 'Gratweg', streetNo: '1', postal: '8010', city: 'Graz', countryId: 'AT' };

  it('takes phone, birthday, address, consent and newsletter with it', async () => {
    const email = 'eva@example.at';
    const change = { phone: '0664/123 45 67', birthday: '1990-02-28', address: place, terms: true, newsletter: true };
    const session = sessionOf(dataOf(await register(email, change), AuthResponse));
    const { personal, addresses } = await accountOf(session);
    expect(personal).toMatchObject({ phone: '+43 664 1234567', birthday: '1990-02-28', separateEmail: null });
    expect(addresses.shipping).toMatchObject([{ ...place, firstname: 'Eva', lastname: 'Gruber', isDefault: true }]);
    const exported = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
    expect(Date.parse(exported.termsAcceptedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await confirm(secretIn(await mailTo(server, email, { subject: /Newsletter/ })))).toMatchObject({
      state: 'confirmed',
      kind: 'newsletter',
    });
    expect((await accountOf(session)).personal.separateEmail).toBe(email);
  });

  it.each([
    [{ terms: false }, 'terms'],
    [{ phone: '0664' }, 'phone'],
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ birthday: '1850-01-01' }, 'birthday'],
    [{ address: { ...place, postal: '80100' } }, 'address.postal'],
    [{ address: { ...place, city: '' } }, 'address.city'],
  ])('is refused for %j at its field, and creates nothing', async (change, field) => {
    const email = 'niemand-neuer@example.at';
    expect(Object.keys(errorOf(await register(email, change), 422).errors)).toEqual([field]);
    expect(await selectRows(orm, sql`select 1 from accounts where email = ${email}`)).toEqual([]);
  });
});

describe('an expired confirmation link', () => {
  it('requests another email, as long as the address is not confirmed', async () => {
    const { email, mail } = await customer();
    const secret = secretIn(mail);
    await orm.execute(sql`update mail_links set expires_at = now() - interval '1 day' where email = ${email}`);
    await cleanUp(orm);
    const state = async () => dataOf(await guest().get(`/api/v1/auth/doi/${secret}/`), OptIn);
    expect(await state()).toMatchObject({ state: 'gone', kind: 'account', canResend: true });
    dataOf(await guest().post(`/api/v1/auth/doi/${secret}/resend/`, {}), Nothing);
    const second = await mailTo(server, email, { after: mail.id });
    expect((await confirm(secretIn(second))).state).toBe('confirmed');
    expect((await state()).canResend).toBe(false);
    const mails = await mailsTo(server, email);
    for (const unknown of [secret, 'y'.repeat(43)]) {
      dataOf(await guest().post(`/api/v1/auth/doi/${unknown}/resend/`, {}), Nothing);
    }
    expect(await mailsTo(server, email)).toBe(mails);
  });
});

describe('the devices', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

  it('are listed by browser and system, and signed out one by one or all others at once', async () => {
    const { email, session: first } = await customer();
    const [desktop, mobile] = [sessionOf(await logIn(email, firefox)), sessionOf(await logIn(email, phone))];
    const list = async (session: typeof first) => dataOf(await session.get('/api/v1/user/sessions/'), Devices);
    const listed = await list(desktop);
    expect(listed[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', kind: 'desktop', isCurrent: true });
    expect(listed).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iOS', kind: 'mobile', isCurrent: false }),
    );
    expect(listed).toHaveLength(3);
    const own = (await list(mobile)).find(({ isCurrent }) => isCurrent);
    const stranger = (await customer()).session;
    expect((await stranger.delete(`/api/v1/user/sessions/${own?.id}/`)).statusCode).toBe(404);
    expect(dataOf(await desktop.delete(`/api/v1/user/sessions/${own?.id}/`), Devices)).toHaveLength(2);
    expect(errorOf(await mobile.get('/api/v1/user/'), 403).error).toBe('invalid token');
    expect(dataOf(await desktop.delete('/api/v1/user/sessions/'), Devices)).toMatchObject([{ isCurrent: true }]);
    expect(errorOf(await first.get('/api/v1/user/'), 403).error).toBe('invalid token');
    expect(dataOf(await desktop.delete('/api/v1/user/sessions/?all=true'), Devices)).toEqual([]);
    expect(errorOf(await desktop.get('/api/v1/user/'), 403).error).toBe('invalid token');
  });

  it('stay signed in while they are used: a session is renewed once a day', async () => {
    const { email, session } = await customer();
    const ofAccount = sql`account_id = (select id from accounts where email = ${email})`;
    const row = async () => {
      const rows = await selectRows<{ days: number; used: string }>(
        orm,
        sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days, last_used_at::text as used
          from sessions where ${ofAccount}`,
      );
      return rows[0];
    };
    const atFirst = await row();
    await session.get('/api/v1/cart/');
    expect(await row()).toEqual(atFirst);
    await orm.execute(
      sql`update sessions set expires_at = now() + interval '2 days', last_used_at = now() - interval '58 days' where ${ofAccount}`,
    );
    await Promise.all([session.get('/api/v1/cart/'), session.get('/api/v1/user/')]);
    const renewed = await row();
    expect(renewed?.days).toBe(60);
    await session.get('/api/v1/cart/');
    expect(await row()).toEqual(renewed);
    await orm.execute(sql`update sessions set expires_at = now() - interval '1 minute' where ${ofAccount}`);
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
  });
});

describe('another email address', () => {
  const change = (session: ReturnType<typeof caller>, email: string, secret = password) =>
    session.post('/api/v1/user/email/', { email, password: secret });

  it('belongs to the account when its link is used; the old address is told twice', async () => {
    const { email, session, mail } = await customer();
    await confirm(secretIn(mail));
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
    expect(await confirm(link)).toMatchObject({ state: 'confirmed', kind: 'new-email', already: false });
    expect(await confirm(link)).toMatchObject({ state: 'confirmed', already: true });
    const { personal, pendingEmail, verified } = await accountOf(session);
    expect([personal.email, pendingEmail, verified]).toEqual([next, null, true]);
    await mailTo(server, email, { subject: /wurde geändert/ });
    await logIn(next);
    expect((await guest().post('/api/v1/auth/login/', { email, password })).statusCode).toBe(422);
    const body = { token: reset, newPassword: 'noch-viel-steiler', newPassword_confirmation: 'noch-viel-steiler' };
    expect(errorOf(await guest().post('/api/v1/auth/reset-password/', body), 422).errors).toHaveProperty('token');
  });

  it('that is taken has the same response, and its owner an email without a link', async () => {
    const owner = await customer();
    await confirm(secretIn(owner.mail));
    const { email, session } = await customer();
    expect(dataOf(await change(session, owner.email), EmailChange)).toEqual({ email, pendingEmail: owner.email });
    const { text } = await mailTo(server, owner.email, { after: owner.mail.id, subject: /schon ein Konto/ });
    expect(text).not.toContain('/doi/');
    expect((await accountOf(session)).personal.email).toBe(email);
  });

  it('is withdrawn, or replaced by a later one: the earlier link no longer works', async () => {
    const { email, session } = await customer();
    await change(session, 'erste@example.at');
    const first = secretIn(await mailTo(server, 'erste@example.at'));
    await change(session, 'zweite@example.at');
    const second = secretIn(await mailTo(server, 'zweite@example.at'));
    expect((await confirm(first)).state).toBe('gone');
    const withdrawn = await session.delete('/api/v1/user/email/');
    expect(dataOf(withdrawn, EmailChange)).toEqual({ email, pendingEmail: null });
    expect((await confirm(second)).state).toBe('gone');
    expect((await accountOf(session)).personal.email).toBe(email);
  });

  it('is withdrawn by a new password: it was requested with the old one', async () => {
    const { email, session } = await customer();
    await change(session, 'dritte@example.at');
    const link = secretIn(await mailTo(server, 'dritte@example.at'));
    const next = 'noch-viel-steiler';
    const body = { oldPassword: password, newPassword: next, newPassword_confirmation: next, email };
    expect((await session.post('/api/v1/user/change-password/', body)).statusCode).toBe(200);
    expect((await confirm(link)).state).toBe('gone');
  });

  it('confirmed by two accounts at the same time belongs to one of them', async () => {
    const [one, two] = [await customer(), await customer()];
    const wanted = 'begehrt@example.at';
    await change(one.session, wanted);
    const first = await mailTo(server, wanted);
    await change(two.session, wanted);
    const second = await mailTo(server, wanted, { after: first.id });
    const states = (await Promise.all([confirm(secretIn(first)), confirm(secretIn(second))])).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['confirmed', 'gone']);
  });
});

describe('leaving', () => {
  it('deletes the account after two weeks, unless its owner logs in before', async () => {
    const { email, session } = await customer();
    const leave = (secret: string) => session.post('/api/v1/user/deletion/', { password: secret });
    expect(Object.keys(errorOf(await leave('falsch-falsch'), 422).errors)).toEqual(['password']);
    const { deletedAt, graceDays } = dataOf(await leave(password), AccountDeletion);
    expect(graceDays).toBe(14);
    expect(Math.round((Date.parse(deletedAt) - Date.now()) / 86_400_000)).toBe(14);
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
    await mailTo(server, email, { subject: /wird gelöscht$/ });
    await cleanUp(orm);
    const back = await logIn(email);
    expect(back.isRestored).toBe(true);
    expect((await logIn(email)).isRestored).toBeUndefined();
    const again = sessionOf(back);
    dataOf(await again.post('/api/v1/user/deletion/', { password }), AccountDeletion);
    await orm.execute(sql`update accounts set delete_at = now() - interval '1 minute' where email = ${email}`);
    await Promise.all([cleanUp(orm), cleanUp(orm)]);
    // Wakes the mailer, which looks into the outbox every 30 seconds.
    await guest().post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
    await mailTo(server, email, { subject: /ist gelöscht$/ });
    expect((await guest().post('/api/v1/auth/login/', { email, password })).statusCode).toBe(422);
  });

  it('takes everything along that is stored about the account, and nothing of others', async () => {
    const [option] = (await catalogueFacts()).plenty;
    if (option === undefined) throw new Error('The test catalogue has no options');
    const { session, buy, details } = await customerWithOrders(server);
    const order = await buy([[option, 1]]);
    await session.post('/api/v1/cart/', { productOption: option.id });
    await session.post('/api/v1/wishlist/', { productId: option.productId });
    const exported = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
    expect(exported.account).toEqual(await accountOf(session));
    // The note of a return is for its sender, not for the order's page, which a guest can find.
    expect(exported.orders).toEqual([{ ...(await details(order)), returnNote: null }]);
    expect(exported.cart.products.map(({ generalId }) => generalId)).toEqual([option.productId]);
    expect(exported.wishlist.products.map(({ id }) => id)).toEqual([option.productId]);
    expect(exported.devices).toHaveLength(1);
    expect((await guest().get('/api/v1/user/export/')).statusCode).toBe(401);
  });
});
