import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountExport, Store } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { catalogueFacts } from '../../testing/catalogue-facts.ts';
import { customerWithOrders } from '../../testing/customer-with-orders.ts';
import { homeAddress } from '../../testing/home-address.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { caller, dataOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

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

it('an export has everything of both shops, the whole history of points and the appointments, which go with the account', async () => {
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
  const { days } = dataOf(await server.inject('/api/v1/stores/wien-mariahilf/'), Store);
  const day = days.slice(1).find(({ opens, closes }) => opens === '09:30' && closes !== null)?.date;
  const appointment = { store: 'wien-mariahilf', service: 'ski-service', day, partOfDay: 'midday', name: 'Anna' };
  const sent = await caller(server).post('/api/v1/appointments/', { ...appointment, email: email.toUpperCase() });
  expect(sent.statusCode).toBe(200);

  // The address may belong to someone else until it is confirmed.
  expect((await exported()).appointments).toEqual([]);
  await caller(server).post(`/api/v1/auth/doi/${secretIn(registered)}/`, {});
  const all = await exported();
  expect(all.orders.map(({ number }) => number)).toEqual([order.number]);
  expect(all.account.addresses.shipping).toMatchObject([homeAddress]);
  expect(all.account.p4m.history).toHaveLength(61);
  expect(all.teamWishlist?.products.map(({ id }) => id)).toEqual([option.productId]);
  expect(all.teamCart?.products).toEqual([]);
  expect(all.appointments).toMatchObject([{ storeName: 'Bergauf Wien Mariahilf', day, name: 'Anna' }]);

  await session.delete('/api/v1/user/');
  const left = sql`select 1 from appointments where lower(email) = lower(${email})`;
  expect(await selectRows(orm, left)).toEqual([]);
});
