import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Builder } from '@bergauf/build/builder';
import { appendAudit } from '@bergauf/releases/audit/audit-log';
import { operatorName } from '@bergauf/releases/process-identity';
import { channelNames, openChannel } from '@bergauf/releases/registry/channels';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { endDevelopment, restoreAbandoned } from '@bergauf/releases/release/end-development';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import { buildEnvironment, type RspackBuild, refusedBuild } from '@bergauf/releases/release/run-rspack';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { workspaceRoot } from './workspace.ts';

/** A frontend to build, with the hash of its sources. */
export type ChangedFrontend = {
  name: string;
  hash: string;
  /** Records that it was released. */
  done(): Promise<void>;
};

/**
 * One run of `npm run dev`. Its builds have the traffic until it ends; then the earlier traffic is restored. No later start
 * treats its builds as released.
 */
export type DevelopmentSession = {
  /** By frontend: hash of the sources of its last build. */
  built: Map<string, string>;
};

export type ReleaseOptions = {
  home: string;
  say: (line: string) => void;
  builder: Builder;
  /** If set, builds have the traffic until it ends. */
  session?: DevelopmentSession | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Builds, releases and rolls out frontends, one after the other, in every channel. Sources that were built before are not built
 * again.
 */
export async function releaseFrontends(changed: readonly ChangedFrontend[], options: ReleaseOptions): Promise<void> {
  const { home, say, builder, session, signal } = options;
  const contractVersion = await versionIn('shared-contracts');
  const registries = await openRegistries(home);
  const channels = await channelNames(home);
  for (const { name, hash, done } of changed) {
    const [registry] = registries;
    const { version, isStored } = await versionFor(name, hash, (await registry?.list()) ?? []);
    say(`${isStored ? 'taking' : 'building'} ${name}@${version}`);
    const dir = path.join(workspaceRoot, name);
    const build = (wanted: RspackBuild) => buildBy(builder, wanted);
    if (!isStored) await releaseRemote({ dir, version, home, contractVersion, build, signal });
    session?.built.set(name, hash);
    // If no release was in traffic before, there is nothing to restore, and the build is promoted.
    const isKept =
      !session || !(await Promise.all(registries.map((one) => one.list()))).every((known) => hasDefault(name, known));
    for (const [index, registry] of registries.entries()) {
      const { revision } = await (isKept ? registry.promote(name, version) : registry.develop(name, version));
      const channel = channels[index] ?? mainChannel;
      const line = { action: isKept ? 'promote' : 'develop', subject: `${name} ${version}`, revision };
      await audit(home, { ...line, ...(channel !== mainChannel && { channel }) });
    }
    if (isKept) await done();
  }
}

const buildBy = (builder: Builder, wanted: RspackBuild): Promise<void> =>
  builder.build({ kind: 'package', folder: wanted.dir, env: buildEnvironment(wanted) }).catch((cause: Error) => {
    throw wanted.signal?.aborted ? cause : refusedBuild(wanted.dir, cause.message);
  });

/** Restores what was in traffic before a development that was killed. */
export const putBackAbandoned = async (home: string, say: (line: string) => void): Promise<void> =>
  eachRegistry(home, (registry, channel) => restoreAbandoned(withAudit(home, channel, registry), say));

/** Restores what was in traffic before the development by this process. */
export const putBack = async (home: string, say: (line: string) => void): Promise<void> =>
  eachRegistry(home, (registry, channel) => endDevelopment(withAudit(home, channel, registry), say));

/** Opens missing channels, which start with what the main one has. */
export async function openChannels(
  home: string,
  channels: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  for (const channel of channels) {
    if (await openChannel(home, channel)) say(`the registry has a channel ${channel}`);
  }
}

/** Writes to the audit log. No token is needed, as the caller can write to the state folder. A failure does not prevent the start. */
const audit = (
  home: string,
  line: { action: string; subject: string; revision: number; channel?: string },
): Promise<void> =>
  appendAudit(releasesPaths(home), { who: operatorName(), outcome: 'done', ...line }).catch(() => undefined);

/** The registry with audit log lines for restored traffic. */
const withAudit = (home: string, channel: string, registry: Registry): Pick<Registry, 'developments' | 'restore'> => ({
  developments: () => registry.developments(),
  async restore(name, owner) {
    const entry = await registry.restore(name, owner);
    if (entry) {
      const subject = entry.to ? `${name} ${entry.to}` : name;
      const line = { action: 'restore', subject, revision: entry.revision };
      await audit(home, { ...line, ...(channel !== mainChannel && { channel }) });
    }
    return entry;
  },
});

type Known = Awaited<ReturnType<Registry['list']>>;

const hasDefault = (name: string, known: Known): boolean =>
  known.some((remote) => remote.name === name && remote.releases.some(({ isDefault }) => isDefault));

/** The registries in a state folder, one for each channel, the main one first. */
async function openRegistries(home: string): Promise<Registry[]> {
  const contractVersion = await versionIn('shared-contracts');
  return (await channelNames(home)).map((channel) => createRegistry({ home, channel, contractVersion }));
}

async function eachRegistry(home: string, run: (registry: Registry, channel: string) => Promise<void>): Promise<void> {
  const channels = await channelNames(home);
  for (const [index, registry] of (await openRegistries(home)).entries()) {
    await run(registry, channels[index] ?? mainChannel);
  }
}

/** @throws one sentence if the registry's state is damaged */
export async function requireUsableRegistry(home: string): Promise<void> {
  await eachRegistry(home, async (registry) => void (await registry.list()));
}

/** The package's version, or a local one if that version is released already: releases never change. */
async function versionFor(name: string, hash: string, known: Known): Promise<{ version: string; isStored: boolean }> {
  const version = await versionIn(name);
  const stored = known.find((remote) => remote.name === name)?.releases.map((release) => release.version) ?? [];
  if (!stored.includes(version)) return { version, isStored: false };
  const local = localVersion(version, hash);
  return { version: local, isStored: stored.includes(local) };
}

/** The hash is joined by a hyphen, not a dot: a numeric identifier with a leading zero would be no semantic version. */
export const localVersion = (version: string, hash: string): string => `${version}-local-${hash.slice(0, 8)}`;

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
