import { ReleaseCount } from '@bergauf/service-kit/release-counts';
import Type, { type Static } from 'typebox';
import type { Reading } from './evidence-source.ts';

/** The sums that were read last, by source. */
export const KnownCounts = Type.Object(
  {
    /** ISO 8601. The counts of an unknown process that started earlier may have been included already. */
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

/** Sums of a source that has not reported for this long are forgotten. */
const forgottenAfterMs = 10 * 60_000;

/**
 * Counts since the last readings. Sums that are lower than before, or of a process that has started since, count in full;
 * sums of an unknown process that ran before the first reading, or while a forgotten source was still known, are only the starting point.
 */
export function newCounts(
  known: KnownCounts,
  readings: readonly Reading[],
  now: Date,
): { known: KnownCounts; added: ReleaseCount[] } {
  const oldest = new Date(now.getTime() - forgottenAfterMs).toISOString();
  const sources: KnownCounts['sources'] = {};
  let { since } = known;
  for (const [source, last] of Object.entries(known.sources)) {
    if (last.seenAt > oldest) sources[source] = last;
    // It may report again, as after a long network partition.
    else if (last.seenAt > since) since = last.seenAt;
  }
  const added: ReleaseCount[] = [];
  for (const { source, startedAt, counts } of readings) {
    const before = sources[source];
    const isSame = before?.startedAt === startedAt;
    const isStart = !before && startedAt <= since;
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
  return { known: { since, sources }, added };
}

const keyOf = ({ remote, version, measure }: ReleaseCount): string => `${remote} ${version} ${measure}`;
