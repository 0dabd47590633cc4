// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { newCustomer, password } from '../../testing/signed-in.ts';
import { openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

function cookieOf({ statusCode, headers }: LightMyRequestResponse): string {
  expect(statusCode).toBe(200);
  return [headers['set-cookie']].flat()[0]?.split(';')[0] ?? expect.fail('there is no cookie');
}

/** Logs in with the browser of a cookie, or with a new one. @returns the cookie after that: the same for a known browser */
const logIn = async (email: string, cookie?: string): Promise<string> => {
  const headers = cookie === undefined ? {} : { cookie };
  return cookieOf(
    await server.inject({ method: 'POST', url: '/api/v1/auth/login/', headers, payload: { email, password } }),
  );
};

const accountOf = (email: string) => sql`(select id from accounts where email = ${email})`;

/** Adds browsers that have logged in one hour ago. */
const addDevices = (email: string, count: number) =>
  orm.execute(sql`insert into known_devices (account_id, device_hash, last_used_at)
    select ${accountOf(email)}, 'browser ' || at, now() - interval '1 hour' from generate_series(1, ${count}::int) at`);

const useBefore = (email: string, interval: string) =>
  orm.execute(sql`update known_devices set last_used_at = now() - ${interval}::interval
    where account_id = ${accountOf(email)} and last_used_at > now() - interval '1 minute'`);

const devicesOf = async (email: string) =>
  (await selectRows(orm, sql`select 1 from known_devices where account_id = ${accountOf(email)}`)).length;

it('twenty browsers of an account are known; one more replaces the one that was unused for longest', async () => {
  const [{ email }, other] = [await newCustomer(server), await newCustomer(server)];
  await orm.execute(sql`delete from known_devices`);
  const ofOther = await logIn(other.email);
  await useBefore(other.email, '4 days');
  const often = await logIn(email);
  await useBefore(email, '3 days');
  const seldom = await logIn(email);
  await useBefore(email, '2 days');
  await addDevices(email, 17);
  // Its use counts, not its age.
  expect(await logIn(email, often)).toBe(often);
  await logIn(email);
  expect(await devicesOf(email)).toBe(20);
  expect(await logIn(email, seldom)).toBe(seldom);
  await useBefore(email, '2 days');
  expect(await logIn(email, often)).toBe(often);
  await logIn(email);
  expect(await devicesOf(email)).toBe(20);
  expect(await logIn(email, often)).toBe(often);
  expect(await logIn(email, seldom)).not.toBe(seldom);
  expect(await logIn(other.email, ofOther)).toBe(ofOther);
});

it('a browser of several accounts stays known to the five that have used it last', async () => {
  const others: string[] = [];
  for (let count = 0; count < 6; count++) others.push((await newCustomer(server)).email);
  const [first = '', ...later] = others;
  await orm.execute(sql`delete from known_devices`);
  const shared = await logIn(first);
  for (const [at, email] of later.entries()) {
    await orm.execute(sql`insert into known_devices (account_id, device_hash, last_used_at)
      select ${accountOf(email)}, device_hash, last_used_at - ${`${at + 1} days`}::interval from known_devices
      where account_id = ${accountOf(first)}`);
  }
  const { email } = await newCustomer(server);
  const own = await logIn(email, shared);
  expect(own).not.toBe(shared);
  for (const known of others.slice(0, 5)) expect(await logIn(known, own)).toBe(own);
  expect(await logIn(others[5] ?? '', own)).not.toBe(own);
});
