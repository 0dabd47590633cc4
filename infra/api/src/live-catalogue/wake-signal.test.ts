import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWakeSignal } from './wake-signal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The waits that have ended, in their order. */
function ends() {
  const over: string[] = [];
  return { over, of: (name: string, wait: Promise<void>) => void wait.then(() => over.push(name)) };
}

it('a ring ends the wait under way, or the next one, and only that one', async () => {
  const signal = createWakeSignal();
  const { over, of } = ends();
  of('under way', signal.wait(1000));
  signal.ring();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toEqual(['under way']);
  signal.ring();
  signal.ring();
  of('next', signal.wait(1000));
  await vi.advanceTimersByTimeAsync(0);
  of('without a ring', signal.wait(1000));
  await vi.advanceTimersByTimeAsync(999);
  expect(over).toEqual(['under way', 'next']);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toEqual(['under way', 'next', 'without a ring']);
});

it('a ring during a pause does not shorten it, and is not lost', async () => {
  vi.useRealTimers();
  const signal = createWakeSignal();
  const from = performance.now();
  const pause = signal.pause(50);
  signal.ring();
  await pause;
  expect(performance.now() - from).toBeGreaterThan(45);
  await signal.wait(1000);
});

it('turned off, it ends every wait and pause, also later ones', async () => {
  const signal = createWakeSignal();
  const { over, of } = ends();
  of('wait', signal.wait(1000));
  of('pause', signal.pause(1000));
  signal.turnOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(over.sort()).toEqual(['pause', 'wait']);
  of('later wait', signal.wait(1000));
  of('later pause', signal.pause(1000));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveLength(4);
});
