import type { WatchedRemote } from './watched-remote.ts';

/** Smaller differences are the two clocks' rounding, and the wall clock's gradual correction. */
const toleranceMs = 1_000;

/**
 * Notices when the wall clock was set.
 * @param steady monotonic clock, milliseconds
 * @returns by how many milliseconds the wall clock was moved since the last call; 0: it was not
 */
export function watchClock(now: () => Date, steady: () => number): () => number {
  const difference = (): number => now().getTime() - steady();
  let known = difference();
  return () => {
    const jump = difference() - known;
    if (Math.abs(jump) <= toleranceMs) return 0;
    known += jump;
    return jump;
  };
}

/** The same durations by a clock that was moved by `jumpMs`. */
export function movedBy(jumpMs: number, watched: WatchedRemote): WatchedRemote {
  const { current, canary } = watched;
  const moved = <Timed extends { since: string }>(timed: Timed): Timed => ({
    ...timed,
    since: new Date(Date.parse(timed.since) + jumpMs).toISOString(),
  });
  return { ...watched, current: moved(current), canary: canary && { ...moved(canary), step: moved(canary.step) } };
}
