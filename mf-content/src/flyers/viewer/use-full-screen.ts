import { type RefObject, useEffect, useState } from 'react';
import type { FlyerHistory } from './use-flyer-history.ts';

export type FullScreen = { readonly isOn: boolean; toggle(): void };

/**
 * The browser's full screen mode, as a layer that Back closes.
 * @returns null where the browser has none, such as iPhones, and until the page is hydrated
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  { entry, open, close, leftFullScreen }: Pick<FlyerHistory, 'entry' | 'open' | 'close' | 'leftFullScreen'>,
): FullScreen | null {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => setPossible(document.fullscreenEnabled === true), []);
  const { isFullScreen } = entry;

  useEffect(() => {
    // Back has closed the layer.
    if (!isFullScreen && document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    const changed = (): void => {
      if (!document.fullscreenElement && isFullScreen) leftFullScreen();
    };
    // The shopper may have left it before this effect.
    changed();
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [isFullScreen, leftFullScreen]);

  if (!isPossible) return null;
  return {
    isOn: isFullScreen,
    toggle() {
      if (isFullScreen) return close();
      void element.current
        ?.requestFullscreen()
        .then(() => open({ isFullScreen: true }))
        .catch(() => {});
    },
  };
}
