import { type Measure, measureNames } from '@bergauf/service-kit/release-counts';
import { logEvidenceBeyond } from '../evidence/bounded-rate.ts';
import { logThreshold, measures } from '../evidence/measures.ts';
import { boundOf } from '../evidence/promotion-bound.ts';
import type { Comparison, Rate } from '../evidence/sequential-comparison.ts';
import { nextStepOf } from './next-step.ts';
import type { Canary, CanaryPlan, Rates, WatchedRemote } from './watched-remote.ts';

export type Decision =
  | { kind: 'wait' }
  /** The canary gets the next share of the traffic; 100 promotes it. */
  | { kind: 'advance'; version: string; percent: number; reason: string }
  | { kind: 'withdraw'; version: string; reason: string }
  /** The promoted release is worse than the previous one. */
  | { kind: 'undo'; version: string; reason: string };

/** A decision that changes the traffic. */
export type DecidedEdit = Exclude<Decision, { kind: 'wait' }>;

/** The trials of this measure are the page loads that browsers reported. */
const pageLoads: Measure = 'script-errors';

/** Why no shell can load a release; null: some can, or it is unknown. */
type FailureOf = (version: string) => string | null;

/** Decides on a remote's releases by their observations. Harm takes precedence over everything else. */
export function judgeCanary(
  watched: WatchedRemote,
  plan: CanaryPlan,
  now: Date,
  failureOf: FailureOf = () => null,
): Decision {
  const { canary } = watched;
  const harm = canary && (harmOf(canary) ?? unservable(failureOf(canary.version)));
  if (canary && harm) return { kind: 'withdraw', version: canary.version, reason: harm };
  const undo = undoPromotion(watched, plan, now, failureOf);
  if (undo) return undo;
  return canary?.isMoving ? nextStep(canary, plan, now) : { kind: 'wait' };
}

/** Why a canary is worse; null: there is no evidence that it is. */
function harmOf({ comparisons }: Canary): string | null {
  for (const name of measureNames) {
    const comparison = comparisons[name];
    if (comparison && comparison.highest >= logThreshold)
      return `worse than the release beside it: ${comparedText(name, comparison)}`;
  }
  return null;
}

/** A measure of a canary and of the release beside it. */
export const comparedText = (name: Measure, { total: { canary, control } }: Comparison): string =>
  `${sentence(name, canary)}, with the other ${share(control)}`;

const unservable = (failure: string | null): string | null => failure && `no shell can load it: ${failure}`;

function undoPromotion(
  { current, before }: WatchedRemote,
  plan: CanaryPlan,
  now: Date,
  failureOf: FailureOf,
): Decision | null {
  if (!before || now.getTime() - Date.parse(current.since) > plan.promotionMs) return null;
  const failure = unservable(failureOf(current.version));
  if (failure) return { kind: 'undo', version: current.version, reason: failure };
  for (const name of measureNames) {
    const ways = waysToCompare(name, current.rates, before.rates);
    const [observed, known] = ways.findLast((way) => way[1]) ?? ways[0] ?? [];
    if (!observed || !ways.every(([own, other]) => isHarm(name, own, other))) continue;
    const other = known?.trials ? `before ${share(known)}` : 'nothing is known of the release before';
    const reason = `worse than the release before: ${sentence(name, observed)}, ${other}`;
    return { kind: 'undo', version: current.version, reason };
  }
  return null;
}

type Compared = [observed: Rate, before: Rate | undefined];

/**
 * The rates of a promoted release and of the previous one. While one release has all traffic, caches in front of the shells respond to most
 * page views, which no shell counts, but browsers report the failures in all of them. So failures are compared by page views and by page
 * loads that browsers reported, and only what is worse in both counts as harm: page views are not comparable if the previous release ran
 * beside a canary, as pages are then not cached; page loads are reported when the page is left, so they are few in the first minutes.
 */
function waysToCompare(name: Measure, observed: Rates, before: Rates): Compared[] {
  const own = observed[name];
  if (!own) return [];
  const byViews: Compared = [own, before[name]];
  if (name !== 'browser-failures') return [byViews];
  const { trials = 0 } = observed[pageLoads] ?? {};
  const known = before[pageLoads] && { trials: before[pageLoads].trials, events: before[name]?.events ?? 0 };
  return [byViews, [{ ...own, trials: Math.max(own.trials, trials) }, known]];
}

function isHarm(name: Measure, observed: Rate, before: Rate | undefined): boolean {
  const bound = boundOf(name, before);
  return bound !== null && logEvidenceBeyond(observed, bound, measures[name]) >= logThreshold;
}

function nextStep(canary: Canary, plan: CanaryPlan, now: Date): Decision {
  const next = nextStepOf(canary, plan);
  if (!next || next.missingViews > 0 || next.doubts.length > 0 || now < next.notBefore) return { kind: 'wait' };
  const { version, step } = canary;
  return {
    kind: 'advance',
    version,
    percent: next.percent,
    reason: `nothing worse in ${step.views} page views at ${step.percent} %`,
  };
}

const sentence = (name: Measure, rate: Rate): string => `${lowerFirst(measures[name].title)} ${share(rate)}`;

const share = ({ trials, events }: Rate): string =>
  `${events} of ${trials} (${trials ? Math.round((1_000 * events) / trials) / 10 : 0} %)`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
