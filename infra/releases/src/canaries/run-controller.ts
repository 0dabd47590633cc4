import { setTimeout as sleep } from 'node:timers/promises';
import type { Channels } from '../server/channels-of-service.ts';

/** Interval at which the evidence is read. A slow tick delays the channel's next one; edits run concurrently. */
const tickMs = 1_000;

/** Runs the ticks of every channel until it is stopped. @returns a function that stops it and waits for what is in progress */
export function runController({ names, find }: Channels): () => Promise<void> {
  const stop = new AbortController();
  const open = new Set<Promise<void>>();
  async function tickAll(): Promise<void> {
    const channels = await names();
    await Promise.all(channels.map(async (name) => (await find(name)).canaries.tick()));
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      // Not awaited: while one frontend's candidate is tried, the others must be watched. The controller skips frontends with an edit in
      // progress.
      const tick = tickAll()
        // An unreadable folder is logged where its documents are served.
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
