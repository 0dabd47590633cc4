import type { Worker } from 'node:worker_threads';
import type { ExposeId } from 'shared-contracts/remote';
import {
  heartbeatField,
  isRunningField,
  moduleField,
  noModule,
  slotLength,
  threadField,
  type WatchdogMemory,
} from '../worker/watchdog-slot.ts';

export type Watchdog = {
  /**
   * The module that cost the worker of a slot; null where it is not known. `hasHung`: the watchdog ended the worker; otherwise it died.
   * @param isWarming what a worker waits for while it is warmed is evaluated by itself; in a page, any code may end a worker meanwhile
   */
  culpritOf(slot: number, isWarming: boolean): { id: ExposeId; hasHung: boolean } | null;
  stop(): void;
};

type Options = {
  memory: WatchdogMemory;
  /** Exposed modules in the order that slots number them. */
  ids: readonly ExposeId[];
  workers: () => readonly Worker[];
  /** Milliseconds that a worker's event loop may be blocked. A function, because warming may take longer. */
  hangTimeoutMs: () => number;
};

const checkEveryMs = 100;

/**
 * Ends workers whose event loop is blocked. Time is counted in checks, not by the clock: a machine that was suspended, or too busy for the
 * main thread as well, must not look like a hung worker. Waiting for the product API is not hanging: the heartbeat goes on.
 */
export function createWatchdog({ memory, ids, workers, hangTimeoutMs }: Options): Watchdog {
  const view = new Int32Array(memory);
  const seen = new Map<number, { heartbeat: number; checks: number }>();
  /** Threads that were ended, by their slot. */
  const ended = new Map<number, number>();

  function check(): void {
    const byThread = new Map(workers().map((worker) => [worker.threadId, worker]));
    for (let slot = 0; slot * slotLength < view.length; slot++) {
      const thread = Atomics.load(view, slot * slotLength + threadField);
      if (thread === 0) continue;
      const worker = byThread.get(thread);
      if (ended.get(slot) !== thread) ended.delete(slot);
      if (!worker) {
        // The worker has ended: the slot is free for its replacement.
        seen.delete(slot);
        Atomics.store(view, slot * slotLength + heartbeatField, 0);
        Atomics.store(view, slot * slotLength + threadField, 0);
        continue;
      }
      const heartbeat = Atomics.load(view, slot * slotLength + heartbeatField);
      const before = seen.get(slot);
      const checks = before?.heartbeat === heartbeat ? before.checks + 1 : 0;
      seen.set(slot, { heartbeat, checks });
      if (checks * checkEveryMs <= hangTimeoutMs()) continue;
      ended.set(slot, thread);
      // Its tasks are rejected when the thread has ended.
      worker.terminate().catch(() => {});
    }
  }

  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return {
    culpritOf(slot, isWarming) {
      const index = Atomics.load(view, slot * slotLength + moduleField);
      const isRunning = Atomics.load(view, slot * slotLength + isRunningField) === 1;
      const hasHung = ended.has(slot);
      const id = index === noModule ? undefined : ids[index];
      return id !== undefined && (hasHung || isRunning || isWarming) ? { id, hasHung } : null;
    },
    stop: () => clearInterval(timer),
  };
}
