// @module-tag rotated
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEmptyPostgres } from '../testing/empty-data.ts';
import { waitingConnections } from '../testing/postgres/waiting-connections.ts';
import { migrate } from './migrate.ts';

it('a migration that waits for a backup lets orders and their emails be written', async () => {
  const { database } = await openEmptyPostgres();
  onTestFinished(() => database.close());
  await database.transaction(({ script }) =>
    script(`
      alter table price_history drop column lowest;
      drop index orders_of_persons, orders_cancelled_of_guests, mail_outbox_order;
      delete from schema_migrations where name >= '0109' and name < '0112';
    `),
  );
  let running: Promise<void> | undefined;
  await database.orm.transaction(async (backup) => {
    await backup.execute(sql`lock table price_history in access share mode`);
    running = migrate(database);
    await vi.waitFor(async () => expect(await waitingConnections(database.orm)).toBe(1), 20_000);
    await backup.execute(sql`lock table orders, mail_outbox in row exclusive mode nowait`);
  });
  await running;
}, 60_000);

it('a transaction has no time limits, as for migrations, unless it is one of requests', async () => {
  const { database } = await openEmptyPostgres();
  onTestFinished(() => database.close());
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const limited = async (limits?: 'requests') => {
    const found: string[] = [];
    await database.transaction(async ({ query }) => {
      const rows = await query('select name, setting from pg_settings where name = any($1)', [settings]);
      for (const { name, setting } of rows) if (setting !== '0') found.push(String(name));
    }, limits);
    return found.sort();
  };
  expect(await limited()).toEqual([]);
  expect(await limited('requests')).toEqual(settings.toSorted());
});
