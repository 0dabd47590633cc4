import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { endDevelopment, restoreAbandoned } from '@bergauf/releases/release/development';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import { workspaceRoot } from './workspace.ts';

/** A frontend, and what it is to be made from. */
export type ChangedFrontend = {
  name: string;
  hash: string;
  /** Records that it was released. */
  done(): Promise<void>;
};

/**
 * `npm run dev`, from its start to its end. Builds of it have the traffic meanwhile; then what served before is put back, and no
 * later start takes them for released.
 */
export type DevelopmentSession = {
  /** Frontend to the hash of the sources it was last built from. */
  built: Map<string, string>;
};

export type ReleaseOptions = {
  home: string;
  say: (line: string) => void;
  /** While it lasts, builds have the traffic for its time only. */
  session?: DevelopmentSession | undefined;
  signal?: AbortSignal | undefined;
};

/** Builds, releases and rolls out frontends, one after the other. */
export async function releaseFrontends(changed: readonly ChangedFrontend[], options: ReleaseOptions): Promise<void> {
  const { home, say, session, signal } = options;
  const contractVersion = await versionIn('shared-contracts');
  const registry = await openRegistry(home);
  for (const { name, hash, done } of changed) {
    const known = await registry.list();
    const version = await versionFor(name, hash, known);
    say(`building ${name}@${version}`);
    await releaseRemote({ dir: path.join(workspaceRoot, name), version, home, contractVersion, signal });
    session?.built.set(name, hash);
    // A frontend that has never had a release gets one.
    if (session && hasDefault(name, known)) await registry.develop(name, version);
    else {
      await registry.promote(name, version);
      await done();
    }
  }
}

/** Puts back what a development that was killed has left. */
export const putBackAbandoned = async (home: string, say: (line: string) => void): Promise<void> =>
  restoreAbandoned(await openRegistry(home), say);

/** Puts back what served before this process developed. */
export const putBack = async (home: string, say: (line: string) => void): Promise<void> =>
  endDevelopment(await openRegistry(home), say);

type Known = Awaited<ReturnType<Registry['list']>>;

const hasDefault = (name: string, known: Known): boolean =>
  known.some((remote) => remote.name === name && remote.releases.some(({ isDefault }) => isDefault));

/** The registry of the shop that has its state in this folder. */
async function openRegistry(home: string): Promise<Registry> {
  return createRegistry({ home, contractVersion: await versionIn('shared-contracts') });
}

/** @throws one sentence, when the registry's state is broken */
export async function requireSoundRegistry(home: string): Promise<void> {
  await (await openRegistry(home)).list();
}

/** The package's own version, unless that is released already: releases never change, so the workspace's state needs another. */
async function versionFor(name: string, hash: string, known: Known): Promise<string> {
  const version = await versionIn(name);
  const released = known
    .find((remote) => remote.name === name)
    ?.releases.some((release) => release.version === version);
  return released ? localVersion(version, hash) : version;
}

/** With a hyphen: an identifier of digits alone may not begin with 0, and one hash of some hundreds does. */
export const localVersion = (version: string, hash: string): string => `${version}-local-${hash.slice(0, 8)}`;

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
