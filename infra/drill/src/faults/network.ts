import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiFault } from '@bergauf/test-kit/faulty-proxy';
import type { Fault } from './fault.ts';

/** @param faults network fault of each API */
const onNetwork = (name: Fault['name'], faults: readonly ApiFault[]): Fault => ({
  name,
  async play(system, outageMs) {
    await system.setNetwork(faults);
    await sleep(outageMs);
    await system.setNetwork([]);
    return { at: performance.now() };
  },
});

export const slowApi = onNetwork('a slow API (1 byte a second)', ['dripping']);

/** One call in five is lost before it arrives, refused, late, or executed with its response lost. */
export const lossyNetwork = onNetwork('lost calls and cut connections', ['lossy', 'lossy']);
