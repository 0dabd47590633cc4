// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, AccountDeletion, AccountExport, Store } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../../database/database.ts';
import { catalogueFacts } from '../../testing/catalogue-facts.ts';
import { customerWithOrders } from '../../testing/customer-with-orders.ts';
import { homeAddress } from '../../testing/home-address.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { logIn, newCustomer, password, sessionOf } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';

const adminToken = 'a-token-of-thirty-two-characters!';
let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterAll(() => server.close());

/** @returns the day */
async function requestAppointment({ post }: ReturnType<typeof caller>, change: object): Promise<string | undefined> {
  const { days } = dataOf(await server.inject('/api/v1/stores/wien-mariahilf/'), Store);
  const day = days.slice(1).find(({ opens, closes }) => opens === '09:30' && closes !== null)?.date;
  const body = { store: 'wien-mariahilf', service: 'ski-service', day, ...change };
  expect((await post('/api/v1/appointments/', body)).statusCode).toBe(200);
  return day;
}

/** The names of those who have requested an appointment from an address. */
const appointmentsFrom = async (email: string): Promise<string[]> =>
  (
    await selectRows<{ name: string }>(
      orm,
      sql`select name from appointments where lower(email) = lower(${email}) order by created_at`,
    )
  ).map(({ name }) => name);

/** Where the database stores something by account, request id or email address, and the part of the export that has it. */
const storedBy: Readonly<Record<string, keyof AccountExport | 'not exported'>> = {
  accounts: 'account',
  avatars: 'account',
  loyalty_entries: 'account',
  shipping_addresses: 'account',
  vouchers: 'account',
  orders: 'orders',
  cart_lines: 'cart',
  shoppers: 'cart',
  wishlist_entries: 'wishlist',
  sessions: 'devices',
  newsletter_subscriptions: 'newsletter',
  customer_requests: 'requests',
  appointments: 'appointments',
  // Secrets of links and browsers, and the stores' own addresses.
  known_devices: 'not exported',
  mail_links: 'not exported',
  newsletter_links: 'not exported',
  stores: 'not exported',
};

it('every table with something about a person is considered by the export', async () => {
  const tables = await selectRows<{ name: string }>(
    orm,
    sql`select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name in ('account_id', 'request_id', 'email', 'password_hash')`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(storedBy).toSorted());
  for (const part of Object.values(storedBy)) {
    expect(Object.keys(AccountExport.properties), part).toContain(part === 'not exported' ? 'account' : part);
  }
});

it('an export has what is stored about the account, and nothing about others', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { session, buy, details } = await customerWithOrders(server);
  const order = await buy([[option, 1]]);
  await session.post('/api/v1/cart/', { productOption: option.id });
  await session.post('/api/v1/wishlist/', { productId: option.productId });
  const exported = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
  expect(exported.account).toEqual(dataOf(await session.get('/api/v1/user/'), AccountData));
  // The note of a return is for its sender, not for the order's page, which a guest can find.
  expect(exported.orders).toEqual([{ ...(await details(order)), returnNote: null }]);
  expect(exported.cart.products.map(({ generalId }) => generalId)).toEqual([option.productId]);
  expect(exported.wishlist.products.map(({ id }) => id)).toEqual([option.productId]);
  expect(exported.devices).toHaveLength(1);
  expect((await caller(server).get('/api/v1/user/export/')).statusCode).toBe(401);
});

it('an export has the data of both shops, the whole history of points and the appointments, which are deleted with the account', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { email, session, buy } = await customerWithOrders(server);
  const registered = await mailTo(server, email);
  const exported = async () => dataOf(await session.get('/api/v1/user/export/'), AccountExport);
  const order = await buy([[option, 1]]);
  await session.post('/api/v1/user/address/shipping/', { ...homeAddress, deliveryType: 'home' });
  await session.post('/api/v2/team/wishlist/', { productId: option.productId });
  // More than the pages show.
  await orm.execute(sql`insert into loyalty_entries (account_id, kind, points)
    select id, 'welcome', 1 from accounts, generate_series(1, 60) where email = ${email}`);
  const day = await requestAppointment(caller(server), {
    email: email.toUpperCase(),
    name: 'Anna',
    partOfDay: 'midday',
  });
  const other = await customerWithOrders(server);
  await requestAppointment(other.session, { email, name: 'Ida', partOfDay: 'morning' });

  // The address may belong to someone else until it is confirmed.
  expect((await exported()).appointments).toEqual([]);
  await session.post(`/api/v1/auth/doi/${secretIn(registered)}/`, {});
  const all = await exported();
  expect(all.orders.map(({ number }) => number)).toEqual([order.number]);
  expect(all.account.addresses.shipping).toMatchObject([homeAddress]);
  expect(all.account.p4m.history).toHaveLength(60);
  expect(all.teamWishlist?.products.map(({ id }) => id)).toEqual([option.productId]);
  expect(all.teamCart?.products).toEqual([]);
  expect(all.appointments).toMatchObject([{ storeName: 'Bergauf Wien Mariahilf', day, name: 'Anna' }]);

  await session.delete('/api/v1/user/');
  expect(await appointmentsFrom(email)).toEqual(['Ida']);
});

it('an appointment of an account with an unconfirmed address is exported and deleted with it; those of others stay', async () => {
  const { email, session } = await customerWithOrders(server);
  const other = await customerWithOrders(server);
  await requestAppointment(session, { email, name: 'Anna', partOfDay: 'morning' });
  await requestAppointment(other.session, { email, name: 'Ida', partOfDay: 'midday' });
  await requestAppointment(caller(server), { email, name: 'Ben', partOfDay: 'afternoon' });
  const { appointments } = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
  expect(appointments?.map(({ name }) => name)).toEqual(['Anna']);
  await session.delete('/api/v1/user/');
  expect(await appointmentsFrom(email)).toEqual(['Ida', 'Ben']);
});

it('an appointment requested with an ended session is that of a guest', async () => {
  const { email, headers } = await customerWithOrders(server);
  const ended = caller(server, { ...headers, authorization: 'Bearer unknown' });
  await requestAppointment(ended, { email, name: 'Anna', partOfDay: 'morning', service: 'schuh-fitting' });
  const rows = await selectRows(orm, sql`select account_id from appointments where lower(email) = lower(${email})`);
  expect(rows).toEqual([{ account_id: null }]);
});

it('the note of a return is in the export, and not in the order that a guest can find', async () => {
  const [option] = (await catalogueFacts()).plenty;
  if (option === undefined) throw new Error('The test catalogue has no options');
  const { email, session, buy, pathOf } = await customerWithOrders(server);
  const order = await buy([[option, 1]]);
  await server.inject({
    method: 'PUT',
    url: `/api/admin/orders/${order.number}/state`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { state: 'delivered' },
  });
  const exported = async () => dataOf(await session.get('/api/v1/user/export/'), AccountExport).orders;
  expect((await exported())[0]?.returnNote).toBeNull();
  const lines = [{ position: 0, amount: 1, reason: 'too-small' }];
  await session.post(`${pathOf(order)}return/`, { lines, note: 'Drückt am Rist' });
  expect(await exported()).toMatchObject([{ number: order.number, state: 'returned', returnNote: 'Drückt am Rist' }]);
  const found = await caller(server).post('/api/v1/order/lookup/', { number: order.number, email });
  expect(found.statusCode).toBe(200);
  expect(found.body).not.toContain('Drückt am Rist');
});

it('closing the account deletes it after two weeks, unless its owner logs in before', async () => {
  const { email, session } = await newCustomer(server);
  const leave = (secret: string) => session.post('/api/v1/user/deletion/', { password: secret });
  expect(Object.keys(errorOf(await leave('falsch-falsch'), 422).errors)).toEqual(['password']);
  const { deletedAt, graceDays } = dataOf(await leave(password), AccountDeletion);
  expect(graceDays).toBe(14);
  // The email names the last day on which a login stops it.
  const viennaOf = (moment: number) => new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Vienna' });
  expect(viennaOf(Date.parse(deletedAt))).toBe(`${viennaOf(Date.now() + 14 * 86_400_000).slice(0, 10)} 23:59:59`);
  expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
  await mailTo(server, email, { subject: /wird gelöscht$/ });
  await cleanUp(orm);
  const back = await logIn(server, email);
  expect(back.isRestored).toBe(true);
  expect((await logIn(server, email)).isRestored).toBeUndefined();
  const again = sessionOf(server, back);
  dataOf(await again.post('/api/v1/user/deletion/', { password }), AccountDeletion);
  await orm.execute(sql`update accounts set delete_at = now() - interval '1 minute' where email = ${email}`);
  await Promise.all([cleanUp(orm), cleanUp(orm)]);
  // Wakes the mailer, which looks into the outbox every 30 seconds.
  await caller(server).post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
  await mailTo(server, email, { subject: /ist gelöscht$/ });
  expect((await caller(server).post('/api/v1/auth/login/', { email, password })).statusCode).toBe(422);
});

it('deleting an account deletes emails to its address that wait, but not receipts of orders and withdrawals', async () => {
  const { email, session } = await newCustomer(server);
  await orm.execute(sql`update accounts set verified = true where email = ${email}`);
  const waiting = () =>
    selectRows<{ template: string }>(
      orm,
      sql`select letter as template from mail_outbox where lower(recipient) = lower(${email}) and due_at > now()
        and attempts = 0 order by letter`,
    );
  for (const recipient of [email, email.toUpperCase()])
    await orm.execute(sql`insert into mail_outbox (letter, recipient, about, due_at)
      select letter, ${recipient}, '{}', now() + interval '1 day'
      from unnest(array['contact-receipt', 'forgot-password', 'order-placed', 'withdrawal-receipt']) letter`);
  expect(await waiting()).toHaveLength(8);
  await session.delete('/api/v1/user/');
  expect((await waiting()).map(({ template }) => template)).toEqual([
    'order-placed',
    'order-placed',
    'withdrawal-receipt',
    'withdrawal-receipt',
  ]);
});
