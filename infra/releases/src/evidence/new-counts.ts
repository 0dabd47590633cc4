import { ReleaseCount } from '@bergauf/service-kit/release-counts';
import Type, { type Static } from 'typebox';
import type { Reading } from './evidence-source.ts';

/** The sums that were read last, by source. */
export const KnownCounts = Type.Object(
  {
    /** When the first reading was taken, ISO 8601. */
    since: Type.String(),
    sources: Type.Record(
      Type.String(),
      Type.Object({ startedAt: Type.String(), seenAt: Type.String(), counts: Type.Array(ReleaseCount) }),
    ),
  },
  { additionalProperties: false },
);
export type KnownCounts = Static<typeof KnownCounts>;

export const noCounts = (now: Date): KnownCounts => ({ since: now.toISOString(), sources: {} });

/** Sums of a source that does not report for so long are forgotten. */
const forgottenAfterMs = 10 * 60_000;

/**
 * What was counted since the last readings. Sums that are lower than before, or of a process that has started since, are new from 0 on;
 * those of an unknown process that ran before the first reading are the starting point.
 */
export function newCounts(
  known: KnownCounts,
  readings: readonly Reading[],
  now: Date,
): { known: KnownCounts; added: ReleaseCount[] } {
  const oldest = new Date(now.getTime() - forgottenAfterMs).toISOString();
  const sources = Object.fromEntries(Object.entries(known.sources).filter(([, { seenAt }]) => seenAt > oldest));
  const added: ReleaseCount[] = [];
  for (const { source, startedAt, counts } of readings) {
    const before = sources[source];
    const isSame = before?.startedAt === startedAt;
    const isStart = !before && startedAt <= known.since;
    const sums = new Map((isSame ? before.counts : isStart ? counts : []).map((count) => [keyOf(count), count]));
    for (const count of counts) {
      const last = sums.get(keyOf(count));
      const isReset = !last || count.trials < last.trials || count.events < last.events;
      const trials = count.trials - (isReset ? 0 : last.trials);
      const events = count.events - (isReset ? 0 : last.events);
      if (trials > 0 || events > 0) added.push({ ...count, trials, events });
    }
    sources[source] = { startedAt, seenAt: now.toISOString(), counts: [...counts] };
  }
  return { known: { since: known.since, sources }, added };
}

const keyOf = ({ remote, version, measure }: ReleaseCount): string => `${remote} ${version} ${measure}`;
