import { isMeasure, type ReleaseCount } from '@bergauf/service-kit/release-counts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../refusal.ts';
import type { EvidenceSource, Reading } from './evidence-source.ts';

const Answer = Type.Object({
  status: Type.Literal('success'),
  data: Type.Object({
    resultType: Type.Literal('vector'),
    result: Type.Array(
      Type.Object({
        metric: Type.Record(Type.String(), Type.String()),
        /** Seconds since 1970, and the value as text. */
        value: Type.Tuple([Type.Number(), Type.String()]),
      }),
    ),
  }),
});
type Sample = Static<typeof Answer>['data']['result'][number];

const answer = Compile(Answer);

const timeoutMs = 5_000;

const queries = {
  trials: 'bergauf_release_trials_total',
  events: 'bergauf_release_events_total',
  starts: 'process_start_time_seconds',
} as const;

/**
 * What a Prometheus has collected from the metrics of all shells, by its query API. The sums of each shell are read as they are, not as
 * `increase`, which extrapolates.
 */
export const prometheusEvidence =
  (origin: string): EvidenceSource =>
  async () => {
    const [trials, events, starts] = await Promise.all(
      [queries.trials, queries.events, queries.starts].map((query) => ask(origin, query)),
    );
    const startOf = new Map((starts ?? []).map((sample) => [sourceOf(sample), Number(sample.value[1]) * 1_000]));
    const readings = new Map<string, Reading & { counts: ReleaseCount[] }>();
    const eventsOf = new Map((events ?? []).map((sample) => [seriesOf(sample), Number(sample.value[1])]));
    for (const sample of trials ?? []) {
      const { remote, version, measure } = sample.metric;
      const source = sourceOf(sample);
      if (!remote || !version || !measure || !isMeasure(measure)) continue;
      const startedAt = new Date(startOf.get(source) ?? 0).toISOString();
      const reading = readings.get(source) ?? { source, startedAt, counts: [] };
      const count = { trials: Number(sample.value[1]), events: eventsOf.get(seriesOf(sample)) ?? 0 };
      reading.counts.push({ remote, version, measure, ...count });
      readings.set(source, reading);
    }
    return [...readings.values()];
  };

const sourceOf = ({ metric }: Sample): string => `${metric['job'] ?? ''} ${metric['instance'] ?? ''}`;

const seriesOf = (sample: Sample): string => {
  const { remote, version, measure } = sample.metric;
  return `${sourceOf(sample)} ${remote} ${version} ${measure}`;
};

/** @throws Refusal when Prometheus does not answer, or with something else */
async function ask(origin: string, query: string): Promise<Sample[]> {
  const url = `${origin}/api/v1/query?${new URLSearchParams({ query })}`;
  let body: unknown;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    body = await response.json();
  } catch (error) {
    throw new Refusal(`Prometheus at ${origin} cannot be asked.`, { cause: error });
  }
  if (!answer.Check(body)) throw new Refusal(`What answers at ${origin} is no Prometheus with these metrics.`);
  return body.data.result;
}
