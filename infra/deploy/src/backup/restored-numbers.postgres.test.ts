// @module-tag rotated
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@bergauf/api/database/migrate';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from './backup.ts';
import { onDatabase } from './postgres-programs.ts';
import { restore } from './restore.ts';

let cluster: Cluster;
let folder: string;

const query = <Row extends QueryResultRow>(database: string, text: string): Promise<Row[]> =>
  onDatabase(cluster.url(database), (run) => run<Row>(text));

const sequences = [
  'order_numbers',
  'invoice_numbers',
  'customer_request_numbers',
  'card_numbers',
  'mail_outbox_id_seq',
];

/** The next number of each sequence, which is given out by this. */
async function takeNumbers(database: string): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  for (const name of sequences) {
    const [row] = await query<{ number: string }>(database, `select nextval('${name}') as number`);
    taken[name] = Number(row?.number);
  }
  return taken;
}

const placesOf = (database: string, home: string) => ({
  folder: path.join(folder, 'backup'),
  databaseUrl: cluster.url(database),
  registryHome: path.join(folder, home, 'registry'),
  apiHome: path.join(folder, home, 'api'),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-numbers-'));
  cluster = await startCluster({ bin: findPostgres() ?? '' });
  for (const name of ['shop', 'restored', 'few']) await query('postgres', `create database ${name}`);
  const database = await openPostgres(cluster.url('shop'), () => undefined);
  await migrate(database);
  await database.close();
  const registry = path.join(folder, 'shop/registry/releases');
  await mkdir(registry, { recursive: true });
  await writeFile(path.join(registry, 'discovery.json'), '{"revision":3}');
  // Invoices have their first number after the backup.
  await query('shop', "select nextval('order_numbers'), nextval('mail_outbox_id_seq') from generate_series(1, 5)");
  // No pictures: the installation has them in a bucket.
  await backUp(placesOf('shop', 'shop'));
}, 120_000);

afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

it('numbers that were assigned after the backup are not assigned again, and the state folders need not exist', async () => {
  let later = await takeNumbers('shop');
  for (let times = 0; times < 20; times++) later = await takeNumbers('shop');
  // As root, where neither folder exists.
  const { numbers } = await restore(placesOf('restored', 'new'));
  expect((await stat(path.join(folder, 'new/api'))).isDirectory()).toBe(true);
  expect((await stat(path.join(folder, 'new/registry/releases/discovery.json'))).isFile()).toBe(true);
  const restored = await takeNumbers('restored');
  for (const name of sequences) {
    expect(restored[name], name).toBeGreaterThan(later[name] ?? Number.NaN);
    expect(numbers, name).toContainEqual({ name, next: String(restored[name]) });
  }
  // Numbers of orders are seven apart.
  expect(restored['order_numbers']).toBe(100_250 + 7 * (5 + 100_000));
  expect(restored['invoice_numbers']).toBe(10_001 + 100_000);
});

it('the count of skipped numbers can be set', async () => {
  await restore(placesOf('few', 'few'), 3);
  expect(await takeNumbers('few')).toMatchObject({ order_numbers: 100_250 + 7 * 8, invoice_numbers: 10_004 });
});
