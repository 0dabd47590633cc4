import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { mailOutbox } from '../database/schema.ts';
import { testData } from '../testing/test-data.ts';
import { watchMail } from './mail-metrics.ts';
import { createMailer, type Mailer, mostAttempts } from './mailer.ts';
import { enqueueEmail } from './outbox.ts';

let database: Database;
const offices: Mailer[] = [];
beforeAll(async () => {
  const data = await testData();
  database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  await migrate(database);
}, 120_000);
afterEach(async () => {
  for (const office of offices.splice(0)) await office.close();
  await database.orm.delete(mailOutbox);
});
afterAll(() => database.close());

function open(send: (to: string) => Promise<void>, retryMs = 60_000): Mailer {
  const office = createMailer({
    orm: database.orm,
    transport: { send: ({ to }) => send(to), close: () => undefined },
    compose: async ({ to }) => ({ to, subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' }),
    log: fastify().log,
    retryMs,
  });
  offices.push(office);
  return office;
}

/** Emails about an order, whose recipients name them. */
const putAbout = (orderUuid: string, to: string) =>
  enqueueEmail(database.orm, { template: 'order-placed', to, locale: 'at', about: { orderUuid } });
const put = (to: string) => enqueueEmail(database.orm, { template: 'forgot-password', to, locale: 'at', about: {} });
const waiting = () => database.orm.select().from(mailOutbox);

it('shares an outbox with another server: each email is sent once', async () => {
  const recipients = Array.from({ length: 40 }, (_, index) => `kundin${index}@example.at`);
  for (const to of recipients) await put(to);
  const sent: string[][] = [[], []];
  for (const own of sent) {
    open(async (to) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      own.push(to);
    });
  }
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(0), 20_000);
  expect(sent.flat().sort()).toEqual(recipients.sort());
  expect(sent.every(({ length }) => length > 0)).toBe(true);
}, 60_000);

it('gives up after the thirtieth attempt, and keeps the email with its error', async () => {
  await put('niemand@example.at');
  await database.orm.update(mailOutbox).set({ attempts: 29 });
  let attempts = 0;
  const office = open(async () => {
    attempts += 1;
    throw new Error('Mailbox unavailable');
  });
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ lastError: 'Mailbox unavailable' }]), 10_000);
  expect(attempts).toBe(1);

  await database.orm.update(mailOutbox).set({ dueAt: sql`now() - interval '1 day'` });
  await put('jemand@example.at');
  office.wake();
  // The other email is attempted, this one is not.
  await vi.waitFor(() => expect(attempts).toBe(2), 10_000);
  const [kept] = await database.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'niemand@example.at'));
  expect(kept).toMatchObject({ attempts: 30 });
}, 60_000);

it('its metrics tell a mail server that refuses everything from one that is not tried, and from a database that fails', async () => {
  const registry = new Registry();
  let isDown = true;
  const office = open(async () => {
    if (isDown) throw new Error('Connection refused');
  });
  watchMail(office, database.orm, registry);
  const metrics = async () =>
    Object.fromEntries(
      (await registry.metrics())
        .split('\n')
        .filter((line) => /^bergauf/.test(line))
        .map((line) => line.split(' ')),
    );
  const [sent, failed, wait] = ['sent', 'failed']
    .map((one) => `bergauf_api_emails_total{outcome="${one}"}`)
    .concat('bergauf_api_email_wait_seconds');
  expect(await metrics()).toEqual({ [`${sent}`]: '0', [`${failed}`]: '0', [`${wait}`]: '0' });

  await put('kundin@example.at');
  office.wake();
  await vi.waitFor(async () => expect(await metrics()).toMatchObject({ [`${failed}`]: '1' }), 10_000);
  isDown = false;
  await database.orm.update(mailOutbox).set({ dueAt: sql`now()` });
  office.wake();
  await vi.waitFor(async () => expect(await metrics()).toMatchObject({ [`${sent}`]: '1', [`${failed}`]: '1' }), 10_000);

  await office.close();
  const order = randomUUID();
  await putAbout(order, 'erste@example.at');
  await database.orm.update(mailOutbox).set({ dueAt: sql`now() - interval '20 minutes'` });
  expect(Number((await metrics())[`${wait}`])).toBeCloseTo(1200, -1);
  // It was attempted; the second email about the order waits for it, a held one for an operator, a deferred one for its time.
  await database.orm.update(mailOutbox).set({ attempts: 3, dueAt: sql`now() + interval '1 hour'` });
  await putAbout(order, 'zweite@example.at');
  await put('gehalten@example.at');
  await database.orm
    .update(mailOutbox)
    .set({ attempts: mostAttempts })
    .where(eq(mailOutbox.recipient, 'gehalten@example.at'));
  await put('spaeter@example.at');
  await database.orm
    .update(mailOutbox)
    .set({ dueAt: sql`now() + interval '1 hour'` })
    .where(eq(mailOutbox.recipient, 'spaeter@example.at'));
  expect(await metrics()).toMatchObject({ [`${wait}`]: '0' });

  await database.orm.execute(sql`alter table mail_outbox rename to lost_outbox`);
  try {
    expect(Object.keys(await metrics())).not.toContain(wait);
  } finally {
    await database.orm.execute(sql`alter table lost_outbox rename to mail_outbox`);
  }
}, 60_000);

it('waits twice as long after each failure, six hours at most, and notes the error of no other email', async () => {
  const change = (to: string, changes: object) =>
    database.orm.update(mailOutbox).set(changes).where(eq(mailOutbox.recipient, to));
  for (const attempts of [0, 2, 20]) {
    await put(`versuch${attempts}@example.at`);
    await change(`versuch${attempts}@example.at`, { attempts });
  }
  await put('morgen@example.at');
  await change('morgen@example.at', { dueAt: sql`now() + interval '1 day'` });
  open(() => Promise.reject(new Error('Mailbox full')), 3_600_000);
  const state = () =>
    database.orm
      .select({ lastError: mailOutbox.lastError, hours: sql`round(extract(epoch from due_at - now()) / 3600)::int` })
      .from(mailOutbox)
      .orderBy(mailOutbox.id);
  const failed = (hours: number) => ({ lastError: 'Mailbox full', hours });
  await vi.waitFor(
    async () => expect(await state()).toEqual([failed(1), failed(4), failed(6), { lastError: null, hours: 24 }]),
    10_000,
  );
}, 60_000);

it('sends emails about one order in their order, also after failures, without delaying those about others', async () => {
  const [order, other] = [randomUUID(), randomUUID()];
  await putAbout(order, 'danke@example.at');
  await putAbout(order, 'unterwegs@example.at');
  await putAbout(order, 'angekommen@example.at');
  await putAbout(other, 'andere@example.at');
  const sent: string[] = [];
  let refuses = 2;
  open(async (to) => {
    if (to === 'danke@example.at' && refuses-- > 0) throw new Error('Try again later');
    sent.push(to);
  }, 100);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(0), 20_000);
  expect(sent).toEqual(['andere@example.at', 'danke@example.at', 'unterwegs@example.at', 'angekommen@example.at']);
}, 60_000);

it('sends an email about an order whose earlier one was given up', async () => {
  const order = randomUUID();
  await putAbout(order, 'danke@example.at');
  await database.orm.update(mailOutbox).set({ attempts: 30 });
  await putAbout(order, 'unterwegs@example.at');
  const sent: string[] = [];
  open(async (to) => void sent.push(to));
  await vi.waitFor(() => expect(sent).toEqual(['unterwegs@example.at']), 20_000);
}, 60_000);
