import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from 'shared-contracts/app';
import { useAnnounce } from './announcer.tsx';
import { useArrivals } from './arrivals.ts';
import type { ShopRoute } from './route-table.ts';

/**
 * After an in-app navigation, once the page is painted: focus on its heading, announcement, page data (UX-RULES 26). Filters
 * and sorting change the query alone and keep focus where it is.
 */
export function PageArrival({ route }: { route: ShopRoute }): null {
  const { bus, analytics } = useApp();
  const { pathname, search } = useLocation();
  const announce = useAnnounce();
  const arrivals = useArrivals();
  const q = new URLSearchParams(search).get('q') ?? '';
  const place = `${pathname}?${q}`;
  useEffect(() => {
    const first = arrivals.current === null;
    if (arrivals.current === place) return;
    arrivals.current = place;
    if (route.group !== null) analytics.track({ name: 'page_data', group: route.group, path: pathname });
    if (first) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(document.title);
    bus.emit('page-shown', { path: pathname, title: document.title });
  }, [place, arrivals, analytics, announce, bus, pathname, route.group]);
  return null;
}
