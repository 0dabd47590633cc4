// @module-tag rotated
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AuthResponse, Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { catalogueFacts, type StockedOption, type StockedSet } from '../../testing/catalogue-facts.ts';
import { homeAddress } from '../../testing/home-address.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm, newCustomer, password, sessionOf } from '../../testing/signed-in.ts';
import { caller, dataOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let option: StockedOption;
let set: StockedSet;
beforeAll(async () => {
  const { plenty, sets } = await catalogueFacts();
  const [first] = sets;
  const single = plenty.find(({ id }) => first?.options.every((one) => one.id !== id));
  if (first === undefined || single === undefined) throw new Error('The test catalogue has no set');
  [set, option] = [first, single];
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const cartUrl = '/api/v1/cart/';
const addressUrl = '/api/v1/user/address/shipping/';

/** A customer with the same goods, and the same kinds of links and waiting emails, as any other. */
async function shopper() {
  const { email, session } = await newCustomer(server);
  await session.post(cartUrl, { productOption: option.id });
  for (const { id } of set.options) await session.post(cartUrl, { productOption: id, setId: set.id });
  await session.post('/api/v1/wishlist/', { productId: option.productId });
  await session.post(addressUrl, { ...homeAddress, deliveryType: 'home' });
  await session.put('/api/v1/user/personal/', { firstName: 'Anna', lastName: 'Berger', phone: '0664 1234567' });
  const account = sql`accounts a where a.email = ${email}`;
  await orm.execute(sql`insert into mail_links (token_hash, account_id, purpose, email, expires_at)
    select purpose || a.id, a.id, purpose, a.email, now() + interval '1 day'
    from unnest(array['confirm-account', 'reset-password', 'separate-email', 'change-email']) purpose, ${account}`);
  await orm.execute(sql`insert into mail_outbox (letter, recipient, about, due_at)
    select letter, a.email, jsonb_build_object('accountId', a.id), now() + interval '1 day'
    from unnest(array['forgot-password', 'separate-email', 'contact-receipt']) letter, ${account}`);
  return { email, session };
}

/** What the database has of a shopper. */
async function storedOf(email: string) {
  const account = sql`(select id from accounts where email = ${email})`;
  const ofAccount = sql`account_id = ${account}`;
  const ofCart = sql`request_id = (select request_id from accounts where email = ${email})`;
  const tables: readonly (readonly [name: string, condition: SQL])[] = [
    ['accounts', sql`email = ${email}`],
    ['sessions', ofAccount],
    ['known_devices', ofAccount],
    ['mail_links', ofAccount],
    ['shipping_addresses', ofAccount],
    ['cart_lines', ofCart],
    ['wishlist_entries', ofCart],
    ['mail_outbox', sql`recipient = ${email}`],
  ];
  const stored: Record<string, unknown> = {};
  for (const [name, condition] of tables) {
    const rows = await selectRows(
      orm,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where ${condition} order by to_jsonb(t)::text`,
    );
    expect(rows, name).not.toEqual([]);
    stored[name] = rows;
  }
  return stored;
}

it('no change of a shopper changes what is stored of another one, who has the same goods and requests', async () => {
  const { email, session } = await shopper();
  const other = await shopper();
  const claimed = await shopper();
  const [next, newPassword] = [`neu-${email}`, 'noch-steiler-rauf'];
  let signedIn = session;
  const logInUrl = '/api/v1/auth/login/';
  const lines = dataOf(await session.get(cartUrl), Cart).products;
  const [single, inSet] = [lines.find(({ setId }) => setId === null), lines.find(({ setId }) => setId !== null)];
  const changes: Readonly<Record<string, () => ReturnType<typeof session.post>>> = {
    'removing a line': () => session.delete(`${cartUrl}hash/${single?.hash}/`),
    'removing a set': () => session.delete(`${cartUrl}set/${inSet?.set}/`),
    'removing a saved product': () => session.delete(`/api/v1/wishlist/${option.productId}/`),
    'another default address': () =>
      session.post(addressUrl, { ...homeAddress, deliveryType: 'home', isDefault: true }),
    'another address for the newsletter': () =>
      session.post('/api/v1/user/separate-email/', { email: `news-${email}` }),
    'signing out everywhere else': () => session.delete('/api/v1/user/sessions/'),
    'a new password by a link, which removes what a stranger may have entered': async () => {
      await caller(server).post('/api/v1/forgotpassword/', { email: claimed.email });
      const token = secretIn(await mailTo(server, claimed.email, { subject: /Passwort/ }));
      const body = { token, newPassword, newPassword_confirmation: newPassword };
      return caller(server).post('/api/v1/auth/reset-password/', body);
    },
    'another password': () =>
      session.post('/api/v1/user/change-password/', {
        email,
        oldPassword: password,
        newPassword,
        newPassword_confirmation: newPassword,
      }),
    'another email address': async () => {
      signedIn = sessionOf(
        server,
        dataOf(await session.post(logInUrl, { email, password: newPassword }), AuthResponse),
      );
      const requested = await signedIn.post('/api/v1/user/email/', { email: next, password: newPassword });
      const secret = secretIn(await mailTo(server, next));
      expect(await confirm(server, secret, newPassword)).toMatchObject({ state: 'confirmed' });
      return requested;
    },
    'deleting the account': () => signedIn.delete('/api/v1/user/'),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await storedOf(other.email);
    expect((await change()).statusCode, name).toBe(200);
    expect(await storedOf(other.email), name).toEqual(before);
  }
});
