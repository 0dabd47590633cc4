import { setTimeout as sleep } from 'node:timers/promises';

export type Arrivals = {
  /** Number of shoppers that have arrived so far. */
  count(): number;
  /** Stops arrivals, and waits for the current shoppers. */
  stop(): Promise<void>;
};

/**
 * Starts shoppers at a fixed rate, however slow the shop is for earlier ones: a slow shop must not get less load (an open
 * model, without coordinated omission).
 * @param visit receives the shopper's number and the time when it should have arrived, in milliseconds of `performance.now()`; never
 * rejects
 */
export function startArrivals(perSecond: number, visit: (shopper: number, dueAt: number) => Promise<void>): Arrivals {
  const startedAt = performance.now();
  const under = new Set<Promise<void>>();
  let arrived = 0;
  let isOpen = true;
  const letIn = async (): Promise<void> => {
    while (isOpen) {
      const dueAt = startedAt + (arrived * 1_000) / perSecond;
      const early = dueAt - performance.now();
      if (early > 0) await sleep(early);
      if (!isOpen) return;
      const visiting = visit(arrived, dueAt).finally(() => under.delete(visiting));
      under.add(visiting);
      arrived += 1;
    }
  };
  const open = letIn();
  return {
    count: () => arrived,
    async stop() {
      isOpen = false;
      await open;
      await Promise.all(under);
    },
  };
}
