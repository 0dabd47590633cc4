import { type ReactElement, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';

/**
 * Place of the consent dialog. In a shop that counts events, it is loaded once the browser is idle, unless the shopper has refused;
 * anywhere, when the shopper opens the settings. It stands first in the document, so that its buttons come first in the tab order.
 */
export function ConsentPlace(): ReactElement | null {
  const { bus, consent, config } = useApp();
  const choice = useSyncExternalStore(consent.subscribe, consent.read, () => null);
  const [isIdle, setIdle] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const [settingsRequests, request] = useReducer((count: number) => count + 1, 0);
  const isNeeded = (isIdle && config.analytics && choice?.statistics !== false) || settingsRequests > 0;
  useEffect(() => {
    bus.on('consent-settings-requested', request);
    // Safari has no `requestIdleCallback`.
    const wait = (): unknown => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
    return () => {
      bus.off('consent-settings-requested', request);
      removeEventListener('load', wait);
    };
  }, [bus]);
  // Stays mounted to say that the answer is saved.
  useEffect(() => {
    if (isNeeded) setPlaced(true);
  }, [isNeeded]);
  return isPlaced ? <Fragment of="mf-header/consent" settingsRequests={settingsRequests} /> : null;
}
