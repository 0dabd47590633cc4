import { steadyNow } from '@bergauf/service-kit/steady-clock';

/** When each set is retried, with a longer pause after each failure. */
export type RetrySchedule = {
  isDue(id: string): boolean;
  isPending(id: string): boolean;
  /** Starts an attempt. @returns when the next one is due should it fail, in milliseconds since the epoch */
  begin(id: string): number;
  succeeded(id: string): void;
  /** Schedules an attempt at a set that has failed in traffic: after one pause, and after longer ones when it soon fails there again. */
  schedule(id: string): void;
  nextAt(id: string): number;
  clear(): void;
};

/** Number of pauses without a failure in traffic after which an earlier failure no longer counts: longer than the longest pause. */
const forgottenAfter = 20;

/** @param pauseMs after the first failure; doubled with each failure, up to ten times as long */
export function createRetrySchedule(pauseMs: number): RetrySchedule {
  const known = new Map<string, { failed: number; dueAt: number }>();
  const failedInTraffic = new Map<string, { times: number; at: number }>();
  const pause = (failures: number): number => Math.min(pauseMs * 2 ** (failures - 1), pauseMs * 10);
  const dueAt = (id: string): number => known.get(id)?.dueAt ?? 0;
  const nextAt = (id: string): number => (known.has(id) ? Date.now() + dueAt(id) - steadyNow() : 0);
  return {
    isDue: (id) => steadyNow() >= dueAt(id),
    isPending: (id) => known.has(id),
    begin(id) {
      const failed = (known.get(id)?.failed ?? 0) + 1;
      known.set(id, { failed, dueAt: steadyNow() + pause(failed) });
      return nextAt(id);
    },
    succeeded: (id) => void known.delete(id),
    schedule(id) {
      const at = steadyNow();
      const before = failedInTraffic.get(id);
      const times = before && at - before.at < pauseMs * forgottenAfter ? before.times + 1 : 1;
      failedInTraffic.set(id, { times, at });
      known.set(id, { failed: 0, dueAt: at + pause(times) });
    },
    nextAt,
    clear() {
      known.clear();
      failedInTraffic.clear();
    },
  };
}
