import path from 'node:path';
import { messageOf } from '@bergauf/service-kit/error-message';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet, ResolvedRemote } from '../../app/page-state.ts';
import type { DeclaredRoutes } from '../release-set/declared-routes.ts';
import { type Resolution, setIdOf } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RenderPool } from '../render-pool/render-pool.ts';
import type { LocalRelease, RemoteFailure } from '../worker/protocol.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';

export type PrepareOptions = {
  copies: LocalCopies;
  /** @param threads default: as configured */
  createPool: (set: ReleaseSet, remotes: Partial<Record<RemoteName, LocalRelease>>, threads?: number) => RenderPool;
  /** The URL at which browsers load a file of a release. */
  releaseUrl: (url: string) => string;
  /** The routes that the releases of a set declare. */
  routesOf: (resolution: Resolution) => DeclaredRoutes;
};

/**
 * Fetches, verifies and warms a set before it takes traffic. A release that fails is replaced by the next of its substitutes; where there
 * is none, the remote is unavailable on the server: browsers may still load its fragments, and its pages (`loadRoutePage`).
 * @param substitutesOf releases that may replace a remote's, the best first
 * @throws when the workers cannot be warmed, and no release is known to be the cause
 */
export async function prepareSet(
  wanted: Resolution,
  substitutesOf: (name: RemoteName) => readonly DiscoveryRelease[],
  { copies, createPool, releaseUrl, routesOf }: PrepareOptions,
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

  const names = Object.keys(wanted) as RemoteName[];
  for (;;) {
    const { routes, refused } = routesOf(resolution);
    // A release that was refused before, without a substitute, stays refused.
    const isNew = ([name]: [RemoteName, string]): boolean =>
      !failed.has(resolution[name]?.extras.manifestIntegrity ?? '');
    const withoutRoutes = [...refused].filter(isNew).map(([name, message]) => replace(name, message));
    if (withoutRoutes.includes(true)) continue;
    const local = new Map<RemoteName, LocalCopy>();
    const missing = new Map<RemoteName, string>();
    await Promise.all(
      names.map(async (name) => {
        const release = resolution[name];
        if (!release || failed.has(release.extras.manifestIntegrity)) return;
        try {
          local.set(name, await copies.ensure(release));
        } catch (cause) {
          missing.set(name, messageOf(cause));
        }
      }),
    );
    const replaced = [...missing].map(([name, message]) => replace(name, message));
    if (replaced.includes(true)) continue;
    const set = toReleaseSet(resolution, routes, releaseUrl);
    const pool = createPool(set, toWorkerRemotes(resolution, local, releaseUrl));
    const failedToWarm = await warmOrClose(pool);
    const replacedAgain = failedToWarm.map(({ remote, message }) => replace(remote, message));
    if (!replacedAgain.includes(true)) return { set, resolution, pool, failures };
    await pool.close();
  }
}

/** Closes a pool that cannot be warmed, because no caller gets it. */
async function warmOrClose(pool: RenderPool): Promise<RemoteFailure[]> {
  try {
    return await pool.warm();
  } catch (cause) {
    await pool.close();
    throw cause;
  }
}

/** A resolution as browsers get it. */
function toReleaseSet(
  resolution: Resolution,
  routes: DeclaredRoutes['routes'],
  releaseUrl: PrepareOptions['releaseUrl'],
): ReleaseSet {
  const remotes = Object.entries(resolution).map(([name, release]): [string, ResolvedRemote | null] => {
    if (!release) return [name, null];
    const { version, integrity } = release.metadata;
    return [name, { version, entry: releaseUrl(release.url), integrity }];
  });
  const all = Object.fromEntries(remotes) as ReleaseSet['remotes'];
  return { id: setIdOf(resolution), remotes: all, ...(routes.length > 0 && { routes }) };
}

/** A resolution as render workers get it: only remotes that have a local copy. */
function toWorkerRemotes(
  resolution: Resolution,
  local: ReadonlyMap<RemoteName, LocalCopy>,
  releaseUrl: PrepareOptions['releaseUrl'],
): Partial<Record<RemoteName, LocalRelease>> {
  const remotes: Partial<Record<RemoteName, LocalRelease>> = {};
  for (const [name, { folder, styles }] of local) {
    const release = resolution[name];
    if (!release) continue;
    const { manifest, baseUrl } = release.extras;
    remotes[name] = {
      folder,
      entry: path.join(folder, manifest.serverEntry),
      exposes: manifest.exposes,
      baseUrl: releaseUrl(baseUrl),
      files: manifest.files,
      styles,
    };
  }
  return remotes;
}
