import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { LocalRemote, RemoteFailure } from '../worker/render-task.ts';
import type { LocalCopies } from './local-copies.ts';
import type { Resolution } from './resolve-releases.ts';
import { toReleaseSet, toWorkerRemotes } from './worker-remotes.ts';

export type PreparedSet = {
  set: ReleaseSet;
  /** What the set consists of: the wanted releases, or what stands in for them. */
  resolution: Resolution;
  pool: RenderPool;
  /** What was asked for but is not running on the server; empty when all is well. */
  failures: readonly RemoteFailure[];
};

export type PrepareOptions = {
  copies: LocalCopies;
  createPool: (set: ReleaseSet, remotes: Partial<Record<RemoteName, LocalRemote>>) => RenderPool;
};

/**
 * Fetches, verifies and warms a set before it takes traffic. A release that fails on the way is replaced by the next of its
 * stand-ins; where there is none, the remote is dead on the server, and the browser may still try.
 * @param standInsOf releases that may stand in for a remote's, the best first
 * @throws when the workers cannot be warmed, and no release is known to be the cause
 */
export async function prepareSet(
  wanted: Resolution,
  standInsOf: (name: RemoteName) => readonly DiscoveryRelease[],
  { copies, createPool }: PrepareOptions,
): Promise<PreparedSet> {
  const failures: RemoteFailure[] = [];
  const failed = new Map<string, string>();
  const resolution: Record<RemoteName, DiscoveryRelease | null> = { ...wanted };

  /** @returns true when another release stands in from now on */
  function replace(name: RemoteName, message: string): boolean {
    const release = resolution[name];
    if (!release) return false;
    failures.push({ remote: name, version: release.metadata.version, phase: 'load', message });
    failed.set(release.extras.manifestIntegrity, message);
    const standIn = standInsOf(name).find(({ extras }) => !failed.has(extras.manifestIntegrity));
    if (standIn) resolution[name] = standIn;
    return standIn !== undefined;
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
    const cold = await warmed(pool);
    const replacedAgain = cold.map(({ remote, message }) => replace(remote, message));
    if (!replacedAgain.includes(true)) return { set, resolution, pool, failures };
    await pool.close();
  }
}

/** A pool that cannot be warmed has no owner any more: its workers must not live on. */
async function warmed(pool: RenderPool): Promise<RemoteFailure[]> {
  try {
    return await pool.warm();
  } catch (cause) {
    await pool.close();
    throw cause;
  }
}
