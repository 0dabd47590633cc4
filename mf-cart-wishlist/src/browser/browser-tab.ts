import type { AppContext } from 'shared-contracts/app';

/** What the stores need from their browser tab, and from the shop's other tabs. */
export type BrowserTab = {
  reload(): void;
  /**
   * Calls back when the data of this tab may be stale: the page returns from the back/forward cache or after 5 s in the background (from
   * the checkout, for example), another tab has made a change, or the connection is back.
   */
  onStale(listener: () => void): void;
  /** Calls back when the page is left, for good or into the back/forward cache. Requests that are sent then use `keepalive`. */
  onLeave(listener: () => void): void;
  /** To be called when the server has confirmed a change. */
  notifyOtherTabs(): void;
};

const staleAfterHiddenMs = 5000;

export function browserTab({ environment }: AppContext, topic: 'cart' | 'wishlist' | 'local-shop'): BrowserTab {
  const noop = (): void => {};
  if (environment === 'server') return { reload: noop, onStale: noop, onLeave: noop, notifyOtherTabs: noop };
  const key = `bergauf.${topic}-changed`;
  return {
    reload: () => location.reload(),
    onStale(listener) {
      let hiddenAt = Date.now();
      addEventListener('pageshow', (event) => event.persisted && listener());
      addEventListener('online', listener);
      addEventListener('storage', (event) => {
        if (event.key !== key) return;
        // A tab in the background is refreshed once, when it becomes visible again.
        if (document.hidden) hiddenAt = 0;
        else listener();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) hiddenAt = Date.now();
        else if (Date.now() - hiddenAt > staleAfterHiddenMs) listener();
      });
    },
    onLeave: (listener) => addEventListener('pagehide', listener),
    notifyOtherTabs() {
      try {
        localStorage.setItem(key, `${Date.now()} ${Math.random()}`);
      } catch {
        // Where storage is forbidden, the other tabs refresh when they become visible again.
      }
    },
  };
}
