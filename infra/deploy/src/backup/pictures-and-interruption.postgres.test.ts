// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backUp } from './backup.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

let cluster: Cluster;
let client: pg.Client;
let folder: string;
const at = (name: string): string => path.join(folder, name);
const placesOf = (name: string, apiHome: string) => ({
  folder: at(name),
  databaseUrl: cluster.url('postgres'),
  registryHome: at('registry'),
  apiHome: at(apiHome),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-backed-up-'));
  cluster = await startCluster({ bin: findPostgres() ?? '' });
  client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(
    "create table catalogue_pictures (file, id) as values ('a.svg', '0a'), ('b.svg', '0b'), ('again.svg', '0b')",
  );
  await client.query('create table held (n integer)');
  await mkdir(at('registry/releases'), { recursive: true });
  for (const name of ['discovery.json', 'tokens.json']) await writeFile(at(`registry/releases/${name}`), '{}');
  await mkdir(at('api/media/originals/0a'), { recursive: true });
  for (const name of ['0a', '0b']) await writeFile(at(`api/media/originals/0a/${name}`), '<svg/>');
  await mkdir(at('some/media/originals/0a'), { recursive: true });
  await writeFile(at('some/media/originals/0a/0a'), '<svg/>');
  await mkdir(at('odd'));
  await writeFile(at('odd/media'), '');
}, 120_000);

afterAll(async () => {
  await client.end();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

it('a backup without the pictures that the database names is refused, unless a bucket has them', async () => {
  await expect(backUp(placesOf('none', 'registry'))).rejects.toThrow(
    `The database names 2 pictures, but there are none in ${at('registry/media/originals')}. API_HOME must name`,
  );
  expect(await readdir(at('none'))).toEqual([]);
  const counts = { tables: 2, registryFiles: 2, namedPictures: 2 };
  expect(await backUp(placesOf('bucket', 'registry'), true)).toEqual({ ...counts, pictures: 0 });
  expect(await backUp(placesOf('with', 'api'))).toEqual({ ...counts, pictures: 2 });
});

it('a folder of pictures that cannot be read does not count as empty', async () => {
  // A bucket has them now; those in the folder are from before.
  await expect(backUp(placesOf('odd-backup', 'odd'), true)).rejects.toThrow(/^ENOTDIR/);
  expect(await readdir(at('odd-backup'))).toEqual([]);
});

/** `npm run backup`, as it begins. */
const command = (name: string, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['--import', 'tsx', program, 'backup', at(name)], {
    env: { ...process.env, DATABASE_URL: cluster.url('postgres'), BERGAUF_HOME: at('registry'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

it('the command says what the backup contains', async () => {
  const said = async (name: string, env: NodeJS.ProcessEnv) =>
    (await command(name, env).stdout.setEncoding('utf8').toArray()).join('');
  expect(await said('said', { API_HOME: at('api') })).toBe(
    `The backup is in ${at('said')}: 2 tables of the database, 2 files of the registry, 2 pictures.\n`,
  );
  expect(await said('said-1', { API_HOME: at('some') })).toMatch(
    /registry, 1 pictures, but the database names 2: the others are lost, or API_HOME is not the API's state folder\.\n$/,
  );
  expect(await said('said-2', { API_MEDIA_S3_URL: 'https://s3.example/bucket' })).toMatch(
    /registry, 0 pictures: they are in a bucket, which is backed up there\.\n$/,
  );
});

const dumping = "select from pg_stat_activity where application_name = 'pg_dump'";

it.each(['SIGINT', 'SIGTERM'] as const)('a backup that is ended by %s leaves nothing behind', async (signal) => {
  const name = `ended-${signal}`;
  // `pg_dump` waits for the table when it has made its file.
  await client.query('begin; lock table held in access exclusive mode');
  const child = command(name, { API_HOME: at('api') });
  const exited = once(child, 'exit');
  try {
    await vi.waitFor(async () => expect(await readdir(at(name))).toEqual(['database.dump']), 20_000);
    child.kill(signal);
    expect(await exited).toEqual([128 + constants.signals[signal], null]);
    // Nor does `pg_dump` go on. A transaction sees the statistics of its beginning unless it drops them.
    await vi.waitFor(async () => {
      await client.query('select pg_stat_clear_snapshot()');
      expect((await client.query(dumping)).rowCount).toBe(0);
    }, 10_000);
  } finally {
    child.kill('SIGKILL');
    await client.query('rollback');
  }
  expect(await readdir(at(name))).toEqual([]);
});

it('a release that is removed while the store is copied is not in the backup', async () => {
  const store = at('pruned/releases/store/mf-header');
  const files = Array.from({ length: 30 }, (_, n) => `${n}.js`);
  for (const version of ['1.0.0', '1.1.0']) {
    await mkdir(path.join(store, version), { recursive: true });
    for (const name of files) await writeFile(path.join(store, version, name), 'export {};');
  }
  const copied = at('pruned-backup/registry/store/mf-header');
  const isCopied = (): boolean =>
    existsSync(path.join(copied, '1.1.0')) && readdirSync(path.join(copied, '1.1.0')).length > 0;
  const backedUp = backUp({ ...placesOf('pruned-backup', 'api'), registryHome: at('pruned') });
  // Between two steps of the copy.
  while (!isCopied()) await setImmediate();
  rmSync(path.join(store, '1.1.0'), { recursive: true });
  await backedUp;
  expect(await readdir(copied)).toEqual(['1.0.0']);
  expect(await readdir(path.join(copied, '1.0.0'))).toHaveLength(files.length);
});
