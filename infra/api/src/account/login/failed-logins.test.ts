// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Orm } from '../../database/database.ts';
import { newCustomer, password } from '../../testing/signed-in.ts';
import { openTestApi } from '../../testing/test-api.ts';

const two = { max: 2, timeWindow: 3_600_000 };

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi({ rateLimits: { loginPair: two, loginAccount: two } }));
}, 120_000);
afterAll(() => server.close());
// Waits depend on the clock, which must not advance on a slow machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a login that fails in the server is no wrong password, and one before it still counts', async () => {
  const { email } = await newCustomer(server);
  const logIn = async (secret = password) => {
    const payload = { email, password: secret };
    return (await server.inject({ method: 'POST', url: '/api/v1/auth/login/', payload })).statusCode;
  };
  expect(await logIn('falsch-falsch')).toBe(422);
  await orm.execute(sql`alter table sessions rename to sessions_away`);
  const failed = [await logIn(), await logIn(), await logIn()];
  await orm.execute(sql`alter table sessions_away rename to sessions`);
  expect(failed).toEqual([500, 500, 500]);
  expect([await logIn('falsch-falsch'), await logIn('falsch-falsch')]).toEqual([422, 429]);
});
