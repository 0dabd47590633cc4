import path from 'node:path';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import type { ReleaseSet, ResolvedRemote } from '../../app/release-set.ts';
import type { LocalRemote, RemoteFailure } from '../worker/render-task.ts';
import { type Resolution, setIdOf } from './resolve-releases.ts';
import type { SetVersions } from './rollout-status.ts';

/** What the browser is told about a resolution. */
export function toReleaseSet(resolution: Resolution): ReleaseSet {
  const remotes = remoteNames.map((name): [RemoteName, ResolvedRemote | null] => {
    const release = resolution[name];
    if (!release) return [name, null];
    return [name, { version: release.metadata.version, entry: release.url, integrity: release.metadata.integrity }];
  });
  return { id: setIdOf(resolution), remotes: Object.fromEntries(remotes) as ReleaseSet['remotes'] };
}

/** What a render worker is told: only remotes with a local copy. */
export function toWorkerRemotes(
  resolution: Resolution,
  folders: ReadonlyMap<RemoteName, string>,
): Partial<Record<RemoteName, LocalRemote>> {
  const remotes: Partial<Record<RemoteName, LocalRemote>> = {};
  for (const [name, folder] of folders) {
    const release = resolution[name];
    if (!release) continue;
    const { manifest, baseUrl } = release.extras;
    remotes[name] = {
      folder,
      entry: path.join(folder, manifest.serverEntry),
      exposes: manifest.exposes,
      baseUrl,
      files: manifest.files,
    };
  }
  return remotes;
}

/** Versions for operators; null where a remote is switched off or its release failed. */
export function versionsOf(resolution: Resolution, failures: readonly RemoteFailure[] = []): SetVersions {
  return Object.fromEntries(
    remoteNames.map((name) => {
      const version = resolution[name]?.metadata.version ?? null;
      const isDead = failures.some((failure) => failure.remote === name && failure.version === version);
      return [name, isDead ? null : version];
    }),
  );
}
