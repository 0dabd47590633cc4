import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { createStore, defineStore } from 'shared-contracts/store';
import type { ListData } from './list-loader.ts';
import { defaultSort, listHref } from './query/list-query.ts';

/** Entries of the tab's history whose search has been counted: Back and Forward show them again. */
const countedSearches = defineStore(() => createStore(() => new Set<string>()));

/** One event for a search, and one for each list that is shown; another filter, sort or page makes another list. */
export function useListTracking({ path, query, listing }: ListData): void {
  const app = useApp();
  const { key } = useLocation();
  const shown = useRef('');
  const { analytics } = app;
  const { q } = query;
  const trackSearch = useEffectEvent(() => analytics.track({ name: 'search', query: q, results: listing.total }));
  useEffect(() => {
    const counted = countedSearches.of(app).getState();
    if (q && q !== shown.current && !counted.has(key)) trackSearch();
    shown.current = q;
    counted.add(key);
  }, [app, q, key]);
  const address = listHref(path, query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address: prices of another role do not make another list
  useEffect(() => {
    const { field, order } = query.sort ?? defaultSort;
    const productIds = listing.products.map(({ id }) => String(id));
    const list = { group: 'item_list', path, query: q, sort: `${field}_${order}`, page: listing.page } as const;
    analytics.track({ name: 'view_item_list', ...list, total: listing.total, productIds });
  }, [analytics, address]);
}
