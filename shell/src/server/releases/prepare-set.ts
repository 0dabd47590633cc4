import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { LocalRemote, RemoteFailure } from '../worker/render-task.ts';
import type { LocalCopies } from './local-copies.ts';
import type { RenderPool } from './render-pool.ts';
import type { Resolution } from './resolve-releases.ts';
import { toReleaseSet, toWorkerRemotes } from './worker-remotes.ts';

export type PreparedSet = {
  set: ReleaseSet;
  pool: RenderPool;
  /** What was asked for but is not running on the server; empty when all is well. */
  failures: readonly RemoteFailure[];
};

export type PrepareOptions = {
  copies: LocalCopies;
  createPool: (set: ReleaseSet, remotes: Partial<Record<RemoteName, LocalRemote>>) => RenderPool;
};

/**
 * Fetches, verifies and warms a set before it takes traffic. A release that fails on the way is replaced by the one that
 * served before it; where there is none, the remote is dead on the server, and the browser may still try.
 * @param lastGood releases that have served; extended by those that have passed
 */
export async function prepareSet(
  wanted: Resolution,
  lastGood: Map<RemoteName, DiscoveryRelease>,
  { copies, createPool }: PrepareOptions,
): Promise<PreparedSet> {
  const failures: RemoteFailure[] = [];
  const resolution: Record<RemoteName, DiscoveryRelease | null> = { ...wanted };
  for (;;) {
    const folders = new Map<RemoteName, string>();
    const failed = new Map<RemoteName, string>();
    await Promise.all(
      remoteNames.map(async (name) => {
        const release = resolution[name];
        if (!release) return;
        try {
          folders.set(name, await copies.ensure(release));
        } catch (cause) {
          failed.set(name, cause instanceof Error ? cause.message : String(cause));
        }
      }),
    );
    const set = toReleaseSet(resolution);
    const pool = createPool(set, toWorkerRemotes(resolution, folders));
    for (const { remote, message } of await warmed(pool)) failed.set(remote, message);
    const replaced = [...failed].filter(([name, message]) => {
      const version = resolution[name]?.metadata.version ?? 'none';
      failures.push({ remote: name, version, phase: 'load', message });
      const good = lastGood.get(name);
      if (!good || isSame(good, resolution[name])) return false;
      resolution[name] = good;
      return true;
    });
    if (replaced.length === 0) {
      for (const name of remoteNames) {
        const release = resolution[name];
        if (release && !failed.has(name)) lastGood.set(name, release);
      }
      return { set, pool, failures };
    }
    await pool.close();
  }
}

/** A pool that cannot be warmed is nobody's any more: its workers must not live on. */
async function warmed(pool: RenderPool): Promise<RemoteFailure[]> {
  try {
    return await pool.warm();
  } catch (cause) {
    await pool.close();
    throw cause;
  }
}

function isSame(a: DiscoveryRelease, b: DiscoveryRelease | null): boolean {
  return b !== null && a.extras.manifestIntegrity === b.extras.manifestIntegrity;
}
