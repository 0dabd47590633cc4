// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountExport } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { mailTo, secretIn } from '../testing/mailbox.ts';
import { caller, dataOf, openTestApi, signUp } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const guest = () => caller(server);

const message = { name: 'Anna Berger', topic: 'order', message: 'Wo ist mein Paket?' };
const withdrawal = { name: 'Anna Berger', orderNumber: 'BG-100250' };

/** What is stored from an address: the text of messages, and the kind of withdrawals. */
async function left(email: string): Promise<string[]> {
  const rows = await selectRows<{ kind: string; body: string }>(
    orm,
    sql`select kind, body from customer_requests where email = ${email} order by number`,
  );
  return rows.map(({ kind, body }) => body || kind);
}

it('an account’s export has what was sent from its confirmed address; messages go with the account, withdrawals stay', async () => {
  const { email, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const exported = async () => dataOf(await session.get('/api/v1/user/export/'), AccountExport).requests;
  const registered = await mailTo(server, email);
  await guest().post('/api/v1/contact/', { ...message, email });
  await guest().post('/api/v1/withdrawal/', { ...withdrawal, email });
  expect(await exported()).toEqual([]);
  await session.post(`/api/v1/auth/doi/${secretIn(registered)}/`, {});
  const { email: _, ...others } = await signUp(server);
  await caller(server, others).post('/api/v1/contact/', { ...message, email, message: 'Von wem anders.' });
  expect((await exported())?.map(({ kind, text }) => [kind, text])).toEqual([
    ['withdrawal', ''],
    ['contact', message.message],
  ]);
  await session.delete('/api/v1/user/');
  expect(await left(email)).toEqual(['withdrawal', 'Von wem anders.']);
});

it('a message of an account whose address is not confirmed is exported and goes with it; those of others stay', async () => {
  const { email, ...headers } = await signUp(server);
  const { email: _, ...others } = await signUp(server);
  const session = caller(server, headers);
  await session.post('/api/v1/contact/', { ...message, email, message: 'Von mir.' });
  await session.post('/api/v1/withdrawal/', { ...withdrawal, email });
  await caller(server, others).post('/api/v1/contact/', { ...message, email, message: 'Von wem anders.' });
  await guest().post('/api/v1/contact/', { ...message, email, message: 'Ohne Konto.' });
  const mixed = caller(server, { ...headers, 'x-request-id': others['x-request-id'] });
  expect((await mixed.post('/api/v1/contact/', { ...message, email, message: 'Mit fremder Id.' })).statusCode).toBe(
    200,
  );
  const ended = caller(server, { ...headers, authorization: 'Bearer unknown' });
  expect((await ended.post('/api/v1/contact/', { ...message, email, message: 'Abgemeldet.' })).statusCode).toBe(200);
  const { requests } = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
  expect(requests?.map(({ kind, text }) => [kind, text])).toEqual([
    ['withdrawal', ''],
    ['contact', 'Von mir.'],
  ]);
  await session.delete('/api/v1/user/');
  expect(await left(email)).toEqual(['withdrawal', 'Von wem anders.', 'Ohne Konto.', 'Mit fremder Id.', 'Abgemeldet.']);
});
