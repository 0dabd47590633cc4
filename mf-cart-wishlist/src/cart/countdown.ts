/** A delay that can be held and goes on with what was left. */
export type Countdown = { hold(): void; release(): void; stop(): void };

export function startCountdown(delayMs: number, done: () => void): Countdown {
  let left = delayMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let over = false;
  const pause = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const run = (): void => {
    since = Date.now();
    timer = setTimeout(() => {
      over = true;
      done();
    }, left);
  };
  run();
  return {
    hold() {
      if (over || timer === null) return;
      pause();
      left = Math.max(0, left - (Date.now() - since));
    },
    release() {
      if (!over && timer === null) run();
    },
    stop() {
      over = true;
      pause();
    },
  };
}
