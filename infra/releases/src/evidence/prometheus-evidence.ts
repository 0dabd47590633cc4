import { isMeasure, type ReleaseCount } from '@bergauf/service-kit/release-counts';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
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

const names = {
  trials: 'bergauf_release_trials_total',
  events: 'bergauf_release_events_total',
  starts: 'process_start_time_seconds',
} as const;

/**
 * One query, so that all samples of a shell come from one scrape. A shell that restarts between two queries would give the sums of the old
 * process with the start time of the new one, and they would be counted twice.
 *
 * Shells of other channels label their sums with the channel's name; the start of a process, and sums of older shells, have no such label.
 */
const query = `{__name__=~"${Object.values(names).join('|')}",channel=~"|${mainChannel}"}`;

/**
 * Metrics of the main channel's shells, read with the query API of a Prometheus. The sums of each shell are read as they
 * are, not as `increase`, which extrapolates.
 */
export const prometheusEvidence =
  (origin: string): EvidenceSource =>
  async () => {
    const samples = await ask(origin);
    const samplesOf = (name: string): Sample[] => samples.filter(({ metric }) => metric['__name__'] === name);
    const startOf = new Map(
      samplesOf(names.starts).map((sample) => [sourceOf(sample), Number(sample.value[1]) * 1_000]),
    );
    const readings = new Map<string, Reading & { counts: ReleaseCount[] }>();
    const eventsOf = new Map(samplesOf(names.events).map((sample) => [seriesOf(sample), Number(sample.value[1])]));
    for (const sample of samplesOf(names.trials)) {
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

/** @throws Refusal if Prometheus does not respond, or the response has another shape */
async function ask(origin: string): Promise<Sample[]> {
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
