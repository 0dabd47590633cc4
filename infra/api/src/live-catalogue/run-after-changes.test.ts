import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterChanges } from './run-after-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs at start and after a change, repeats what failed, and ends with the current run', async () => {
  let version = 1;
  let isFailing = false;
  const runs: number[] = [];
  const errors: unknown[] = [];
  let finish = (): void => {};
  const stop = runAfterChanges({
    everyMs: 1000,
    version: () => version,
    onError: (error) => errors.push(error),
    async run(signal) {
      runs.push(version);
      if (isFailing) throw new Error('away');
      await new Promise<void>((resolve) => {
        finish = resolve;
        // What is under way when it is stopped takes a while to end.
        signal.addEventListener('abort', () => setTimeout(resolve, 500));
      });
    },
  });
  expect(runs).toEqual([1]);
  version = 2;
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs, 'one at a time').toEqual([1]);
  isFailing = true;
  finish();
  await vi.advanceTimersByTimeAsync(2000);
  expect([runs, errors.length]).toEqual([[1, 2, 2], 2]);
  isFailing = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toEqual([1, 2, 2, 2]);
  finish();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs, 'no change, no run').toEqual([1, 2, 2, 2]);
  version = 3;
  await vi.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(isStopped, 'before its run has ended').toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopping;
  version = 4;
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toEqual([1, 2, 2, 2, 3]);
});
