import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

/** Where a page came from; sent as `x-page-cache` and counted. */
export type PageOrigin = 'fresh' | 'stale' | 'stale-if-error' | 'previous-set' | 'render';

export type CachedPage = { page: RenderedPage; from: PageOrigin };

export type PageCache = {
  /**
   * Returns the page of a key: fresh from the cache; stale, while one rendering refreshes it; rendered now; or, when that fails, the last
   * whole page within its stale-if-error time.
   * @throws what `render` throws, when no earlier page may be served
   */
  get(key: string, render: Render): Promise<CachedPage>;
  /** The page, when it may be served without a rendering. */
  peek(key: string): RenderedPage | null;
  /** Bytes held, keys included. */
  bytes(): number;
  size(): number;
};

/** @param onGrown to be called when the page takes more memory than before */
export type Render = (onGrown: () => void) => Promise<RenderedPage>;

type Entry = { page: RenderedPage; at: number; failedAt: number };

export type PageCacheOptions = {
  freshMs: number;
  staleMs: number;
  /** Milliseconds after `staleMs` in which a complete page may be served instead of one that fails. */
  staleIfErrorMs: number;
  maxBytes: number;
  onRefreshFailed: (cause: unknown) => void;
};

/** Bytes of an entry beside its key and its bodies. */
const entryBytes = 1_000;
/** Milliseconds after a failure before a key with an earlier page is rendered again. */
const retryPauseMs = 1_000;

/** Stale-while-revalidate and stale-if-error, with one rendering at a time for each key. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs, staleMs, staleIfErrorMs, maxBytes, onRefreshFailed } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => entryBytes + key.length * 2 + page.html.heldBytes() + page.payload.heldBytes(),
  });
  const inFlight = new Map<string, Promise<RenderedPage>>();

  function renderOnce(key: string, render: Render): Promise<RenderedPage> {
    let rendering = inFlight.get(key);
    if (!rendering) {
      rendering = renderAndStore(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
    }
    return rendering;
  }

  async function renderAndStore(key: string, render: Render): Promise<RenderedPage> {
    try {
      const page = await render(() => updateSize(key));
      // An incomplete page never replaces a whole one.
      if (page.quality === 'complete') entries.set(key, { page, at: Date.now(), failedAt: Number.NEGATIVE_INFINITY });
      if (page.quality === 'failed') noteFailure(key);
      return page;
    } catch (cause) {
      noteFailure(key);
      throw cause;
    }
  }

  function noteFailure(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.failedAt = Date.now();
  }

  /** The cache measures a value when it is set. */
  function updateSize(key: string): void {
    const entry = entries.peek(key);
    if (entry) entries.set(key, { ...entry });
  }

  async function renderOrServeStale(key: string, render: Render, earlier: Entry | null): Promise<CachedPage> {
    try {
      const page = await renderOnce(key, render);
      if (page.quality !== 'failed' || !earlier) return { page, from: 'render' };
    } catch (cause) {
      if (!earlier) throw cause;
      onRefreshFailed(cause);
    }
    return { page: earlier.page, from: 'stale-if-error' };
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      if (!entry) return renderOrServeStale(key, render, null);
      const age = Date.now() - entry.at;
      const { page } = entry;
      if (age <= freshMs) return { page, from: 'fresh' };
      const isPaused = Date.now() - entry.failedAt < retryPauseMs;
      if (age <= freshMs + staleMs) {
        if (!isPaused) renderOnce(key, render).catch(onRefreshFailed);
        return { page, from: 'stale' };
      }
      if (age > freshMs + staleMs + staleIfErrorMs) return renderOrServeStale(key, render, null);
      if (isPaused) return { page, from: 'stale-if-error' };
      return renderOrServeStale(key, render, entry);
    },
    peek(key) {
      const entry = entries.peek(key);
      return entry && Date.now() - entry.at <= freshMs + staleMs ? entry.page : null;
    },
    bytes: () => entries.calculatedSize,
    size: () => entries.size,
  };
}
