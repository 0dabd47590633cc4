import { type Measure, measureNames } from '@bergauf/service-kit/release-counts';
import { type Comparison, logEvidence } from '../evidence/sequential-comparison.ts';
import type { Canary, CanaryPlan } from './watched-remote.ts';

/** The next share of a canary that advances by itself, and what is missing for it. */
export type NextStep = {
  percent: number;
  /** Page views; 0: it has had enough. */
  missingViews: number;
  /** When the time of the present step is over. */
  notBefore: Date;
  /** What looks worse than in the release beside it. */
  doubts: readonly (readonly [Measure, Comparison])[];
};

/** A canary does not go on while a measure looks so much worse, though that may still be chance. */
const logDoubt = Math.log(20);

/** @returns null for a canary that has all traffic */
export function nextStepOf({ step, comparisons }: Canary, plan: CanaryPlan): NextStep | null {
  const percent = plan.steps.find((candidate) => candidate > step.percent);
  if (percent === undefined) return null;
  return {
    percent,
    missingViews: Math.max(0, plan.stepViews - step.views),
    notBefore: new Date(Date.parse(step.since) + plan.stepMs),
    doubts: measureNames.flatMap((name) => {
      const comparison = comparisons[name];
      return comparison && logEvidence(comparison) >= logDoubt ? [[name, comparison] as const] : [];
    }),
  };
}
