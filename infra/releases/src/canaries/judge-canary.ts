import { type Measure, measureNames } from '@bergauf/service-kit/release-counts';
import { logEvidenceBeyond } from '../evidence/bounded-rate.ts';
import { logThreshold, measures } from '../evidence/measures.ts';
import { boundOf } from '../evidence/promotion-bound.ts';
import { logEvidence, type Rate } from '../evidence/sequential-comparison.ts';
import type { Canary, CanaryPlan, WatchedRemote } from './watched-remote.ts';

export type Decision =
  | { kind: 'wait' }
  /** The canary gets the next share of the traffic; 100 promotes it. */
  | { kind: 'advance'; version: string; percent: number; reason: string }
  | { kind: 'withdraw'; version: string; reason: string }
  /** The release that was promoted is worse than the one before. */
  | { kind: 'undo'; version: string; to: string; reason: string };

/** A canary does not go on while a measure looks so much worse, though that may still be chance. */
const logDoubt = Math.log(20);

/** Why no shell can load a release; null: some can, or it is not known. */
type FailureOf = (version: string) => string | null;

/** What to do with a remote's releases, by what was observed of them. Harm comes before everything else. */
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

/** Why a canary is worse; null: nothing says so. */
function harmOf({ comparisons }: Canary): string | null {
  for (const name of measureNames) {
    const comparison = comparisons[name];
    if (!comparison || comparison.highest < logThreshold) continue;
    const { canary, control } = comparison.total;
    return `worse than the release beside it: ${sentence(name, canary)}, with the other ${share(control)}`;
  }
  return null;
}

const unservable = (failure: string | null): string | null => failure && `no shell can load it: ${failure}`;

function undoPromotion(
  { current, before }: WatchedRemote,
  plan: CanaryPlan,
  now: Date,
  failureOf: FailureOf,
): Decision | null {
  if (!before || now.getTime() - Date.parse(current.since) > plan.promotionMs) return null;
  const failure = unservable(failureOf(current.version));
  if (failure) return { kind: 'undo', version: current.version, to: before.version, reason: failure };
  for (const name of measureNames) {
    const observed = current.rates[name];
    const bound = boundOf(name, before.rates[name]);
    if (!observed || bound === null || logEvidenceBeyond(observed, bound, measures[name]) < logThreshold) continue;
    const known = before.rates[name];
    const other = known?.trials ? `before ${share(known)}` : 'nothing is known of the release before';
    const reason = `worse than the release before: ${sentence(name, observed)}, ${other}`;
    return { kind: 'undo', version: current.version, to: before.version, reason };
  }
  return null;
}

function nextStep({ version, step, comparisons }: Canary, plan: CanaryPlan, now: Date): Decision {
  const isEarly = now.getTime() - Date.parse(step.since) < plan.stepMs;
  const percent = plan.steps.find((candidate) => candidate > step.percent);
  if (isEarly || step.views < plan.stepViews || percent === undefined) return { kind: 'wait' };
  if (Object.values(comparisons).some((comparison) => logEvidence(comparison) >= logDoubt)) return { kind: 'wait' };
  return {
    kind: 'advance',
    version,
    percent,
    reason: `nothing worse in ${step.views} page views at ${step.percent} %`,
  };
}

const sentence = (name: Measure, rate: Rate): string => `${lowerFirst(measures[name].title)} ${share(rate)}`;

const share = ({ trials, events }: Rate): string =>
  `${events} of ${trials} (${trials ? Math.round((1_000 * events) / trials) / 10 : 0} %)`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
