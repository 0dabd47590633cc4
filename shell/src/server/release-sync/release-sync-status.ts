import type { Problem, ProblemKind, Readiness, SetVersions } from '@bergauf/service-kit/shell-protocol/readiness';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import { type Resolution, resolveReleases, setIdOf } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RemoteFailure } from '../worker/protocol.ts';

/** The readiness that the registry reads, and details for those who request it at the operator port. */
export type ReleaseSyncStatus = Readiness & {
  canaries: readonly { set: string; releases: SetVersions; share: number; serving: boolean }[];
};

/** Versions for operators; null where a remote is switched off or its release failed. */
export function versionsOf(resolution: Resolution, failures: readonly RemoteFailure[] = []): SetVersions {
  return Object.fromEntries(
    Object.entries(resolution).map(([name, release]) => {
      const version = release?.metadata.version ?? null;
      const hasFailed = failures.some((failure) => failure.remote === name && failure.version === version);
      return [name, hasFailed ? null : version];
    }),
  );
}

/** The releases of the serving set: since when the set serves, and since when each version does. */
export type ServedVersions = Required<Pick<NonNullable<Readiness['serving']>, 'releases' | 'since' | 'releasesSince'>>;

/** The versions of a set that serves from now on. Versions that the previous set had too keep their time. */
export function servedFromNow(
  { resolution, failures }: Pick<PreparedSet, 'resolution' | 'failures'>,
  previous: ServedVersions | null,
): ServedVersions {
  const releases = versionsOf(resolution, failures);
  const since = new Date().toISOString();
  const sinceOf = (name: string): string =>
    (previous?.releases[name] === releases[name] && previous?.releasesSince[name]) || since;
  const releasesSince = Object.fromEntries(Object.keys(releases).map((name) => [name, sinceOf(name)]));
  return { releases, since, releasesSince };
}

/** `revision`: see `Readiness`. */
export type WhatServes = { revision: number; prepared: PreparedSet; served: ServedVersions };

type State = Pick<ReleaseSyncStatus, 'canaries' | 'problems'> & {
  wanted: DiscoveryDocument | null;
  serving: WhatServes | null;
};

export function statusOf({ wanted, serving, canaries, problems }: State): ReleaseSyncStatus {
  const resolution = wanted && resolveReleases(wanted, null);
  return {
    status: !serving ? 'starting' : problems.length > 0 ? 'degraded' : 'ready',
    wanted: wanted &&
      resolution && { revision: wanted.revision, set: setIdOf(resolution), releases: versionsOf(resolution) },
    serving: serving && { revision: serving.revision, set: serving.prepared.set.id, ...serving.served },
    canaries,
    problems,
  };
}

type FoundProblem = { message: string; remote?: RemoteName; version?: string };

export type Problems = {
  /**
   * Replaces the problems of a kind; known problems keep their start time.
   * @param nextTryAt milliseconds since the epoch; null where there is no further attempt
   */
  set(kind: ProblemKind, found: readonly FoundProblem[], nextTryAt: number | null): void;
  list(): Problem[];
};

/** Current problems, each with its start time. */
export function createProblems(): Problems {
  const known = new Map<ProblemKind, Problem[]>();
  return {
    set(kind, found, nextTryAt) {
      const before = known.get(kind) ?? [];
      const now = new Date().toISOString();
      const next = found.map((problem): Problem => {
        const same = before.find(({ remote, version }) => remote === problem.remote && version === problem.version);
        return {
          kind,
          ...problem,
          since: same?.since ?? now,
          ...(nextTryAt === null ? {} : { nextTryAt: new Date(nextTryAt).toISOString() }),
        };
      });
      known.set(kind, next);
    },
    list: () => [...known.values()].flat(),
  };
}
