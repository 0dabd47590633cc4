import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { mostLines } from '../admin/admin-lines.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { LiveCatalogue } from '../live-catalogue/live-catalogue.ts';
import { createApiServerWithDatabase } from '../server.ts';
import { importDemo } from '../testing/import-demo.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';

// Prints how long price changes take to reach the catalogue in memory, sent by `PUT /api/admin/prices` in requests of 10,000
// lines, in a large catalogue on PostgreSQL.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    /** A filled database. */
    'database-url': { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const adminToken = 'a-token-of-thirty-two-characters!';

/** Whether the view has the price that the database has for all of the products. */
async function hasPrices(live: LiveCatalogue, vk: ReadonlyMap<number, number>): Promise<boolean> {
  const { ids, prices } = live.view().index;
  return ids.every((id, ordinal) => !vk.has(id) || prices.vk[ordinal] === vk.get(id));
}

type Target = { readonly orm: Orm; readonly live: LiveCatalogue; put(lines: readonly object[]): Promise<void> };

async function change({ orm, live, put }: Target, count: number, round: number): Promise<void> {
  const rows = await selectRows<{ id: number; vk: number }>(
    orm,
    sql`select id, rrp - 1 - (id + ${round}) % 50 as vk from products where rrp > 100 order by id limit ${count}`,
  );
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let at = 0; at < rows.length; at += mostLines) await put(rows.slice(at, at + mostLines));
  const written = performance.now();
  const wanted = new Map(rows.map(({ id, vk }) => [id, vk]));
  while (!(await hasPrices(live, wanted))) await sleep(5);
  const visible = performance.now();
  delays.disable();
  const { user, system } = process.cpuUsage(cpu);
  const ms = (value: number) => `${Math.round(value)} ms`;
  say(
    `${rows.length} prices: written ${ms(written - started)}, visible ${ms(visible - started)}, processor ${ms((user + system) / 1000)}, longest block ${ms(delays.max / 1e6)} (load ${loadavg()[0]?.toFixed(1)})`,
  );
}

const bin = findPostgres();
if (bin === null) throw new Error('There is no PostgreSQL on this machine (apt-get install postgresql).');
const given = values['database-url'];
const cluster = given === undefined ? await startCluster({ bin }) : null;
try {
  const databaseUrl = given ?? cluster?.url('postgres') ?? '';
  if (cluster) {
    const database = await openPostgres(databaseUrl, () => undefined);
    await importDemo(database, { products: Number(values.products), seed: 1 });
    await database.close();
  }
  const options = { data: { databaseUrl }, media: testMedia(), shopOrigins: [], adminToken };
  const { server, orm, live } = await createApiServerWithDatabase(options);
  const put = async (lines: readonly object[]) => {
    const headers = { authorization: `Bearer ${adminToken}` };
    const response = await server.inject({ method: 'PUT', url: '/api/admin/prices', headers, payload: { lines } });
    if (response.statusCode !== 200) throw new Error(response.body);
  };
  for (const count of [1, 500, 10_000, 100_000]) {
    for (let round = 0; round < 3; round++) await change({ orm, live, put }, count, round + count);
  }
  await server.close();
} finally {
  await cluster?.remove();
}
