const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * A strip that opened by itself leaves the focus on the page, where it may cover it (UX 27). From what it covers, Tab leads into the
 * strip, and from the strip's ends back. It gives way to the focus that moves below it in another way.
 *
 * @param dismiss closes the strip, and returns the focus from it to where it was
 * @returns stops it
 */
export function keepFocusUncovered(strip: HTMLElement, dismiss: () => void): () => void {
  const listeners = new AbortController();
  const isCovered = (element: Element): boolean =>
    element !== document.body &&
    !strip.contains(element) &&
    element.getBoundingClientRect().bottom > strip.getBoundingClientRect().top;
  document.addEventListener(
    'keydown',
    (event) => {
      const { activeElement: focused } = document;
      if (event.key !== 'Tab' || !focused) return;
      const inStrip = [...strip.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
      if (!event.shiftKey && isCovered(focused)) {
        event.preventDefault();
        inStrip[0]?.focus();
      } else if (focused === inStrip.at(event.shiftKey ? 0 : -1)) {
        if (event.shiftKey) event.preventDefault();
        // Tab then goes on from there.
        dismiss();
      }
    },
    { signal: listeners.signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && isCovered(target)) dismiss();
    },
    { signal: listeners.signal },
  );
  return () => listeners.abort();
}
