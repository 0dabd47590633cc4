import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { registry } from '../../../system/registry/releases.ts';
import { startReleasesService } from '../../../system/registry/releases-service.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { type SecondShell, startSecondShell } from '../../../system/services/second-shell.ts';
import { expect, test } from '../../../system/shop-page.ts';

// "Lost registry" of the runbook, where there is no backup: its commands in their order.

test.describe.configure({ timeout: 240_000 });

type Serving = { revision: number; releases: Readonly<Record<string, string | null>> };
type Status = { status: string; serving: Serving | null; problems: unknown[] };

const statusOf = async ({ operators }: SecondShell): Promise<Status> =>
  (await (await fetch(`${operators}/readyz`)).json()) as Status;

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

async function isWhole({ origin }: SecondShell): Promise<void> {
  const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
  for (const target of ['/', '/herren/', '/login/']) await visitPage(origin, target, seen);
  expect(seen).toMatchObject({ complete: 3, other: {} });
}

test('a registry that is lost without a backup is made anew while the shop serves, and its next rollout is taken', async ({
  shop,
}) => {
  const [old, empty, kept] = (await Promise.all(
    ['old', 'new', 'shell'].map((name) => mkdtemp(path.join(tmpdir(), `bergauf-${name}-`))),
  )) as [string, string, string];
  const running: { stop(): Promise<void> }[] = [];
  const start = async <Service extends { stop(): Promise<void> }>(service: Promise<Service>): Promise<Service> => {
    const started = await service;
    running.push(started);
    return started;
  };
  const startShell = (origin: string, token: string): Promise<SecondShell> =>
    start(startSecondShell({ RELEASES_ORIGIN: origin, SHOP_REGISTRY_TOKEN: token }, { keptHome: kept }));
  try {
    await cp(path.join(shop.home, 'releases', 'store'), path.join(old, 'releases', 'store'), { recursive: true });
    const operator = registry(old);
    const names = ['mf-account', 'mf-cart-wishlist', 'mf-catalog', 'mf-content', 'mf-header'];
    for (const name of names) await operator.promote(name, '1.0.0');
    // More revisions than the new registry will have.
    for (let edit = 0; edit < 3; edit += 1) {
      await operator.disable('mf-content');
      await operator.enable('mf-content');
    }
    const lost = await start(startReleasesService(old, {}));
    const shell = await startShell(lost.origin, await shellToken(old));
    const { serving } = await statusOf(shell);
    if (serving === null) throw new Error('The shell serves nothing');
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
    for (const name of names) {
      const version = serving.releases[name] ?? '';
      await remote(empty, 'release', '--dir', path.join(workspaceRoot, name), '--version', version, '--skip-checks');
      await remote(empty, 'promote', name, version);
    }
    // Longer than the interval between two reads of the document: the shell has seen a higher revision.
    await sleep(2_000);
    expect((await statusOf(restarted)).serving?.revision).toBe(serving.revision);
    await isWhole(restarted);
    // 3. Above the revision that shells have seen.
    const [, revision] = /revision (\d+)/.exec(await remote(empty, 'recover')) ?? [];
    expect(Number(revision)).toBeGreaterThan(serving.revision);
    await expect
      .poll(() => statusOf(restarted), { timeout: 30_000 })
      .toMatchObject({ status: 'ready', problems: [], serving: { revision: Number(revision) } });
    await isWhole(restarted);
  } finally {
    for (const service of running.reverse()) await service.stop().catch(() => {});
    for (const home of [old, empty, kept]) await rm(home, { recursive: true, force: true });
  }
});
