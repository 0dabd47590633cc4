import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs out after its delay', () => {
    const done = vi.fn();
    startCountdown(2000, done);
    vi.advanceTimersByTime(1999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('stands still while it is held, and goes on with what was left', () => {
    const done = vi.fn();
    const countdown = startCountdown(2000, done);
    vi.advanceTimersByTime(1500);
    countdown.hold();
    vi.advanceTimersByTime(60_000);
    countdown.release();
    vi.advanceTimersByTime(499);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('never runs out after it was stopped, nor starts again after it ran out', () => {
    const done = vi.fn();
    const countdown = startCountdown(2000, done);
    countdown.hold();
    countdown.stop();
    countdown.release();
    vi.advanceTimersByTime(10_000);
    expect(done).not.toHaveBeenCalled();
    const second = startCountdown(10, done);
    vi.advanceTimersByTime(10);
    second.hold();
    second.release();
    vi.advanceTimersByTime(100);
    expect(done).toHaveBeenCalledOnce();
  });
});
