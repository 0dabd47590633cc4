import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SignedInDevice } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { logIn, newCustomer, sessionOf } from '../../testing/signed-in.ts';
import { dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const Devices = Type.Array(SignedInDevice);

describe('the devices', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

  it('are listed by browser and system, and signed out one by one or all others at once', async () => {
    const { email, session: first } = await newCustomer(server);
    const [desktop, mobile] = [
      sessionOf(server, await logIn(server, email, firefox)),
      sessionOf(server, await logIn(server, email, phone)),
    ];
    const list = async (session: typeof first) => dataOf(await session.get('/api/v1/user/sessions/'), Devices);
    const listed = await list(desktop);
    expect(listed[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', kind: 'desktop', isCurrent: true });
    expect(listed).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iOS', kind: 'mobile', isCurrent: false }),
    );
    expect(listed).toHaveLength(3);
    const own = (await list(mobile)).find(({ isCurrent }) => isCurrent);
    const stranger = (await newCustomer(server)).session;
    expect((await stranger.delete(`/api/v1/user/sessions/${own?.id}/`)).statusCode).toBe(404);
    expect(dataOf(await desktop.delete(`/api/v1/user/sessions/${own?.id}/`), Devices)).toHaveLength(2);
    expect(errorOf(await mobile.get('/api/v1/user/'), 403).error).toBe('invalid token');
    expect(dataOf(await desktop.delete('/api/v1/user/sessions/'), Devices)).toMatchObject([{ isCurrent: true }]);
    expect(errorOf(await first.get('/api/v1/user/'), 403).error).toBe('invalid token');
    expect(dataOf(await desktop.delete('/api/v1/user/sessions/?all=true'), Devices)).toEqual([]);
    expect(errorOf(await desktop.get('/api/v1/user/'), 403).error).toBe('invalid token');
  });

  it('stay signed in while they are used: a session is renewed once a day', async () => {
    const { email, session } = await newCustomer(server);
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
