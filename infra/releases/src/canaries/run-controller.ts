import { setTimeout as sleep } from 'node:timers/promises';
import type { Channels } from '../server/channels-of-service.ts';

/** How often the evidence is looked at. A tick that takes long delays the next one of its own; edits run beside. */
const tickMs = 1_000;

/** Ticks in every channel until it is stopped. @returns stops, after what was begun */
export function runController({ names, find }: Channels): () => Promise<void> {
  const stop = new AbortController();
  const open = new Set<Promise<void>>();
  async function tickAll(): Promise<void> {
    const channels = await names();
    await Promise.all(channels.map(async (name) => (await find(name)).canaries.tick()));
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      // Not awaited: while one frontend's candidate is tried, the others must be watched. The controller leaves out what is under way.
      const tick = tickAll()
        // A folder that cannot be read is logged where its documents are served.
        .catch(() => undefined)
        .finally(() => open.delete(tick));
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
