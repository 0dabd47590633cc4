import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from 'shared-contracts/app';
import type { QueryParameter } from 'shared-contracts/remote';
import type { ShopRoute } from '../route-table.ts';

type Announcements = {
  /** Address of the page that the shopper arrived at last; null before the first page of a tab. */
  last: string | null;
  announce(text: string): void;
};

const AnnouncementsContext = createContext<Announcements | null>(null);

/** Remembers the last page and contains the polite live region in which pages are announced. */
export function RouteAnnouncements({ children }: { children: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  const { current } = useRef<Announcements>({ last: null, announce: setText });
  return (
    <AnnouncementsContext value={current}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {text}
      </div>
    </AnnouncementsContext>
  );
}

type RouteAnnouncerProps = {
  /** Missing for notices, which send no page data: a page that does not exist, or did not load. */
  route?: ShopRoute;
  /** The query parameters that the page declares: a change of an `isPage` parameter is another page. */
  query?: readonly QueryParameter[] | undefined;
};

/**
 * After an in-app navigation, once the page is painted: focus on its heading, announcement, page data (UX 26). A change of another
 * parameter, such as a filter, keeps the focus where it is.
 */
export function RouteAnnouncer({ route, query = [] }: RouteAnnouncerProps): null {
  const { bus, analytics } = useApp();
  const { pathname, search } = useLocation();
  const announcements = useContext(AnnouncementsContext);
  const params = new URLSearchParams(search);
  const values = query.filter(({ isPage }) => isPage).map(({ name }) => params.get(name) ?? '');
  const address = [pathname, ...values].join('?');
  useEffect(() => {
    if (!announcements || announcements.last === address) return;
    const isFirst = announcements.last === null;
    announcements.last = address;
    if (route?.group) {
      // The address of a private page may contain an id of the shopper's.
      const path = route.rendered === 'server' ? pathname : `/${route.path}/`;
      analytics.track({ name: 'page_data', group: route.group, path });
    }
    if (isFirst) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // A change of filters keeps the scroll position, at which a short notice might be out of view.
    if (!route) scrollTo(0, 0);
    announcements.announce(document.title);
    bus.emit('page-shown', { path: pathname, title: document.title });
  }, [address, announcements, analytics, bus, pathname, route]);
  return null;
}
