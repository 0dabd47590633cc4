// @module-tag rotated
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { lockAccount } from '../../loyalty/book-points.ts';
import { createNewsletterLink } from '../../newsletter/newsletter-links.ts';
import { findSubscription, moveSubscription, subscribe, unsubscribe } from '../../newsletter/subscriptions.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { waitingConnections } from '../../testing/postgres/waiting-connections.ts';
import { logIn, newCustomer, password } from '../../testing/signed-in.ts';
import { caller, openTestApi } from '../../testing/test-api.ts';
import { hashPassword } from '../identity/credentials.ts';
import { rememberDevice } from './known-devices.ts';
import { createMailLink } from './mail-links.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const newPassword = 'noch-viel-steiler';

async function accountId(email: string): Promise<string> {
  const [account] = await selectRows<{ id: string }>(orm, sql`select id from accounts where email = ${email}`);
  if (account === undefined) throw new Error('missing account');
  return account.id;
}

it('a link to a new password waits for a change of the account, which may delete the link', async () => {
  const { email, mail } = await newCustomer(server);
  await caller(server).post('/api/v1/forgotpassword/', { email });
  const token = secretIn(await mailTo(server, email, { after: mail.id }));
  const id = await accountId(email);
  let reset: ReturnType<ReturnType<typeof caller>['post']> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    reset = caller(server).post('/api/v1/auth/reset-password/', {
      token,
      newPassword,
      newPassword_confirmation: newPassword,
    });
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`delete from mail_links where account_id = ${id}`);
  });
  expect((await reset)?.statusCode).toBe(422);
}, 60_000);

it('a login with the old password that waits for a new one is refused, and leaves no session', async () => {
  const { email } = await newCustomer(server);
  const id = await accountId(email);
  const passwordHash = await hashPassword(newPassword);
  let login: ReturnType<ReturnType<typeof caller>['post']> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    login = caller(server).post('/api/v1/auth/login/', { email, password });
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`update accounts set password_hash = ${passwordHash} where id = ${id}`);
    await change.execute(sql`delete from sessions where account_id = ${id}`);
  });
  expect((await login)?.statusCode).toBe(422);
  expect(await selectRows(orm, sql`select id from sessions where account_id = ${id}`)).toEqual([]);
}, 60_000);

it('a change of the password that is sent again opens no session after yet another new password', async () => {
  const { email, session } = await newCustomer(server);
  const id = await accountId(email);
  const body = { oldPassword: password, newPassword, newPassword_confirmation: newPassword, email };
  const change = () => session.post('/api/v1/user/change-password/', body);
  expect((await change()).statusCode).toBe(200);
  const passwordHash = await hashPassword('ganz-anders-steil');
  let again: ReturnType<typeof change> | undefined;
  await orm.transaction(async (other) => {
    await lockAccount(other as unknown as Orm, id);
    again = change();
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await other.execute(sql`update accounts set password_hash = ${passwordHash} where id = ${id}`);
    await other.execute(sql`delete from sessions where account_id = ${id}`);
  });
  expect((await again)?.statusCode).toBe(422);
  expect(await selectRows(orm, sql`select id from sessions where account_id = ${id}`)).toEqual([]);
}, 60_000);

it('a browser whose session a new password ends before it is remembered stays unknown', async () => {
  const { email } = await newCustomer(server);
  const id = await accountId(email);
  const { token } = await logIn(server, email);
  const shop = Fastify();
  shop.get('/', (request, reply) =>
    rememberDevice({ orm, publicOrigin: 'http://localhost' }, request, reply, { accountId: id, token }),
  );
  let login: Promise<{ readonly headers: object }> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    login = shop.inject('/').then((response) => response);
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`delete from sessions where account_id = ${id}`);
    await change.execute(sql`delete from known_devices where account_id = ${id}`);
  });
  expect((await login)?.headers).not.toHaveProperty('set-cookie');
  expect(await selectRows(orm, sql`select from known_devices where account_id = ${id}`)).toEqual([]);
  await shop.close();
}, 60_000);

it('the end of the newsletter waits for a link that is being confirmed, and ends what it has confirmed', async () => {
  const { email, session } = await newCustomer(server);
  const id = await accountId(email);
  const [before, after] = [`vorher-${email}`, `nachher-${email}`];
  await orm.execute(sql`update accounts set separate_email = ${before} where id = ${id}`);
  await createMailLink(orm, { id }, 'separate-email', after);
  let ending: ReturnType<typeof session.post> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    ending = session.post('/api/v1/user/separate-email/', { email: null });
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`update mail_links set used_at = now() where account_id = ${id}`);
    await subscribe(change as unknown as Orm, { email: after, locale: 'at', requestedAt: new Date() });
    await change.execute(sql`update accounts set separate_email = ${after} where id = ${id}`);
  });
  expect((await ending)?.statusCode).toBe(200);
  expect(await findSubscription(orm, after)).toBeNull();
}, 60_000);

const confirmNewsletter = (token: string) => caller(server).post('/api/v1/newsletter/confirm/', { token });

it('two links that subscribe one address, a guest’s and its account’s, can be used at the same time', async () => {
  const { email } = await newCustomer(server);
  const consent = { email, locale: 'at', requestedAt: new Date() } as const;
  const id = await accountId(email);
  await orm.execute(sql`update accounts set verified = true where id = ${id}`);
  const secret = await createNewsletterLink(orm, { ...consent, purpose: 'confirm' });
  let confirming: ReturnType<typeof confirmNewsletter> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    confirming = confirmNewsletter(secret);
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await subscribe(change as unknown as Orm, consent);
  });
  expect((await confirming)?.json()).toMatchObject({ data: { state: 'subscribed' } });
}, 60_000);

it('a link that subscribes an address waits for the end of its newsletter, and is gone then', async () => {
  const email = 'abgemeldet@example.at';
  const secret = await createNewsletterLink(orm, { email, locale: 'at', requestedAt: new Date(), purpose: 'confirm' });
  let confirming: ReturnType<typeof confirmNewsletter> | undefined;
  await orm.transaction(async (change) => {
    await unsubscribe(change as unknown as Orm, email);
    confirming = confirmNewsletter(secret);
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
  });
  expect((await confirming)?.json()).toMatchObject({ data: { state: 'gone' } });
  expect(await findSubscription(orm, email)).toBeNull();
}, 60_000);

it('a link that ends a subscription ends it also where the account moves it to another address meanwhile', async () => {
  const { email } = await newCustomer(server);
  const consent = { email, locale: 'at', requestedAt: new Date() } as const;
  const moved = `neu-${email}`;
  const id = await accountId(email);
  await orm.execute(sql`update accounts set verified = true where id = ${id}`);
  await subscribe(orm, consent);
  const token = await createNewsletterLink(orm, { ...consent, purpose: 'unsubscribe' });
  let ending: ReturnType<typeof confirmNewsletter> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, id);
    ending = caller(server).post('/api/v1/newsletter/unsubscribe/', { token });
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`update accounts set email = ${moved} where id = ${id}`);
    await moveSubscription(change as unknown as Orm, email, moved);
  });
  expect((await ending)?.json()).toMatchObject({ data: { state: 'unsubscribed' } });
  expect(await findSubscription(orm, moved)).toBeNull();
}, 60_000);
