import { logFactors, logMixture } from './odds-mixture.ts';
import type { Rate } from './sequential-comparison.ts';

/**
 * Evidence that a rate is beyond a bound, for a release without a concurrent control. As a sequential test it may be evaluated at any time:
 * if the rate is within the bound, the probability that it ever reaches the factor 1/a is at most a.
 * @param bound between 0 and 1, the largest rate (`isHarm`) or the smallest that is no harm
 * @returns its logarithm
 */
export function logEvidenceBeyond(
  { trials, events }: Rate,
  bound: number,
  { isHarm, dispersion }: { isHarm: boolean; dispersion: number },
): number {
  const happened = Math.min(events, trials);
  const logOdds = Math.log(bound / (1 - bound));
  const ratios = logFactors.map((factor) => {
    const odds = Math.exp(logOdds + (isHarm ? factor : -factor));
    const rate = odds / (1 + odds);
    return (happened * Math.log(rate / bound) + (trials - happened) * Math.log((1 - rate) / (1 - bound))) / dispersion;
  });
  return logMixture(ratios);
}
