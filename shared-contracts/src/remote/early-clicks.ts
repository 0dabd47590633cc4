import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  /** The latest clicks of this tab, recorded by the document's inline script from the first frame on. */
  var bergaufClicks: readonly Event[] | undefined;
}

/** A menu that opens later than this would surprise a shopper who has gone on reading. */
const maximumAgeMs = 5_000;

/**
 * Repeats clicks on the server's HTML from before this part of it was hydrated: React drops them. Only buttons that need script are
 * clicked, each once; links, forms and popovers have responded without it.
 * @param elementId of the boundary whose content hydrates together
 */
export function useEarlyClicks(elementId: string): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  // While this runs no click can come between, so none is both repeated and handled by React.
  useLayoutEffect(() => {
    const isEarly = ({ timeStamp, eventPhase }: Event): boolean =>
      // React itself handles a click that is still being dispatched.
      eventPhase === Event.NONE && performance.now() - timeStamp < maximumAgeMs;
    const early = (globalThis.bergaufClicks ?? []).filter(isEarly).map(scriptButtonOf);
    const isOurs = (button: HTMLButtonElement | null): button is HTMLButtonElement =>
      button?.closest('[data-fragment]')?.id === elementId;
    buttons.current = new Set(early.filter(isOurs));
  }, [elementId]);
  // The content subscribes to its stores in effects that run before this one.
  useEffect(() => {
    for (const button of buttons.current) button.click();
    buttons.current = new Set();
  }, []);
}

/** The clicked button, if it does nothing without script. */
function scriptButtonOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[type="button"]:not([popovertarget],[commandfor])') : null;
}
