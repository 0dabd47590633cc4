import { LRUCache } from 'lru-cache';
import type { PageForms } from './page-forms.ts';

/** Where an answer came from; sent as `x-page-cache` and counted. */
export type PageSource = 'fresh' | 'stale' | 'stale-if-error' | 'previous-set' | 'render';

export type CacheAnswer = { forms: PageForms; from: PageSource };

export type PageCache = {
  /**
   * The page for this key: fresh from the cache; stale while one request refreshes it; rendered now; or, when that fails, the last
   * whole page as long as it may stand in for an error.
   * @throws what `render` throws, when there is nothing to stand in
   */
  get(key: string, render: Render): Promise<CacheAnswer>;
  /** The page, when it may be served without being rendered. */
  peek(key: string): PageForms | null;
  /** Bytes held, keys included. */
  bytes(): number;
  size(): number;
};

/** @param onGrown to be called when the page takes more memory than at first */
export type Render = (onGrown: () => void) => Promise<PageForms>;

type Entry = { forms: PageForms; at: number; failedAt: number };

export type PageCacheOptions = {
  freshMs: number;
  staleMs: number;
  /** Milliseconds beyond those in which a whole page may stand in for one that fails. */
  staleIfErrorMs: number;
  maxBytes: number;
  onRefreshFailed: (cause: unknown) => void;
};

/** What an entry takes beyond its key and its bodies. */
const entryBytes = 1_000;
/** Milliseconds after a failure in which nothing is rendered for a key that has a page to stand in. */
const restMs = 1_000;

/** Stale-while-revalidate and stale-if-error, with one rendering at a time for each key. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs, staleMs, staleIfErrorMs, maxBytes, onRefreshFailed } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ forms }, key) =>
      entryBytes + key.length * 2 + forms.html.heldBytes() + forms.payload.heldBytes(),
  });
  const inFlight = new Map<string, Promise<PageForms>>();

  function renderOnce(key: string, render: Render): Promise<PageForms> {
    let rendering = inFlight.get(key);
    if (!rendering) {
      rendering = renderAndKeep(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
    }
    return rendering;
  }

  async function renderAndKeep(key: string, render: Render): Promise<PageForms> {
    try {
      const forms = await render(() => measureAnew(key));
      // What is incomplete never takes the place of a whole page.
      if (forms.quality === 'whole') entries.set(key, { forms, at: Date.now(), failedAt: Number.NEGATIVE_INFINITY });
      if (forms.quality === 'failed') noteFailure(key);
      return forms;
    } catch (cause) {
      noteFailure(key);
      throw cause;
    }
  }

  function noteFailure(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.failedAt = Date.now();
  }

  /** The cache asks for a value's size when it is set. */
  function measureAnew(key: string): void {
    const entry = entries.peek(key);
    if (entry) entries.set(key, { ...entry });
  }

  async function renderOrStandIn(key: string, render: Render, standIn: Entry | null): Promise<CacheAnswer> {
    try {
      const forms = await renderOnce(key, render);
      if (forms.quality !== 'failed' || !standIn) return { forms, from: 'render' };
    } catch (cause) {
      if (!standIn) throw cause;
      onRefreshFailed(cause);
    }
    return { forms: standIn.forms, from: 'stale-if-error' };
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      if (!entry) return renderOrStandIn(key, render, null);
      const age = Date.now() - entry.at;
      const { forms } = entry;
      if (age <= freshMs) return { forms, from: 'fresh' };
      const isResting = Date.now() - entry.failedAt < restMs;
      if (age <= freshMs + staleMs) {
        if (!isResting) renderOnce(key, render).catch(onRefreshFailed);
        return { forms, from: 'stale' };
      }
      if (age > freshMs + staleMs + staleIfErrorMs) return renderOrStandIn(key, render, null);
      if (isResting) return { forms, from: 'stale-if-error' };
      return renderOrStandIn(key, render, entry);
    },
    peek(key) {
      const entry = entries.peek(key);
      return entry && Date.now() - entry.at <= freshMs + staleMs ? entry.forms : null;
    },
    bytes: () => entries.calculatedSize,
    size: () => entries.size,
  };
}
