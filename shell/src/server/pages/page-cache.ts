import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { LRUCache } from 'lru-cache';
import { type RenderedPage, withEqualBodiesOf } from './rendered-page.ts';

/** Where a page came from; sent as `x-page-cache` and counted. */
export type PageOrigin = 'fresh' | 'stale' | 'stale-if-error' | 'previous-set' | 'render';

export type CachedPage = { page: RenderedPage; from: PageOrigin };

export type PageCache = {
  /**
   * Returns the page of a key: fresh from the cache; stale, while one rendering refreshes it; rendered now; or, when that fails, the last
   * complete page within its stale-if-error time.
   * @throws what `render` throws, when no earlier page may be served
   */
  get(key: string, render: Render): Promise<CachedPage>;
  /** The page, if it may be served without a rendering. */
  peek(key: string): RenderedPage | null;
  /** Bytes held, keys included. */
  bytes(): number;
  size(): number;
};

/** @param onGrown to be called when the page's memory use changes */
export type Render = (onGrown: () => void) => Promise<RenderedPage>;

/** `startedAt`: when its rendering started; later changes may be missing. */
type Entry = { page: RenderedPage; at: number; startedAt: number; failedAt: number };
type Rendering = { page: Promise<RenderedPage>; startedAt: number };

export type PageCacheOptions = {
  freshMs: number;
  staleMs: number;
  /** Milliseconds after `staleMs` in which a complete page may be served instead of one that fails. */
  staleIfErrorMs: number;
  maxBytes: number;
  onRefreshFailed: (cause: unknown) => void;
  /** When a key's data last changed, in milliseconds of the monotonic clock. */
  changedAt?: (key: string) => number;
};

/** Estimated bytes of an entry, without its key and its bodies. */
const entryBytes = 1_000;
/** Milliseconds after a failure before a key with an earlier page is rendered again. */
const retryPauseMs = 1_000;

/**
 * Milliseconds after a change of the catalogue in which the page from before it is served while it is refreshed. Popular pages are
 * rendered again by then.
 */
const changeGraceMs = 400;
/** Milliseconds that a request waits for a rendering of a page that has no known change, before it gets the earlier page. */
const changeWaitMs = 1_500;

/** Stale-while-revalidate and stale-if-error, with one rendering at a time for each key. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs, staleMs, staleIfErrorMs, maxBytes, onRefreshFailed, changedAt = () => 0 } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => entryBytes + key.length * 2 + page.html.heldBytes() + page.payload.heldBytes(),
  });
  const inFlight = new Map<string, Rendering>();

  function renderOnce(key: string, render: Render): Promise<RenderedPage> {
    const known = inFlight.get(key);
    if (known && known.startedAt >= changedAt(key)) return known.page;
    const startedAt = steadyNow();
    const page = renderAndStore(key, startedAt, render).finally(() => {
      if (inFlight.get(key)?.page === page) inFlight.delete(key);
    });
    inFlight.set(key, { page, startedAt });
    return page;
  }

  async function renderAndStore(key: string, startedAt: number, render: Render): Promise<RenderedPage> {
    try {
      const rendered = await render(() => updateSize(key));
      const earlier = entries.peek(key);
      const page = earlier ? withEqualBodiesOf(earlier.page, rendered) : rendered;
      const isNewest = (earlier?.startedAt ?? 0) <= startedAt;
      // An incomplete page never replaces a complete one.
      if (page.quality === 'complete' && isNewest) {
        entries.set(key, { page, at: steadyNow(), startedAt, failedAt: Number.NEGATIVE_INFINITY });
      }
      if (page.quality === 'failed') noteFailure(key);
      return page;
    } catch (cause) {
      noteFailure(key);
      throw cause;
    }
  }

  function noteFailure(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.failedAt = steadyNow();
  }

  /** The cache measures the size of a value when it is set. */
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

  /** Whether the data changed after the page's rendering started, and the grace period after the change is over. */
  function isOutdated(key: string, { startedAt }: Entry): boolean {
    const at = changedAt(key);
    return startedAt < at && steadyNow() - at >= changeGraceMs;
  }

  /** Renders the page, and serves the earlier one instead of a page that is late, fails or lacks a fragment. */
  async function renderOrServeOutdated(key: string, render: Render, earlier: Entry): Promise<CachedPage> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), changeWaitMs);
    });
    const rendered = await Promise.race([renderOrServeStale(key, render, earlier), late]);
    clearTimeout(timer);
    if (rendered?.page.quality === 'incomplete') noteFailure(key);
    else if (rendered) return rendered;
    return { page: earlier.page, from: 'stale' };
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      if (!entry) return renderOrServeStale(key, render, null);
      const age = steadyNow() - entry.at;
      const { page } = entry;
      if (age <= freshMs && entry.startedAt >= changedAt(key)) return { page, from: 'fresh' };
      const isPaused = steadyNow() - entry.failedAt < retryPauseMs;
      if (age <= freshMs + staleMs) {
        if (!isPaused && isOutdated(key, entry)) return renderOrServeOutdated(key, render, entry);
        if (!isPaused) renderOnce(key, render).catch(onRefreshFailed);
        return { page, from: 'stale' };
      }
      if (age > freshMs + staleMs + staleIfErrorMs) return renderOrServeStale(key, render, null);
      if (isPaused) return { page, from: 'stale-if-error' };
      return renderOrServeStale(key, render, entry);
    },
    peek(key) {
      const entry = entries.peek(key);
      return entry && steadyNow() - entry.at <= freshMs + staleMs && !isOutdated(key, entry) ? entry.page : null;
    },
    bytes: () => entries.calculatedSize,
    size: () => entries.size,
  };
}
