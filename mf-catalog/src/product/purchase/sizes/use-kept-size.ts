import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Keeps the chosen size in the entry of the browser's history: Back, Forward and a reload show it again (UX 33). Not in the address, which
 * would be another page for caches.
 * @param size title of the chosen size; undefined before the choice
 * @param restore called with the size that this entry has, before the page is painted
 */
export function useKeptSize(size: string | undefined, restore: (size: string) => void): void {
  const restoreKept = useEffectEvent(() => {
    const { size: kept } = stateNow();
    if (typeof kept === 'string') restore(kept);
  });
  useLayoutEffect(() => restoreKept(), []);
  useEffect(() => {
    if (size !== undefined) history.replaceState({ ...stateNow(), size }, '');
  }, [size]);
}

const stateNow = (): { size?: unknown } => (history.state as object | null) ?? {};
