import type { RemoteName } from 'shared-contracts/remote';
import type { Resolution } from '../release-set/resolve-releases.ts';
import type { RemoteFailure } from '../worker/protocol.ts';

export type ProblemKind =
  /** The registry cannot be reached; the last accepted document is used. */
  | 'registry-unreachable'
  /** The registry serves a document that must not be used. */
  | 'document-refused'
  /** A release cannot be fetched, verified or evaluated; the previous one serves, or none. */
  | 'release-failed'
  /** A set could not be warmed; the previous set serves. */
  | 'warm-up-failed'
  /** A canary cannot be fetched, verified or evaluated; its shoppers get what everyone gets. */
  | 'canary-failed'
  /** A canary has no render workers: there are too many combinations of canaries, or they cannot be warmed. */
  | 'canary-not-served';

export type ReleaseSyncProblem = {
  kind: ProblemKind;
  message: string;
  /** ISO 8601. */
  since: string;
  remote?: RemoteName;
  version?: string;
  /** ISO 8601, of the next attempt, if there is one. */
  nextTryAt?: string;
};

/** Versions by remote; null: switched off, or not running on the server. */
export type SetVersions = Readonly<Record<string, string | null>>;

/** What the operator wants and what serves. They are the same when `problems` is empty and no set is being prepared. */
export type ReleaseSyncStatus = {
  status: 'ready' | 'degraded' | 'starting';
  wanted: { revision: number; set: string; releases: SetVersions } | null;
  /** `revision`: that of the last document that serves completely; 0 when none does yet. */
  serving: { revision: number; set: string; releases: SetVersions; since: string } | null;
  canaries: readonly { set: string; releases: SetVersions; share: number; serving: boolean }[];
  problems: readonly ReleaseSyncProblem[];
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

type FoundProblem = { message: string; remote?: RemoteName; version?: string };

export type Problems = {
  /**
   * Replaces the problems of a kind; known problems keep their start time.
   * @param nextTryAt milliseconds since the epoch; null where there is no further attempt
   */
  set(kind: ProblemKind, found: readonly FoundProblem[], nextTryAt: number | null): void;
  list(): ReleaseSyncProblem[];
};

/** Current problems, each with its start time. */
export function createProblems(): Problems {
  const known = new Map<ProblemKind, ReleaseSyncProblem[]>();
  return {
    set(kind, found, nextTryAt) {
      const before = known.get(kind) ?? [];
      const now = new Date().toISOString();
      const next = found.map((problem): ReleaseSyncProblem => {
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
