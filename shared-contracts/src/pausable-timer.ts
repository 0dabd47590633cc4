/** A timeout that can be paused and continues with the remaining time. Repeating a call has no effect. */
export type PausableTimer = {
  run(): void;
  pause(): void;
  /** Stops it for good: it never fires, and `run` has no effect any more. */
  stop(): void;
};

/**
 * @param minRemainingMs minimum time left after a pause, so that the shopper has time to come back
 * @returns a paused timer: `run` starts it
 */
export function createPausableTimer(delayMs: number, onEnd: () => void, minRemainingMs = 0): PausableTimer {
  let leftMs = delayMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  function pause(): void {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    leftMs = Math.max(leftMs - (Date.now() - startedAt), minRemainingMs);
  }

  return {
    run() {
      if (isOver || timer !== null) return;
      startedAt = Date.now();
      timer = setTimeout(() => {
        isOver = true;
        timer = null;
        onEnd();
      }, leftMs);
    },
    pause,
    stop() {
      pause();
      isOver = true;
    },
  };
}
