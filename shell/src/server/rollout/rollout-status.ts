import type { RemoteName } from 'shared-contracts/remote';

export type ProblemKind =
  /** The registry cannot be reached; the last accepted document is used. */
  | 'registry-unreachable'
  /** The registry offers a document that must not be used. */
  | 'document-refused'
  /** A release cannot be fetched, verified or evaluated; the one before it serves, or none. */
  | 'release-failed'
  /** A set could not be warmed; the set before it serves. */
  | 'warm-up-failed'
  /** A canary is left out: too many combinations of canaries. */
  | 'canary-not-served';

export type RolloutProblem = {
  kind: ProblemKind;
  message: string;
  /** ISO 8601, since when it has lasted. */
  since: string;
  remote?: RemoteName;
  version?: string;
  /** ISO 8601, of the next attempt, where there is one. */
  nextTryAt?: string;
};

/** Versions by remote; null: switched off, or not running on the server. */
export type SetVersions = Readonly<Record<string, string | null>>;

/** What the operator wants and what shoppers get. They are the same when `problems` is empty and no preparation is under way. */
export type RolloutStatus = {
  status: 'ready' | 'degraded' | 'starting';
  wanted: { revision: number; set: string; releases: SetVersions } | null;
  /** `revision`: of the last document that serves as it was wanted; 0 when none has yet. */
  serving: { revision: number; set: string; releases: SetVersions; since: string } | null;
  canaries: readonly { set: string; releases: SetVersions; share: number; serving: boolean }[];
  problems: readonly RolloutProblem[];
};
