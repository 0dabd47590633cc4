import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { endDevelopment, restoreAbandoned } from '@bergauf/releases/release/end-development';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import { workspaceRoot } from './workspace.ts';

/** A frontend to build, with the hash of its sources. */
export type ChangedFrontend = {
  name: string;
  hash: string;
  /** Records that it was released. */
  done(): Promise<void>;
};

/**
 * One run of `npm run dev`. Its builds have the traffic until it ends; then what was in traffic before is restored. No later start
 * counts its builds as released.
 */
export type DevelopmentSession = {
  /** Frontend to the hash of the sources it was last built from. */
  built: Map<string, string>;
};

export type ReleaseOptions = {
  home: string;
  say: (line: string) => void;
  /** If set, builds have the traffic until it ends. */
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
    // Without a release in traffic before, there is nothing to restore: the build is promoted.
    if (session && hasDefault(name, known)) await registry.develop(name, version);
    else {
      await registry.promote(name, version);
      await done();
    }
  }
}

/** Restores what was in traffic before a development that was killed. */
export const putBackAbandoned = async (home: string, say: (line: string) => void): Promise<void> =>
  restoreAbandoned(await openRegistry(home), say);

/** Restores what was in traffic before the development by this process. */
export const putBack = async (home: string, say: (line: string) => void): Promise<void> =>
  endDevelopment(await openRegistry(home), say);

type Known = Awaited<ReturnType<Registry['list']>>;

const hasDefault = (name: string, known: Known): boolean =>
  known.some((remote) => remote.name === name && remote.releases.some(({ isDefault }) => isDefault));

/** The registry in a state folder. */
async function openRegistry(home: string): Promise<Registry> {
  return createRegistry({ home, contractVersion: await versionIn('shared-contracts') });
}

/** @throws one sentence, when the registry's state is broken */
export async function requireUsableRegistry(home: string): Promise<void> {
  await (await openRegistry(home)).list();
}

/** The package's version, or a local one if that version is released already: releases never change. */
async function versionFor(name: string, hash: string, known: Known): Promise<string> {
  const version = await versionIn(name);
  const released = known
    .find((remote) => remote.name === name)
    ?.releases.some((release) => release.version === version);
  return released ? localVersion(version, hash) : version;
}

/** The hash is joined by a hyphen, not a dot: a numeric identifier with a leading zero would be no semantic version. */
export const localVersion = (version: string, hash: string): string => `${version}-local-${hash.slice(0, 8)}`;

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
