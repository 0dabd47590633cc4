import { isFailed, type PageOutcome, pageOutcomes } from './page-outcome.ts';

/** One request of a shopper that has ended; times in milliseconds of `performance.now()`. */
export type Seen = {
  /** What was asked for: `list`, `product`, `order` … */
  what: string;
  outcome: PageOutcome;
  /** For what is not whole. */
  why: string;
  /** When it should have been sent: waiting for this machine counts as waiting for the shop. */
  dueAt: number;
  endedAt: number;
};

export type Figures = {
  requests: number;
  failed: number;
  worstMs: number;
  /** The end of the last request that failed; null where none did. */
  lastFailedAt: number | null;
  outcomes: Readonly<Record<PageOutcome, number>>;
  /** What failed and why, with its count. */
  failures: Readonly<Record<string, number>>;
};

export type Ledger = {
  /** Opens the line of a request that is sent now. @returns what closes it */
  open(request: Pick<Seen, 'what' | 'dueAt'>): (found: Pick<Seen, 'outcome' | 'why'>) => void;
  /** When the oldest request was due that is still under way; null where none is. */
  oldestUnderWay(): number | null;
  /** Requests that were due within this time and have ended. */
  within(from: number, to: number): readonly Seen[];
  /** Of requests that were due within this time. */
  figures(from: number, to: number): Figures;
  /** Email addresses of orders that the shop has confirmed. */
  confirmed: Set<string>;
};

/** The smallest or largest time; null of none. A long run has more requests than a call may have arguments. */
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
