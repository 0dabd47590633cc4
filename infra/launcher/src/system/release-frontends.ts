import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import type { Say } from './say.ts';
import { workspaceRoot } from './workspace.ts';

/** A frontend, and what it is to be made from. */
export type ChangedFrontend = {
  name: string;
  hash: string /** Remembers that it was released. */;
  done(): Promise<void>;
};

/** Builds, releases and promotes frontends, one after the other. */
export async function releaseFrontends(home: string, changed: readonly ChangedFrontend[], say: Say): Promise<void> {
  const contractVersion = await versionIn('shared-contracts');
  const registry = await openRegistry(home);
  for (const { name, hash, done } of changed) {
    const version = await versionFor(name, hash, await registry.list());
    say(`building ${name}@${version}`);
    await releaseRemote({ dir: path.join(workspaceRoot, name), version, home, contractVersion });
    await registry.promote(name, version);
    await done();
  }
}

/** The registry of the shop that has its state in this folder. */
async function openRegistry(home: string): Promise<Registry> {
  return createRegistry({ home, contractVersion: await versionIn('shared-contracts') });
}

/** @throws one sentence, when the registry's state is broken */
export async function requireSoundRegistry(home: string): Promise<void> {
  await (await openRegistry(home)).list();
}

/** The package's own version, unless that is released already: releases never change, so the workspace's state needs another. */
async function versionFor(name: string, hash: string, known: Awaited<ReturnType<Registry['list']>>): Promise<string> {
  const version = await versionIn(name);
  const released = known
    .find((remote) => remote.name === name)
    ?.releases.some((release) => release.version === version);
  return released ? `${version}-local.${hash.slice(0, 8)}` : version;
}

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
