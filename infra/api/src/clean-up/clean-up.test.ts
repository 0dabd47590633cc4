// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { appointments } from '../database/schema.ts';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { networks, postFrom } from '../testing/post-from-network.ts';
import { caller, dataOf, openTestApi, signUp } from '../testing/test-api.ts';
import { cleanUp } from './clean-up.ts';
import { retention } from './retention.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

let server: FastifyInstance;
let orm: Orm;
let option: CatalogueFacts['bike'];
beforeAll(async () => {
  const facts = await catalogueFacts();
  option = facts.plenty[0] ?? facts.bike;
  const unlimited = { max: 100_000, timeWindow: 1000 };
  const rateLimits = {
    login: unlimited,
    register: unlimited,
    email: unlimited,
  };
  ({ server, orm } = await openTestApi({ trustProxy: 'loopback', rateLimits }));
}, 120_000);
afterAll(() => server.close());

const elsewhere = networks();
const cartUrl = '/api/v1/cart/';
const wishlistUrl = '/api/v1/wishlist/';

async function count(table: string): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    orm,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

const age = (table: string, column: string, days: number) =>
  orm.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(days => ${days})`,
  );

function addAs(requestId: string) {
  const headers = { 'x-request-id': requestId };
  return postFrom(server, elsewhere.next().value, { url: cartUrl, body: { productOption: option.id }, headers });
}

describe('cleaning up', () => {
  it('deletes guests who have nothing after a day, and others after some months, but no account', async () => {
    const { email: _, ...headers } = await signUp(server);
    await caller(server, headers).post(cartUrl, { productOption: option.id });
    const [full, empty] = [randomUUID(), randomUUID()];
    const cart = dataOf(await addAs(empty), Cart);
    await caller(server, { 'x-request-id': empty }).delete(`${cartUrl}hash/${cart.products[0]?.hash}/`);
    dataOf(await addAs(full), Cart);
    const ids = async () =>
      (await selectRows<{ id: string }>(orm, sql`select request_id as id from shoppers`)).map(({ id }) => id).sort();
    const account = headers['x-request-id'];
    await cleanUp(orm);
    expect(await ids()).toEqual([account, empty, full].sort());
    await age('shoppers', 'touched_at', 2);
    await cleanUp(orm);
    expect(await ids()).toEqual([account, full].sort());
    // A guest who returns within that time keeps cart and wishlist.
    await age('shoppers', 'touched_at', retention.guestDays - 10);
    dataOf(await addAs(full), Cart);
    await age('shoppers', 'touched_at', retention.guestDays - 10);
    await cleanUp(orm);
    expect(await ids()).toEqual([account, full].sort());
    await age('shoppers', 'touched_at', 20);
    await cleanUp(orm);
    expect(await ids()).toEqual([account]);
    expect(dataOf(await caller(server, headers).get(cartUrl), Cart).total.amount).toBe(1);
    expect(dataOf(await addAs(full), Cart).total.amount).toBe(1);
  });

  it('checks for empty carts among guests of the last days only; other guests are deleted like all guests', async () => {
    const guest = randomUUID();
    const isThere = async () =>
      (await selectRows(orm, sql`select 1 from shoppers where request_id = ${guest}`)).length > 0;
    const touched = (days: number) =>
      orm.execute(sql`insert into shoppers (request_id, touched_at) values (${guest}, now() - make_interval(days => ${days}))
        on conflict (request_id) do update set touched_at = excluded.touched_at`);
    for (const [days, isKept] of [
      [4, true],
      [retention.guestDays - 1, true],
      [retention.guestDays + 1, false],
      [2, false],
    ] as const) {
      await touched(days);
      await cleanUp(orm);
      expect(await isThere(), `${days} days`).toBe(isKept);
    }
  });

  it('never deletes a guest who visits every week without changing anything', async () => {
    const [cart, list, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const read = (requestId: string, url: string) => caller(server, { 'x-request-id': requestId }).get(url);
    dataOf(await addAs(cart), Cart);
    dataOf(await addAs(gone), Cart);
    const headers = { 'x-request-id': list };
    await postFrom(server, elsewhere.next().value, {
      url: wishlistUrl,
      body: { productId: option.productId },
      headers,
    });
    for (let week = 0; week < 30; week++) {
      await age('shoppers', 'touched_at', 7);
      await cleanUp(orm);
      expect(dataOf(await read(cart, cartUrl), Cart).total.amount, `week ${week}`).toBe(1);
      expect(dataOf(await read(list, wishlistUrl), Wishlist).products, `week ${week}`).toHaveLength(1);
    }
    expect(dataOf(await read(gone, cartUrl), Cart).total.amount).toBe(0);
  });

  it('counts a guest’s visits by the day: further requests write nothing', async () => {
    const guest = randomUUID();
    dataOf(await addAs(guest), Cart);
    const touched = async () =>
      selectRows<{ at: string }>(orm, sql`select touched_at::text as at from shoppers where request_id = ${guest}`);
    await orm.execute(sql`update shoppers set touched_at = now() - interval '23 hours' where request_id = ${guest}`);
    const before = await touched();
    await caller(server, { 'x-request-id': guest }).get(cartUrl);
    expect(await touched()).toEqual(before);
    await orm.execute(sql`update shoppers set touched_at = now() - interval '25 hours' where request_id = ${guest}`);
    await caller(server, { 'x-request-id': guest }).get(cartUrl);
    expect((await touched())[0]?.at.localeCompare(before[0]?.at ?? '')).toBe(1);
  });

  it('deletes accounts that were never confirmed, once nobody is signed in, and no others', async () => {
    const [gone, signedIn, confirmed, young] = [
      await signUp(server),
      await signUp(server),
      await signUp(server),
      await signUp(server),
    ];
    const of = ({ email }: { email: string }) => sql`(select id from accounts where email = ${email})`;
    await orm.execute(sql`update accounts set verified = true where email = ${confirmed.email}`);
    await orm.execute(sql`update accounts set created_at = now() - interval '181 days' where email <> ${young.email}`);
    const inUse = await signUp(server);
    await orm.execute(sql`update accounts set created_at = now() - interval '181 days' where email = ${inUse.email}`);
    const { email: _, ...headers } = inUse;
    await caller(server, headers).post(cartUrl, { productOption: option.id });
    for (const one of [gone, confirmed, young, inUse])
      await orm.execute(sql`delete from sessions where account_id in ${of(one)}`);
    await cleanUp(orm);
    const left = await selectRows<{ email: string }>(orm, sql`select email from accounts`);
    const emails = left.map(({ email }) => email);
    expect(emails).not.toContain(gone.email);
    expect(emails).toEqual(expect.arrayContaining([signedIn.email, confirmed.email, young.email, inUse.email]));
    // The address may be a stranger's: nothing is sent to it.
    expect(await selectRows(orm, sql`select 1 from mail_outbox where recipient = ${gone.email}`)).toEqual([]);
  });

  it('deletes expired sessions, links, devices and counts, and no others', async () => {
    await signUp(server);
    const tables = [
      ['sessions', 'expires_at', 61],
      ['known_devices', 'last_used_at', 181],
    ] as const;
    await cleanUp(orm);
    for (const [table, column, days] of tables) {
      expect(await count(table), table).toBeGreaterThan(0);
      await age(table, column, days);
      await cleanUp(orm);
      expect(await count(table), table).toBe(0);
    }
    // A browser of two accounts, of which one still uses it.
    await signUp(server);
    await signUp(server);
    await orm.execute(sql`insert into known_devices (account_id, device_hash, last_used_at)
      select id, 'shared', now() - make_interval(days => 362 * (row_number() over (order by id) - 1)::int)
      from accounts order by id limit 2`);
    await cleanUp(orm);
    expect(await selectRows(orm, sql`select 1 from known_devices where device_hash = 'shared'`)).toHaveLength(1);
    await orm.execute(sql`update mail_links set expires_at = now() - make_interval(days => 31)`);
    await orm.execute(sql`update rate_limits set empty_at = 1`);
    await cleanUp(orm);
    expect([await count('mail_links'), await count('rate_limits')]).toEqual([0, 0]);
  });

  it('deletes what the log of changes has kept for a day, and no newer rows', async () => {
    await orm.execute(sql`update products set vk = vk - 1 where id = 1001`);
    await age('catalogue_changes', 'changed_at', 1);
    await orm.execute(sql`update products set vk = vk - 1 where id = 1002`);
    await cleanUp(orm);
    const rows = await selectRows<{ ids: number[] }>(orm, sql`select product_ids as ids from catalogue_changes`);
    expect(rows).toEqual([{ ids: [1002] }]);
  });

  it('deletes the requests of appointments 30 days after their day in Vienna', async () => {
    // Half an hour after midnight in Vienna, where it is 10 May.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-09T22:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const request = {
      storeId: 1,
      service: 'ski-service',
      partOfDay: 'midday',
      name: 'Anna',
      phone: '',
      note: '',
    } as const;
    const ofDay = (day: string) => ({
      ...request,
      id: randomUUID(),
      day,
      email: 'anna@example.at',
      locale: 'at' as const,
    });
    await orm.insert(appointments).values(['2026-04-09', '2026-04-10', '2026-05-10'].map(ofDay));
    await cleanUp(orm);
    const left = await orm.select({ day: appointments.day }).from(appointments).orderBy(appointments.day);
    expect(left).toEqual([{ day: '2026-04-10' }, { day: '2026-05-10' }]);
  });

  it('deletes emails that were due a month ago, and leaves those that wait, however old', async () => {
    await orm.execute(sql`insert into mail_outbox (letter, recipient, about, attempts, created_at, due_at) values
      ('forgot-password', 'alt@example.at', '{}', 30, now() - make_interval(days => 38), now() - make_interval(days => 31)),
      ('forgot-password', 'neu@example.at', '{}', 30, now() - make_interval(days => 36), now() - make_interval(days => 29)),
      ('withdrawal-receipt', 'wartet@example.at', '{}', 0, now() - make_interval(days => 31), now() + make_interval(days => 1))`);
    await cleanUp(orm);
    const left = await selectRows<{ to: string }>(
      orm,
      sql`select recipient as to from mail_outbox where recipient in ('alt@example.at', 'neu@example.at', 'wartet@example.at')
        order by id`,
    );
    expect(left.map(({ to }) => to)).toEqual(['neu@example.at', 'wartet@example.at']);
  });

  it('does the other steps when some fail, and reports each failure', async () => {
    const { email } = await signUp(server);
    const { email: other } = await signUp(server);
    // Emails to an address that is not confirmed are counted, in a table that this test looks at.
    await orm.execute(
      sql`update accounts set verified = true, delete_at = now() - interval '1 minute' where email = ${email}`,
    );
    await orm.execute(sql`update sessions set expires_at = now() - interval '1 day'
      where account_id = (select id from accounts where email = ${other})`);
    await orm.execute(sql`update rate_limits set empty_at = 1`);
    await orm.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = case tg_table_name when 'accounts' then '40P01' else 'P0001' end; end $$`);
    for (const table of ['accounts', 'sessions'])
      await orm.execute(
        sql`create trigger refuse before delete on ${sql.identifier(table)} for each statement execute function refuse()`,
      );
    try {
      const failed = await cleanUp(orm).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(AggregateError);
      expect((failed as AggregateError).errors.map(({ message }: Error) => message)).toEqual([
        'cleaning up failed: accounts to delete',
        'cleaning up failed: sessions',
      ]);
      expect(await count('rate_limits')).toBe(0);
    } finally {
      await orm.execute(sql`drop function refuse cascade`);
    }
    await cleanUp(orm);
    expect(await selectRows(orm, sql`select 1 from accounts where email = ${email}`)).toEqual([]);
  });

  it('ends between two statements when the process closes', async () => {
    const left = async () => (await selectRows(orm, sql`select 1 from rate_limits where key like 'closing %'`)).length;
    await orm.execute(sql`insert into rate_limits (key, counted_at, empty_at)
      select 'closing ' || n, 1, 1 from generate_series(1, 5000) n`);
    await cleanUp(orm, undefined, () => true);
    expect(await left()).toBe(5000);
    // It is asked fewer than ten times before `rate_limits`, whose rows take ten statements.
    let asked = 0;
    await cleanUp(orm, undefined, () => ++asked > 18);
    expect(await left()).toBeGreaterThan(0);
    expect(await left()).toBeLessThan(5000);
    await cleanUp(orm);
    expect(await left()).toBe(0);
  });

  it('deletes any number of them, also when two servers do it at once', async () => {
    const key = sql`'key ' || n`;
    await orm.execute(
      sql`insert into rate_limits (key, counted_at, empty_at) select ${key}, 1, 1 from generate_series(1, 2600) n`,
    );
    await Promise.all([cleanUp(orm), cleanUp(orm)]);
    await cleanUp(orm);
    expect(await count('rate_limits')).toBe(0);
  });
});
