// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { lockAccount } from '../../loyalty/book-points.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { waitingConnections } from '../../testing/postgres/waiting-connections.ts';
import { newCustomer } from '../../testing/signed-in.ts';
import { caller, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

it('a link to a new password waits for whoever changes the account, who then may delete the link', async () => {
  const { email, mail } = await newCustomer(server);
  await caller(server).post('/api/v1/forgotpassword/', { email });
  const token = secretIn(await mailTo(server, email, { after: mail.id }));
  const [account] = await selectRows<{ id: string }>(orm, sql`select id from accounts where email = ${email}`);
  if (account === undefined) throw new Error('missing account');
  const newPassword = 'noch-viel-steiler';
  let reset: ReturnType<ReturnType<typeof caller>['post']> | undefined;
  await orm.transaction(async (change) => {
    await lockAccount(change as unknown as Orm, account.id);
    reset = caller(server).post('/api/v1/auth/reset-password/', {
      token,
      newPassword,
      newPassword_confirmation: newPassword,
    });
    await vi.waitFor(async () => expect(await waitingConnections(orm)).toBe(1), 20_000);
    await change.execute(sql`delete from mail_links where account_id = ${account.id}`);
  });
  expect((await reset)?.statusCode).toBe(422);
}, 60_000);
