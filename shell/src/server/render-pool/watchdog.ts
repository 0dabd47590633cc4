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
   * The module that cost a slot its worker; null where it is not known. `hasHung`: the watchdog ended the worker; otherwise it died.
   * @param isAlone no page has left code behind in the worker: it was being warmed, or was started for this page. Then the module that it
   * waits for is named, too; in any other worker, code of an earlier page may have ended it meanwhile
   */
  culpritOf(slot: number, isAlone: boolean): { id: ExposeId; hasHung: boolean } | null;
  /** Frees the slots of workers that have ended. */
  freeSlots(): void;
  stop(): void;
};

type Options = {
  memory: WatchdogMemory;
  /** Exposed modules in the order of their numbers in the slots. */
  ids: readonly ExposeId[];
  workers: () => readonly Worker[];
  /** Milliseconds that a worker's event loop may be blocked. A function, because warming may take longer. */
  hangTimeoutMs: () => number;
};

const checkEveryMs = 100;

/**
 * Ends workers whose event loop is blocked. Time is counted in checks, not by the clock: a machine that was suspended, or too busy for the
 * main thread as well, must not look like a hung worker. Waiting for the product API is not hanging: the heartbeat continues.
 */
export function createWatchdog({ memory, ids, workers, hangTimeoutMs }: Options): Watchdog {
  const view = new Int32Array(memory);
  const seen = new Map<number, { heartbeat: number; checks: number }>();
  /** Threads that were ended, by their slot. */
  const ended = new Map<number, number>();

  /** Frees the slots of workers that have ended. @returns the running workers by their slot */
  function freeSlots(): Map<number, Worker> {
    const byThread = new Map(workers().map((worker) => [worker.threadId, worker]));
    const claimed = new Map<number, Worker>();
    for (let slot = 0; slot * slotLength < view.length; slot++) {
      const thread = Atomics.load(view, slot * slotLength + threadField);
      if (thread === 0) continue;
      if (ended.get(slot) !== thread) ended.delete(slot);
      const worker = byThread.get(thread);
      if (worker) {
        claimed.set(slot, worker);
        continue;
      }
      seen.delete(slot);
      Atomics.store(view, slot * slotLength + heartbeatField, 0);
      Atomics.store(view, slot * slotLength + threadField, 0);
    }
    return claimed;
  }

  function check(): void {
    for (const [slot, worker] of freeSlots()) {
      const heartbeat = Atomics.load(view, slot * slotLength + heartbeatField);
      const before = seen.get(slot);
      const checks = before?.heartbeat === heartbeat ? before.checks + 1 : 0;
      seen.set(slot, { heartbeat, checks });
      if (checks * checkEveryMs <= hangTimeoutMs()) continue;
      ended.set(slot, worker.threadId);
      // Its tasks are rejected when the thread has ended.
      worker.terminate().catch(() => {});
    }
  }

  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return {
    culpritOf(slot, isAlone) {
      const index = Atomics.load(view, slot * slotLength + moduleField);
      const isRunning = Atomics.load(view, slot * slotLength + isRunningField) === 1;
      const hasHung = ended.has(slot);
      const id = index === noModule ? undefined : ids[index];
      return id !== undefined && (hasHung || isRunning || isAlone) ? { id, hasHung } : null;
    },
    freeSlots: () => void freeSlots(),
    stop: () => clearInterval(timer),
  };
}
