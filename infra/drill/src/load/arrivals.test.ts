import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startArrivals } from './arrivals.ts';

it('shoppers arrive at their rate even if no earlier one has a response', async () => {
  const due: number[] = [];
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const arrivals = startArrivals(50, async (_shopper, dueAt) => {
    due.push(dueAt);
    await answered;
  });
  await vi.waitFor(() => expect(arrivals.count()).toBeGreaterThan(10), { timeout: 10_000 });
  const pauses = due.slice(1).map((at, index) => Math.round(at - (due[index] ?? 0)));
  expect(new Set(pauses)).toEqual(new Set([20]));
  answer();
  await arrivals.stop();
});

it('the latency of shoppers who start late because this machine is busy counts from when they were due', async () => {
  const late: number[] = [];
  const arrivals = startArrivals(100, async (_shopper, dueAt) => {
    late.push(performance.now() - dueAt);
  });
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  await sleep(20);
  await arrivals.stop();
  expect(late.length).toBeGreaterThan(15);
  expect(Math.max(...late)).toBeGreaterThan(100);
});
