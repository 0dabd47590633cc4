import { afterEach, expect, it, vi } from 'vitest';
import { startPageTimer } from './page-timer.ts';

afterEach(() => void vi.useRealTimers());

it('tells analytics once, eight minutes after the document has started', () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  const track = vi.fn();
  startPageTimer({ track });
  vi.advanceTimersByTime(480_000 - performance.now() - 1);
  expect(track).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(1_000_000);
  expect(track.mock.calls).toEqual([[{ name: 'page_timer', seconds: 480 }]]);
});
