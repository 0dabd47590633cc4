import semver from 'semver';
import type { ExposeId, QueryParameter, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import type { ShopRoute } from '../../app/route-table.ts';
import type { AssetFile } from '../document/shell-assets.ts';
import type { RenderPool } from '../render-pool/render-pool.ts';
import type { RemoteFailure } from '../worker/protocol.ts';
import type { Resolution } from './resolve-releases.ts';

/** A release set with warm render workers. */
export type PreparedSet = {
  set: ReleaseSet;
  /** The releases of the set: the wanted ones, or others in place of those that failed. */
  resolution: Resolution;
  pool: RenderPool;
  /** Wanted releases that do not run on the server; empty when all do. */
  failures: readonly RemoteFailure[];
};

/** The set that serves a request. */
export type ServingSet = PreparedSet & {
  /** The previous set, while its pages may still be served instead of waiting for this one's; null otherwise. */
  predecessor: { setId: string } | null;
  /** False while a canary runs: a shared cache must not give one bucket's page to another. */
  isShared: boolean;
  /** A release without traffic that one shopper sees by a link; its pages have a badge and are not cached. */
  preview?: Preview;
};

/** `expiresAt`: ISO 8601. `version`: null while a development server has no build that can be shown. */
export type Preview = { remote: string; version: string | null; expiresAt: string; development?: Development };

/** The builds of a development server that one browser sees (decision 0075). */
export type Development = {
  origin: string;
  /** Differs after each build and each failure; null while the server does not respond. */
  change: string | null;
  /** Why its newest sources are not shown: the build's message, or `gone` where the server does not respond. */
  problem: { kind: 'broken' | 'gone'; message: string } | null;
  /** The badge's script. */
  script: AssetFile | null;
  /** The script of React's production build, and of the development build that replaces it; null without one. */
  react: { production: AssetFile; development: AssetFile } | null;
};

/** A combination of canaries that has render workers. */
export type CanaryInTraffic = { canaries: readonly RemoteName[]; prepared: PreparedSet };

/** The shell has just started and no set is in traffic yet. */
export class NoReleaseSet extends Error {
  override readonly name = 'NoReleaseSet';
}

/** Routes and query parameters that a set's releases declare. */
export type Declared = {
  /** The query parameters of a page. */
  query: (page: ExposeId) => readonly QueryParameter[];
  routes: readonly ShopRoute[];
};

/** One constant list, since data derived from a set's routes is cached by the list object. */
const noRoutes: readonly ShopRoute[] = [];

export function declaredBy({ resolution, set }: Pick<PreparedSet, 'resolution' | 'set'>): Declared {
  return {
    query(page) {
      const remote = remoteOf(page);
      return resolution[remote]?.extras.manifest.exposes[page.slice(remote.length + 1)]?.query ?? [];
    },
    routes: set.routes ?? noRoutes,
  };
}

/**
 * True when a remote is switched off or rolled back to an older version. Operators then want the earlier pages gone at once, so they are
 * not served while new ones render.
 */
export function isStepBack(next: PreparedSet, previous: PreparedSet): boolean {
  return Object.entries(previous.set.remotes).some(([name, before]) => {
    const after = next.set.remotes[name as RemoteName];
    return before !== null && (!after || isOlder(after.version, before.version));
  });
}

/** False for versions that have no order, which a discovery document may contain: `1.0.0-01`. */
function isOlder(a: string, b: string): boolean {
  const [left, right] = [semver.parse(a), semver.parse(b)];
  return left !== null && right !== null && left.compare(right) < 0;
}
