// @module-tag rotated
import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Orm } from '../database/database.ts';
import { type Cluster, startCluster } from '../testing/postgres/cluster.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';
import { watchReplica } from './watch-replica.ts';

vi.setConfig({ testTimeout: 120_000 });

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A replica that follows, as the deployment's documentation makes it. */
async function replicaOf(primary: Cluster, bin: string): Promise<Cluster> {
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
  return replica;
}

it('a replica of the former database is not read from after a restore, although its log is longer', async () => {
  const bin = findPostgres() ?? expect.fail('PostgreSQL is not installed');
  const [before, restored] = [await startCluster({ bin, durable: true }), await startCluster({ bin })];
  onTestFinished(() => before.remove());
  onTestFinished(() => restored.remove());
  const direct = await connect(before);
  await direct.query('create table written (at int)');
  await direct.query('select pg_switch_wal()');
  const replica = await connect(await replicaOf(before, bin));
  const orm = (client: pg.Client) => drizzle({ client }) as unknown as Orm;
  const watch = (primary: pg.Client, warn: (fault: unknown) => void) =>
    watchReplica({ primary: orm(primary), replica: orm(replica), everyMs: 50, log: { warn, info: () => undefined } });

  const ofBefore = watch(direct, () => undefined);
  await expect.poll(() => ofBefore.lagMs(), { timeout: 20_000 }).not.toBeNull();
  await ofBefore.stop();

  const faults: unknown[] = [];
  const state = watch(await connect(restored), (fault) => faults.push(fault));
  onTestFinished(() => state.stop());
  await expect.poll(() => faults.length + Number(state.lagMs() !== null), { timeout: 20_000 }).toBe(1);
  expect(faults).toMatchObject([{ err: { message: expect.stringContaining('a standby of another database') } }]);
  expect(state.lagMs()).toBeNull();
});

it('a lost replica is created again by the command in the deployment’s documentation, and follows', async () => {
  const bin = findPostgres() ?? expect.fail('PostgreSQL is not installed');
  const primary = await startCluster({ bin, durable: true });
  onTestFinished(() => primary.remove());
  const direct = await connect(primary);
  await direct.query('create table written (at int); insert into written values (1)');

  const replica = await replicaOf(primary, bin);
  await direct.query('insert into written values (2)');
  const onReplica = await connect(replica);
  const rowsOf = async (query: string): Promise<unknown[]> => (await onReplica.query(query)).rows;
  await expect
    .poll(() => rowsOf('select at from written order by at'), { timeout: 20_000 })
    .toEqual([{ at: 1 }, { at: 2 }]);
  expect(await rowsOf('select pg_is_in_recovery() as follows')).toEqual([{ follows: true }]);
});
