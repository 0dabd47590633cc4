import semver from 'semver';
import type { ExposeId, QueryParameter, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import type { ShopRoute } from '../../app/route-table.ts';
import type { File } from '../document/document-tags.ts';
import type { RenderPool } from '../render-pool/render-pool.ts';
import type { RemoteFailure } from '../worker/protocol.ts';
import type { Resolution } from './resolve-releases.ts';

/** A release set with warm render workers. */
export type PreparedSet = {
  set: ReleaseSet;
  /** The releases of the set: the wanted ones, or others in place of those that failed. */
  resolution: Resolution;
  pool: RenderPool;
  /** Releases that were wanted and do not run on the server; empty when all do. */
  failures: readonly RemoteFailure[];
};

/** The set that serves a request. */
export type ServingSet = PreparedSet & {
  /** The set that served before, while its pages may still be served instead of waiting for this one's; null otherwise. */
  predecessor: { setId: string } | null;
  /** False while a canary runs: a shared cache must not give one bucket's page to another. */
  isShared: boolean;
  /** A release without traffic that one shopper sees by a link; the page says so and is cached nowhere. */
  preview?: Preview;
};

/** `expiresAt`: ISO 8601. `version`: null while a development server has none that can be shown. */
export type Preview = { remote: string; version: string | null; expiresAt: string; development?: Development };

/** The builds of a development server that one browser sees (decision 0075). */
export type Development = {
  origin: string;
  /** Differs after each build and each failure; null while the server does not answer. */
  change: string | null;
  /** Why its newest sources are not shown: the build's message, or `gone` where the server does not answer. */
  problem: { kind: 'broken' | 'gone'; message: string } | null;
  /** The browser's side of it. */
  script: File | null;
  /** The script of React's production build, and of the development build that takes its place; null without one. */
  react: { production: File; development: File } | null;
};

/** A combination of canaries that has render workers. */
export type CanaryInTraffic = { canaries: readonly RemoteName[]; prepared: PreparedSet };

/** The shell has just started and no set is in traffic yet. */
export class NoReleaseSet extends Error {
  override readonly name = 'NoReleaseSet';
}

/** What the releases of a set declare of addresses. */
export type Declared = {
  /** The query parameters of a page. */
  query: (page: ExposeId) => readonly QueryParameter[];
  routes: readonly ShopRoute[];
};

/** The same list each time: what is derived from the routes of a set is kept by their list. */
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
 * True when a remote is switched off or goes back to an older version. Operators then want the earlier pages gone at once, so they
 * are not served while new ones render.
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
