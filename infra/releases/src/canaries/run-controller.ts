import { setTimeout as sleep } from 'node:timers/promises';
import type { CanaryController } from './canary-controller.ts';

/** How often the evidence is looked at. A tick that takes long delays the next one of its own; edits run beside. */
const tickMs = 1_000;

/** Ticks until it is stopped. @returns stops, after what was begun */
export function runController(controller: CanaryController): () => Promise<void> {
  const stop = new AbortController();
  const open = new Set<Promise<void>>();
  const running = (async () => {
    while (!stop.signal.aborted) {
      // Not awaited: while one frontend's candidate is tried, the others must be watched. The controller leaves out what is under way.
      const tick = controller.tick().finally(() => open.delete(tick));
      open.add(tick);
      await sleep(tickMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await running;
    await Promise.all(open);
  };
}
