import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  /** The latest clicks of this tab, recorded by the document's inline script from the first frame on. */
  var bergaufClicks: readonly Event[] | undefined;
}

/** A menu that opens later than this would surprise a shopper who has gone on reading. */
const maximumAgeMs = 5_000;

/** Buttons that do nothing without script. */
const scriptedButtons = 'button[type="button"]:not([popovertarget],[commandfor])';

/** On a button whose click waits to be repeated: it looks as if it had been handled. The document's inline script sets it. */
const waiting = 'data-clicked';

/**
 * Repeats clicks on the server's HTML from before this part of it was hydrated: React drops them. Only buttons that need script are
 * clicked, each once; links, forms and popovers have responded without it.
 * @param elementId of the boundary whose content hydrates together
 */
export function useClickReplay(elementId: string): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  // While this runs no click can come between, so none is both repeated and handled by React.
  useLayoutEffect(() => {
    const early = earlyButtons().map((button) => (button.isConnected ? button : inPlaceOf(button)));
    const isOurs = (button: Element | null | undefined): button is HTMLButtonElement =>
      button?.closest(fragments)?.id === elementId;
    buttons.current = new Set(early.filter(isOurs));
  }, [elementId]);
  // The content subscribes to its stores in effects that run before this one.
  useEffect(() => {
    for (const button of buttons.current) {
      // It went with the HTML that was replaced.
      if (document.activeElement === document.body) button.focus();
      button.removeAttribute(waiting);
      button.click();
    }
    buttons.current = new Set();
  }, []);
}

const fragments = '[data-fragment]';

/** The buttons that were clicked lately and do nothing without script. */
export const earlyButtons = (): HTMLButtonElement[] =>
  (globalThis.bergaufClicks ?? []).flatMap(({ target, timeStamp, eventPhase }) =>
    // React itself handles a click that is still being dispatched.
    eventPhase === Event.NONE && performance.now() - timeStamp < maximumAgeMs && target instanceof Element
      ? (target.closest<HTMLButtonElement>(scriptedButtons) ?? [])
      : [],
  );

/** The button in the place of one that went with the server's HTML of a boundary: the same one of the same fragment in it. */
function inPlaceOf(button: Element): Element | null | undefined {
  const gone = button.getRootNode() as Element;
  const own = button.closest<HTMLElement>(fragments);
  const now =
    own && sameIn(document.getElementById(gone.id), gone, own, `[data-fragment="${own.dataset['fragment']}"]`);
  return now && sameIn(now, own, button, 'button');
}

/** The element that has the number in one place that another has in the other place, among those of a selector. */
function sameIn(to: Element | null, from: Element, element: Element, selector: string): Element | undefined {
  const all = (place: Element): Element[] => [place, ...place.querySelectorAll(selector)];
  return to ? all(to)[all(from).indexOf(element)] : undefined;
}
