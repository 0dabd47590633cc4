import { useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { SearchView } from './search-view.ts';

/** SPEC 9: store search analytics debounce. */
const debounceMs = 1000;

/** Tracks a store search once the shopper stays with it. Positions of devices are not part of it. */
export function useStoreAnalytics({ query, kind, isPosition, total }: SearchView): void {
  const { analytics } = useApp();
  const words = isPosition ? '' : query.words;
  const services = query.services.join(',');
  useEffect(() => {
    if (kind === 'all' && services === '') return;
    const timer = setTimeout(() => {
      const results = kind === 'unknown' ? 0 : total;
      analytics.track({ name: 'store_search', query: words, byPosition: isPosition, services, results });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [analytics, kind, words, isPosition, services, total]);
}
