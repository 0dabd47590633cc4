import { steadyNow } from '@bergauf/service-kit/steady-clock';

/** When each set is tried again, with a longer pause after each failure. */
export type RetrySchedule = {
  isDue(id: string): boolean;
  isPending(id: string): boolean;
  /** Starts an attempt. @returns when the next one is due should it fail, in milliseconds since the epoch */
  begin(id: string): number;
  succeeded(id: string): void;
  /** Schedules an attempt after one pause. */
  schedule(id: string): void;
  nextAt(id: string): number;
  clear(): void;
};

/** @param pauseMs after the first failure; doubled with each failure, up to ten times as long */
export function createRetrySchedule(pauseMs: number): RetrySchedule {
  const known = new Map<string, { failed: number; dueAt: number }>();
  const dueAt = (id: string): number => known.get(id)?.dueAt ?? 0;
  const nextAt = (id: string): number => (known.has(id) ? Date.now() + dueAt(id) - steadyNow() : 0);
  return {
    isDue: (id) => steadyNow() >= dueAt(id),
    isPending: (id) => known.has(id),
    begin(id) {
      const failed = (known.get(id)?.failed ?? 0) + 1;
      known.set(id, { failed, dueAt: steadyNow() + Math.min(pauseMs * 2 ** (failed - 1), pauseMs * 10) });
      return nextAt(id);
    },
    succeeded: (id) => void known.delete(id),
    schedule: (id) => void known.set(id, { failed: 0, dueAt: steadyNow() + pauseMs }),
    nextAt,
    clear: () => known.clear(),
  };
}
