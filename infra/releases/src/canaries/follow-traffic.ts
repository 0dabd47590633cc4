import { type Measure, measureNames, type ReleaseCount } from '@bergauf/service-kit/release-counts';
import { measures } from '../evidence/measures.ts';
import { compareMore, newComparison, type Pair, plus, type Rate } from '../evidence/sequential-comparison.ts';
import type { Canary, Rates, WatchedRemote } from './watched-remote.ts';

/** A remote's traffic according to the document. */
export type WatchedTraffic = {
  current: string;
  canary: { version: string; percent: number } | null;
  /** The release before the last promotion; null after a rollback. */
  previous: string | null;
};

/** The trials of this measure are the page views. */
const views: Measure = 'browser-failures';

/** Above this number of trials a release's counts are halved, so that older trials weigh less than recent ones. */
const mostTrials = 50_000;

/** These are halved together: browser failures are also compared by page loads, which are the trials of script errors. */
const halvedTogether: ReadonlySet<Measure> = new Set(['browser-failures', 'script-errors']);

/**
 * Adapts the observations to the traffic: a new release starts without observations.
 * @param isMoving whether a canary that is new, or whose share was changed, advances automatically
 */
export function followTraffic(
  watched: WatchedRemote | undefined,
  { current, canary, previous }: WatchedTraffic,
  isMoving: boolean,
  now: Date,
): WatchedRemote {
  const at = now.toISOString();
  const isSame = watched?.current.version === current;
  return {
    current: isSame ? notAhead(watched.current, at) : { version: current, since: at, rates: {} },
    before: isSame ? watched.before : beforePromotion(watched, previous),
    canary: canary && followCanary(isSame ? watched.canary : null, canary, isMoving, at),
  };
}

/** The release that a promotion can be undone to. A release that was in traffic only between two ticks has no observations. */
function beforePromotion(watched: WatchedRemote | undefined, previous: string | null): WatchedRemote['before'] {
  if (!watched || previous === null) return null;
  const { version, rates } = watched.current;
  return { version: previous, rates: previous === version ? rates : {} };
}

function followCanary(
  known: Canary | null,
  { version, percent }: { version: string; percent: number },
  isMoving: boolean,
  at: string,
): Canary {
  const step = { percent, since: at, views: 0 };
  if (known?.version !== version) return { version, since: at, isMoving, step, obstacle: null, comparisons: {} };
  if (known.step.percent !== percent) return { ...known, isMoving, step, obstacle: null };
  return { ...known, step: notAhead(known.step, at) };
}

/** Corrects times in the future, left by a clock that was ahead: a step would wait, and a promotion be watched, until then. */
const notAhead = <Timed extends { since: string }>(timed: Timed, at: string): Timed =>
  timed.since > at ? { ...timed, since: at } : timed;

/** Adds new counts of this remote's releases. */
export function addCounts(watched: WatchedRemote, counts: readonly ReleaseCount[]): WatchedRemote {
  const { current, canary } = watched;
  const ofCurrent = ratesOf(counts, current.version);
  const rates: Rates = { ...current.rates };
  for (const name of measureNames) {
    const added = ofCurrent[name];
    if (added) rates[name] = plus(rates[name] ?? none, added);
  }
  return {
    ...watched,
    current: { ...current, rates: bounded(rates) },
    canary: canary && compared(canary, ofCurrent, ratesOf(counts, canary.version)),
  };
}

function compared(canary: Canary, control: Rates, own: Rates): Canary {
  const comparisons = { ...canary.comparisons };
  for (const name of measureNames) {
    const pair: Pair = { canary: own[name] ?? none, control: control[name] ?? none };
    if (pair.canary.trials + pair.canary.events + pair.control.trials + pair.control.events === 0) continue;
    comparisons[name] = compareMore(comparisons[name] ?? newComparison(), pair, measures[name]);
  }
  const { step } = canary;
  return { ...canary, step: { ...step, views: step.views + (own[views]?.trials ?? 0) }, comparisons };
}

const none: Rate = { trials: 0, events: 0 };

function ratesOf(counts: readonly ReleaseCount[], version: string): Rates {
  const rates: Rates = {};
  for (const { version: of, measure, ...added } of counts) {
    const name = measureNames.find((known) => known === measure);
    if (name && of === version) rates[name] = plus(rates[name] ?? none, added);
  }
  return rates;
}

function bounded(rates: Rates): Rates {
  const isOver = (name: Measure): boolean => (rates[name]?.trials ?? 0) > mostTrials;
  const halved: Rates = { ...rates };
  for (const name of measureNames) {
    const rate = rates[name];
    const isHalved = halvedTogether.has(name) ? [...halvedTogether].some(isOver) : isOver(name);
    if (rate && isHalved) halved[name] = { trials: Math.round(rate.trials / 2), events: Math.round(rate.events / 2) };
  }
  return halved;
}
