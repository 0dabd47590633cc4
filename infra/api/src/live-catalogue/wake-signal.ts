import { setTimeout as sleep } from 'node:timers/promises';

/** Wakes a loop when there is something to do. */
export type WakeSignal = {
  /** Ends the wait under way, or the next one at once. */
  ring(): void;
  /** Waits for a ring, at most for this many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Waits, regardless of rings. */
  pause(ms: number): Promise<void>;
  /** Ends every wait, also later ones. */
  turnOff(): void;
  isOff(): boolean;
  /** Aborted when it is turned off. */
  readonly off: AbortSignal;
};

export function createWakeSignal(): WakeSignal {
  const off = new AbortController();
  let hasRung = false;
  let wake = (): void => undefined;
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async wait(ms) {
      if (!hasRung && !off.signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
    pause: (ms) => sleep(ms, undefined, { signal: off.signal, ref: false }).catch(() => undefined),
    turnOff() {
      off.abort();
      wake();
    },
    isOff: () => off.signal.aborted,
    off: off.signal,
  };
}
