import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  /** The latest clicks of this tab, recorded by the document's inline script from the first frame on. */
  var bergaufClicks: readonly Event[] | undefined;
}

/** A menu that opens later than this would surprise a shopper who has already gone on reading. */
const maximumAgeMs = 5_000;

/** Buttons that do nothing without script. */
const scriptedButtons = 'button[type="button"]:not([popovertarget],[commandfor])';

/** Attribute of a button whose click waits to be repeated, which then looks pressed. The document's inline script sets it. */
const waiting = 'data-clicked';

/**
 * Repeats clicks on the server's HTML from before this part of it was hydrated: React drops them. Only buttons that need script are
 * clicked, each once; links, forms and popovers have worked without it.
 * @param elementId of the boundary whose content hydrates together
 */
export function useClickReplay(elementId: string): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  // No click can happen while this runs, so none is both repeated and handled by React.
  useLayoutEffect(() => {
    const early = earlyButtons().map((button) => (button.isConnected ? button : inPlaceOf(button)));
    const isOurs = (button: Element | null | undefined): button is HTMLButtonElement =>
      button?.closest(fragments)?.id === elementId;
    buttons.current = new Set(early.filter(isOurs));
  }, [elementId]);
  // The content subscribes to its stores in effects that run before this one.
  useEffect(() => {
    for (const button of buttons.current) {
      // The focus was lost with the HTML that was replaced.
      if (document.activeElement === document.body) button.focus();
      button.removeAttribute(waiting);
      button.click();
    }
    buttons.current = new Set();
  }, []);
}

const fragments = '[data-fragment]';

/** The buttons that need script and were clicked recently. */
export const earlyButtons = (): HTMLButtonElement[] =>
  (globalThis.bergaufClicks ?? []).flatMap(({ target, timeStamp, eventPhase }) =>
    // React itself handles a click that is still being dispatched.
    eventPhase === Event.NONE && performance.now() - timeStamp < maximumAgeMs && target instanceof Element
      ? (target.closest<HTMLButtonElement>(scriptedButtons) ?? [])
      : [],
  );

/** The replacement of a button that was removed with a boundary's server HTML: the same button of the same fragment. */
function inPlaceOf(button: Element): Element | null | undefined {
  const gone = button.getRootNode() as Element;
  const own = button.closest<HTMLElement>(fragments);
  const now =
    own && sameIn(document.getElementById(gone.id), gone, own, `[data-fragment="${own.dataset['fragment']}"]`);
  return now && sameIn(now, own, button, 'button');
}

/** The element at the same index among the matches of a selector in the other container. */
function sameIn(to: Element | null, from: Element, element: Element, selector: string): Element | undefined {
  const all = (place: Element): Element[] => [place, ...place.querySelectorAll(selector)];
  return to ? all(to)[all(from).indexOf(element)] : undefined;
}
