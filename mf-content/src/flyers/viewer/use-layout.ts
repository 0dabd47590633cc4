import { useSyncExternalStore } from 'react';
import type { Layout } from './book/spreads.ts';

/** As in `flyer-viewer.module.css`. */
const wide = '(min-width: 577px) and (min-aspect-ratio: 1/1)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Two pages side by side on wide screens. The server renders two; the stylesheet shows one of them on other screens. */
export function useLayout(): Layout {
  return useSyncExternalStore<Layout>(
    subscribe,
    () => (window.matchMedia(wide).matches ? 'double' : 'single'),
    () => 'double',
  );
}
