/** Limits of what shoppers may notice during a fault, with a few journeys a second on two cores. */
export type FaultLimit = {
  /** Share of requests, in percent, that show an error or a page with a gap. */
  failedPercent: number;
  /** Number of errors without a message of the shop. */
  bare: number;
  worstMs: number;
  /** From the end of the fault until nothing fails any more. */
  wholeMs: number;
};

/** In addition, no fault may cause a confirmed order to be lost or placed twice. */
export const faultLimits = {
  nothing: { failedPercent: 0, bare: 0, worstMs: 2_000, wholeMs: 0 },
  'a shell killed': { failedPercent: 1, bare: 0, worstMs: 4_000, wholeMs: 5_000 },
  'an API killed': { failedPercent: 2, bare: 2, worstMs: 6_000, wholeMs: 5_000 },
  'database gone and back': { failedPercent: 50, bare: 0, worstMs: 8_000, wholeMs: 5_000 },
  'registry gone during a shell’s start': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'all shells restarted in turn': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'APIs and registry restarted in turn': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'a shell added': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'a bad release promoted and undone': { failedPercent: 20, bare: 0, worstMs: 4_000, wholeMs: 60_000 },
  'disk full at the registry': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'a slow API (1 byte a second)': { failedPercent: 20, bare: 0, worstMs: 12_000, wholeMs: 12_000 },
  'lost calls and cut connections': { failedPercent: 20, bare: 5, worstMs: 12_000, wholeMs: 12_000 },
  'replica lagging': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'Redis gone': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
  'clock jumps an hour ahead and back': { failedPercent: 0, bare: 0, worstMs: 4_000, wholeMs: 0 },
} as const satisfies Readonly<Record<string, FaultLimit>>;

export type FaultName = keyof typeof faultLimits;

export type Outcome = {
  requests: number;
  failed: number;
  bare: number;
  worstMs: number;
  wholeMs: number;
  /** From when a service went down until all are ready. */
  readyMs: number;
  lost: number;
  twice: number;
};

/** Includes the two seconds after which a supervisor restarts a service. */
const readyWithinMs = 15_000;

/** @param patience factor by which times may be longer on a busy machine @returns the exceeded limits, one phrase each */
export function exceededLimits(limit: FaultLimit, seen: Outcome, patience = 1): string[] {
  const broken: string[] = [];
  const check = (what: string, is: number, most: number, unit: string): void => {
    if (is > most) broken.push(`${what}: ${Math.round(is * 10) / 10}${unit}, at most ${most}${unit}`);
  };
  if (seen.requests === 0) broken.push('no request was made');
  // With few requests, one failure is more than a few percent: if failures are allowed, one always is.
  const failed = limit.failedPercent > 0 && seen.failed === 1 ? 0 : seen.failed;
  check('failed', seen.requests === 0 ? 0 : (100 * failed) / seen.requests, limit.failedPercent, ' %');
  check('without words', seen.bare, limit.bare, '');
  check('worst', seen.worstMs, limit.worstMs * patience, ' ms');
  check('whole again', seen.wholeMs, limit.wholeMs * patience, ' ms');
  check('services ready', seen.readyMs, readyWithinMs * patience, ' ms');
  check('orders lost', seen.lost, 0, '');
  check('orders placed twice', seen.twice, 0, '');
  return broken;
}
