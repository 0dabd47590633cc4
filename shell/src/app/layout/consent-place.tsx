import { type ReactElement, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';

/**
 * Where the shopper is asked for consent: loaded when the browser has nothing else to do, where an answer is missing, where events are
 * counted, and where the shopper wants to see the settings. It stands first in the document, so that its buttons are the first to reach.
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
    // Safari has no idle callbacks.
    const wait = (): unknown => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
    return () => {
      bus.off('consent-settings-requested', request);
      removeEventListener('load', wait);
    };
  }, [bus]);
  // It stays to say that the answer is saved.
  useEffect(() => {
    if (isNeeded) setPlaced(true);
  }, [isNeeded]);
  return isPlaced ? <Fragment of="mf-header/consent" settingsRequests={settingsRequests} /> : null;
}
