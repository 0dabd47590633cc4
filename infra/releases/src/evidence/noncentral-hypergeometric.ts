import { logSumExp } from './odds-mixture.ts';

/** `marked` of `drawn` and `others` together are events; `found` of them are among the drawn. */
export type Table = { drawn: number; others: number; marked: number; found: number };

/**
 * Logarithms of the probability of a table by Fisher's noncentral hypergeometric distribution.
 * @param logOdds logarithms of odds ratios of the drawn; 0: all are alike
 * @returns one for each of `logOdds`
 */
export function logNoncentralHypergeometric(
  { drawn, others, marked, found }: Table,
  logOdds: readonly number[],
): number[] {
  const least = Math.max(0, marked - others);
  const most = Math.min(marked, drawn);
  if (least === most) return logOdds.map(() => 0);
  const ways = Array.from({ length: most - least + 1 }, (_, index) => {
    const count = least + index;
    return logChoose(drawn, count) + logChoose(others, marked - count);
  });
  return logOdds.map((odds) => {
    const terms = ways.map((way, index) => way + (least + index) * odds);
    return (terms[found - least] ?? Number.NEGATIVE_INFINITY) - logSumExp(terms);
  });
}

const logChoose = (of: number, count: number): number =>
  logFactorial(of) - logFactorial(count) - logFactorial(of - count);

const exact: readonly number[] = (() => {
  const known = [0];
  for (let n = 1; n < 256; n += 1) known.push((known[n - 1] ?? 0) + Math.log(n));
  return known;
})();

/** Stirling's series for values beyond the table: exact to 12 digits. */
function logFactorial(n: number): number {
  return (
    exact[n] ??
    n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  );
}
