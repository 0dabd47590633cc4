import type { ExposeId } from 'shared-contracts/remote';

/**
 * Memory that all render workers of a pool share with the server's main thread: one row a worker, readable after its thread
 * was ended. A row is `[thread id, beat, running]`.
 */
export type PulseBoard = SharedArrayBuffer;

export const rowLength = 3;
export const threadField = 0;
/** Grows as long as the worker's event loop turns. */
export const beatField = 1;
/** Index of the exposed module whose code is running, or `noModule`. */
export const runningField = 2;
export const noModule = -1;

/** Milliseconds between two beats. */
const beatMs = 100;

/** Rows are taken over by the workers that replace ended ones; a pool never has this many at once. */
const rows = 64;

export function createPulseBoard(): PulseBoard {
  return new SharedArrayBuffer(rows * rowLength * Int32Array.BYTES_PER_ELEMENT);
}

/** Notes whose code runs during one task. */
export type Trace = { enter(id: ExposeId): void; leave(id: ExposeId): void };

export type WorkerPulse = {
  /** The worker's row on the board. */
  row: number;
  begin(): Trace & { end(): void };
};

/**
 * Takes a row of the board for this worker and starts its beat.
 *
 * A worker has several pages under way, but only one runs at a time. While React renders, the row names the frame that is being
 * rendered. A microtask runs only after the code that queued it has returned, so it takes that name away again: what a blocked
 * worker leaves on the board is the code that blocks it. Between such stretches the row names the module that the worker's only
 * task waits for; with several tasks it names none, for it would be a guess.
 */
export function createWorkerPulse(board: PulseBoard, threadId: number, ids: readonly ExposeId[]): WorkerPulse {
  const view = new Int32Array(board);
  const row = takeRow(view, threadId);
  const field = (name: number): number => row * rowLength + name;
  const open = new Set<number[]>();
  let settling = false;
  const show = (index: number): void => void Atomics.store(view, field(runningField), index);

  function settle(): void {
    settling = false;
    const [only] = open;
    show(open.size === 1 ? (only?.at(-1) ?? noModule) : noModule);
  }

  function showForNow(index: number): void {
    show(index);
    if (settling) return;
    settling = true;
    queueMicrotask(settle);
  }

  show(noModule);
  setInterval(() => Atomics.add(view, field(beatField), 1), beatMs).unref();
  return {
    row,
    begin() {
      const stack: number[] = [];
      open.add(stack);
      settle();
      return {
        enter(id) {
          stack.push(ids.indexOf(id));
          showForNow(stack.at(-1) ?? noModule);
        },
        leave(id) {
          const index = stack.lastIndexOf(ids.indexOf(id));
          if (index >= 0) stack.splice(index, 1);
          showForNow(stack.at(-1) ?? noModule);
        },
        end() {
          open.delete(stack);
          settle();
        },
      };
    },
  };
}

function takeRow(view: Int32Array, threadId: number): number {
  for (let row = 0; row < rows; row++) {
    if (Atomics.compareExchange(view, row * rowLength + threadField, 0, threadId) === 0) return row;
  }
  throw new Error('The pulse board has no free row');
}
