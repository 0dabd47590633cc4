// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../clean-up/clean-up.ts';
import { forgetOrders } from '../clean-up/forget-orders.ts';
import { takeBackPoints } from '../loyalty/book-points.ts';
import { unsubscribe } from '../newsletter/subscriptions.ts';
import { giveBackVoucher } from '../orders/after-sale/give-back.ts';
import { openTestApi } from '../testing/test-api.ts';
import { type Orm, selectRows } from './database.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

// The planner assumes ten pages for a table without statistics: reading them costs more than an index with the condition, and less than a
// whole index.
it.each<[index: string, statement: (transaction: Orm) => Promise<unknown>]>([
  ['vouchers_used_by', (transaction) => giveBackVoucher(transaction, randomUUID())],
  [
    'loyalty_entries_of_order',
    (transaction) => takeBackPoints(transaction, { uuid: randomUUID(), accountId: randomUUID(), points: 0 }, 0),
  ],
  ['accounts_separate_email', (transaction) => unsubscribe(transaction, 'anna@example.at')],
  ['orders_cancelled_of_accounts', (transaction) => forgetOrders(transaction, () => false)],
  [
    'newsletter_links_expiry',
    async (transaction) => {
      // Links of subscribers, which do not expire.
      await transaction.execute(sql`insert into newsletter_links (token_hash, purpose, email, locale, requested_at)
        select i::text, 'unsubscribe', i || '@example.at', 'at', now() from generate_series(1, 5000) i`);
      await transaction.execute(sql`analyze newsletter_links`);
      await cleanUp(transaction);
    },
  ],
  ['customer_requests_received', (transaction) => cleanUp(transaction)],
  [
    'known_devices_device',
    (transaction) =>
      transaction.execute(
        sql`select account_id from known_devices where device_hash = 'x' order by last_used_at limit 5`,
      ),
  ],
])('the index %s serves its statement', async (index, statement) => {
  await orm.transaction(async (transaction) => {
    await statement(transaction);
    const scans = sql`select pg_stat_get_xact_numscans(${index}::regclass)::int as scans`;
    const [row] = await selectRows<{ scans: number }>(transaction, scans);
    expect(row?.scans).toBeGreaterThan(0);
  });
});
