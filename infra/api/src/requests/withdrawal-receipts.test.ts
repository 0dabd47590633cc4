// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RequestReceipt } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { mailsTo, mailTo } from '../testing/mailbox.ts';
import { caller, dataOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi({ rateLimits: { email: { max: 1, timeWindow: 600_000 } } }));
}, 120_000);
afterAll(() => server.close());

it('a withdrawal is stored also beyond the limit of emails, and its receipt is sent later', async () => {
  const body = { name: 'Anna Berger', email: 'anna.w@example.at' };
  const numbers = ['BG-100250', 'BG-100251', 'BG-100252'];
  for (const orderNumber of numbers)
    dataOf(await caller(server).post('/api/v1/withdrawal/', { ...body, orderNumber }), RequestReceipt);
  const stored = await selectRows<{ order: string }>(
    orm,
    sql`select order_number as "order" from customer_requests order by number`,
  );
  expect(stored.map(({ order }) => order)).toEqual(numbers);

  // One after the other, so that the form floods no stranger's mailbox.
  const waiting = await selectRows<{ minutes: number }>(
    orm,
    sql`select round(extract(epoch from due_at - now()) / 60)::int as minutes from mail_outbox
      where letter = 'withdrawal-receipt' and due_at > now() + interval '2 minutes' order by due_at`,
  );
  const [sooner = 0, later = 0, ...others] = waiting.map(({ minutes }) => minutes);
  expect(sooner).toBeGreaterThanOrEqual(15);
  expect(later - sooner).toBe(15);
  expect(others).toEqual([]);

  await orm.execute(sql`update mail_outbox set due_at = now()`);
  // Wakes the mailer, which looks into the outbox every 30 seconds.
  await caller(server).post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
  await mailTo(server, body.email, { subject: /W-\d+$/ });
  await vi.waitFor(async () => expect(await mailsTo(server, body.email)).toBe(3), 10_000);
});

it('a receipt is deferred by a day at most, however many wait', async () => {
  const body = { name: 'Berta Huber', email: 'berta.w@example.at' };
  await orm.execute(sql`insert into mail_outbox (letter, recipient, about, due_at)
    values ('withdrawal-receipt', ${body.email}, '{}', now() + interval '10 days')`);
  for (const orderNumber of ['BG-100260', 'BG-100261'])
    dataOf(await caller(server).post('/api/v1/withdrawal/', { ...body, orderNumber }), RequestReceipt);
  const waiting = await selectRows<{ hours: number }>(
    orm,
    sql`select round(extract(epoch from due_at - now()) / 3600)::int as hours from mail_outbox
      where recipient = ${body.email} and due_at > now() + interval '2 minutes' order by due_at`,
  );
  expect(waiting.map(({ hours }) => hours)).toEqual([24, 240]);
});
