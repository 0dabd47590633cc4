import { useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { SearchView } from './search-view.ts';

/** Tracks a store search once the shopper has stayed on it. Device positions are excluded. */
export function useStoreAnalytics({ query, kind, isPosition, total }: SearchView): void {
  const { analytics, config } = useApp();
  const { storeSearchAnalyticsDebounceMs: debounceMs } = config.limits;
  // The address of a device's position contains coordinates, not words: positions stay in the browser.
  const words = isPosition ? '' : query.words;
  const results = kind === 'unknown' ? 0 : total;
  useEffect(() => {
    if (kind === 'all') return;
    const timer = setTimeout(() => analytics.track({ name: 'store_search', query: words, results }), debounceMs);
    return () => clearTimeout(timer);
  }, [analytics, kind, words, results, debounceMs]);
}
