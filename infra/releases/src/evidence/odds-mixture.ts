/*
 * The alternatives of the mixture: factors by which the odds of an event may have changed, beyond what the null hypothesis tolerates.
 * The prior of the factor's logarithm is half-normal, in equal parts narrow (doubled error rates) and wide (a release that is broken
 * has errors where there were none).
 */

const scales = [0.8, 3];
/** Beyond this, the event practically always happens. */
const highest = 7;
const points = 28;

/** Logarithms of the factors, all above 0. */
export const logFactors: readonly number[] = Array.from(
  { length: points },
  (_, index) =>
    // Dense for small factors, sparse for large ones, where each observation is strong evidence.
    highest * ((index + 0.5) / points) ** 1.5,
);

/** Logarithms of the prior weights of `logFactors`; the weights add up to 1. */
const logWeights: readonly number[] = (() => {
  const widths = logFactors.map((_, index) => edge(index + 1) - edge(index));
  const densities = logFactors.map((value) =>
    scales.reduce((sum, scale) => sum + Math.exp(-(value ** 2) / (2 * scale ** 2)) / scale, 0),
  );
  const weights = densities.map((density, index) => density * (widths[index] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.log(weight / total));
})();

function edge(index: number): number {
  return highest * (index / points) ** 1.5;
}

/** @returns the logarithm of the mixture of likelihood ratios, each given as a logarithm, in the order of `logFactors` */
export function logMixture(logRatios: readonly number[]): number {
  return logSumExp(logWeights.map((weight, index) => weight + (logRatios[index] ?? 0)));
}

export function logSumExp(values: readonly number[]): number {
  // Not spread into Math.max: there can be more terms than a call may have arguments.
  const largest = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  return largest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - largest), 0));
}
