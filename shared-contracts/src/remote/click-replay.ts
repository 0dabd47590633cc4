import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  /** The latest clicks of this tab, recorded by the document's inline script from the first frame on. */
  var bergaufClicks: readonly Event[] | undefined;
}

/** A menu that opens later than this would surprise a shopper who has already gone on reading. A choice that still looks chosen does not. */
const maximumAgeMs = 5_000;

/** Buttons that do nothing without script. */
const scriptedButtons = 'button[type="button"]:not([popovertarget],[commandfor])';

/** Attribute of a button whose click waits to be repeated, which then looks pressed. The document's inline script sets it. */
const waiting = 'data-clicked';

/** Choices, such as a heart, wait for as long as they look chosen. */
const waitingChoices = `[${waiting}][aria-pressed]`;

/**
 * Repeats clicks on the server's HTML from before this part of it was hydrated: React drops them. Only buttons that need script are
 * clicked, each once; links, forms and popovers have worked without it. During its click a button has the attribute `data-clicked`: it may
 * look different by now from what the shopper clicked on.
 * @param elementId of the boundary whose content hydrates together
 */
export function useClickReplay(elementId: string): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  // No click can happen while this runs, so none is both repeated and handled by React.
  useLayoutEffect(() => {
    const ours = new Set<HTMLButtonElement>();
    for (const clicked of earlyButtons()) {
      const button = clicked.isConnected ? clicked : inPlaceOf(clicked);
      if (!isButton(button) || button.closest(fragments)?.id !== elementId) continue;
      clicked.removeAttribute(waiting);
      // Of two sizes, the one that was clicked last is chosen in the end.
      ours.delete(button);
      ours.add(button);
    }
    buttons.current = ours;
  }, [elementId]);
  // The content subscribes to its stores in effects that run before this one.
  useEffect(() => {
    for (const button of buttons.current) {
      // The focus was lost with the HTML that was replaced.
      if (document.activeElement === document.body) button.focus();
      button.setAttribute(waiting, '');
      button.click();
      button.removeAttribute(waiting);
    }
    buttons.current = new Set();
  }, []);
}

const isButton = (element: Element | null | undefined): element is HTMLButtonElement => element?.tagName === 'BUTTON';

const fragments = '[data-fragment]';

/** The code of these buttons cannot be loaded. The document's inline script marks no further click in an element with this attribute. */
export function forgetClicks(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.setAttribute('data-unavailable', '');
  for (const button of element?.querySelectorAll(`[${waiting}]`) ?? []) button.removeAttribute(waiting);
}

/** The buttons that need script and were clicked recently, in the order of the clicks. */
export const earlyButtons = (): HTMLButtonElement[] =>
  earlyClicks().flatMap(({ target, isRecent }) => {
    const button = target.closest<HTMLButtonElement>(scriptedButtons);
    return button && (isRecent || button.matches(waitingChoices)) ? [button] : [];
  });

/** Whether Enter was pressed in a field of the form before its hydration: a click on its hidden submit button, which is gone afterwards. */
export const wasSubmittedEarly = (form: HTMLFormElement): boolean =>
  earlyClicks().some(({ target, isRecent }) => isRecent && target.matches('[hidden]') && form.contains(target));

function earlyClicks(): { target: Element; isRecent: boolean }[] {
  return (globalThis.bergaufClicks ?? []).flatMap(({ target, timeStamp, eventPhase }) =>
    // React itself handles a click that is still being dispatched.
    eventPhase === Event.NONE && target instanceof Element
      ? [{ target, isRecent: performance.now() - timeStamp < maximumAgeMs }]
      : [],
  );
}

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
