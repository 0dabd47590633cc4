import type { Measure } from '@bergauf/service-kit/release-counts';
import { measures } from './measures.ts';
import type { Rate } from './sequential-comparison.ts';

/** Bounds while too little is known about the previous release; null: no verdict. */
const unknown: Readonly<Record<Measure, number | null>> = {
  'server-failures': 0.05,
  'browser-failures': 0.05,
  'script-errors': 0.1,
  'slow-paint': null,
  'slow-input': null,
  'layout-shift': null,
  'add-to-cart': null,
};

/** Number of trials from which the previous release's rate counts as known. */
const enoughTrials = 100;
/** Rates below this are no reason to undo a promotion. */
const lowest = 0.01;
const highest = 0.9;
/** Width of a rate's confidence interval, in standard deviations (Agresti and Coull). */
const deviations = 2.6;

/**
 * The largest rate (the smallest for add-to-cart) of a promoted release that is no harm: the releases do not run at the same time, so
 * another hour or another audience must not look like harm. Null: too little is known.
 */
export function boundOf(measure: Measure, before: Rate = { trials: 0, events: 0 }): number | null {
  const fallback = unknown[measure];
  const rate = before.trials ? before.events / before.trials : 0;
  const { lower, upper } = limitsOf(before);
  if (!measures[measure].isHarm) return before.trials < enoughTrials || lower / 2 < lowest ? null : lower / 2;
  const twice = Math.min(highest, Math.max(lowest, 2 * upper));
  if (before.trials >= enoughTrials && fallback === null) return twice;
  if (fallback === null) return null;
  // Few trials say little, so their upper limit alone would allow anything.
  return Math.min(twice, Math.max(fallback, 3 * rate));
}

function limitsOf({ trials, events }: Rate): { lower: number; upper: number } {
  const size = trials + deviations ** 2;
  const centre = (Math.min(events, trials) + deviations ** 2 / 2) / size;
  const width = deviations * Math.sqrt((centre * (1 - centre)) / size);
  return { lower: Math.max(0, centre - width), upper: Math.min(1, centre + width) };
}
