import Type, { type Static } from 'typebox';

/** Problems that shells report. */
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

const Problem = Type.Object({
  remote: Type.Optional(Type.String()),
  version: Type.Optional(Type.String()),
  /** A `ProblemKind`, or one that an older registry does not know. */
  kind: Type.String(),
  message: Type.String(),
  /** ISO 8601. */
  since: Type.String(),
  /** ISO 8601, of the next attempt, if there is one. */
  nextTryAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type Problem = Static<typeof Problem>;

/** Versions by remote; null: switched off, or not running on the server. Null comes first, or Fastify would coerce it to an empty string. */
const SetVersions = Type.Record(Type.String(), Type.Union([Type.Null(), Type.String()]));
export type SetVersions = Static<typeof SetVersions>;

/** Id of a release set, for operators who compare the logs and metrics of shells. */
const setId = Type.Optional(Type.String());

/**
 * What the operator wants and what a shell serves: its response to `GET /readyz` on the operator port, and a part of its reports to the
 * registry. They are the same when `problems` is empty and no set is being prepared.
 */
export const Readiness = Type.Object({
  status: Type.Enum(['ready', 'degraded', 'starting']),
  wanted: Type.Union([Type.Object({ revision: Type.Integer(), set: setId, releases: SetVersions }), Type.Null()]),
  serving: Type.Union([
    Type.Object({
      /** That of the last document that serves completely; 0 when none does yet. */
      revision: Type.Integer(),
      set: setId,
      releases: SetVersions,
      /** Since when the set serves, ISO 8601. */
      since: Type.String(),
      /** By remote, since when its version serves, ISO 8601: other frontends may have changed since. Older shells do not send it. */
      releasesSince: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
    Type.Null(),
  ]),
  problems: Type.Array(Problem),
});
export type Readiness = Static<typeof Readiness>;
