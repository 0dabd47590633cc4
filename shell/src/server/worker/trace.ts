import type { ExposeId } from 'shared-contracts/remote';
import { begunSlot, runningSlot } from '../releases/watched-run.ts';

export type Trace = { enter(id: ExposeId): void; leave(id: ExposeId): void };

/** Writes down whose code is running, where the server's main thread can read it after this thread was ended. */
export function createTrace(ids: readonly ExposeId[], buffer: SharedArrayBuffer): Trace {
  const current = new Int32Array(buffer);
  const stack: number[] = [];
  const note = (): void => void Atomics.store(current, runningSlot, stack.at(-1) ?? -1);
  Atomics.store(current, begunSlot, 1);
  return {
    enter(id) {
      stack.push(ids.indexOf(id));
      note();
    },
    leave(id) {
      const index = stack.lastIndexOf(ids.indexOf(id));
      if (index >= 0) stack.splice(index, 1);
      note();
    },
  };
}
