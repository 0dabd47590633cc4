import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../database/database.ts';
import { makeFolder } from '../../database/make-folder.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { startDurableCluster } from '../postgres/database-service.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { databaseImage } from '../test-databases/database-image.ts';

/** The data of a shop, independent of the API process that uses it. */
export type ShopData = {
  readonly env: NodeJS.ProcessEnv;
  /** The database's folder. */
  readonly folder: string;
  /** Opens it in this process; no other process may have it open. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

async function folderData(): Promise<ShopData> {
  const home = await mkdtemp(join(tmpdir(), 'bergauf-kill-test-'));
  const folder = join(home, 'api');
  await makeFolder(folder);
  const database = join(folder, 'database');
  const filled = await PGlite.create({ dataDir: database, loadDataDir: await databaseImage() });
  await filled.close();
  return {
    env: { BERGAUF_HOME: home },
    folder: database,
    open: () => openPglite({ folder }),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

async function serverData(): Promise<ShopData> {
  const { cluster, databaseUrl } = await startDurableCluster();
  return {
    env: { DATABASE_URL: databaseUrl },
    folder: cluster.folder,
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
 * Finds inconsistencies that no crash may cause: incomplete orders, stock that does not match the orders, and emails without an order.
 * The API has no mail server here, so all emails are in the outbox.
 */
export async function findIncompleteOrders({ orm }: Database, options: readonly number[]): Promise<object[]> {
  const incomplete = await selectRows<object>(
    orm,
    sql`select o.uuid from orders o where o.email = 'gast@example.at' and (
      not exists (select from order_events e where e.order_uuid = o.uuid)
      or (select count(*) from mail_outbox m where m.about ->> 'orderUuid' = o.uuid::text) <> 1
      or o.products_price is distinct from (select sum(l.amount * l.price) from order_lines l where l.order_uuid = o.uuid))`,
  );
  const stock = await selectRows<object>(
    orm,
    sql`select id, quantity, sold from options left join lateral (
        select coalesce(sum(l.amount), 0)::int as sold from order_lines l join orders o on o.uuid = l.order_uuid
        where l.option_id = options.id and o.email = 'gast@example.at') s on true
      where id in ${[...options]} and quantity + sold <> ${plenty}`,
  );
  const emails = await selectRows<object>(
    orm,
    sql`select m.letter, m.about from mail_outbox m
      where not exists (select from orders o where o.uuid::text = m.about ->> 'orderUuid')`,
  );
  return [...incomplete, ...stock, ...emails];
}
