import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPausableTimer } from './pausable-timer.ts';

let ended: number;
const end = (): void => void ended++;

beforeEach(() => {
  vi.useFakeTimers();
  ended = 0;
});
afterEach(() => vi.useRealTimers());

it('starts with the first run and fires once', () => {
  const timer = createPausableTimer(1000, end);
  vi.advanceTimersByTime(5000);
  timer.run();
  vi.advanceTimersByTime(999);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  timer.run();
  vi.advanceTimersByTime(5000);
  expect(ended).toBe(1);
});

it('continues with the remaining time after any number of pauses', () => {
  const timer = createPausableTimer(1000, end);
  timer.run();
  vi.advanceTimersByTime(400);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.run();
  vi.advanceTimersByTime(400);
  timer.pause();
  timer.run();
  vi.advanceTimersByTime(199);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ended).toBe(1);
});

it('ignores a second run and a second pause', () => {
  const timer = createPausableTimer(1000, end);
  timer.run();
  vi.advanceTimersByTime(600);
  timer.run();
  timer.pause();
  vi.advanceTimersByTime(600);
  timer.pause();
  timer.run();
  vi.advanceTimersByTime(399);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ended).toBe(1);
});

it('has at least the given time left after a pause', () => {
  const timer = createPausableTimer(1000, end, 300);
  timer.run();
  vi.advanceTimersByTime(990);
  timer.pause();
  timer.run();
  vi.advanceTimersByTime(299);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ended).toBe(1);
});

it('never fires after a stop', () => {
  const timer = createPausableTimer(1000, end);
  timer.run();
  timer.stop();
  timer.run();
  vi.advanceTimersByTime(5000);
  expect(ended).toBe(0);
});
