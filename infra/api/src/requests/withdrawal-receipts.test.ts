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
  const timeWindow = 600_000;
  const rateLimits = { email: { max: 1, timeWindow }, request: { max: 1000, timeWindow } };
  ({ server, orm } = await openTestApi({ rateLimits }));
}, 120_000);
afterAll(() => server.close());

const withdraw = async (email: string, orderNumber: string, query = '') => {
  const body = { name: 'Anna Berger', email, orderNumber };
  return dataOf(await caller(server).post(`/api/v1/withdrawal/${query}`, body), RequestReceipt).number;
};

/** Receipts to an address that wait, with the minutes until they are sent and how many withdrawals they list besides the first. */
const waitingFor = (email: string) =>
  selectRows<{ minutes: number; others: number | null }>(
    orm,
    sql`select round(extract(epoch from due_at - now()) / 60)::int as minutes, jsonb_array_length(about -> 'others') as others
      from mail_outbox where recipient = ${email} and due_at > now() + interval '2 minutes' order by due_at, id`,
  );

async function sendAllNow(): Promise<void> {
  await orm.execute(sql`update mail_outbox set due_at = now()`);
  // Wakes the mailer, which looks into the outbox every 30 seconds.
  await caller(server).post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
}

it('a withdrawal is stored also beyond the limit of emails, and its receipt is sent later', async () => {
  const email = 'anna.w@example.at';
  const numbers = ['BG-100250', 'BG-100251', 'BG-100252'];
  for (const orderNumber of numbers) await withdraw(email, orderNumber);
  const stored = await selectRows<{ order: string }>(
    orm,
    sql`select order_number as "order" from customer_requests order by number`,
  );
  expect(stored.map(({ order }) => order)).toEqual(numbers);

  // One after the other, so that the form floods no stranger's mailbox.
  const [sooner = 0, later = 0, ...others] = (await waitingFor(email)).map(({ minutes }) => minutes);
  expect(sooner).toBeGreaterThanOrEqual(15);
  expect(later - sooner).toBe(15);
  expect(others).toEqual([]);
  // Also when the limit would allow one: a steady stream is no faster than what waits.
  await orm.execute(sql`delete from rate_limits`);
  await withdraw(email, 'BG-100253');
  expect(await waitingFor(email)).toHaveLength(3);

  await sendAllNow();
  await mailTo(server, email, { subject: /W-\d+$/ });
  await vi.waitFor(async () => expect(await mailsTo(server, email)).toBe(4), 10_000);
});

it('of many withdrawals ten receipts wait at most, and one email lists all others', async () => {
  const email = 'viele.w@example.at';
  const numbers: string[] = [];
  for (let order = 0; order < 40; order++) {
    numbers.push(
      await withdraw(order % 2 ? email.toUpperCase() : email, order === 20 ? 'gewinn.at' : `BG-2002${order}`),
    );
  }
  await orm.execute(sql`update mail_outbox set recipient = lower(recipient)`);
  const waiting = await waitingFor(email);
  expect(waiting.map(({ others }) => others)).toEqual([...Array.from({ length: 10 }, () => null), 28]);
  // A quarter of an hour between two of them: the last is sent after less than three hours.
  expect(waiting.at(-1)?.minutes).toBeLessThanOrEqual(11 * 15);

  await sendAllNow();
  const { text } = await mailTo(server, email, { subject: /^Eingangsbestätigung für 29 Widerrufe$/ });
  await vi.waitFor(async () => expect(await mailsTo(server, email)).toBe(12), 10_000);
  const listed = [...text.matchAll(/^(W-\d+): .+ um \d\d:\d\d, (.+)$/gm)];
  expect(listed.map(([, number]) => number)).toEqual(numbers.slice(11));
  expect(listed.map(([, , order]) => order)).toEqual(
    Array.from({ length: 29 }, (_, index) => (index === 9 ? '(nicht in dieser E-Mail)' : `BG-2002${index + 11}`)),
  );
});

it('a list that is being sent gets no more withdrawals, and a list of one is a receipt with its goods', async () => {
  const email = 'mary.w@example.com';
  for (let order = 0; order < 13; order++) await withdraw(email, `BG-3003${order}`, '?locale=en');
  expect((await waitingFor(email)).at(-1)?.others).toBe(1);
  await orm.execute(
    sql`update mail_outbox set attempts = 1 where recipient = ${email} and about -> 'others' is not null`,
  );
  const number = await withdraw(email, 'BG-40040', '?locale=en');
  expect((await waitingFor(email)).map(({ others }) => others).slice(-2)).toEqual([1, 0]);
  await sendAllNow();
  const receipt = await mailTo(server, email, {
    subject: new RegExp(`^Confirmation of receipt of your withdrawal ${number}$`),
  });
  expect(receipt.text).toContain('Goods: all goods of the order');
  expect(await mailsTo(server, email)).toBe(13);
  const [list] = await selectRows<{ text: string }>(
    orm,
    sql`select text from dev_mailbox where recipient = ${email} and subject = 'Confirmation of receipt of 2 withdrawals'`,
  );
  expect(list?.text).toMatch(/^W-\d+: .+, BG-300311\nW-\d+: .+, BG-300312$/m);
  expect(list?.text).not.toMatch(/\b(und|du|dein|Widerruf|Uhr)/);
});

it('a receipt does not enter a list of another language', async () => {
  const email = 'eva.w@example.at';
  for (let order = 0; order < 12; order++) await withdraw(email, `BG-5005${order}`, '?locale=en');
  const number = await withdraw(email, 'BG-60060');
  expect((await waitingFor(email)).map(({ others }) => others).slice(-2)).toEqual([0, 0]);
  await sendAllNow();
  await mailTo(server, email, { subject: new RegExp(`^Eingangsbestätigung für deinen Widerruf ${number}$`) });
});

it('a receipt is deferred by a day at most, whatever waits before it', async () => {
  const email = 'berta.w@example.at';
  await orm.execute(sql`insert into mail_outbox (letter, recipient, about, due_at)
    values ('withdrawal-receipt', ${email}, '{}', now() + interval '10 days')`);
  for (const orderNumber of ['BG-100260', 'BG-100261']) await withdraw(email, orderNumber);
  expect((await waitingFor(email)).map(({ minutes }) => Math.round(minutes / 60))).toEqual([24, 24, 240]);
});
