import type { AnalyticsEvent } from 'shared-contracts/analytics';

/** Receives events; `stop`: the consent has ended, and unsent events are discarded. */
export type Receiver = { take(event: AnalyticsEvent): void; stop(): void };

/** Milliseconds that an item waits for others. */
const delayMs = 2000;
/** Most items that the shop's server accepts in one request. */
const largest = 50;

export type Batches<T> = {
  add(item: T): void;
  /** Discards what has not been sent. */
  stop(): void;
};

/** Collects items and sends them together: after 2 s, when there are 50, or when the page is left. */
export function createBatches<T>(send: (items: readonly T[]) => void): Batches<T> {
  const items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    const batch = forget();
    if (batch.length > 0) send(batch);
  }

  function forget(): readonly T[] {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    return items.splice(0);
  }

  function flushWhenHidden(): void {
    if (document.visibilityState === 'hidden') flush();
  }

  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('pagehide', flush);

  return {
    add(item) {
      items.push(item);
      if (items.length >= largest) flush();
      else timer ??= setTimeout(flush, delayMs);
    },
    stop() {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('pagehide', flush);
      forget();
    },
  };
}
