import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../database/database.ts';
import { makeFolder } from '../../database/make-folder.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { databaseImage } from '../database-image.ts';
import { startCluster } from '../postgres/cluster.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { freshDatabase, makeTemplate } from '../postgres/template-database.ts';

/** The data of a shop, independent of the API process that uses it. */
export type ShopData = {
  readonly env: NodeJS.ProcessEnv;
  /** Opens it in this process; no other process may have it open. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

async function folderData(): Promise<ShopData> {
  const home = await mkdtemp(join(tmpdir(), 'bergauf-kill-test-'));
  const folder = join(home, 'api');
  await makeFolder(folder);
  const filled = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir: await databaseImage() });
  await filled.close();
  return {
    env: { BERGAUF_HOME: home },
    open: () => openPglite({ folder }),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

async function serverData(): Promise<ShopData> {
  const cluster = await startCluster({ bin: findPostgres() ?? '', durable: true });
  await makeTemplate(cluster.url('postgres'));
  const databaseUrl = await freshDatabase(cluster.url('postgres'));
  return {
    env: { DATABASE_URL: databaseUrl },
    open: () => openPostgres(databaseUrl, () => undefined),
    remove: () => cluster.remove(),
  };
}

/** The test catalogue on each database engine of this machine: in a folder, and on a PostgreSQL server with synchronous commits. */
export const shopData: Readonly<Record<string, () => Promise<ShopData>>> = {
  PGlite: folderData,
  ...(findPostgres() && { PostgreSQL: serverData }),
};

const plenty = 50_000;

/** Options that do not sell out in a test. */
export async function stockUp({ orm }: Database, count: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    orm,
    sql`update options set quantity = ${plenty} where id in (select min(id) from options group by variant_id limit ${count}) returning id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Delays every order before its last steps, so that a kill at any moment is likely to hit one: without the delay, an
 * order takes a millisecond or two.
 */
export async function delayOrders({ orm }: Database, ms: number): Promise<void> {
  await orm.execute(
    sql.raw(`create function delay_order() returns trigger language plpgsql as
      'begin perform pg_sleep(${ms / 1000}); return null; end'`),
  );
  await orm.execute(
    sql.raw('create trigger delay_order before delete on cart_lines for each statement execute function delay_order()'),
  );
}

/** Finds inconsistencies that no crash may cause: incomplete orders, and stock that does not match the orders. */
export async function findIncompleteOrders({ orm }: Database, options: readonly number[]): Promise<object[]> {
  const incomplete = await selectRows<object>(
    orm,
    sql`select o.uuid from orders o where o.email = 'gast@example.at' and (
      not exists (select from order_events e where e.order_uuid = o.uuid)
      or o.products_price is distinct from (select sum(l.amount * l.price) from order_lines l where l.order_uuid = o.uuid))`,
  );
  const stock = await selectRows<object>(
    orm,
    sql`select id, quantity, sold from options left join lateral (
        select coalesce(sum(l.amount), 0)::int as sold from order_lines l join orders o on o.uuid = l.order_uuid
        where l.option_id = options.id and o.email = 'gast@example.at') s on true
      where id in ${[...options]} and quantity + sold <> ${plenty}`,
  );
  return [...incomplete, ...stock];
}
