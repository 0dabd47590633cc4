import type { ExposeId } from 'shared-contracts/remote';

/**
 * Memory that the render workers of a pool share with the main thread: one slot for each worker, readable after its thread was ended.
 * A slot is `[thread id, heartbeat, module, whether its code is running]`.
 */
export type WatchdogMemory = SharedArrayBuffer;

export const slotLength = 4;
export const threadField = 0;
/** Incremented while the worker's event loop runs. */
export const heartbeatField = 1;
/** Index of the exposed module whose code is running, or that the worker's only task waits for, or `noModule`. */
export const moduleField = 2;
/** 1 while that code is known to run; 0 while it is awaited. */
export const isRunningField = 3;
export const noModule = -1;

const heartbeatMs = 100;

/**
 * Slots for a pool's threads and the isolated one, and for their replacements: the slot of a worker that was ended is free after the
 * watchdog's next check, that of an isolated one at once.
 */
export function createWatchdogMemory(threads: number): WatchdogMemory {
  const slots = 2 * (threads + 1);
  return new SharedArrayBuffer(slots * slotLength * Int32Array.BYTES_PER_ELEMENT);
}

/** Records whose code runs during one task. */
export type ModuleMarks = { enter(id: ExposeId): void; leave(id: ExposeId): void };

export type WatchdogSlot = {
  /** Number of the slot in the shared memory. */
  index: number;
  begin(): ModuleMarks & { end(): void };
};

/**
 * Claims a slot for this worker and starts its heartbeat.
 *
 * A worker has several pages in progress, but only one runs at a time. While React renders, the slot names the module that is being
 * rendered. A microtask runs only after the code that queued it has returned, and removes that name again: the slot of a blocked
 * worker names the code that blocks it. Between such stretches the slot names the module that the worker's only task waits for; with
 * several tasks it names none, because it could be any of them. A timer that a module has left behind may run then, so the slot says which
 * of the two it is. A loader is waited for from its first line on, as its module is loaded before.
 */
export function claimWatchdogSlot(memory: WatchdogMemory, threadId: number, ids: readonly ExposeId[]): WatchdogSlot {
  const view = new Int32Array(memory);
  const index = claim(view, threadId);
  const field = (name: number): number => index * slotLength + name;
  const tasks = new Set<number[]>();
  let isSettling = false;
  function show(module: number, isRunning: boolean): void {
    Atomics.store(view, field(moduleField), module);
    Atomics.store(view, field(isRunningField), isRunning ? 1 : 0);
  }

  function settle(): void {
    isSettling = false;
    const [only] = tasks;
    show(tasks.size === 1 ? (only?.at(-1) ?? noModule) : noModule, false);
  }

  function showUntilReturn(module: number): void {
    show(module, true);
    if (isSettling) return;
    isSettling = true;
    queueMicrotask(settle);
  }

  show(noModule, false);
  setInterval(() => Atomics.add(view, field(heartbeatField), 1), heartbeatMs).unref();
  return {
    index,
    begin() {
      const stack: number[] = [];
      tasks.add(stack);
      settle();
      return {
        enter(id) {
          stack.push(ids.indexOf(id));
          showUntilReturn(stack.at(-1) ?? noModule);
        },
        leave(id) {
          const position = stack.lastIndexOf(ids.indexOf(id));
          if (position >= 0) stack.splice(position, 1);
          showUntilReturn(stack.at(-1) ?? noModule);
        },
        end() {
          tasks.delete(stack);
          settle();
        },
      };
    },
  };
}

function claim(view: Int32Array, threadId: number): number {
  for (let index = 0; index * slotLength < view.length; index++) {
    if (Atomics.compareExchange(view, index * slotLength + threadField, 0, threadId) === 0) return index;
  }
  throw new Error('The watchdog has no free slot');
}
