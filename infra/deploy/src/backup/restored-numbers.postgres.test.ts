// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@bergauf/api/database/migrate';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { createMailer } from '@bergauf/api/mail/mailer';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import fastify from 'fastify';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const order = randomUUID();

/** Recipients of the emails that the mailer of a restored shop sends. Ends once it has sent one to `last`. */
async function sentUntil(last: string, database: string): Promise<string[]> {
  const { orm, close } = await openPostgres(cluster.url(database), () => undefined);
  const sent: string[] = [];
  const mailer = createMailer({
    orm,
    transport: { send: async ({ to }) => void sent.push(to), close: () => undefined },
    compose: async ({ to }) => ({ to, subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' }),
    log: fastify().log,
    retryMs: 60_000,
  });
  await vi.waitFor(() => expect(sent).toContain(last), 10_000);
  await mailer.close();
  await close();
  return sent;
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
  for (const name of ['shop', 'restored', 'few', 'none', 'mailed']) await query('postgres', `create database ${name}`);
  const database = await openPostgres(cluster.url('shop'), () => undefined);
  await migrate(database);
  await database.close();
  const registry = path.join(folder, 'shop/registry/releases');
  await mkdir(registry, { recursive: true });
  await writeFile(path.join(registry, 'discovery.json'), '{"revision":3}');
  await query(
    'shop',
    `insert into mail_outbox (letter, recipient, about, attempts, due_at) values
    ('order-placed', 'kundin@example.at', '{"orderUuid":"${order}"}', 0, now() - interval '40 days'),
    ('password-changed', 'niemand@example.at', '{}', 30, now())`,
  );
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

it('emails that were unsent in the backup are sent only if an operator decides so; later ones about the same order do not wait', async () => {
  const { heldEmails } = await restore(placesOf('mailed', 'mailed'));
  expect(heldEmails).toBe(1);
  await query(
    'mailed',
    `insert into mail_outbox (letter, recipient, about) values
    ('order-moved', 'unterwegs@example.at', '{"orderUuid":"${order}"}')`,
  );
  expect(await sentUntil('unterwegs@example.at', 'mailed')).toEqual(['unterwegs@example.at']);
  const [held] = await query<{ id: string; is_late: boolean }>(
    'mailed',
    `select id, due_at < now() - interval '1 hour' as is_late
    from mail_outbox where last_error = 'held after a restore'`,
  );
  // The clean-up deletes emails that are overdue for long.
  expect(held?.is_late).toBe(false);
  const runbook = await readFile(path.join(workspaceRoot, 'docs/runbook.md'), 'utf8');
  const [command = ''] = /update mail_outbox [^"]*/.exec(runbook) ?? [];
  await query('mailed', command.replace(/id in \([^)]*\)/, `id in (${held?.id})`));
  expect(await sentUntil('kundin@example.at', 'mailed')).toEqual(['kundin@example.at']);
});

it('the count of skipped numbers can be set', async () => {
  await restore(placesOf('few', 'few'), 3);
  expect(await takeNumbers('few')).toMatchObject({ order_numbers: 100_250 + 7 * 8, invoice_numbers: 10_004 });
});

it('no numbers are skipped where operators know that none was assigned after the backup', async () => {
  const { numbers } = await restore(placesOf('none', 'none'), 0);
  expect(numbers).toContainEqual({ name: 'invoice_numbers', next: '10001' });
  expect(await takeNumbers('none')).toMatchObject({ order_numbers: 100_250 + 7 * 5, invoice_numbers: 10_001 });
});
