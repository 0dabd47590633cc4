// @module-tag rotated
import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Cluster, startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';

vi.setConfig({ testTimeout: 120_000 });

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('a replica that is lost is made anew by the command of the deployment’s README, and follows', async () => {
  const bin = findPostgres() ?? expect.fail('PostgreSQL is not installed');
  const primary = await startCluster({ bin, durable: true });
  onTestFinished(() => primary.remove());
  const direct = await connect(primary);
  await direct.query('create table written (at int); insert into written values (1)');

  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-replica-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  // PostgreSQL refuses to run as root.
  const { uid, gid } = await stat(primary.folder);
  await chown(home, uid, gid);
  const folder = path.join(home, 'data');
  const { port } = new URL(primary.url('postgres'));
  const options = ['--wal-method=stream', '--write-recovery-conf'];
  const args = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-D', folder, ...options];
  await promisify(execFile)('pg_basebackup', args, { cwd: home, uid, gid });

  const replica = await startCluster({ bin, dataFrom: folder });
  onTestFinished(() => replica.remove());
  await direct.query('insert into written values (2)');
  const onReplica = await connect(replica);
  const rowsOf = async (query: string): Promise<unknown[]> => (await onReplica.query(query)).rows;
  await expect
    .poll(() => rowsOf('select at from written order by at'), { timeout: 20_000 })
    .toEqual([{ at: 1 }, { at: 2 }]);
  expect(await rowsOf('select pg_is_in_recovery() as follows')).toEqual([{ follows: true }]);
});
