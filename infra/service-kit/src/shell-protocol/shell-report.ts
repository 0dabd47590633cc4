import Type, { type Static } from 'typebox';
import { ReleaseCount } from '../release-counts.ts';
import { channelPattern } from './channel.ts';
import { Readiness } from './readiness.ts';

/** Name of a shell: unique among the running ones, such as its machine and port. */
export const ShellId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.:_-]{0,79}$' });

/** Periodic report of a running shell to the registry: body of `PUT /api/v1/shells/<id>`. */
export const ShellReport = Type.Object({
  /** Version of `shared-contracts` that it was built with. */
  contractVersion: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 60 }),
  /** Channel that it follows. Default: the main one. */
  channel: Type.Optional(Type.String({ pattern: channelPattern })),
  /** ISO 8601. */
  startedAt: Type.String({ maxLength: 40 }),
  /** Origin of its operators' port, reachable from the registry; null: none. */
  operators: Type.Union([Type.String({ pattern: '^https?://[^/?#\\s]+$', maxLength: 200 }), Type.Null()]),
  readiness: Readiness,
  /** Evidence on its releases since `startedAt`; older shells send none. */
  counts: Type.Optional(Type.Array(ReleaseCount, { maxItems: 1_000 })),
});
export type ShellReport = Static<typeof ShellReport>;
