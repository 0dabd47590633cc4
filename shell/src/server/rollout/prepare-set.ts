import path from 'node:path';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import type { ReleaseSet, ResolvedRemote } from '../../app/page-state.ts';
import { type Resolution, setIdOf } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RenderPool } from '../render-pool/render-pool.ts';
import type { LocalRelease, RemoteFailure } from '../worker/protocol.ts';
import type { LocalCopies } from './local-copies.ts';

export type PrepareOptions = {
  copies: LocalCopies;
  createPool: (set: ReleaseSet, remotes: Partial<Record<RemoteName, LocalRelease>>) => RenderPool;
};

/**
 * Fetches, verifies and warms a set before it takes traffic. A release that fails is replaced by the next of its substitutes; where there
 * is none, the remote is unavailable on the server, and browsers may still load it.
 * @param substitutesOf releases that may replace a remote's, the best first
 * @throws when the workers cannot be warmed, and no release is known to be the cause
 */
export async function prepareSet(
  wanted: Resolution,
  substitutesOf: (name: RemoteName) => readonly DiscoveryRelease[],
  { copies, createPool }: PrepareOptions,
): Promise<PreparedSet> {
  const failures: RemoteFailure[] = [];
  const failed = new Map<string, string>();
  const resolution: Record<RemoteName, DiscoveryRelease | null> = { ...wanted };

  /** @returns true when there is a substitute */
  function replace(name: RemoteName, message: string): boolean {
    const release = resolution[name];
    if (!release) return false;
    failures.push({ remote: name, version: release.metadata.version, phase: 'load', message });
    failed.set(release.extras.manifestIntegrity, message);
    const substitute = substitutesOf(name).find(({ extras }) => !failed.has(extras.manifestIntegrity));
    if (substitute) resolution[name] = substitute;
    return substitute !== undefined;
  }

  for (;;) {
    const folders = new Map<RemoteName, string>();
    const missing = new Map<RemoteName, string>();
    await Promise.all(
      remoteNames.map(async (name) => {
        const release = resolution[name];
        if (!release || failed.has(release.extras.manifestIntegrity)) return;
        try {
          folders.set(name, await copies.ensure(release));
        } catch (cause) {
          missing.set(name, cause instanceof Error ? cause.message : String(cause));
        }
      }),
    );
    const replaced = [...missing].map(([name, message]) => replace(name, message));
    if (replaced.includes(true)) continue;
    const set = toReleaseSet(resolution);
    const pool = createPool(set, toWorkerRemotes(resolution, folders));
    const failedToWarm = await warmOrClose(pool);
    const replacedAgain = failedToWarm.map(({ remote, message }) => replace(remote, message));
    if (!replacedAgain.includes(true)) return { set, resolution, pool, failures };
    await pool.close();
  }
}

/** Closes a pool that cannot be warmed: it has no owner. */
async function warmOrClose(pool: RenderPool): Promise<RemoteFailure[]> {
  try {
    return await pool.warm();
  } catch (cause) {
    await pool.close();
    throw cause;
  }
}

/** A resolution as browsers get it. */
function toReleaseSet(resolution: Resolution): ReleaseSet {
  const remotes = remoteNames.map((name): [RemoteName, ResolvedRemote | null] => {
    const release = resolution[name];
    if (!release) return [name, null];
    return [name, { version: release.metadata.version, entry: release.url, integrity: release.metadata.integrity }];
  });
  return { id: setIdOf(resolution), remotes: Object.fromEntries(remotes) as ReleaseSet['remotes'] };
}

/** A resolution as render workers get it: only remotes that have a local copy. */
function toWorkerRemotes(
  resolution: Resolution,
  folders: ReadonlyMap<RemoteName, string>,
): Partial<Record<RemoteName, LocalRelease>> {
  const remotes: Partial<Record<RemoteName, LocalRelease>> = {};
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
