import { ms, rate, table } from '@bergauf/bench/report/figures';
import { costsOf, failedPercent, isServed, served } from './saturation.ts';
import { generator, type Latency, type StepFigures } from './step.ts';

const stepHead = [
  'shoppers/s',
  'views/s',
  'requests',
  'failed %',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'worst ms',
  'cores',
  'cores for load',
  '',
];

/** Average number of busy cores. */
const cores = (processorMs: number, { seconds }: StepFigures): string => (processorMs / 1_000 / seconds).toFixed(2);

const latencyCells = ({ p50, p95, p99, worst }: Latency): string[] => [p50, p95, p99, worst].map(ms);

function stepRow(step: StepFigures): string[] {
  const usage = Object.entries(step.usage);
  const ofShop = usage.filter(([name]) => name !== generator).reduce((sum, [, used]) => sum + used.processorMs, 0);
  return [
    rate(step.perSecond),
    rate(step.pageViews / step.seconds),
    String(step.requests),
    failedPercent(step).toFixed(2),
    ...latencyCells(step.pages),
    cores(ofShop, step),
    cores(step.usage[generator]?.processorMs ?? 0, step),
    isServed(step) ? 'served' : 'too much',
  ];
}

/** All rates in order; for the highest that was served, latencies by kind of request and the costs of each service. */
export function loadReport(steps: readonly StepFigures[]): string {
  const inOrder = steps.toSorted((a, b) => a.perSecond - b.perSecond);
  const best = inOrder.findLast(isServed);
  const first = inOrder.find((step) => !isServed(step));
  const failures = Object.entries(first?.failures ?? {}).map(([failure, count]) => `${count} x ${failure}`);
  const sections = [
    `Served: 95 % of the pages within ${served.p95Ms} ms from when they were due, at most ${served.failedPercent} % failed`,
    table(stepHead, inOrder.map(stepRow)),
    best ? ofBest(best) : 'No rate was served.',
    failures.length === 0
      ? ''
      : `What failed first, at ${rate(first?.perSecond ?? 0)} shoppers/s\n${failures.join('\n')}`,
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function ofBest(best: StepFigures): string {
  const costs = costsOf(best);
  const sum = costs.reduce((total, { perThousandViews }) => total + perThousandViews, 0);
  return [
    `The knee: ${rate(best.perSecond)} shoppers/s, ${rate(best.pageViews / best.seconds)} page views/s`,
    table(
      ['request', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms'],
      Object.entries(best.latencies).map(([what, latency]) => [what, ...latencyCells(latency)]),
    ),
    table(
      ['service', 'core seconds for 1,000 views', 'memory MB'],
      [
        ...costs.map(({ service, perThousandViews, memoryBytes }) => [
          service,
          perThousandViews.toFixed(2),
          (memoryBytes / 1e6).toFixed(0),
        ]),
        ['all', sum.toFixed(2), ''],
      ],
    ),
  ].join('\n\n');
}
