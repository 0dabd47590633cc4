import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@bergauf/service-kit/error-message';
import type { FaultName } from './fault-limits.ts';
import type { Fault } from './faults/fault.ts';
import type { Arrivals } from './load/arrivals.ts';
import type { Figures, Ledger } from './load/ledger.ts';
import type { DrillSystem } from './system/drill-system.ts';
import { findOrderFaults, type OrderFaults } from './system/orders-in-database.ts';

export type Played = {
  name: FaultName;
  journeys: number;
  /** From the end of the fault until the last failed request ended; infinity if the drill gave up before requests had calmed down. */
  wholeMs: number;
  /** From when a service went down, or from the end of the fault, until all were ready. */
  readyMs: number;
  orders: OrderFaults & { confirmed: number };
  /** Failure of the drill itself; null if it was played to its end. */
  problem: string | null;
  figures(): Figures;
};

export type Playing = {
  system: DrillSystem;
  ledger: Ledger;
  arrivals: Arrivals;
  outageMs: number;
  /** Time without failures after which a shop counts as recovered. */
  calmMs: number;
  /** Time after which a shop that has not recovered is given up. Default: a minute. */
  giveUpMs?: number;
};

/**
 * Plays a fault while shoppers arrive, and waits until everything has recovered. If the fault cannot be prepared or played to its end, the
 * system is repaired.
 */
export async function playFault(
  fault: Fault,
  { system, ledger, arrivals, outageMs, calmMs, giveUpMs = 60_000 }: Playing,
): Promise<Played> {
  const until = { system, ledger, calmMs, giveUpMs };
  const problems: string[] = [];
  const attempt = async <T>(what: () => Promise<T> | undefined): Promise<T | undefined> => {
    try {
      return await what();
    } catch (cause) {
      problems.push(messageOf(cause));
      return undefined;
    }
  };
  await attempt(() => fault.prepare?.(system));
  await untilWhole(until, performance.now() - calmMs);
  const ordersBefore = await ordersOf(system, ledger);
  const from = performance.now();
  const shoppersBefore = arrivals.count();
  const over = problems.length === 0 ? await attempt(() => fault.play(system, outageMs)) : undefined;
  // It has ended half-way: the next fault must not find what this one has begun.
  if (!over) await attempt(() => system.repair());
  const playedAt = performance.now();
  const overAt = over?.at ?? playedAt;
  const { readyAt, isWhole } = await untilWhole(until, overAt);
  const to = performance.now();
  const journeys = arrivals.count() - shoppersBefore;
  const figures = (): Figures => ledger.figures(from, to);
  const { lastFailedAt } = figures();
  await attempt(() => fault.restore?.(system));
  const orders = await ordersOf(system, ledger);
  return {
    name: fault.name,
    journeys,
    problem: problems.length === 0 ? null : problems.join('; then: '),
    figures,
    wholeMs: isWhole ? Math.max(0, (lastFailedAt ?? 0) - overAt) : Number.POSITIVE_INFINITY,
    readyMs: readyAt - (over?.downFrom ?? playedAt),
    orders: {
      confirmed: orders.confirmed - ordersBefore.confirmed,
      lost: orders.lost - ordersBefore.lost,
      twice: orders.twice - ordersBefore.twice,
    },
  };
}

async function ordersOf({ databaseUrl }: DrillSystem, { confirmed }: Ledger): Promise<Played['orders']> {
  // Copied before the query, as orders confirmed meanwhile may be missing in its result.
  const known = new Set(confirmed);
  return { confirmed: known.size, ...(await findOrderFaults(databaseUrl, known)) };
}

type Until = Pick<Playing, 'system' | 'ledger' | 'calmMs'> & { giveUpMs: number };

/**
 * Waits until every service is ready, all earlier requests have ended and nothing has failed for a while.
 * @returns when the services were ready, infinity if one is not; and whether the rest was the case too before the time was up
 */
async function untilWhole(
  { system, ledger, calmMs, giveUpMs }: Until,
  from: number,
): Promise<{ readyAt: number; isWhole: boolean }> {
  const deadline = performance.now() + giveUpMs;
  // If the fault has ended a service, it counts as over once that service is ready again.
  let readyAt = performance.now();
  while (performance.now() < deadline) {
    const now = performance.now();
    if (!(await system.areAllReady())) readyAt = Number.POSITIVE_INFINITY;
    else if (!Number.isFinite(readyAt)) readyAt = now;
    const { lastFailedAt } = ledger.figures(from - giveUpMs, now);
    const oldest = ledger.oldestUnderWay();
    const isCalm = now - Math.max(from, lastFailedAt ?? 0) > calmMs && (oldest === null || now - oldest < calmMs);
    if (Number.isFinite(readyAt) && isCalm) return { readyAt, isWhole: true };
    await sleep(100);
  }
  return { readyAt, isWhole: false };
}
