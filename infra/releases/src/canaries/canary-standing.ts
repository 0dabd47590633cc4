import type { CanaryStanding } from '../registry/overview.ts';
import { comparedText } from './judge-canary.ts';
import { nextStepOf } from './next-step.ts';
import type { Canary, CanaryPlan } from './watched-remote.ts';

/** How a canary goes on, for operators: by itself or not, what it waits for, or what has stopped it. */
export function standingOf(canary: Canary, plan: CanaryPlan, now: Date): CanaryStanding {
  const { isMoving, obstacle } = canary;
  if (!isMoving) return { isMoving, text: obstacle ? `stopped: ${obstacle}` : 'keeps its share' };
  const next = nextStepText(canary, plan, now);
  return { isMoving, text: `advances by itself${obstacle ? `, tries again: ${obstacle}` : next}` };
}

/** The next share and what is missing for it, behind "advances by itself"; nothing where something is in the way. */
export function nextStepText(canary: Canary, plan: CanaryPlan, now: Date): string {
  const next = nextStepOf(canary, plan);
  if (!next || canary.obstacle) return '';
  const { percent, missingViews, notBefore, doubts } = next;
  const missing = [
    ...(missingViews > 0 ? [`after ${missingViews} more page view${missingViews === 1 ? '' : 's'}`] : []),
    ...(notBefore > now ? [`not before ${notBefore.toISOString().slice(11, 19)} UTC`] : []),
    ...doubts.map(([name, comparison]) => `not while this looks worse: ${comparedText(name, comparison)}`),
  ];
  return `, to ${percent} % ${missing.join(', ') || 'next'}`;
}
