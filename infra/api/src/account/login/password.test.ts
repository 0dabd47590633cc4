import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AuthResponse, ChangedPassword, SignedInDevice } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../../database/database.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const oldPassword = 'steil-und-steinig';
const url = '/api/v1/user/change-password/';

async function customer() {
  const { email, ...headers } = await signUp(server);
  const body = { oldPassword, newPassword: 'noch-steiler-rauf', newPassword_confirmation: 'noch-steiler-rauf', email };
  return { email, headers, session: caller(server, headers), body };
}

describe('changing the password', () => {
  it('gives a token that replaces all others: the one in use after ten seconds, in which calls in progress are answered', async () => {
    const { email, headers, session, body } = await customer();
    const login = { email, password: oldPassword };
    const elsewhere = dataOf(await caller(server).post('/api/v1/auth/login/', login), AuthResponse);
    const { token } = dataOf(await session.post(url, body), ChangedPassword);
    const statuses = async (): Promise<number[]> => {
      const responses = await Promise.all(
        [headers.authorization, `Bearer ${elsewhere.token}`, `Bearer ${token}`].map((authorization) =>
          caller(server, { ...headers, authorization }).get('/api/v1/user/'),
        ),
      );
      return responses.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 403, 200]);
    const renewed = caller(server, { ...headers, authorization: `Bearer ${token}` });
    const devices = dataOf(await renewed.get('/api/v1/user/sessions/'), Type.Array(SignedInDevice));
    expect(devices).toMatchObject([{ isCurrent: true }]);
    await orm.execute(sql`update sessions set expires_at = expires_at - interval '10 seconds'`);
    expect(await statuses()).toEqual([403, 403, 200]);
    expect((await caller(server).post('/api/v1/auth/login/', login)).statusCode).toBe(422);
    expect((await caller(server).post('/api/v1/auth/login/', { email, password: body.newPassword })).statusCode).toBe(
      200,
    );
  });

  it.each([
    [{ oldPassword: 'das-war-es-nie' }, 'oldPassword'],
    [{ newPassword_confirmation: 'etwas-anderes' }, 'newPassword_confirmation'],
    [{ newPassword: oldPassword, newPassword_confirmation: oldPassword }, 'newPassword'],
    [{ newPassword: 'kurz', newPassword_confirmation: 'kurz' }, 'newPassword'],
    [{ email: 'jemand-anders@example.at' }, 'email'],
  ])('refuses %j at its field and leaves the session alone', async (change, field) => {
    const { session, body } = await customer();
    expect(errorOf(await session.post(url, { ...body, ...change }), 422).errors).toHaveProperty(field);
    expect((await session.get('/api/v1/user/')).statusCode).toBe(200);
  });

  it('is answered again while the replaced token lives: the response may have been lost', async () => {
    const { headers, session, body } = await customer();
    expect((await session.post(url, body)).statusCode).toBe(200);
    const { token } = dataOf(await session.post(url, body), ChangedPassword);
    const renewed = caller(server, { ...headers, authorization: `Bearer ${token}` });
    expect((await renewed.get('/api/v1/user/')).statusCode).toBe(200);
    const guess = { ...body, newPassword: 'das-war-es-nie', newPassword_confirmation: 'das-war-es-nie' };
    expect(errorOf(await session.post(url, guess), 422).errors).toHaveProperty('oldPassword');
  });

  it('does not tell any other session whether the new password is the current one', async () => {
    const { session, body } = await customer();
    const current = { newPassword: oldPassword, newPassword_confirmation: oldPassword };
    const wrong = errorOf(await session.post(url, { ...body, ...current, oldPassword: 'das-war-es-nie' }), 422);
    expect(Object.keys(wrong.errors)).toEqual(['oldPassword']);
  });

  it('succeeds once when it is sent many times', async () => {
    const { session, body } = await customer();
    const tries = await Promise.all(
      ['eins', 'zwei', 'drei'].map((word) => {
        const newPassword = `${word}-${body.newPassword}`;
        return session.post(url, { ...body, newPassword, newPassword_confirmation: newPassword });
      }),
    );
    const succeeded = tries.filter(({ statusCode }) => statusCode === 200);
    expect(succeeded).toHaveLength(1);
    expect(tries.filter(({ statusCode }) => statusCode === 403 || statusCode === 422)).toHaveLength(2);
  });
});
