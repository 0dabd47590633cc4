import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetrySchedule } from './retry-schedule.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'hrtime'] }));
afterEach(() => void vi.useRealTimers());

/** Milliseconds until the attempt, which succeeds. */
function pauseAfterFailureInTraffic(schedule: ReturnType<typeof createRetrySchedule>): number {
  schedule.schedule('set');
  const pause = schedule.nextAt('set') - Date.now();
  vi.advanceTimersByTime(pause);
  schedule.begin('set');
  schedule.succeeded('set');
  return pause;
}

it('a set that soon fails in traffic again is prepared again after longer and longer pauses', () => {
  const schedule = createRetrySchedule(3_000);
  const pauses = Array.from({ length: 6 }, () => pauseAfterFailureInTraffic(schedule));
  expect(pauses).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
});

it('a failure in traffic counts no longer after a minute without another, nor after a new document', () => {
  const schedule = createRetrySchedule(3_000);
  pauseAfterFailureInTraffic(schedule);
  vi.advanceTimersByTime(60_000);
  expect(pauseAfterFailureInTraffic(schedule)).toBe(3_000);
  schedule.clear();
  expect(pauseAfterFailureInTraffic(schedule)).toBe(3_000);
});
