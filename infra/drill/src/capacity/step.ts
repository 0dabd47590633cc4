import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startArrivals } from '../load/arrivals.ts';
import { type Goal, goShopping } from '../load/journey.ts';
import { createLedger, type Seen } from '../load/ledger.ts';
import { createShopper, type Shopper } from '../load/shopper.ts';
import type { DrillSystem } from '../system/drill-system.ts';
import { sampleTree, type Usage, usageBetween } from './process-tree.ts';

/** Milliseconds from when a request was due until its last byte. */
export type Latency = { p50: number; p95: number; p99: number; worst: number };

export type StepFigures = {
  /** Shoppers who arrive each second. */
  perSecond: number;
  seconds: number;
  pageViews: number;
  requests: number;
  failed: number;
  failures: Readonly<Record<string, number>>;
  pages: Latency;
  /** Latencies by kind of request. */
  latencies: Readonly<Record<string, Latency>>;
  /** By service: CPU time in this step, and memory at its end. */
  usage: Readonly<Record<string, Usage>>;
};

/** Kinds of requests that count as pages: a page, or its content after a click. */
const pages = new Set(['list', 'product', 'search', 'payload', 'cart page', 'checkout', 'confirmation']);

/** A request that takes longer than this after the end of a step counts as unanswered. */
const graceMs = 5_000;

export const generator = 'load generator';

type Step = { perSecond: number; seconds: number; warmUpSeconds: number; firstShopper: number };

/**
 * Starts shoppers at one rate and measures, after a warm-up of caches and compilers.
 * @param firstShopper number of the first one: each shopper has its own address, and each search another price
 */
export async function measureStep(
  { perSecond, seconds, warmUpSeconds, firstShopper }: Step,
  system: DrillSystem,
): Promise<StepFigures> {
  const ledger = createLedger();
  const { origins } = system.addresses;
  const inShop = new Set<Shopper>();
  const arrivals = startArrivals(perSecond, async (number, dueAt) => {
    const shopper = createShopper(firstShopper + number, dueAt, { proxy: system.proxy, ledger });
    inShop.add(shopper);
    const goal = goalOf(firstShopper + number);
    await goShopping(firstShopper + number, shopper, { origins, goods: system.goods, ledger, goal });
    shopper.leave();
    inShop.delete(shopper);
  });
  const names = namesOf(system);
  await sleep(warmUpSeconds * 1_000);
  const from = performance.now();
  const before = sampleTree();
  await sleep(seconds * 1_000);
  const after = sampleTree();
  const to = performance.now();
  // Requests that were due in this time may end later. At too high a rate, waiting for all of them would take minutes.
  const stopped = arrivals.stop();
  await Promise.race([stopped, sleep(graceMs)]);
  for (const shopper of inShop) shopper.leave();
  await stopped;
  const seen = ledger.within(from, to);
  const figures = ledger.figures(from, to);
  const ofPages = seen.filter(({ what }) => pages.has(what));
  return {
    perSecond,
    seconds: (to - from) / 1_000,
    pageViews: ofPages.length,
    requests: figures.requests,
    failed: figures.failed,
    failures: figures.failures,
    pages: latencyOf(ofPages),
    latencies: Object.fromEntries(
      kindsOf(seen).map((kind) => [kind, latencyOf(seen.filter(({ what }) => what === kind))]),
    ),
    usage: Object.fromEntries(usageBetween(before, after, names)),
  };
}

const kindsOf = (seen: readonly Seen[]): string[] => [...new Set(seen.map(({ what }) => what))];

/** Of a hundred shoppers three order and twelve more fill a cart. They are spread so that each second has the same mix. */
export function goalOf(shopper: number): Goal {
  const place = (shopper * 37) % 100;
  if (place < 3) return 'order';
  return place < 15 ? 'cart' : 'look';
}

export function latencyOf(seen: readonly Pick<Seen, 'dueAt' | 'endedAt'>[]): Latency {
  const histogram = createHistogram();
  for (const { dueAt, endedAt } of seen) histogram.record(Math.max(1, Math.round(endedAt - dueAt)));
  const [p50, p95, p99] = [50, 95, 99].map((share) => (seen.length === 0 ? 0 : histogram.percentile(share)));
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, worst: seen.length === 0 ? 0 : histogram.max };
}

/** Several processes of one kind count together. */
function namesOf({ shells, apis, checkout, registry }: DrillSystem): Map<number, string> {
  const names = new Map([[process.pid, generator]]);
  const groups = { shell: shells, 'product API': apis, checkout: [checkout], registry: [registry] };
  for (const [name, servers] of Object.entries(groups)) {
    for (const server of servers) {
      const pid = server.pid();
      if (pid !== null) names.set(pid, name);
    }
  }
  return names;
}
