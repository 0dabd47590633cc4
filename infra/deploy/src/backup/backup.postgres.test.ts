// @module-tag rotated
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFile,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrate } from '@bergauf/api/database/migrate';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { type Cluster, startCluster } from '@bergauf/api/testing/postgres/cluster';
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { underLock } from '@bergauf/releases/registry/document/document-lock';
import { releasesPaths } from '@bergauf/releases/state-folder';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backUp } from './backup.ts';
import { filesWithChecksums } from './checksums.ts';
import { onDatabase } from './postgres-programs.ts';
import { restore } from './restore.ts';

let cluster: Cluster;
let folder: string;

const query = <Row extends QueryResultRow>(database: string, text: string): Promise<Row[]> =>
  onDatabase(cluster.url(database), (run) => run<Row>(text));

/** Each table with a checksum of its rows. */
async function contentsOf(database: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    database,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) || count(*) as sum from "${name}" t`;
    contents[name] = (await query<{ sum: string }>(database, rows))[0]?.sum ?? '';
  }
  return contents;
}

const homeOf = (name: string): string => path.join(folder, name);
const optionsOf = (backup: string, database: string, home: string) => ({
  folder: path.join(folder, backup),
  databaseUrl: cluster.url(database),
  registryHome: homeOf(home),
  apiHome: homeOf(home),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-backup-'));
  cluster = await startCluster({ bin: findPostgres() ?? '' });
  for (const name of ['shop', 'empty', 'other', 'again']) await query('postgres', `create database ${name}`);
  const database = await openPostgres(cluster.url('shop'), () => undefined);
  await migrate(database);
  await database.close();
  await query('shop', "create table notes as select n, 'Größe ' || n as text from generate_series(1, 500) n");
  await query('shop', "insert into catalogue_changes (kind) values ('everything')");
  const releases = path.join(homeOf('shop'), 'releases');
  await mkdir(path.join(releases, 'store/mf-header/1.0.0/client'), { recursive: true });
  await mkdir(path.join(releases, 'store/mf-header/.draft'), { recursive: true });
  await mkdir(path.join(releases, 'builds/mf-header'), { recursive: true });
  await mkdir(path.join(releases, 'channels/team'), { recursive: true });
  await mkdir(path.join(homeOf('shop'), 'media/originals'), { recursive: true });
  for (const [file, text] of [
    ['discovery.json', '{"revision":3}'],
    ['history.jsonl', '{"revision":3}\n'],
    ['audit.jsonl', '{}\n'],
    ['tokens.json', '[]'],
    ['local-tokens.json', '["secret"]'],
    ['channels/team/discovery.json', '{"revision":7}'],
    ['service.json', '{"origin":"http://localhost:1"}'],
    ['reserve', 'x'.repeat(100)],
    ['canaries.json.17.0a1b2c3d', 'half'],
    ['channels/team/discovery.json.17.0a1b2c3d', 'half'],
    ['store/mf-header/1.0.0/manifest.json', '{}'],
    ['store/mf-header/1.0.0/client/a.js', 'export {};'],
    ['store/mf-header/.draft/b.js', 'half'],
    ['builds/mf-header/build.json', '{}'],
  ] as const)
    await writeFile(path.join(releases, file), text);
  await writeFile(path.join(homeOf('shop'), 'media/originals/0a.svg'), '<svg/>');
  await backUp(optionsOf('backup', 'shop', 'shop'));
}, 120_000);

afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

it('a backup that is restored into an empty system is the same system', async () => {
  const { versions, migrations } = await restore(optionsOf('backup', 'empty', 'restored'));
  expect(await query('empty', 'select * from catalogue_changes')).toEqual([]);
  // Its transactions are numbered by the server of the backup.
  await query('shop', 'delete from catalogue_changes');
  expect(await contentsOf('empty')).toEqual(await contentsOf('shop'));
  expect(migrations.length).toBeGreaterThan(10);
  expect(versions.postgres).toBeGreaterThanOrEqual(13);
  const [source, restored] = [await filesWithChecksums(homeOf('shop')), await filesWithChecksums(homeOf('restored'))];
  // Of the process that ran, and what was not finished.
  const own = (name: string): boolean =>
    /service\.json$|\/reserve$|\.draft\/|\/builds\/|\.0a1b2c3d$|local-tokens\.json$/.test(name);
  expect(restored).toEqual(source.filter((file) => !own(file.path)));
  expect(restored.map((file) => file.path)).toContain('releases/store/mf-header/1.0.0/client/a.js');
  expect(restored.map((file) => file.path)).toContain('releases/channels/team/discovery.json');
  // A lock in it would keep the restored registry from its first edit until it counts as left behind.
  const names = await readdir(homeOf('restored'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.lock'))).toEqual([]);
  // The product API takes the database as it is.
  const database = await openPostgres(cluster.url('empty'), () => undefined);
  await expect(migrate(database)).resolves.toBeUndefined();
  await database.close();
});

it('an interrupted restore can be repeated on an empty database: the files that it has already put in place are no obstacle', async () => {
  const target = optionsOf('backup', 'again', 'interrupted');
  const originals = path.join(homeOf('interrupted'), 'media/originals');
  await cp(path.join(folder, 'backup/pictures'), originals, { recursive: true });
  await writeFile(path.join(originals, 'own.svg'), '<svg/>');
  await expect(restore(target)).rejects.toThrow(/originals is not empty\.$/);
  await rm(path.join(originals, 'own.svg'));
  // It ended while it copied.
  await mkdir(`${originals}.restoring`);
  await writeFile(path.join(`${originals}.restoring`, 'half.svg'), '<svg');
  await restore(target);
  expect(await contentsOf('again')).toEqual(await contentsOf('empty'));
  expect(await readdir(originals)).toEqual(['0a.svg']);
});

it.skipIf(process.getuid?.() !== 0)('what root restores belongs to the owners of the state folders', async () => {
  await query('postgres', 'create database owned');
  await mkdir(homeOf('owned'));
  await chown(homeOf('owned'), 10_001, 10_001);
  await restore(optionsOf('backup', 'owned', 'owned'));
  for (const file of ['releases/tokens.json', 'media/originals/0a.svg'])
    expect((await stat(path.join(homeOf('owned'), file))).uid, file).toBe(10_001);
});

it('a backup is readable by its owner only, even in a folder that existed before', async () => {
  await mkdir(path.join(folder, 'mounted'), { mode: 0o755 });
  await backUp(optionsOf('mounted', 'shop', 'shop'));
  expect((await stat(path.join(folder, 'mounted'))).mode & 0o077).toBe(0);
});

it('an address that names the server in parameters means the same server to all programs', async () => {
  await query('postgres', 'create database parameters');
  const { port } = new URL(cluster.url('parameters'));
  const options = optionsOf('backup', 'parameters', 'parameters');
  const databaseUrl = `postgres:///parameters?host=127.0.0.1&port=${port}&user=postgres`;
  await restore({ ...options, databaseUrl });
  await backUp({ ...options, databaseUrl, folder: path.join(folder, 'by-parameters') });
  expect(await contentsOf('parameters')).toEqual(await contentsOf('empty'));
});

it('a backup that cannot be made leaves nothing behind, so that the command can be repeated', async () => {
  const noRegistry = optionsOf('unmade', 'shop', 'nowhere');
  await expect(backUp(noRegistry)).rejects.toThrow(/^There is no registry in \S+nowhere\.$/);
  // The database is in the folder by the time that the registry has something that cannot be copied.
  await mkdir(path.join(homeOf('odd'), 'releases'), { recursive: true });
  await promisify(execFile)('mkfifo', [path.join(homeOf('odd'), 'releases/pipe')]);
  const damaged = optionsOf('unmade', 'shop', 'odd');
  await expect(backUp(damaged)).rejects.toThrow(/FIFO/);
  expect(await readdir(damaged.folder)).toEqual([]);
});

it('a target that is not empty is refused, and stays as it is', async () => {
  const contents = await contentsOf('shop');
  await expect(restore(optionsOf('backup', 'shop', 'new'))).rejects.toThrow(
    /^The database is not empty: it has \d+ tables\.$/,
  );
  await expect(restore(optionsOf('backup', 'other', 'shop'))).rejects.toThrow(/releases is not empty\.$/);
  expect(await contentsOf('shop')).toEqual(contents);
  expect(await contentsOf('other')).toEqual({});
  await expect(backUp(optionsOf('backup', 'shop', 'shop'))).rejects.toThrow(/backup is not empty\.$/);
});

it('a backup that is truncated, altered or incomplete is refused before anything is restored', async () => {
  const copy = optionsOf('damaged', 'shop', 'shop');
  await backUp(copy);
  const target = { ...copy, ...optionsOf('damaged', 'other', 'none') };
  const [dump, manifest] = ['database.dump', 'backup.json'].map((name) => path.join(copy.folder, name)) as [
    string,
    string,
  ];
  const [dumped, described] = [await readFile(dump), await readFile(manifest, 'utf8')];
  const refused = async (reason: RegExp): Promise<void> => {
    await expect(restore(target)).rejects.toThrow(reason);
    await writeFile(dump, dumped);
    await writeFile(manifest, described);
  };
  await truncate(dump, dumped.length - 10);
  await refused(/^The backup is damaged: database\.dump has \d+ bytes instead of \d+\.$/);
  const altered = Buffer.from(dumped);
  altered[altered.length - 20] = (altered.at(-20) ?? 0) ^ 1;
  await writeFile(dump, altered);
  await refused(/database\.dump was changed\.$/);
  await writeFile(manifest, described.replace('"format": 1', '"format": 2'));
  await refused(/backup\.json was changed\.$/);
  await rm(manifest);
  await refused(/is no complete backup: backup\.json is missing\.$/);
  await rm(path.join(copy.folder, 'registry/discovery.json'));
  await refused(/registry\/discovery\.json is missing\.$/);
  await writeFile(path.join(copy.folder, 'registry/discovery.json'), '{"revision":3}');
  await appendFile(path.join(copy.folder, 'registry/extra'), 'x');
  await refused(/registry\/extra is not part of it\.$/);
  expect(await contentsOf('other')).toEqual({});
});

it('a backup of a database that this version does not know is refused', async () => {
  await query('shop', "insert into schema_migrations (name) values ('9999-future')");
  await backUp(optionsOf('future', 'shop', 'shop'));
  await query('shop', "delete from schema_migrations where name = '9999-future'");
  await expect(restore(optionsOf('future', 'other', 'none'))).rejects.toThrow(
    /is of a newer version, .*: its database has had 9999-future/,
  );
});

it.each<[string, RegExp, string, RegExp]>([
  ['another format', /"format": 1/, '"format": 2', /^The backup has format 2; this version reads 1\.$/],
  [
    'a newer PostgreSQL server',
    /"postgres": \d+/,
    '"postgres": 99',
    /^The backup is of PostgreSQL 99; this server is \d+\.$/,
  ],
])('a backup of %s is refused', async (_what, was, is, reason) => {
  const copy = `of-${is.replace(/\W+/g, '-')}`;
  await cp(path.join(folder, 'backup'), path.join(folder, copy), { recursive: true });
  const manifest = path.join(folder, copy, 'backup.json');
  const text = (await readFile(manifest, 'utf8')).replace(was, is);
  await writeFile(manifest, text);
  await writeFile(`${manifest}.sha256`, `${createHash('sha256').update(text).digest('hex')}  backup.json\n`);
  await expect(restore(optionsOf(copy, 'other', 'none'))).rejects.toThrow(reason);
  expect(await contentsOf('other')).toEqual({});
});

it('a restore that fails leaves no tables', async () => {
  await query('postgres', 'create database conflicting');
  await query('conflicting', 'create view notes as select 1 as n');
  await expect(restore(optionsOf('backup', 'conflicting', 'none'))).rejects.toThrow();
  expect(await contentsOf('conflicting')).toEqual({});
});

it.each(['shop', 'team'])('a backup waits for an edit that is under way in the channel %s', async (channel) => {
  const home = homeOf(`edited-${channel}`);
  const paths = releasesPaths(home, channel);
  for (const one of [releasesPaths(home), releasesPaths(home, 'team')]) {
    await mkdir(one.folder, { recursive: true });
    await writeFile(one.discovery, '{"revision":1}');
  }
  const backup = optionsOf(`edited-${channel}-backup`, 'shop', `edited-${channel}`);
  const copied = path.join(backup.folder, 'registry');
  let end = (): void => {};
  const isCopying = new Promise<void>((resolve) => {
    end = resolve;
  });
  const edit = underLock(paths, async () => {
    await isCopying;
    // Time enough for a copy that does not wait.
    await sleep(100);
    await writeFile(paths.discovery, '{"revision":2}');
  });
  const backedUp = backUp({ ...backup, apiHome: homeOf('shop') });
  await vi.waitFor(() => readdir(copied), 20_000);
  end();
  await Promise.all([edit, backedUp]);
  const name = path.relative(releasesPaths(home).root, paths.discovery);
  expect(await readFile(path.join(copied, name), 'utf8')).toBe('{"revision":2}');
});
