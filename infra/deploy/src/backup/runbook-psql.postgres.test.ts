// @module-tag rotated
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '@bergauf/api/database/migrate';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase } from './postgres-programs.ts';

let cluster: Cluster;

const query = (database: string, text: string) => onDatabase(cluster.url(database), (run) => run(text));

beforeAll(async () => {
  cluster = await startCluster({ bin: findPostgres() ?? '' });
  for (const name of ['old', 'restored']) {
    await query('postgres', `create database ${name}`);
    const database = await openPostgres(cluster.url(name), () => undefined);
    await migrate(database);
    await database.close();
  }
});
afterAll(() => cluster.stop());

/** The line of the runbook that has a text; a command may have two lines. */
async function commandWith(text: string): Promise<string> {
  const runbook = await readFile(path.join(workspaceRoot, 'docs/runbook.md'), 'utf8');
  const commands = runbook.replaceAll('\\\n', ' ').split('\n');
  const command = commands.find((line) => line.includes('npm run -s psql') && line.includes(text));
  if (command === undefined) throw new Error(`The runbook has no command with ${text}`);
  return /`([^`]+)`/.exec(command)?.[1] ?? command.trim();
}

async function runFromRunbook(text: string): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: cluster.url('restored'),
    OLD: cluster.url('old'),
    POSTGRES_BIN: findPostgres() ?? '',
  };
  const { stdout } = await promisify(execFile)('sh', ['-c', await commandWith(text)], { cwd: workspaceRoot, env });
  return stdout;
}

it('accounts and subscriptions that ended after the backup end again; the others stay', async () => {
  const account = (email: string, id: number) =>
    `insert into accounts (id, request_id, hash, email, password_hash, first_name, last_name)
     values ('00000000-0000-4000-8000-00000000000${id}', 'u${id}', '${id}', '${email}', '', 'Anna', 'Berger')`;
  const subscription = (email: string) =>
    `insert into newsletter_subscriptions (email, locale, requested_at, confirmed_at) values ('${email}', 'at', now(), now())`;
  for (const database of ['old', 'restored'])
    for (const text of [account('kept@example.com', 1), subscription('Kept@example.com')]) await query(database, text);
  for (const text of [account('gone@example.com', 2), subscription('gone@example.com')]) await query('restored', text);
  await runFromRunbook('set delete_at');
  await runFromRunbook('delete from newsletter_subscriptions');
  expect(await query('restored', 'select email from accounts where delete_at is not null')).toEqual([
    { email: 'gone@example.com' },
  ]);
  expect(await query('restored', 'select email from newsletter_subscriptions')).toEqual([
    { email: 'Kept@example.com' },
  ]);
});

it('held emails are listed, and all shoppers are logged out', async () => {
  await query(
    'restored',
    `insert into mail_outbox (letter, recipient, about, last_error)
     values ('welcome', 'anna@example.com', '{}', 'held after a restore')`,
  );
  expect(await runFromRunbook('select id, letter')).toContain('anna@example.com');
  expect(await runFromRunbook('delete from sessions')).toBe('DELETE 0\n');
});
