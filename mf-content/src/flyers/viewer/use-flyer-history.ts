import { useEffect, useMemo, useRef, useState } from 'react';
import { parameter } from '../flyer-paths.ts';

/** The state of the viewer in an entry of the browser's history. */
export type FlyerEntry = {
  readonly page: number;
  /** The product whose sheet is open. */
  readonly product: number | null;
  readonly isFullScreen: boolean;
};

export type FlyerHistory = {
  readonly entry: FlyerEntry;
  /** Another page in the same entry: Back leaves the flyer, however many pages were turned. */
  turned(page: number): void;
  /** Another page in a new entry: Back returns to the page before the jump. In full screen Back leaves full screen instead. */
  jumped(page: number): void;
  /** Opens a layer on top of the pages: Back closes it (UX 32), and the page that is open then stays open. */
  open(layer: Partial<Pick<FlyerEntry, 'product' | 'isFullScreen'>>): void;
  /** Closes the last opened layer. */
  close(): void;
  /** The browser itself has left full screen, such as on Escape. A sheet that was opened in it stays open. */
  leftFullScreen(): void;
};

const name = 'flyer';

/**
 * Pages and layers of the viewer in the address and the history of the browser. They are no navigations of the router, which would load the
 * flyer's data again for each page. Entries between which there was no navigation of the router are handled here, all others by the router.
 */
export function useFlyerHistory(path: string, page: number): FlyerHistory {
  const [entry, setEntry] = useState<FlyerEntry>({ page, product: null, isFullScreen: false });
  const current = useRef(entry);
  const isClosing = useRef(false);

  const actions = useMemo(() => {
    const show = (next: FlyerEntry): void => {
      current.current = next;
      setEntry(next);
    };
    const write = (next: FlyerEntry, isNew: boolean): void => {
      const state: unknown = window.history.state;
      const marked = { ...(typeof state === 'object' && state), [name]: { path, ...next } };
      if (isNew) window.history.pushState(marked, '', address(next.page));
      else window.history.replaceState(marked, '', address(next.page));
      show(next);
    };
    const close = (): void => {
      // Pressing Escape twice goes back only once.
      if (isClosing.current || layersOf(current.current) === 0) return;
      isClosing.current = true;
      window.history.back();
    };
    return {
      show,
      write,
      close,
      turned: (to: number) => {
        // The shopper may have left while the page was turning.
        if (entryIn(window.history.state, path)) write({ ...current.current, page: to }, false);
      },
      jumped: (to: number) =>
        write({ ...current.current, page: to }, to !== current.current.page && layersOf(current.current) === 0),
      open: (layer: Partial<FlyerEntry>) => write({ ...current.current, ...layer }, true),
      leftFullScreen: () => {
        if (current.current.product === null) close();
        else write({ ...current.current, isFullScreen: false }, false);
      },
    };
  }, [path]);

  useEffect(() => {
    // A sheet that was left through one of its links is open again after Back.
    const kept = entryIn(window.history.state, path);
    actions.write(kept ? { ...kept, page: current.current.page, isFullScreen: false } : current.current, false);
    const index = routerIndex(window.history.state);
    const listeners = new AbortController();
    window.addEventListener(
      'popstate',
      (event) => {
        const shown = entryIn(event.state, path);
        isClosing.current = false;
        if (!shown || routerIndex(event.state) !== index) return;
        // The router need not navigate. In Chromium it does all the same: its listener, which was added earlier, runs first there.
        event.stopImmediatePropagation();
        const left = current.current;
        if (shown.isFullScreen && !document.fullscreenElement) {
          // Browsers allow full screen only after a press: its entry is skipped.
          isClosing.current = true;
          window.history.back();
        } else if (layersOf(shown) < layersOf(left)) actions.write({ ...shown, page: left.page }, false);
        else actions.show(shown);
      },
      { capture: true, signal: listeners.signal },
    );
    return () => listeners.abort();
  }, [actions, path]);

  const { turned, jumped, open, close, leftFullScreen } = actions;
  return { entry, turned, jumped, open, close, leftFullScreen };
}

/** How many layers lie on top of the pages. */
function layersOf({ product, isFullScreen }: FlyerEntry): number {
  return Number(product !== null) + Number(isFullScreen);
}

/** The address of a page, with the other parameters unchanged. */
function address(page: number): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (page > 1) query.set(parameter.page, String(page));
  else query.delete(parameter.page);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/** The router's number of an entry. The viewer's own entries have the number of the one in which it was opened. */
function routerIndex(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
}

/** Null for an entry of another flyer or page. */
function entryIn(state: unknown, path: string): FlyerEntry | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  const kept = state[name] as Partial<FlyerEntry & { path: string }> | null;
  if (kept?.path !== path || typeof kept.page !== 'number') return null;
  return { page: kept.page, product: kept.product ?? null, isFullScreen: kept.isFullScreen === true };
}
