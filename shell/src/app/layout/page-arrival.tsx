import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from 'shared-contracts/app';
import type { QueryParameter } from 'shared-contracts/remote';
import type { ShopRoute } from '../route-table.ts';

type Arrivals = {
  /** Address of the page that the shopper arrived at last; null before the first page of a tab. */
  last: string | null;
  announce(text: string): void;
};

const ArrivalsContext = createContext<Arrivals | null>(null);

/** Remembers the last page and contains the polite live region in which pages are announced. */
export function PageArrivals({ children }: { children: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  const { current } = useRef<Arrivals>({ last: null, announce: setText });
  return (
    <ArrivalsContext value={current}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {text}
      </div>
    </ArrivalsContext>
  );
}

type PageArrivalProps = {
  /** Missing for notices, which send no page data: a page that does not exist, or did not load. */
  route?: ShopRoute;
  /** The query parameters that the page declares: a change of an `isPage` parameter is another page. */
  query?: readonly QueryParameter[] | undefined;
};

/**
 * After an in-app navigation, once the page is painted: focus on its heading, announcement, page data (UX 26). A change of another
 * parameter, such as a filter, keeps the focus where it is.
 */
export function PageArrival({ route, query = [] }: PageArrivalProps): null {
  const { bus, analytics } = useApp();
  const { pathname, search } = useLocation();
  const arrivals = useContext(ArrivalsContext);
  const params = new URLSearchParams(search);
  const values = query.filter(({ isPage }) => isPage).map(({ name }) => params.get(name) ?? '');
  const address = [pathname, ...values].join('?');
  useEffect(() => {
    if (!arrivals || arrivals.last === address) return;
    const isFirst = arrivals.last === null;
    arrivals.last = address;
    if (route?.group) {
      // The address of a private page may contain an id of the shopper's.
      const path = route.rendered === 'server' ? pathname : `/${route.path}/`;
      analytics.track({ name: 'page_data', group: route.group, path });
    }
    if (isFirst) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    arrivals.announce(document.title);
    bus.emit('page-shown', { path: pathname, title: document.title });
  }, [address, arrivals, analytics, bus, pathname, route]);
  return null;
}
