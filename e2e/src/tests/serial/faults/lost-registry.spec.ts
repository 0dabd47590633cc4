import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
// biome-ignore lint/style/noRestrictedImports: a backup is of a database server, too
import { startCluster } from '@bergauf/api/testing/postgres/cluster';
// biome-ignore lint/style/noRestrictedImports: the database server needs PostgreSQL's programs
import { findPostgres } from '@bergauf/api/testing/postgres/find-postgres';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { registry } from '../../../system/registry/releases.ts';
import { startReleasesService } from '../../../system/registry/releases-service.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

// Runs the commands of "Lost registry" in the runbook, in order.

test.describe.configure({ timeout: 240_000 });

type Serving = { revision: number; releases: Readonly<Record<string, string | null>> };
type Status = { status: string; serving: Serving | null; problems: unknown[] };

const frontends = ['mf-account', 'mf-cart-wishlist', 'mf-catalog', 'mf-content', 'mf-header'];

const statusOf = async ({ operators }: SecondShell): Promise<Status> =>
  (await (await fetch(`${operators}/readyz`)).json()) as Status;

async function servingOf(shell: SecondShell): Promise<Serving> {
  const { serving } = await statusOf(shell);
  if (serving === null) throw new Error('The shell serves nothing');
  return serving;
}

const cli = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');

/** Runs `remote` on the registry of a state folder. @returns what it prints */
async function remote(home: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, BERGAUF_HOME: home };
  return (await promisify(execFile)(process.execPath, [cli, ...words], { cwd: workspaceRoot, env })).stdout;
}

/** A token for shells, which the command prints in a line of its own. */
async function shellToken(home: string): Promise<string> {
  const printed = await remote(home, 'token', 'create', 'shells', '--shell');
  return /^\S{30,}$/m.exec(printed)?.[0] ?? '';
}

/** A registry that serves the shop's releases, in a state folder of its own. */
async function fillRegistry(home: string): Promise<void> {
  await cp(path.join(theShop().home, 'releases', 'store'), path.join(home, 'releases', 'store'), { recursive: true });
  for (const name of frontends) await registry(home).promote(name, '1.0.0');
}

/** Rollouts that raise the registry's revision and leave the releases in traffic as they are. */
async function raiseRevision(home: string): Promise<void> {
  for (let edit = 0; edit < 3; edit += 1) {
    await registry(home).disable('mf-content');
    await registry(home).enable('mf-content');
  }
}

/** Runs `npm run backup` on the registry and an empty database. */
async function backUp(home: string, backup: string): Promise<void> {
  const cluster = await startCluster({ bin: findPostgres() ?? '' });
  try {
    const env = { ...process.env, BERGAUF_HOME: home, DATABASE_URL: cluster.url('postgres') };
    await promisify(execFile)('npm', ['run', 'backup', '--', backup], { cwd: workspaceRoot, env });
  } finally {
    await cluster.remove();
  }
}

async function isWhole({ origin }: SecondShell): Promise<void> {
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  for (const target of ['/', '/herren/', '/login/']) await visitPage(origin, target, seen);
  expect(seen).toMatchObject({ complete: 3, other: {} });
}

/** `recover` raises the revision above what the shell has seen, which then takes the registry's document. */
async function recovers(home: string, shell: SecondShell, seen: number): Promise<void> {
  // Longer than the interval between two reads of the document: the shell has seen a higher revision.
  await sleep(2_000);
  expect((await servingOf(shell)).revision).toBe(seen);
  await isWhole(shell);
  const [, revision] = /revision (\d+)/.exec(await remote(home, 'recover')) ?? [];
  expect(Number(revision)).toBeGreaterThan(seen);
  await expect
    .poll(() => statusOf(shell), { timeout: 30_000 })
    .toMatchObject({ status: 'ready', problems: [], serving: { revision: Number(revision) } });
  await isWhole(shell);
}

type Running = {
  start<Service extends { stop(): Promise<void> }>(service: Promise<Service>): Promise<Service>;
  folder(name: string): Promise<string>;
};

/** Stops services and removes folders whatever happens. */
async function withServices(play: (running: Running) => Promise<void>): Promise<void> {
  const services: { stop(): Promise<void> }[] = [];
  const folders: string[] = [];
  try {
    await play({
      async start(service) {
        const started = await service;
        services.push(started);
        return started;
      },
      async folder(name) {
        const folder = await mkdtemp(path.join(tmpdir(), `bergauf-${name}-`));
        folders.push(folder);
        return folder;
      },
    });
  } finally {
    for (const service of services.reverse()) await service.stop().catch(() => {});
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

test('a registry that is lost without a backup is created again while the shop serves, and its next rollout is accepted', async () => {
  await withServices(async ({ start, folder }) => {
    const [old, empty, kept] = [await folder('old'), await folder('new'), await folder('shell')];
    const startShell = (origin: string, token: string): Promise<SecondShell> =>
      start(startSecondShell({ RELEASES_ORIGIN: origin, SHOP_REGISTRY_TOKEN: token }, { keptHome: kept }));
    await fillRegistry(old);
    // More revisions than the new registry will have.
    await raiseRevision(old);
    const lost = await start(startReleasesService(old, {}));
    const shell = await startShell(lost.origin, await shellToken(old));
    const serving = await servingOf(shell);
    await lost.stop();
    await rm(old, { recursive: true });
    await isWhole(shell);

    // 1. An empty registry, tokens, and a restart of the shell.
    const anew = await start(startReleasesService(empty, {}));
    const token = await shellToken(empty);
    await shell.stop();
    const restarted = await startShell(anew.origin, token);
    expect((await statusOf(restarted)).serving).toMatchObject({ releases: serving.releases });
    await isWhole(restarted);
    // 2. The frontends again, from the versions that the shell names.
    for (const name of frontends) {
      const version = serving.releases[name] ?? '';
      await remote(empty, 'release', '--dir', path.join(workspaceRoot, name), '--version', version, '--skip-checks');
      await remote(empty, 'promote', name, version);
    }
    // 3. Above the revision that shells have seen.
    await recovers(empty, restarted, serving.revision);
  });
});

test('a registry that is lost is restored from a backup while the shop serves, with its tokens', async () => {
  test.skip(findPostgres() === null, 'a backup needs the programs of PostgreSQL');
  await withServices(async ({ start, folder }) => {
    const [old, restored, kept] = [await folder('old'), await folder('restored'), await folder('shell')];
    const backup = path.join(await folder('backup'), 'today');
    await fillRegistry(old);
    const lost = await start(startReleasesService(old, {}));
    const token = await shellToken(old);
    await backUp(old, backup);
    // Rollouts that the backup does not know.
    await raiseRevision(old);
    const { port } = new URL(lost.origin);
    const tokenAndRegistry = { RELEASES_ORIGIN: lost.origin, SHOP_REGISTRY_TOKEN: token };
    const shell = await start(startSecondShell(tokenAndRegistry, { keptHome: kept }));
    const { revision, releases } = await servingOf(shell);
    await lost.stop();
    await rm(old, { recursive: true });
    await isWhole(shell);

    // The folder `registry` of the backup, at the same address; the shell keeps its token.
    await cp(path.join(backup, 'registry'), path.join(restored, 'releases'), { recursive: true });
    await start(startReleasesService(restored, { RELEASES_PORT: port }));
    await recovers(restored, shell, revision);
    expect((await servingOf(shell)).releases).toEqual(releases);
    // By its own report, with the token from before.
    const listed = () => remote(restored, 'list');
    await expect.poll(listed, { timeout: 30_000 }).toMatch(/is ready and serves revision \d+ .*, as wanted/);
  });
});
