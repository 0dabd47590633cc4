import type { AppContext } from 'shared-contracts/app';

/** What the stores need of the document they live in, and of the shop's other tabs. */
export type Page = {
  reload(): void;
  /**
   * Calls back when what this page knows may be old: it returns from the back/forward cache or after a while in the
   * background (from the checkout, say), another tab has changed something, the connection is back.
   */
  onReturn(listener: () => void): void;
  /** Calls back when the page is left, for good or into the back/forward cache. Calls are kept alive. */
  onLeave(listener: () => void): void;
  /** Tells the other tabs that the server confirmed a change. */
  tellOthers(): void;
};

const awayMs = 5000;

export function browserPage({ environment }: AppContext, what: 'cart' | 'wishlist' | 'local-shop'): Page {
  const nothing = (): void => {};
  if (environment === 'server') return { reload: nothing, onReturn: nothing, onLeave: nothing, tellOthers: nothing };
  const key = `bergauf.${what}-changed`;
  return {
    reload: () => location.reload(),
    onReturn(listener) {
      let hiddenAt = Date.now();
      addEventListener('pageshow', (event) => event.persisted && listener());
      addEventListener('online', listener);
      addEventListener('storage', (event) => {
        if (event.key !== key) return;
        // Nobody sees a tab in the background: it asks once, when it is looked at again.
        if (document.hidden) hiddenAt = 0;
        else listener();
      });
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) hiddenAt = Date.now();
        else if (Date.now() - hiddenAt > awayMs) listener();
      });
    },
    onLeave: (listener) => addEventListener('pagehide', listener),
    tellOthers() {
      try {
        localStorage.setItem(key, `${Date.now()} ${Math.random()}`);
      } catch {
        // Where storage is forbidden, the other tabs ask when they are looked at again.
      }
    },
  };
}
