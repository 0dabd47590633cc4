import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

export type PageCache = {
  /** The page for this key: from the cache while fresh, from the cache while one request refreshes it, or rendered now. */
  get(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: RenderedPage; from: 'fresh' | 'stale' | 'render' }>;
  clear(): void;
};

type Entry = { page: RenderedPage; at: number };

type Options = { freshMs: number; staleMs: number; maxBytes: number; onRefreshFailed: (cause: unknown) => void };

/** Stale-while-revalidate with single flight: however many ask for a page at once, it is rendered once. */
export function createPageCache({ freshMs, staleMs, maxBytes, onRefreshFailed }: Options): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }) => page.body.length * 2 + 1,
  });
  const inFlight = new Map<string, Promise<RenderedPage>>();

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    let rendering = inFlight.get(key);
    if (!rendering) {
      rendering = render()
        .then((page) => {
          // What is incomplete is shown, and asked for again; it never takes the place of a whole page.
          if (page.keep) entries.set(key, { page, at: Date.now() });
          return page;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
    }
    return rendering;
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      const age = entry ? Date.now() - entry.at : Number.POSITIVE_INFINITY;
      if (entry && age <= freshMs) return { page: entry.page, from: 'fresh' };
      if (entry && age <= freshMs + staleMs) {
        renderOnce(key, render).catch(onRefreshFailed);
        return { page: entry.page, from: 'stale' };
      }
      return { page: await renderOnce(key, render), from: 'render' };
    },
    clear: () => entries.clear(),
  };
}
