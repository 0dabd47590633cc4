import type { Worker } from 'node:worker_threads';
import type { ExposeId } from 'shared-contracts/remote';
import { beatField, noModule, type PulseBoard, rowLength, runningField, threadField } from '../worker/pulse.ts';

export type Watchdog = {
  /** Module whose code ran last in the worker of a row; null when the board does not tell. */
  culpritOf(row: number): ExposeId | null;
  stop(): void;
};

type Options = {
  board: PulseBoard;
  /** Exposed modules in the order that the board counts them. */
  ids: readonly ExposeId[];
  workers: () => readonly Worker[];
  /** Milliseconds that a worker's event loop may stand still. Asked again each time: warming may take longer. */
  standstillMs: () => number;
};

const lookEveryMs = 100;

/**
 * Ends workers whose event loop stands still. Time is counted in looks, not by the clock: a machine that was asleep, or too busy
 * for the main thread as well, must not look like a hung worker. Waiting for the product API is not hanging either: the beat goes on.
 */
export function createWatchdog({ board, ids, workers, standstillMs }: Options): Watchdog {
  const view = new Int32Array(board);
  const seen = new Map<number, { beat: number; looks: number }>();

  function look(): void {
    const byThread = new Map(workers().map((worker) => [worker.threadId, worker]));
    for (let row = 0; row * rowLength < view.length; row++) {
      const thread = Atomics.load(view, row * rowLength + threadField);
      if (thread === 0) continue;
      const worker = byThread.get(thread);
      if (!worker) {
        // Ended: the row is free for the worker that replaces it.
        seen.delete(row);
        Atomics.store(view, row * rowLength + beatField, 0);
        Atomics.store(view, row * rowLength + threadField, 0);
        continue;
      }
      const beat = Atomics.load(view, row * rowLength + beatField);
      const before = seen.get(row);
      const looks = before?.beat === beat ? before.looks + 1 : 0;
      seen.set(row, { beat, looks });
      // Its tasks are rejected when the thread has ended.
      if (looks * lookEveryMs > standstillMs()) worker.terminate().catch(() => {});
    }
  }

  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    culpritOf(row) {
      const index = Atomics.load(view, row * rowLength + runningField);
      return index === noModule ? null : (ids[index] ?? null);
    },
    stop: () => clearInterval(timer),
  };
}
