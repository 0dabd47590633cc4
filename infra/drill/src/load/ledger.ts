import { isFailed, type PageOutcome, pageOutcomes } from './page-outcome.ts';

/** A finished request of a shopper; times in milliseconds of `performance.now()`. */
export type Seen = {
  /** Kind of request: `list`, `product`, `order` … */
  what: string;
  outcome: PageOutcome;
  /** Reason for an outcome other than `whole`. */
  why: string;
  /** When it should have been sent: delays of this machine count as waiting for the shop. */
  dueAt: number;
  endedAt: number;
};

export type Figures = {
  requests: number;
  failed: number;
  worstMs: number;
  /** The end of the last failed request; null if none failed. */
  lastFailedAt: number | null;
  outcomes: Readonly<Record<PageOutcome, number>>;
  /** Count by kind of request and reason. */
  failures: Readonly<Record<string, number>>;
};

export type Ledger = {
  /** Starts the record of a request that is sent now. @returns a function that completes it */
  open(request: Pick<Seen, 'what' | 'dueAt'>): (found: Pick<Seen, 'outcome' | 'why'>) => void;
  /** Due time of the oldest unfinished request; null if there is none. */
  oldestUnderWay(): number | null;
  /** Finished requests that were due within this time. */
  within(from: number, to: number): readonly Seen[];
  /** Figures of requests that were due within this time. */
  figures(from: number, to: number): Figures;
  /** Email addresses of orders that the shop has confirmed. */
  confirmed: Set<string>;
};

/**
 * The smallest or largest time; null for an empty list. Not spread into a call, as a long run has more requests than a call may have
 * arguments.
 */
const extreme = (times: readonly number[], of: (one: number, other: number) => number): number | null =>
  times.reduce<number | null>((found, time) => (found === null ? time : of(found, time)), null);

export function createLedger(): Ledger {
  const all: Seen[] = [];
  const underWay = new Set<Pick<Seen, 'what' | 'dueAt'>>();
  const dueWithin = (from: number, to: number): Seen[] => all.filter(({ dueAt }) => dueAt >= from && dueAt < to);
  return {
    confirmed: new Set(),
    open(request) {
      underWay.add(request);
      return ({ outcome, why }) => {
        underWay.delete(request);
        all.push({ ...request, outcome, why, endedAt: performance.now() });
      };
    },
    oldestUnderWay: () =>
      extreme(
        [...underWay].map(({ dueAt }) => dueAt),
        Math.min,
      ),
    within: dueWithin,
    figures(from, to) {
      const within = dueWithin(from, to);
      const failed = within.filter(({ outcome }) => isFailed(outcome));
      const failures: Record<string, number> = {};
      for (const { what, outcome, why } of failed) {
        const name = `${what}: ${outcome}${why && ` (${why})`}`;
        failures[name] = (failures[name] ?? 0) + 1;
      }
      const countOf = (outcome: PageOutcome): number => within.filter((seen) => seen.outcome === outcome).length;
      return {
        requests: within.length,
        failed: failed.length,
        worstMs:
          extreme(
            within.map(({ dueAt, endedAt }) => endedAt - dueAt),
            Math.max,
          ) ?? 0,
        lastFailedAt: extreme(
          failed.map(({ endedAt }) => endedAt),
          Math.max,
        ),
        outcomes: Object.fromEntries(pageOutcomes.map((outcome) => [outcome, countOf(outcome)])) as Record<
          PageOutcome,
          number
        >,
        failures,
      };
    },
  };
}
