// @module-tag rotated
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { selectRows } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { startCluster } from '../testing/postgres/cluster.ts';
import { startReplicatedCluster } from '../testing/postgres/database-service.ts';
import { findPostgres } from '../testing/postgres/find-postgres.ts';
import { currentPosition, type LogPosition, readChanges } from './change-log.ts';

it('a standby that takes over has another timeline at once, which any role may read', async () => {
  const bin = findPostgres() ?? expect.fail('PostgreSQL is not installed');
  const primary = await startCluster({ bin });
  onTestFinished(() => primary.remove());
  const direct = new pg.Client({ connectionString: primary.url('postgres') });
  await direct.connect();
  await direct.query('create role reader login');
  await direct.end();
  await primary.stop();
  const dataFrom = primary.copyData();
  await primary.start();
  const standby = await startCluster({ bin, dataFrom, standbyOf: primary.url('postgres') });
  onTestFinished(() => standby.remove());

  const positionOn = async (url: string): Promise<LogPosition> => {
    const database = await openPostgres(url.replace('postgres@', 'reader@'), () => undefined);
    try {
      return await currentPosition(database.orm);
    } finally {
      await database.close();
    }
  };
  const before = await positionOn(primary.url('postgres'));
  expect(before.timeline).toBe('00000001');
  expect((await positionOn(standby.url('postgres'))).timeline).toBeNull();
  const onStandby = new pg.Client({ connectionString: standby.url('postgres') });
  await onStandby.connect();
  await onStandby.query('select pg_promote()');
  await onStandby.end();
  expect((await positionOn(standby.url('postgres'))).timeline).toBe('00000002');
}, 120_000);

it('a reader that has asked the standby in between reads everything anew once it has taken over', async () => {
  const { cluster, databaseUrl, replica, replicaUrl } = await startReplicatedCluster();
  onTestFinished(() => cluster.remove());
  onTestFinished(() => replica.remove());
  const before = await openPostgres(databaseUrl, () => undefined);
  const position = await currentPosition(before.orm);
  await before.close();
  const standby = await openPostgres(replicaUrl, () => undefined);
  try {
    const between = await readChanges(standby.orm, position);
    expect(between.changes).toBeNull();
    await selectRows(standby.orm, sql`select pg_promote()`);
    expect((await readChanges(standby.orm, between.position)).changes).toMatchObject({ isEverything: true });
  } finally {
    await standby.close();
  }
}, 120_000);
