import Type, { type Static } from 'typebox';
import { logNoncentralHypergeometric } from './noncentral-hypergeometric.ts';
import { logFactors, logMixture } from './odds-mixture.ts';

/** Trials, and the events among them. */
export const Rate = Type.Object(
  { trials: Type.Number({ minimum: 0 }), events: Type.Number({ minimum: 0 }) },
  { additionalProperties: false },
);
export type Rate = Static<typeof Rate>;

/** Observations of a canary and of the release beside it in the same period. */
export const Pair = Type.Object({ canary: Rate, control: Rate }, { additionalProperties: false });
export type Pair = Static<typeof Pair>;

/** A comparison in progress; plain data, so that it can be stored. */
export const Comparison = Type.Object(
  {
    /** Logarithms of the likelihood ratios of all closed strata, by alternative. */
    logRatios: Type.Array(Type.Number(), { minItems: logFactors.length, maxItems: logFactors.length }),
    /** Observations that are not yet enough for a stratum. */
    open: Pair,
    /** All observations. */
    total: Pair,
    /** The largest evidence so far, as a logarithm. */
    highest: Type.Number(),
  },
  { additionalProperties: false },
);
export type Comparison = Static<typeof Comparison>;

export type ComparisonRule = { isHarm: boolean; tolerated: number; dispersion: number };

const nothing: Pair = { canary: { trials: 0, events: 0 }, control: { trials: 0, events: 0 } };

/**
 * Trials of each release at which a stratum is closed. Only the number of trials decides: a rule that also depended on the events would
 * bias the evidence.
 */
const stratumTrials = 5;

export const newComparison = (): Comparison => ({
  logRatios: logFactors.map(() => 0),
  open: nothing,
  total: nothing,
  highest: 0,
});

/**
 * Adds the observations since the last call. The evidence may be read after every call: if the canary's odds are at most `tolerated`
 * times those of the control, the probability that the evidence ever reaches the factor 1/a is at most a (decision 0070).
 */
export function compareMore(comparison: Comparison, observed: Pair, rule: ComparisonRule): Comparison {
  const total = sumOf(comparison.total, observed);
  const open = sumOf(comparison.open, observed);
  if (Math.min(open.canary.trials, open.control.trials) < stratumTrials) return { ...comparison, open, total };
  const added = logRatiosOf(open, rule);
  const logRatios = comparison.logRatios.map((sum, index) => sum + (added[index] ?? 0) / rule.dispersion);
  return { logRatios, open: nothing, total, highest: Math.max(comparison.highest, logMixture(logRatios)) };
}

/** The evidence for harm now, as a logarithm; below 0: against it. */
export const logEvidence = ({ logRatios }: Comparison): number => logMixture(logRatios);

/**
 * Likelihood ratios of a stratum, conditional on the total number of events: only their division between the releases remains, which
 * depends on the odds ratio alone, not on the rate, which changes with the time of day, or on the traffic shares.
 */
function logRatiosOf({ canary, control }: Pair, { isHarm, tolerated }: ComparisonRule): number[] {
  const table = {
    drawn: canary.trials,
    others: control.trials,
    marked: Math.min(canary.events, canary.trials) + Math.min(control.events, control.trials),
    found: Math.min(canary.events, canary.trials),
  };
  const sign = isHarm ? 1 : -1;
  const bound = sign * Math.log(tolerated);
  const [none = 0, ...others] = logNoncentralHypergeometric(table, [
    bound,
    ...logFactors.map((factor) => bound + sign * factor),
  ]);
  return others.map((other) => other - none);
}

export const plus = (a: Rate, b: Rate): Rate => ({ trials: a.trials + b.trials, events: a.events + b.events });

const sumOf = (a: Pair, b: Pair): Pair => ({
  canary: plus(a.canary, b.canary),
  control: plus(a.control, b.control),
});
